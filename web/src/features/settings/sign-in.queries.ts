import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type SignInSettings = Schemas['SignInSettings']
export type SignInSettingsChange = Schemas['UpdateSignInSettingsRequest']

export const signInSettingsQuery = queryOptions({
  queryKey: ['settings', 'sign-in'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/settings/sign_in', { signal })),
})

export function useUpdateSignInSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SignInSettingsChange) => unwrap(api.POST('/api/v1/settings/sign_in', { body })),
    // The request has the secret: it must not stay in the cache.
    gcTime: 0,
    onSuccess: (reply) => cache.setQueryData(signInSettingsQuery.queryKey, reply),
  })
}

/** Forgets which account of the provider belongs to a person. */
export const useUnlinkPerson = () =>
  useMutation({
    mutationFn: (userId: string) => unwrap(api.POST('/api/v1/settings/sign_in/unlink', { body: { userId } })),
  })
