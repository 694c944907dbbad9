import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, PAGE_SIZE, paging, useChange } from './requests.ts'
import { findPeople, nameOf } from './roles.queries.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Credential = Schemas['PersonalClient'] & { owner?: string }
export type NewCredential = Schemas['CreatePersonalClientRequest']
export type CredentialChange = Schemas['PersonalClientInput']
export type CreatedCredential = Schemas['CreatePersonalClientReply']

export const ownCredentialsQuery = infiniteQueryOptions({
  queryKey: ['settings', 'credentials', 'own'],
  staleTime: 15_000,
  ...next,
  queryFn: async ({ pageParam, signal }): Promise<{ list: Credential[]; nextPageToken: string }> =>
    unwrap(api.GET('/api/v1/iam/personal_clients', { params: { query: paging(pageParam) }, signal })),
})

/** The credentials of everybody, with the names of their owners. */
export const allCredentialsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'credentials', 'all', query],
    staleTime: 15_000,
    ...next,
    queryFn: async ({ pageParam, signal }): Promise<{ list: Credential[]; nextPageToken: string }> => {
      const body = { pageSize: PAGE_SIZE, ...(pageParam ? { pageToken: pageParam } : {}), ...(query ? { query } : {}) }
      const page = await unwrap(api.POST('/api/v1/search/iam/personal_clients', { body, signal }))
      const ids = [...new Set(page.list.map(({ userId }) => userId))]
      const names = new Map(
        (ids.length === 0 ? [] : await findPeople({ ids }, signal)).map((user) => [user.id, nameOf(user)]),
      )
      return { ...page, list: page.list.map((one) => ({ ...one, owner: names.get(one.userId) ?? one.userId })) }
    },
  })

/**
 * Makes a credential. Its secret is in the result and nowhere else: it must not become the data of a query or mutation,
 * which the cache keeps.
 */
export const createCredential = (body: NewCredential): Promise<CreatedCredential> =>
  unwrap(api.POST('/api/v1/iam/personal_clients', { body }))

export const useCredentialsChanged = () => {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['settings', 'credentials'] })
}

export const useUpdateCredential = () =>
  useChange(
    ({ id, change }: { id: string; change: CredentialChange }) =>
      unwrap(
        api.POST('/api/v1/iam/personal_clients/{id}', {
          params: { path: { id } },
          body: { client: change, updateMask: Object.keys(change).join(',') },
        }),
      ),
    ['credentials'],
  )

export const useDeleteCredential = () =>
  useChange(
    (id: string) => unwrap(api.DELETE('/api/v1/iam/personal_clients/{id}', { params: { path: { id } } })),
    ['credentials'],
  )
