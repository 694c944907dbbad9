import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { pointedTo } from '../../api/expanded.ts'
import type { components, paths } from '../../api/tags.gen.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type TagKind = 'risk_level' | 'compliance_framework'
export interface TagValue {
  id: string
  name: string
  kind: TagKind
  rank: number
  uses: number
}
export interface Tags {
  risk_level: TagValue[]
  compliance_framework: TagValue[]
  /** How many entitlements there are, and how many lack each kind. */
  total: number
  without: Record<TagKind, number>
}

const pageSize = 100

/** All risk levels, the most serious first, and all compliance frameworks by name, with how many entitlements use them. */
export const tagsQuery = queryOptions({
  queryKey: ['tags', 'values'],
  staleTime: 15_000,
  queryFn: async ({ signal }): Promise<Tags> => {
    const values: Schemas['AttributeValue'][] = []
    for (let pageToken = ''; ; ) {
      const body = { pageSize, ...(pageToken ? { pageToken } : {}) }
      const page = await unwrap(api.POST('/api/v1/search/attributes', { body, signal }))
      values.push(...page.list)
      pageToken = page.nextPageToken
      if (pageToken === '' || values.length >= 1000) break
    }
    const counts = await unwrap(
      api.POST('/api/v1/search/attributes/uses', { body: { ids: values.map(({ id }) => id) }, signal }),
    )
    const usesOf = new Map(counts.uses.map((use) => [use.attributeValueId, use.entitlementCount]))
    const of = (kind: TagKind): TagValue[] =>
      values
        .filter(({ attributeTypeId }) => attributeTypeId === kind)
        .map(({ id, value, rank }) => ({ id, name: value, kind, rank, uses: usesOf.get(id) ?? 0 }))
        .sort((a, b) => b.rank - a.rank || a.name.localeCompare(b.name))
    return {
      risk_level: of('risk_level'),
      compliance_framework: of('compliance_framework'),
      total: counts.entitlementCount,
      without: { risk_level: counts.withoutRiskLevelCount, compliance_framework: counts.withoutFrameworkCount },
    }
  },
})

export interface Untagged {
  id: string
  appId: string
  name: string
  description: string
  app: string
  holders: number
  frameworkIds: string[]
  mayEdit: boolean
}

export const untaggedKey = ['tags', 'untagged'] as const

/** Entitlements without a risk level, or without a framework, those with the most holders first. */
export const untaggedQuery = (kind: TagKind, filter: { query?: string; appIds?: string[] }) =>
  infiniteQueryOptions({
    queryKey: [...untaggedKey, kind, filter],
    // The list stays as it is while one works through it: what was tagged is still shown.
    staleTime: 600_000,
    maxPages: 40,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { list, expanded, nextPageToken } = await unwrap(
        api.POST('/api/v1/search/entitlements/untagged', {
          body: {
            attributeTypeId: kind,
            ...filter,
            pageSize: 50,
            expandMask: { paths: ['app_id'] },
            ...(pageParam ? { pageToken: pageParam } : {}),
          },
          signal,
        }),
      )
      return {
        nextPageToken,
        list: list.map(
          ({ appEntitlement, appPath, objectPermissions }): Untagged => ({
            id: appEntitlement.id,
            appId: appEntitlement.appId,
            name: appEntitlement.displayName,
            description: appEntitlement.description,
            app: pointedTo<{ displayName: string }>(expanded, appPath)[0]?.displayName ?? '',
            holders: Number(appEntitlement.grantCount),
            frameworkIds: appEntitlement.complianceFrameworkValueIds,
            mayEdit: objectPermissions.edit,
          }),
        ),
      }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Drops the values that are cached here and in the pickers. */
function useForgetValues() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: tagsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['pickers', 'risk_level'] }),
      queryClient.invalidateQueries({ queryKey: ['pickers', 'compliance_framework'] }),
    ])
  }
}

export function useCreateTag() {
  const forget = useForgetValues()
  return useMutation({
    mutationFn: async ({ kind, name, rank }: { kind: TagKind; name: string; rank?: number }) => {
      const body = { attributeTypeId: kind, value: name }
      const { value } = await unwrap(api.POST('/api/v1/attributes', { body }))
      if (rank !== undefined && rank !== value.rank) await saveRank(value.id, rank)
    },
    onSettled: forget,
  })
}

const saveRank = (id: string, rank: number) =>
  unwrap(api.POST('/api/v1/attributes/risk_levels/{id}', { params: { path: { id } }, body: { rank } }))

export function useSetRank() {
  const forget = useForgetValues()
  return useMutation({
    mutationFn: ({ id, rank }: { id: string; rank: number }) => saveRank(id, rank),
    onSuccess: forget,
  })
}

export function useRenameTag() {
  const forget = useForgetValues()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      unwrap(api.POST('/api/v1/attributes/{id}', { params: { path: { id } }, body: { value: name } })),
    onSuccess: forget,
  })
}

export function useDeleteTag() {
  const forget = useForgetValues()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/attribute/{id}', { params: { path: { id } } })),
    onSuccess: forget,
  })
}

/** How many requests are sent at once when many entitlements are tagged. */
const AT_ONCE = 4

export interface TagOutcome {
  /** Ids of the entitlements that have the tag now. */
  done: string[]
  failed: string[]
  error: unknown
}

/** Gives entitlements a tag, or takes it away (`tagId` undefined). */
export function useTagEntitlements() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({
      kind,
      tagId,
      rows,
    }: {
      kind: TagKind
      tagId: string | undefined
      rows: readonly Untagged[]
    }): Promise<TagOutcome> => {
      const outcome: TagOutcome = { done: [], failed: [], error: undefined }
      const waiting = [...rows]
      const work = async () => {
        for (let row = waiting.shift(); row; row = waiting.shift()) {
          const entitlement =
            kind === 'risk_level'
              ? { riskLevelValueId: tagId ?? '' }
              : { complianceFrameworkValueIds: tagId ? [tagId] : [] }
          try {
            await unwrap(
              api.POST('/api/v1/apps/{app_id}/entitlements/{id}', {
                params: { path: { app_id: row.appId, id: row.id } },
                body: { entitlement, updateMask: Object.keys(entitlement).join(',') },
              }),
            )
            outcome.done.push(row.id)
          } catch (error) {
            outcome.failed.push(row.id)
            outcome.error = error
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return outcome
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: tagsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['data'] }),
      ]),
  })
}
