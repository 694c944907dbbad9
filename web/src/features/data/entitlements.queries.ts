import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import { frameworks, people, policies, riskLevels } from '../pickers/queries.ts'
import type { RemovalPolicy } from './removal-policy.rules.ts'
import { given, type Named, named, namesOf, page, type RowList, some } from './rows.ts'

const api = client<paths>()

export interface EntitlementRow {
  id: string
  appId: string
  name: string
  description: string
  app: string
  resourceId: string
  resource: string
  riskId: string
  risk: string
  frameworkIds: string[]
  frameworks: string[]
  ownerIds: string[]
  owners: string[]
  policyId: string
  policy: string
  removal: RemovalPolicy | undefined
  holders: number
  isManual: boolean
  mayEdit: boolean
  externalId: string
}
export interface EntitlementFilter {
  q?: string | undefined
  app?: readonly string[] | undefined
  risk?: readonly string[] | undefined
  framework?: readonly string[] | undefined
  type?: readonly string[] | undefined
  policy?: readonly string[] | undefined
  owner?: string | undefined
  resource?: string | undefined
  id?: string | undefined
}

export const entitlementRows = (filter: EntitlementFilter): RowList<EntitlementRow> => ({
  key: ['entitlements', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/entitlements', {
        body: {
          ...page(context),
          expandMask: { paths: ['app_id', 'app_resource_id'] },
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            riskLevelIds: some(filter.risk),
            complianceFrameworkIds: some(filter.framework),
            resourceTypeIds: some(filter.type),
            ownerUserIds: filter.owner ? [filter.owner] : undefined,
            policyRefs: some(filter.policy)?.map((id) => ({ id })),
            resourceIds: filter.resource ? [filter.resource] : undefined,
            appEntitlementIds: filter.id ? [filter.id] : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    const all = list.map(({ appEntitlement }) => appEntitlement)
    const [owners, risks, tags, policyNames] = await Promise.all([
      namesOf(
        context.cache,
        people,
        all.flatMap(({ ownerIds }) => ownerIds),
      ),
      namesOf(
        context.cache,
        riskLevels,
        all.map(({ riskLevelValueId }) => riskLevelValueId),
      ),
      namesOf(
        context.cache,
        frameworks,
        all.flatMap(({ complianceFrameworkValueIds }) => complianceFrameworkValueIds),
      ),
      namesOf(
        context.cache,
        policies,
        all.map(({ certifyPolicyId }) => certifyPolicyId),
      ),
    ])
    return {
      nextPageToken,
      list: list.map(({ appEntitlement: one, appPath, appResourcePath, objectPermissions }) => ({
        id: one.id,
        appId: one.appId,
        name: one.displayName,
        description: one.description,
        app: pointedTo<Named>(expanded, appPath)[0]?.displayName ?? '',
        resourceId: one.appResourceId,
        resource: pointedTo<Named>(expanded, appResourcePath)[0]?.displayName ?? '',
        riskId: one.riskLevelValueId,
        risk: risks.get(one.riskLevelValueId) ?? '',
        frameworkIds: one.complianceFrameworkValueIds,
        frameworks: named(tags, one.complianceFrameworkValueIds),
        ownerIds: one.ownerIds,
        owners: named(owners, one.ownerIds),
        policyId: one.certifyPolicyId,
        policy: policyNames.get(one.certifyPolicyId) ?? '',
        removal: one.deprovisionerPolicy,
        holders: Number(one.grantCount),
        isManual: one.isManuallyManaged,
        mayEdit: objectPermissions.edit,
        externalId: one.externalId,
      })),
    }
  },
})

export const entitlementQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'entitlement', id],
    queryFn: async ({ signal, client: cache }) =>
      (await entitlementRows({ id }).fetch({ pageToken: '', size: 10, signal, cache })).list[0] ?? null,
  })
