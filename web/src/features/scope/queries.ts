import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/scope.gen.ts'
import type { Choice, ChoiceSource } from '../../parts/list/choices.ts'
import type { OlderField } from './older-fields.ts'
import { parts } from './selection.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']

const pageSize = 100

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

/** Counts what a draft would select with another scope and without an older field. */
export const movedCountQuery = (id: string, scopeV2: Scope, without: OlderField) =>
  queryOptions({
    queryKey: ['scope', 'moved', id, scopeV2, without],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const count = (body: Schemas['AccessReviewServiceValidateRequest']) =>
        unwrap(api.POST('/api/v1/access_review/{id}/action/validate', { params: { path: { id } }, body, signal }))
      const before = await count({})
      const after = await count({ scopeV2: scopeV2 as never, without: [without] })
      return { before: before.itemCount, after: after.itemCount }
    },
  })

/** How much flows into resources, by `<app>/<resource>`: what a campaign by inheritance reviews with them. */
export const inheritanceQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['scope', 'inheritance', keys],
    enabled: keys.length > 0,
    queryFn: async ({ signal }) => {
      const resourceIds = keys.map((key) => parts(key)[1])
      const { list } = await unwrap(api.POST('/api/v1/access_reviews/inheritance', { body: { resourceIds }, signal }))
      return new Map(list.map((one) => [one.resourceId, one]))
    },
  })

/** What is wrong with an expression, or whom it selects. */
export const expressionQuery = (subject: 'USERS' | 'ACCOUNTS', text: string) =>
  queryOptions({
    queryKey: ['scope', 'expression', subject, text],
    queryFn: ({ signal }): Promise<ExpressionCheck> =>
      unwrap(api.POST('/api/v1/access_reviews/validate/cel', { body: { subject, text }, signal })),
  })

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
    isInApp: true,
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

export { saveSelection } from './selections.queries.ts'

/** The providers with which people can confirm that it is them. */
export const stepUpProvidersQuery = queryOptions({
  queryKey: ['scope', 'step-up'],
  staleTime: 15_000,
  queryFn: async ({ signal }) =>
    (await unwrap(api.POST('/api/v1/search/step-up/providers', { body: { pageSize }, signal }))).list.filter(
      ({ enabled }) => enabled,
    ),
})
