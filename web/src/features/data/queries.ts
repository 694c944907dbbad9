import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import type { Choice, ChoiceSource } from '../../parts/picker.tsx'
import { entitlements, frameworks, people, policies, riskLevels } from '../pickers/queries.ts'

const api = client<paths>()
type Schemas = components['schemas']

const pageSize = 50
interface Named {
  id: string
  displayName: string
}

/** Names of things by id, kept with what was loaded before. */
async function namesOf(cache: QueryClient, source: ChoiceSource, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(Boolean).sort()
  if (wanted.length === 0) return new Map()
  const choices = await cache.fetchQuery({
    queryKey: ['pickers', source.kind, 'named', wanted],
    queryFn: ({ signal }): Promise<Choice[]> => source.named(wanted, signal),
    staleTime: 60_000,
  })
  return new Map(choices.map(({ id, label }) => [id, label]))
}
const named = (names: ReadonlyMap<string, string>, ids: readonly string[]): string[] =>
  ids.flatMap((id) => names.get(id) ?? [])

interface PageContext {
  pageToken: string
  size: number
  signal: AbortSignal
  cache: QueryClient
}
interface RowPage<Row> {
  list: Row[]
  nextPageToken: string
}

/** A list of rows that the table and the CSV file share. */
export interface RowList<Row> {
  key: readonly unknown[]
  fetch(context: PageContext): Promise<RowPage<Row>>
}

