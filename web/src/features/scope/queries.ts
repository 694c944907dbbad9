import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client, unwrap, unwrapVersioned } from '../../api/client.ts'
import type { components, paths } from '../../api/scope.gen.ts'
import type { Choice, ChoiceSource } from '../../parts/picker.tsx'

const api = client<paths>()
const pageSize = 100

type Schemas = components['schemas']
type ScopeReply = Schemas['AccessReviewScopeV2']
/** A scope; what is absent restricts nothing. */
export type Scope = { [Member in keyof ScopeReply]?: Partial<NonNullable<ScopeReply[Member]>> }
export type Validation = Schemas['AccessReviewValidation']
export type ExpressionCheck = Schemas['ValidateScopeExpressionReply']
export type ProfileAttribute = Schemas['ProfileAttribute']
export type Resource = Schemas['AppResource']

/** Counts what a draft would select now. */
export const validateCampaign = (id: string, signal: AbortSignal): Promise<Validation> =>
  unwrap(api.POST('/api/v1/access_review/{id}/action/validate', { params: { path: { id } }, body: {}, signal }))

/** What is wrong with an expression, or whom it selects. */
export const expressionQuery = (subject: 'USERS' | 'ACCOUNTS', text: string) =>
  queryOptions({
    queryKey: ['scope', 'expression', subject, text],
    queryFn: ({ signal }): Promise<ExpressionCheck> =>
      unwrap(api.POST('/api/v1/access_reviews/validate/cel', { body: { subject, text }, signal })),
  })

/** One entry of a selection, as `<app>/<thing>`, `<app>/<where>/<role>` or `<monitor>`. */
export interface SelectionEntry {
  key: string
  /** Of an entitlement: the policy it is reviewed by in this campaign; empty for that of the campaign. */
  policyId?: string
}

export type SelectionName =
  | 'entitlements'
  | 'resourceTypes'
  | 'excludedEntitlements'
  | 'excludedResourceTypes'
  | 'resources'
  | 'scopeRoles'
  | 'monitors'

interface SelectionCalls {
  load(id: string, signal: AbortSignal): Promise<SelectionEntry[]>
  /** Resolves with the new version of the campaign. */
  save(id: string, entries: readonly SelectionEntry[], version: string): Promise<string>
}

const parts = (key: string): [string, string, string] => {
  const [first = '', second = '', third = ''] = key.split('/')
  return [first, second, third]
}
const of = (id: string) => ({ path: { access_review_id: id } })
const ifMatch = (id: string, version: string) => ({ ...of(id), header: { 'If-Match': version } })
const versionOf = async (request: Parameters<typeof unwrapVersioned>[0]) => (await unwrapVersioned(request)).version

const SELECTIONS: Record<SelectionName, SelectionCalls> = {
  entitlements: {
    load: async (id, signal) => {
      const { list } = await unwrap(
        api.GET('/api/v1/access_review/{access_review_id}/scope_and_entitlements', { params: of(id), signal }),
      )
      return list.map(({ accessReviewEntitlement: { appId, appEntitlementId, customPolicyId } }) => ({
        key: `${appId}/${appEntitlementId}`,
        policyId: customPolicyId,
      }))
    },
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/scope_and_entitlements', {
          params: ifMatch(id, version),
          body: {
            entitlements: entries.map(({ key, policyId = '' }) => {
              const [appId, appEntitlementId] = parts(key)
              return { appId, appEntitlementId, customPolicyId: policyId }
            }),
          },
        }),
      ),
  },
  resourceTypes: {
    load: async (id, signal) =>
      typeKeys(
        await unwrap(
          api.GET('/api/v1/access_review/{access_review_id}/scope_by_resource_type', { params: of(id), signal }),
        ),
      ),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/scope_by_resource_type', {
          params: ifMatch(id, version),
          body: { resourceTypeSelections: typeRefs(entries) },
        }),
      ),
  },
  excludedEntitlements: {
    load: async (id, signal) =>
      (
        await unwrap(
          api.GET('/api/v1/access_review/{access_review_id}/excluded_entitlements', { params: of(id), signal }),
        )
      ).list.map(({ appId, appEntitlementId }) => ({ key: `${appId}/${appEntitlementId}` })),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/excluded_entitlements', {
          params: ifMatch(id, version),
          body: {
            list: entries.map(({ key }) => {
              const [appId, appEntitlementId] = parts(key)
              return { appId, appEntitlementId }
            }),
          },
        }),
      ),
  },
  excludedResourceTypes: {
    load: async (id, signal) =>
      typeKeys(
        await unwrap(
          api.GET('/api/v1/access_review/{access_review_id}/excluded_resource_types', { params: of(id), signal }),
        ),
      ),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/excluded_resource_types', {
          params: ifMatch(id, version),
          body: { list: typeRefs(entries) },
        }),
      ),
  },
  resources: {
    load: async (id, signal) =>
      (
        await unwrap(api.GET('/api/v1/access_review/{access_review_id}/resources', { params: of(id), signal }))
      ).list.map(({ appId, appResourceId }) => ({ key: `${appId}/${appResourceId}` })),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/resources', {
          params: ifMatch(id, version),
          body: {
            list: entries.map(({ key }) => {
              const [appId, appResourceId] = parts(key)
              return { appId, appResourceId }
            }),
          },
        }),
      ),
  },
  scopeRoles: {
    load: async (id, signal) =>
      (
        await unwrap(api.GET('/api/v1/access_review/{access_review_id}/scope_roles', { params: of(id), signal }))
      ).list.map(({ appId, scopeResourceId, roleResourceId }) => ({
        key: `${appId}/${scopeResourceId}/${roleResourceId}`,
      })),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/scope_roles', {
          params: ifMatch(id, version),
          body: {
            list: entries.map(({ key }) => {
              const [appId, scopeResourceId, roleResourceId] = parts(key)
              return { appId, scopeResourceId, roleResourceId }
            }),
          },
        }),
      ),
  },
  monitors: {
    load: async (id, signal) =>
      (
        await unwrap(api.GET('/api/v1/access_review/{access_review_id}/access_conflicts', { params: of(id), signal }))
      ).list.map(({ monitorId }) => ({ key: monitorId })),
    save: (id, entries, version) =>
      versionOf(
        api.POST('/api/v1/access_review/{access_review_id}/access_conflicts', {
          params: ifMatch(id, version),
          body: { list: entries.map(({ key }) => ({ monitorId: key })) },
        }),
      ),
  },
}

