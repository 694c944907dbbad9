import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { hasStatus } from '../../api/problem.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import type { ChoiceSource } from '../../parts/list/choices.ts'
import { paging, useChange } from './requests.ts'
import { nameOf } from './roles.queries.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Delegation = Schemas['ExpiringUserDelegationBinding']

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'person', id],
    queryFn: async ({ signal }) => {
      try {
        return (await unwrap(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }))).userView.user
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })

export const delegationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', 'delegation', userId],
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/users/{user_id}/delegation', { params: { path: { user_id: userId } }, signal })))
        .item,
  })

/** Who can stand in for a person. */
export const delegatesOf = (userId: string): ChoiceSource => ({
  kind: `delegates of ${userId}`,
  search: async (query, signal) =>
    (
      await unwrap(
        api.GET('/api/v1/users/{user_id}/delegates', {
          params: { path: { user_id: userId }, query: { ...paging(''), ...(query ? { query } : {}) } },
          signal,
        }),
      )
    ).list.map((person) => ({ id: person.id, label: nameOf(person), hint: person.email })),
  named: (ids, signal) =>
    Promise.all(
      ids.map(async (id) => {
        const { userView } = await unwrap(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }))
        return { id, label: nameOf(userView.user), hint: userView.user.email }
      }),
    ),
})

/** Sets the stand-in of the reader, or as an administrator that of another person; without one it is removed. */
export const useSetDelegation = (userId: string, isOwn: boolean) =>
  useChange(
    (body: Schemas['SetDelegationRequest']) =>
      isOwn
        ? unwrap(api.POST('/api/v1/users/set-own-delegation', { body }))
        : unwrap(
            api.POST('/api/v1/users/{user_id}/set-delegation-by-admin', {
              params: { path: { user_id: userId } },
              body,
            }),
          ),
    ['delegation'],
  )