export const rowsQuery = <Row>({ key, fetch }: RowList<Row>) =>
  infiniteQueryOptions({
    queryKey: ['data', 'list', ...key],
    staleTime: 15_000,
    maxPages: 40,
    initialPageParam: '',
    queryFn: ({ pageParam, signal, client: cache }) => fetch({ pageToken: pageParam, size: pageSize, signal, cache }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

const MOST_ROWS = 20_000

/** All rows of a list, up to a limit; says whether there are more. */
export async function fetchAllRows<Row>(
  { fetch }: RowList<Row>,
  cache: QueryClient,
  signal: AbortSignal,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let pageToken = ''
  do {
    const page = await fetch({ pageToken, size: 100, signal, cache })
    rows.push(...page.list)
    pageToken = page.nextPageToken
  } while (pageToken !== '' && rows.length < MOST_ROWS)
  return { rows, isCut: pageToken !== '' }
}

const page = ({ pageToken, size }: PageContext) => ({ pageSize: size, ...(pageToken ? { pageToken } : {}) })
const some = <T>(values: readonly T[] | undefined): T[] | undefined =>
  values && values.length > 0 ? [...values] : undefined
/** Leaves out what is not set. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>
  }

/* Apps */

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

/* People */

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
      context.signal,
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

async function grantCountsOf(userIds: string[], signal: AbortSignal): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const { list } = await unwrap(api.POST('/api/v1/search/grants/counts', { body: { userIds }, signal }))
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

/* Accounts */

export interface AccountRow {
  id: string
  appId: string
  name: string
  username: string
  email: string
  app: string
  ownerId: string
  owner: string
  type: string
  status: string
  statusDetails: string
  isExternal: boolean
  lastSignIn: string | undefined
  profile: Record<string, unknown>
}
export type AccountType = 'APP_USER_TYPE_USER' | 'APP_USER_TYPE_SERVICE_ACCOUNT' | 'APP_USER_TYPE_SYSTEM_ACCOUNT'
export interface AccountFilter {
  q?: string | undefined
  app?: readonly string[] | undefined
  type?: readonly AccountType[] | undefined
  status?: readonly ('STATUS_ENABLED' | 'STATUS_DISABLED' | 'STATUS_DELETED')[] | undefined
  domain?: 'external' | 'trusted' | undefined
  unowned?: boolean | undefined
  userId?: string | undefined
  id?: string | undefined
}

const DOMAINS = { external: 'APP_USER_DOMAIN_EXTERNAL', trusted: 'APP_USER_DOMAIN_TRUSTED' } as const
const ACCOUNT_PATHS = { paths: ['identity_user_id', 'app_id', 'last_usage'] }

export const accountRows = (filter: AccountFilter): RowList<AccountRow> => ({
  key: ['accounts', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/app_users', {
        body: {
          ...page(context),
          expandMask: ACCOUNT_PATHS,
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            appUserTypes: some(filter.type),
            appUserStatuses: some(filter.status),
            appUserDomains: filter.domain ? [DOMAINS[filter.domain]] : undefined,
            withoutResponsibleParty: filter.unowned || undefined,
            userIds: filter.userId ? [filter.userId] : undefined,
            appUserIds: filter.id ? [filter.id] : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    return { nextPageToken, list: list.map((view) => accountRow(view, expanded)) }
  },
})

function accountRow(view: Schemas['AppUserView'], expanded: readonly object[]): AccountRow {
  const { appUser } = view
  const [owner] = pointedTo<Schemas['User']>(expanded, view.identityUserPath)
  return {
    id: appUser.id,
    appId: appUser.appId,
    name: appUser.displayName || appUser.username || appUser.email,
    username: appUser.username,
    email: appUser.email,
    app: pointedTo<Named>(expanded, view.appPath)[0]?.displayName ?? '',
    ownerId: appUser.identityUserId,
    owner: owner ? owner.displayName || owner.email : '',
    type: appUser.appUserType,
    status: appUser.status.status,
    statusDetails: appUser.status.details,
    isExternal: appUser.isExternal,
    lastSignIn: pointedTo<{ lastLoginAt?: string }>(expanded, view.lastUsagePath)[0]?.lastLoginAt,
    profile: appUser.profile,
  }
}

/** Null for one that is not there. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'account', id],
    queryFn: async ({ signal, client: cache }) =>
      (await accountRows({ id }).fetch({ pageToken: '', size: 10, signal, cache })).list[0] ?? null,
  })

/* Entitlements */

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
  policy?: readonly string[] | undefined
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

/* Grants */

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
  entitlement: string
  from: string
  until: string
}
export const pastGrantRows = (entitlement: { appId: string; id: string }): RowList<PastGrantRow> => ({
  key: ['past-grants', entitlement],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/past-grants', {
        body: {
          ...page(context),
          appEntitlementRefs: [entitlement],
          expandMask: { paths: ['app_user_id', 'app_entitlement_id'] },
        },
        signal: context.signal,
      }),
    )
    return {
      nextPageToken,
      list: list.map(({ history, appUserPath, entitlementPath }) => {
        const [account] = pointedTo<Named & { username?: string }>(expanded, appUserPath)
        return {
          key: `${history.appEntitlementId}/${history.appUserId}/${history.revokedAt}`,
          accountId: history.appUserId,
          account: account?.displayName || account?.username || history.appUserId,
          entitlement: pointedTo<Named>(expanded, entitlementPath)[0]?.displayName ?? '',
          from: history.grantedAt,
          until: history.revokedAt,
        }
      }),
    }
  },
})

/* Resources */

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

/* Conflicts and reviews of a thing */

export type Violation = Schemas['ConflictViolationView']
export const violationRows = (filter: { userIds?: string[]; appEntitlementIds?: string[] }): RowList<Violation> => ({
  key: ['violations', filter],
  fetch: (context) =>
    unwrap(
      api.POST('/api/v1/search/accessconflict/violations', {
        body: { ...page(context), ...filter },
        signal: context.signal,
      }),
    ),
})

export interface ReviewRow {
  id: string
  campaign: string
  entitlement: string
  account: string
  state: string
  outcome: string
  at: string
}
/** Reviews of the access of a person, or to an entitlement, in campaigns that the reader may see. */
export const reviewRows = (filter: {
  accountOwnerIds?: string[]
  appEntitlementIds?: string[]
}): RowList<ReviewRow> => ({
  key: ['reviews', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/tasks', {
        body: {
          ...page(context),
          ...filter,
          sortBy: 'TASK_SEARCH_SORT_BY_REVERSE_CREATED_AT',
          expandMask: { paths: ['access_review_id', 'app_user_id', 'app_entitlement_ids'] },
        },
        signal: context.signal,
      }),
    )
    return {
      nextPageToken,
      list: list.map(({ task, accessReviewPath, appUserPath, entitlementsPath }) => {
        const certify = task.type.certify
        const [account] = pointedTo<Named & { username?: string }>(expanded, appUserPath)
        return {
          id: task.id,
          campaign: pointedTo<Named>(expanded, accessReviewPath)[0]?.displayName ?? task.displayName,
          entitlement: pointedTo<Named>(expanded, entitlementsPath)[0]?.displayName ?? task.displayName,
          account: account?.displayName || account?.username || '',
          state: task.state,
          outcome: certify?.outcome ?? '',
          at: certify?.outcomeTime ?? task.createdAt,
        }
      }),
    }
  },
})