const typeKeys = ({ list }: { list: readonly { appId: string; resourceTypeId: string }[] }) =>
  list.map(({ appId, resourceTypeId }) => ({ key: `${appId}/${resourceTypeId}` }))
const typeRefs = (entries: readonly SelectionEntry[]) =>
  entries.map(({ key }) => {
    const [appId, resourceTypeId] = parts(key)
    return { appId, resourceTypeId }
  })

export const selectionQuery = (id: string, name: SelectionName) =>
  queryOptions({
    queryKey: ['scope', 'selection', id, name],
    queryFn: ({ signal }) => SELECTIONS[name].load(id, signal),
  })

/** Replaces a selection, if the campaign still has this version; resolves with its new one. */
export const saveSelection = (id: string, name: SelectionName, entries: readonly SelectionEntry[], version: string) =>
  SELECTIONS[name].save(id, entries, version)

const appNames = (expanded: readonly object[]) =>
  new Map(
    expanded.flatMap((one) => {
      const { id, displayName } = one as { id?: string; displayName?: string }
      return id && displayName ? [[id, displayName] as const] : []
    }),
  )

/** The entitlements of one app, page by page. */
export const entitlementsOfAppQuery = (appId: string, query: string) =>
  infiniteQueryOptions({
    queryKey: ['scope', 'entitlements', appId, query],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const body = { pageSize, appIds: [appId], ...(query ? { query } : {}), ...pageOf(pageParam) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/entitlements', { body, signal }))
      return {
        list: list.map(({ appEntitlement: { id, displayName, grantCount } }) => ({ id, displayName, grantCount })),
        nextPageToken,
      }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** The entitlements with these keys, in any order: what a selection names. */
export const entitlementNamesQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['scope', 'entitlement-names', [...keys].sort()],
    enabled: keys.length > 0,
    queryFn: async ({ signal }) => {
      const names = new Map<string, { name: string; app: string; holders: number }>()
      for (let start = 0; start < keys.length; start += pageSize) {
        const refs = keys.slice(start, start + pageSize).map((key) => {
          const [appId, id] = parts(key)
          return { appId, id }
        })
        const body = { pageSize, refs, expandMask: { paths: ['app_id'] } }
        const { list, expanded } = await unwrap(api.POST('/api/v1/search/entitlements', { body, signal }))
        const apps = appNames(expanded)
        for (const { appEntitlement: one } of list)
          names.set(`${one.appId}/${one.id}`, {
            name: one.displayName,
            app: apps.get(one.appId) ?? '',
            holders: Number(one.grantCount),
          })
      }
      return names
    },
  })

const pageOf = (token: string) => (token ? { pageToken: token } : {})

export const appsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['scope', 'apps', query],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const body = { pageSize, ...(query ? { query } : {}), ...pageOf(pageParam) }
      return unwrap(api.POST('/api/v1/search/apps', { body, signal }))
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** The resources under one, or those of an app that are under none. */
export const resourcesUnderQuery = (appId: string, parentId: string) =>
  infiniteQueryOptions({
    queryKey: ['scope', 'resources', appId, parentId],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const where = parentId ? { parentResourceIds: [parentId] } : { appId, rootsOnly: true }
      const body = { pageSize, ...where, ...pageOf(pageParam) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/app_resources', { body, signal }))
      return { list: list.map(({ appResource }) => appResource), nextPageToken }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Choices named by an app and something in it: `<app>/<id>`. */
function ofApps(
  kind: string,
  find: (by: { query?: string; ids?: string[] }, signal: AbortSignal) => Promise<Choice[]>,
): ChoiceSource {
  return {
    kind,
    search: (query, signal) => find(query ? { query } : {}, signal),
    named: async (keys, signal) => {
      const found: Choice[] = []
      for (let start = 0; start < keys.length; start += pageSize)
        found.push(...(await find({ ids: keys.slice(start, start + pageSize).map((key) => parts(key)[1]) }, signal)))
      return found
    },
  }
}

export const resourceTypes = ofApps('resource-types', async ({ query, ids }, signal) => {
  const body = { pageSize, ...(query ? { query } : {}), ...(ids ? { resourceTypeIds: ids } : {}) }
  const { list } = await unwrap(api.POST('/api/v1/search/app_resource_types', { body, signal }))
  const names = await appNamesOf(
    list.map(({ appId }) => appId),
    signal,
  )
  return list.map(({ id, appId, displayName }) => ({
    id: `${appId}/${id}`,
    label: displayName,
    hint: names.get(appId) ?? '',
  }))
})

const resourceSource = (kind: string, traits: readonly string[]) =>
  ofApps(kind, async ({ query, ids }, signal) => {
    const body = {
      pageSize,
      ...(query ? { query } : {}),
      ...(ids ? { resourceIds: ids } : traits.length > 0 ? { resourceTypeTraitIds: [...traits] } : {}),
      expandMask: { paths: ['app_id'] },
    }
    const { list, expanded } = await unwrap(api.POST('/api/v1/search/app_resources', { body, signal }))
    const apps = appNames(expanded)
    return list.map(({ appResource: { id, appId, displayName } }) => ({
      id: `${appId}/${id}`,
      label: displayName,
      hint: apps.get(appId) ?? '',
    }))
  })
export const resources = resourceSource('resources', [])
export const roles = resourceSource('roles', ['role', 'ROLE'])

/** The people with these addresses, and the addresses that nobody has. */
export async function findPeople(addresses: readonly string[]): Promise<{ ids: string[]; unknown: string[] }> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { list } = await unwrap(api.POST('/api/v1/search/users', { body: { query: address, pageSize: 10 } }))
      return list.find(({ user }) => user.email.toLowerCase() === address.toLowerCase())?.user.id
    }),
  )
  return {
    ids: found.flatMap((id) => id ?? []),
    unknown: addresses.filter((_, index) => found[index] === undefined),
  }
}

