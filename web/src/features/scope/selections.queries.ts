import { queryOptions } from '@tanstack/react-query'
import { client, unwrap, unwrapVersioned } from '../../api/client.ts'
import type { paths } from '../../api/scope.gen.ts'
import { parts } from './selection.rules.ts'

const api = client<paths>()

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
