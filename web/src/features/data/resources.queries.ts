import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import { people } from '../pickers/queries.ts'
import { given, type Named, named, namesOf, page, type RowList, some } from './rows.ts'

const api = client<paths>()

export interface ResourceRow {
  id: string
  appId: string
  typeId: string
  name: string
  description: string
  app: string
  type: string
  parentId: string
  parent: string
  ownerIds: string[]
  owners: string[]
  grants: number
  children: number
  mayEdit: boolean
  externalId: string
}
export interface ResourceFilter {
  q?: string | undefined
  app?: readonly string[] | undefined
  type?: readonly string[] | undefined
  owner?: string | undefined
  unowned?: boolean | undefined
  /** The resources inside this one; `roots` for those that are in none. */
  inside?: string | undefined
  id?: string | undefined
}

export const resourceRows = (filter: ResourceFilter): RowList<ResourceRow> => ({
  key: ['resources', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/app_resources', {
        body: {
          ...page(context),
          expandMask: { paths: ['app_id', 'resource_type_id', 'parent_app_resource_id'] },
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            resourceTypeIds: some(filter.type),
            ownerUserIds: filter.owner ? [filter.owner] : undefined,
            unownedOnly: filter.unowned || undefined,
            rootsOnly: filter.inside === 'roots' || undefined,
            parentResourceIds: filter.inside && filter.inside !== 'roots' ? [filter.inside] : undefined,
            resourceIds: filter.id ? [filter.id] : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    const owners = await namesOf(
      context.cache,
      people,
      list.flatMap(({ appResource }) => appResource.ownerIds),
    )
    return {
      nextPageToken,
      list: list.map(({ appResource: one, appPath, resourceTypePath, parentResourcePath, objectPermissions }) => ({
        id: one.id,
        appId: one.appId,
        typeId: one.appResourceTypeId,
        name: one.displayName,
        description: one.customDescription || one.description,
        app: pointedTo<Named>(expanded, appPath)[0]?.displayName ?? '',
        type: pointedTo<Named>(expanded, resourceTypePath)[0]?.displayName ?? '',
        parentId: one.parentAppResourceId,
        parent: pointedTo<Named>(expanded, parentResourcePath)[0]?.displayName ?? '',
        ownerIds: one.ownerIds,
        owners: named(owners, one.ownerIds),
        grants: Number(one.grantCount),
        children: one.childCount,
        mayEdit: objectPermissions.edit,
        externalId: one.externalId,
      })),
    }
  },
})

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'resource', id],
    queryFn: async ({ signal, client: cache }) =>
      (await resourceRows({ id }).fetch({ pageToken: '', size: 10, signal, cache })).list[0] ?? null,
  })