/** Attributes of people, with some of their values. */
export const userAttributesQuery = queryOptions({
  queryKey: ['scope', 'user-attributes'],
  queryFn: async ({ signal }) =>
    (await unwrap(api.POST('/api/v1/search/users/profile_attributes', { body: {}, signal }))).list,
})

/** Attributes of the accounts of all apps. */
export const accountAttributesQuery = queryOptions({
  queryKey: ['scope', 'account-attributes'],
  queryFn: async ({ signal }) =>
    (await unwrap(api.POST('/api/v1/search/app_users/profile_attributes', { body: {}, signal }))).list,
})

/** Attributes of accounts to choose from: `<app>/<name>`. */
export const accountAttributes: ChoiceSource = {
  kind: 'account-attributes',
  search: async (query, signal) =>
    (await accountAttributeChoices(signal)).filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  named: async (keys, signal) => {
    const known = new Map((await accountAttributeChoices(signal)).map((choice) => [choice.id, choice]))
    return keys.map((key) => known.get(key) ?? { id: key, label: key.slice(key.indexOf('/') + 1) })
  },
}

async function accountAttributeChoices(signal: AbortSignal): Promise<Choice[]> {
  const { list } = await unwrap(api.POST('/api/v1/search/app_users/profile_attributes', { body: {}, signal }))
  const names = await appNamesOf(
    list.map(({ appId }) => appId),
    signal,
  )
  return list.map(({ appId, name }) => ({ id: `${appId}/${name}`, label: name, hint: names.get(appId) ?? '' }))
}

async function appNamesOf(ids: readonly string[], signal: AbortSignal) {
  const appIds = [...new Set(ids)]
  if (appIds.length === 0) return new Map<string, string>()
  const { list } = await unwrap(api.POST('/api/v1/search/apps', { body: { pageSize, appIds }, signal }))
  return appNames(list)
}

/** An entitlement of an app, by which a selection can name the app. */
export async function firstEntitlementOf(appId: string): Promise<string> {
  const { list } = await unwrap(api.POST('/api/v1/search/entitlements', { body: { pageSize: 10, appIds: [appId] } }))
  const [first] = list
  if (!first) throw new Error('This app has no entitlements, so there is nothing to review in it.')
  return `${appId}/${first.appEntitlement.id}`
}
