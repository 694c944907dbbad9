import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { policies } from '../pickers/queries.ts'
import { given, namesOf, page, type RowList, some } from './rows.ts'

const api = client<paths>()
type Schemas = components['schemas']

export interface AppRow {
  id: string
  name: string
  owners: string[]
  people: number
  policy: string
  sourceId: string
  isDirectory: boolean
}
export interface AppFilter {
  q?: string | undefined
  directory?: boolean | undefined
  policy?: readonly string[] | undefined
  owner?: string | undefined
}

export const appRows = (filter: AppFilter): RowList<AppRow> => ({
  key: ['apps', filter],
  async fetch(context) {
    const { list, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/apps', {
        body: {
          ...page(context),
          ...given({
            query: filter.q,
            onlyDirectories: filter.directory || undefined,
            ownerUserIds: filter.owner ? [filter.owner] : undefined,
            policyRefs: some(filter.policy)?.map((id) => ({ id })),
          }),
        },
        signal: context.signal,
      }),
    )
    const policyNames = await namesOf(
      context.cache,
      policies,
      list.map(({ certifyPolicyId }) => certifyPolicyId),
    )
    return {
      nextPageToken,
      list: list.map((app) => ({
        id: app.id,
        name: app.displayName,
        owners: app.appOwners.map(({ displayName, email }) => displayName || email),
        people: Number(app.userCount),
        policy: policyNames.get(app.certifyPolicyId) ?? '',
        sourceId: app.sourceId,
        isDirectory: app.isDirectory,
      })),
    }
  },
})

export type App = Schemas['App']
export const appQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'app', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/apps/{id}', { params: { path: { id } }, signal }))).app,
  })
