import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, paging, useChange } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type StepUpProvider = Schemas['StepUpProvider']
export type StepUpProviderFields = Pick<
  Schemas['CreateStepUpProviderRequest'],
  'displayName' | 'issuerUrl' | 'clientId' | 'oauth2' | 'microsoft'
>

export const stepUpProvidersQuery = infiniteQueryOptions({
  queryKey: ['settings', 'step-up'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/step-up/providers', { params: { query: paging(pageParam) }, signal })),
})

const at = (id: string) => ({ params: { path: { id } } })

/** Adds a provider, or changes the one with this id; an empty secret leaves the stored one. */
export function useSaveStepUpProvider() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({
      id,
      fields,
      clientSecret,
    }: {
      id: string | undefined
      fields: StepUpProviderFields
      clientSecret: string
    }) => {
      if (id === undefined) {
        await unwrap(api.POST('/api/v1/step-up/providers', { body: { ...fields, clientSecret } }))
        return
      }
      const updateMask = Object.keys(fields).join(',')
      await unwrap(
        api.POST('/api/v1/step-up/providers/{id}', { ...at(id), body: { stepUpProvider: fields, updateMask } }),
      )
      if (clientSecret !== '')
        await unwrap(api.POST('/api/v1/step-up/providers/{id}/secret', { ...at(id), body: { clientSecret } }))
    },
    // The request has the secret: it must not stay in the cache.
    gcTime: 0,
    // Also after an error, because the fields may be saved and the secret not.
    onSettled: () => cache.invalidateQueries({ queryKey: ['settings', 'step-up'] }),
  })
}
export const useSetStepUpEnabled = () =>
  useChange(
    ({ id, enabled }: { id: string; enabled: boolean }) =>
      unwrap(
        api.POST('/api/v1/step-up/providers/{id}', {
          ...at(id),
          body: { stepUpProvider: { enabled }, updateMask: 'enabled' },
        }),
      ),
    ['step-up'],
  )
export const useDeleteStepUpProvider = () =>
  useChange((id: string) => unwrap(api.DELETE('/api/v1/step-up/providers/{id}', at(id))), ['step-up'])
/** Leaves the page: the person authenticates at the provider, and comes back. */
export const useTestStepUpProvider = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { redirectUrl } = await unwrap(api.POST('/api/v1/step-up/providers/{id}/test', at(id)))
      window.location.assign(redirectUrl)
    },
  })
export const stepUpTestQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'step-up-test', id],
    enabled: id !== '',
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/step-up/transactions/{id}', { ...at(id), signal }))).transaction,
  })
