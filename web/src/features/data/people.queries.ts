import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import { given, type Named, type PageContext, page, type RowList, some } from './rows.ts'

const api = client<paths>()
type Schemas = components['schemas']

export interface PersonRow {
  id: string
  name: string
  email: string
  title: string
  department: string
  managers: string[]
  status: string
  grants: number
}
export interface PersonFilter {
  q?: string | undefined
  status?: readonly UserStatus[] | undefined
  department?: string | undefined
  manager?: string | undefined
  role?: readonly string[] | undefined
  standIn?: boolean | undefined
}
export type UserStatus = 'ENABLED' | 'DISABLED' | 'DELETED'

export const personRows = (filter: PersonFilter): RowList<PersonRow> => ({
  key: ['people', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/users', {
        body: {
          ...page(context),
          expandMask: { paths: ['manager_ids'] },
          ...given({
            query: filter.q,
            userStatuses: some(filter.status),
            departments: filter.department ? [filter.department] : undefined,
            managerIds: filter.manager ? [filter.manager] : undefined,
            roleIds: some(filter.role),
            delegateStatus: filter.standIn ? ('DELEGATE_STATUS_HAS_DELEGATE' as const) : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    const counts = await grantCountsOf(
      list.map(({ userId }) => userId),
      context,
    )
    return {
      nextPageToken,
      list: list.map(({ user, managersPath }) => ({
        id: user.id,
        name: user.displayName || user.email,
        email: user.email,
        title: user.jobTitle,
        department: user.department,
        managers: pointedTo<Named>(expanded, managersPath).map(({ displayName }) => displayName),
        status: user.status,
        grants: counts.get(user.id) ?? 0,
      })),
    }
  },
})

async function grantCountsOf(userIds: string[], { at, signal }: PageContext): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const { list } = await unwrap(
    api.POST('/api/v1/search/grants/counts', { body: { userIds, ...(at ? { at } : {}) }, signal }),
  )
  return new Map(list.map(({ userId, grantCount }) => [userId, Number(grantCount)]))
}

export interface Person {
  user: Schemas['User']
  managers: Schemas['User'][]
  standIn: Schemas['User'] | undefined
  roles: string[]
}
/** Null for somebody who is not there, or whom the reader may not see. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'person', id],
    queryFn: async ({ signal }): Promise<Person | null> => {
      const { list, expanded } = await unwrap(
        api.POST('/api/v1/search/users', { body: { ids: [id], expandMask: { paths: ['*'] } }, signal }),
      )
      const [view] = list
      return view
        ? {
            user: view.user,
            managers: pointedTo(expanded, view.managersPath),
            standIn: pointedTo<Schemas['User']>(expanded, view.delegatedUserPath)[0],
            roles: pointedTo<Named>(expanded, view.rolesPath).map(({ displayName }) => displayName),
          }
        : null
    },
  })

/** How many grants a person has in each app. */
export const accessByAppQuery = (userId: string) =>
  queryOptions({
    queryKey: ['data', 'access-by-app', userId],
    queryFn: async ({ signal }) => {
      const { appGrantCounts, totalGrants } = await unwrap(
        api.POST('/api/v1/search/graph/counts', { body: { userId }, signal }),
      )
      const appIds = appGrantCounts.map(({ appId }) => appId)
      const { list } =
        appIds.length === 0
          ? { list: [] }
          : await unwrap(api.POST('/api/v1/search/apps', { body: { appIds, pageSize: 100 }, signal }))
      const names = new Map(list.map(({ id, displayName }) => [id, displayName]))
      return {
        total: Number(totalGrants),
        apps: appGrantCounts
          .map(({ appId, grantCount }) => ({ id: appId, name: names.get(appId) ?? appId, grants: Number(grantCount) }))
          .sort((a, b) => a.name.localeCompare(b.name)),
      }
    },
  })

export type Ownership = Schemas['UserOwnershipEntry']
export const ownershipRows = (userId: string): RowList<Ownership> => ({
  key: ['ownership', userId],
  fetch: (context) =>
    unwrap(api.POST('/api/v1/search/user-ownership', { body: { ...page(context), userId }, signal: context.signal })),
})