/* Versions and totals */

export type Version = Schemas['AccessDataVersion']
export type ThingKind = 'users' | 'apps' | 'app_resources' | 'entitlements' | 'app_users'

const fetchVersions = (kind: ThingKind, id: string, pageToken: string, signal: AbortSignal) => {
  const options = {
    params: { path: { id }, query: { page_size: 25, ...(pageToken ? { page_token: pageToken } : {}) } },
    signal,
  }
  switch (kind) {
    case 'users':
      return unwrap(api.GET('/api/v1/versions/users/{id}', options))
    case 'apps':
      return unwrap(api.GET('/api/v1/versions/apps/{id}', options))
    case 'app_resources':
      return unwrap(api.GET('/api/v1/versions/app_resources/{id}', options))
    case 'entitlements':
      return unwrap(api.GET('/api/v1/versions/entitlements/{id}', options))
    case 'app_users':
      return unwrap(api.GET('/api/v1/versions/app_users/{id}', options))
  }
}

/** What a thing is and was, latest first. */
export const versionsQuery = (kind: ThingKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['data', 'versions', kind, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => fetchVersions(kind, id, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Names of everything that versions refer to by id. */
export const versionNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['data', 'version-names', [...ids].sort()],
    enabled: ids.length > 0,
    queryFn: async ({ client: cache }) => {
      const maps = await Promise.all(
        [people, policies, riskLevels, frameworks].map((source) => namesOf(cache, source, ids)),
      )
      return new Map(maps.flatMap((map) => [...map]))
    },
  })

export const totalsQuery = (appId?: string) =>
  queryOptions({
    queryKey: ['data', 'totals', appId ?? ''],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_data/totals', { params: { query: appId ? { app_id: appId } : {} }, signal })),
  })

/* Changes */

const useChange = <Input>(send: (input: Input) => Promise<unknown>) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['data'] }),
  })
}

export const useSetAppOwners = (appId: string) =>
  useChange((userIds: string[]) =>
    unwrap(api.PUT('/api/v1/apps/{app_id}/owners', { params: { path: { app_id: appId } }, body: { userIds } })),
  )
export const useUpdateApp = (id: string) =>
  useChange((app: { certifyPolicyId: string }) =>
    unwrap(
      api.POST('/api/v1/apps/{id}', {
        params: { path: { id } },
        body: { app, updateMask: Object.keys(app).join() },
      }),
    ),
  )
export const useSetEntitlementOwners = (appId: string, entitlementId: string) =>
  useChange((userIds: string[]) =>
    unwrap(
      api.PUT('/api/v1/apps/{app_id}/entitlements/{entitlement_id}/owners', {
        params: { path: { app_id: appId, entitlement_id: entitlementId } },
        body: { userIds },
      }),
    ),
  )
export const useUpdateEntitlement = (appId: string, id: string) =>
  useChange(
    (entitlement: { certifyPolicyId?: string; riskLevelValueId?: string; complianceFrameworkValueIds?: string[] }) =>
      unwrap(
        api.POST('/api/v1/apps/{app_id}/entitlements/{id}', {
          params: { path: { app_id: appId, id } },
          body: { entitlement, updateMask: Object.keys(entitlement).join() },
        }),
      ),
  )
export const useSetResourceOwners = (appId: string, typeId: string, resourceId: string) =>
  useChange((userIds: string[]) =>
    unwrap(
      api.PUT('/api/v1/apps/{app_id}/resource_types/{resource_type_id}/resource/{resource_id}/owners', {
        params: { path: { app_id: appId, resource_type_id: typeId, resource_id: resourceId } },
        body: { userIds },
      }),
    ),
  )
