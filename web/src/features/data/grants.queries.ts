import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import { entitlements, people, riskLevels } from '../pickers/queries.ts'
import { given, type Named, named, namesOf, page, type RowList, some } from './rows.ts'

const api = client<paths>()

export interface GrantRow {
  key: string
  accountId: string
  account: string
  ownerId: string
  holder: string
  isService: boolean
  entitlementId: string
  entitlement: string
  appId: string
  app: string
  resource: string
  riskId: string
  risk: string
  through: string[]
  isDirect: boolean
  added: string
  lastUsed: string | undefined
  ends: string | undefined
}
export interface GrantFilter {
  q?: string | undefined
  app?: readonly string[] | undefined
  person?: string | undefined
  account?: string | undefined
  entitlement?: { appId: string; id: string } | undefined
  direct?: 'direct' | 'inherited' | undefined
  unused?: number | undefined
  ends?: boolean | undefined
  profile?: readonly string[] | undefined
  resource?: string | undefined
}

export const grantRows = (filter: GrantFilter): RowList<GrantRow> => ({
  key: ['grants', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/grants', {
        body: {
          ...page(context),
          expandMask: { paths: ['app_id', 'app_resource_id'] },
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            userId: filter.person,
            appUserIds: filter.account ? [filter.account] : undefined,
            entitlementRefs: filter.entitlement ? [filter.entitlement] : undefined,
            isDirect: filter.direct === undefined ? undefined : filter.direct === 'direct',
            notUsedForDays: filter.unused,
            onlyExpiring: filter.ends || undefined,
            accessProfileIds: some(filter.profile),
            resourceIds: filter.resource ? [filter.resource] : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    const grants = list.map(({ appEntitlementUserBinding }) => appEntitlementUserBinding)
    const [owners, through, risks] = await Promise.all([
      namesOf(
        context.cache,
        people,
        grants.map(({ appUser }) => appUser.appUser.identityUserId),
      ),
      namesOf(
        context.cache,
        entitlements,
        grants.flatMap(({ grantSources }) => grantSources.map(({ appId, id }) => `${appId}/${id}`)),
      ),
      namesOf(
        context.cache,
        riskLevels,
        list.map(({ entitlement }) => entitlement.appEntitlement.riskLevelValueId),
      ),
    ])
    return {
      nextPageToken,
      list: list.map(({ appEntitlementUserBinding: grant, entitlement }) => {
        const { appUser } = grant.appUser
        const { appEntitlement } = entitlement
        const account = appUser.displayName || appUser.username || appUser.email
        return {
          key: `${grant.appEntitlementId}/${grant.appUserId}`,
          accountId: appUser.id,
          account: appUser.username || account,
          ownerId: appUser.identityUserId,
          holder: owners.get(appUser.identityUserId) ?? account,
          isService: appUser.appUserType !== 'APP_USER_TYPE_USER',
          entitlementId: appEntitlement.id,
          entitlement: appEntitlement.displayName,
          appId: appEntitlement.appId,
          app: pointedTo<Named>(expanded, entitlement.appPath)[0]?.displayName ?? '',
          resource: pointedTo<Named>(expanded, entitlement.appResourcePath)[0]?.displayName ?? '',
          riskId: appEntitlement.riskLevelValueId,
          risk: risks.get(appEntitlement.riskLevelValueId) ?? '',
          through: named(
            through,
            grant.grantSources.map(({ appId, id }) => `${appId}/${id}`),
          ),
          isDirect: grant.isDirect,
          added: grant.appEntitlementUserBindingCreatedAt,
          lastUsed: grant.lastUsedAt,
          ends: grant.appEntitlementUserBindingDeprovisionAt,
        }
      }),
    }
  },
})

export interface PastGrantRow {
  key: string
  account: string
  accountId: string
  from: string
  until: string
}
export const pastGrantRows = (entitlement: { appId: string; id: string }, account?: string): RowList<PastGrantRow> => ({
  key: ['past-grants', entitlement, account],
  async fetch(context) {
    const { list, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/past-grants', {
        body: {
          ...page(context),
          appEntitlementRefs: [entitlement],
          ...(account ? { appUserRefs: [{ appId: entitlement.appId, id: account }] } : {}),
        },
        signal: context.signal,
      }),
    )
    return {
      nextPageToken,
      list: list.map(({ history, appUserDisplayName }) => ({
        key: `${history.appEntitlementId}/${history.appUserId}/${history.revokedAt}`,
        accountId: history.appUserId,
        account: appUserDisplayName || history.appUserId,
        from: history.grantedAt,
        until: history.revokedAt,
      })),
    }
  },
})

export interface ResourceGrantRow {
  key: string
  holderId: string
  holder: string
  holderType: string
  entitlementId: string
  entitlement: string
  app: string
  isDirect: boolean
  through: string[]
  added: string
  ends: string | undefined
}

/** What groups, roles and other resources hold themselves. */
export const resourceGrantRows = (
  filter: Pick<GrantFilter, 'q' | 'app' | 'entitlement' | 'direct' | 'ends'> & { holder?: string },
): RowList<ResourceGrantRow> => ({
  key: ['resource-grants', filter],
  async fetch(context) {
    const { list, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/grants/resources', {
        body: {
          ...page(context),
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            entitlementRefs: filter.entitlement ? [filter.entitlement] : undefined,
            holderResourceIds: filter.holder ? [filter.holder] : undefined,
            isDirect: filter.direct === undefined ? undefined : filter.direct === 'direct',
            onlyExpiring: filter.ends || undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    const keyOf = ({ appId, id }: { appId: string; id: string }) => `${appId}/${id}`
    const through = await namesOf(
      context.cache,
      entitlements,
      list.flatMap(({ grantSources }) => grantSources.map(keyOf)),
    )
    return {
      nextPageToken,
      list: list.map((grant) => ({
        key: `${grant.holderResourceId}/${grant.appEntitlementId}`,
        holderId: grant.holderResourceId,
        holder: grant.holderDisplayName,
        holderType: grant.holderTypeDisplayName,
        entitlementId: grant.appEntitlementId,
        entitlement: grant.appEntitlementDisplayName,
        app: grant.appDisplayName,
        isDirect: grant.isDirect,
        through: named(through, grant.grantSources.map(keyOf)),
        added: grant.createdAt,
        ends: grant.deprovisionAt,
      })),
    }
  },
})
