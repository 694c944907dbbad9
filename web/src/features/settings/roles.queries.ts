import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { sessionQuery } from '../session/queries.ts'
import { next, PAGE_SIZE, paging } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Role = Schemas['Role']
export type Person = Schemas['User']

const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

export const rolesQuery = queryOptions({
  queryKey: ['settings', 'roles'],
  ...FOREVER,
  queryFn: async ({ signal }) =>
    (await unwrap(api.GET('/api/v1/iam/roles', { params: { query: paging('') }, signal }))).list,
})

export const permissionsQuery = queryOptions({
  queryKey: ['settings', 'permissions'],
  ...FOREVER,
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/iam/permissions', { signal }))).list,
})

export const nameOf = ({ displayName, email }: Pick<Person, 'displayName' | 'email'>): string => displayName || email

export const findPeople = async (body: Schemas['SearchUsersRequest'], signal: AbortSignal): Promise<Person[]> =>
  (await unwrap(api.POST('/api/v1/search/users', { body: { pageSize: PAGE_SIZE, ...body }, signal }))).list.map(
    ({ user }) => user,
  )

/** People by name, or those who have one of these roles. */
export const peopleWithRolesQuery = (filter: { query?: string; roleIds?: string[] }) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'people', filter],
    staleTime: 15_000,
    ...next,
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...filter, pageSize: PAGE_SIZE, ...(pageParam ? { pageToken: pageParam } : {}) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/users', { body, signal }))
      return { list: list.map(({ user }) => user), nextPageToken }
    },
  })

/** Gives a person a role or takes it away; what the reader themselves may do can change with it. */
export function useChangeRole() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, roleId, isGiven }: { userId: string; roleId: string; isGiven: boolean }) => {
      if (isGiven)
        await unwrap(
          api.POST('/api/v1/users/{user_id}/roles', { params: { path: { user_id: userId } }, body: { roleId } }),
        )
      else
        await unwrap(
          api.DELETE('/api/v1/users/{user_id}/roles/{role_id}', {
            params: { path: { user_id: userId, role_id: roleId } },
          }),
        )
    },
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['settings', 'people'] }),
        cache.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  })
}
