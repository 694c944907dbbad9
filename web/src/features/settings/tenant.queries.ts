import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { sessionQuery } from '../session/queries.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type TenantSettings = Schemas['TenantSettings']
export type TenantSettingsChange = Schemas['UpdateTenantSettingsRequest']

export const tenantSettingsQuery = queryOptions({
  queryKey: ['settings', 'tenant'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/settings', { signal })),
})

export function useUpdateTenantSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: TenantSettingsChange) => unwrap(api.POST('/api/v1/settings', { body })),
    onSuccess: (reply) => {
      cache.setQueryData(tenantSettingsQuery.queryKey, reply)
      // It has the time zone.
      return cache.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

export const domainsQuery = queryOptions({
  queryKey: ['settings', 'domains'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/trusted_domains', { signal }))).domains,
})

export function useSetDomains() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (domains: string[]) =>
      (await unwrap(api.PUT('/api/v1/trusted_domains', { body: { domains } }))).domains,
    onSuccess: (domains) => cache.setQueryData(domainsQuery.queryKey, domains),
  })
}
