import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/conflicts.gen.ts'
import { campaignKey, campaignQuery, saveCampaign, useCreateCampaign } from '../campaigns/queries.ts'
import { entitlements, people } from '../pickers/queries.ts'
import { saveSelection } from '../scope/selections.queries.ts'
import type { ViolationTab } from './violation.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Monitor = Schemas['ConflictMonitor']
export type MonitorCounts = Schemas['ConflictMonitorCounts']
export type Violation = Schemas['ConflictViolation']

async function countsOf(monitorIds: string[], signal: AbortSignal): Promise<Map<string, MonitorCounts>> {
  if (monitorIds.length === 0) return new Map()
  const { counts } = await unwrap(api.POST('/api/v1/search/accessconflict/counts', { body: { monitorIds }, signal }))
  return new Map(counts.map((one) => [one.monitorId, one]))
}

export interface MonitorFilter {
  query?: string
  enabled?: boolean
}

export const monitorsQuery = (filter: MonitorFilter) =>
  infiniteQueryOptions({
    queryKey: ['conflicts', 'list', filter],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const body = { pageSize: 50, ...filter, ...(pageParam ? { pageToken: pageParam } : {}) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/accessconflict', { body, signal }))
      const counts = await countsOf(
        list.map(({ id }) => id),
        signal,
      )
      return { list: list.map((monitor) => ({ monitor, counts: counts.get(monitor.id) })), nextPageToken }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

const monitorKey = (id: string) => ['conflicts', 'one', id]

export const monitorQuery = (id: string) =>
  queryOptions({
    queryKey: monitorKey(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/accessconflict/{id}', { params: { path: { id } }, signal })),
  })

export const monitorCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['conflicts', 'counts', id],
    staleTime: 15_000,
    queryFn: async ({ signal }) => (await countsOf([id], signal)).get(id) ?? null,
  })

export type Group = 'A' | 'B'
/** Entitlements of both groups, as `<app>/<entitlement>`. */
export type Groups = Record<Group, string[]>

const groupName = (group: Group) => `ENTITLEMENT_GROUP_${group}` as const
const refOf = (key: string) => {
  const [appId = '', id = ''] = key.split('/')
  return { appId, id }
}

/** A group has at most 32 entitlements, so one page has all of them. */
export const groupsQuery = (id: string) =>
  queryOptions({
    queryKey: ['conflicts', 'groups', id],
    queryFn: async ({ signal }): Promise<Groups> => {
      const { list } = await unwrap(
        api.GET('/api/v1/accessconflict/{id}/bindings', {
          params: { path: { id }, query: { page_size: 100 } },
          signal,
        }),
      )
      const of = (group: Group) =>
        list
          .filter(({ entitlementGroup }) => entitlementGroup === groupName(group))
          .map(({ appId, appEntitlementId }) => `${appId}/${appEntitlementId}`)
      return { A: of('A'), B: of('B') }
    },
  })

/** How many people, and accounts without an owner, would break the rule. */
export const monitorPreviewQuery = (groups: Groups, negateGroupB: boolean) =>
  queryOptions({
    queryKey: ['conflicts', 'preview', groups, negateGroupB],
    staleTime: 15_000,
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/v1/search/accessconflict/preview', {
          body: { groupA: groups.A.map(refOf), groupB: groups.B.map(refOf), negateGroupB },
          signal,
        }),
      ),
  })

const STATUSES = {
  active: 'CONFLICT_VIOLATION_STATUS_ACTIVE',
  exempt: 'CONFLICT_VIOLATION_STATUS_EXEMPTED',
  resolved: 'CONFLICT_VIOLATION_STATUS_RESOLVED',
} as const satisfies Record<ViolationTab, string>

export interface ViolationRow {
  violation: Violation
  name: string
  hint: string
  isPerson: boolean
  exemptedBy: string
  /** Names of the entitlements that are held of each group. */
  held: Record<Group, string[]>
}

export const violationsQuery = (monitorId: string, tab: ViolationTab) =>
  infiniteQueryOptions({
    queryKey: ['conflicts', 'violations', monitorId, tab],
    staleTime: 15_000,
    maxPages: 40,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { list, nextPageToken } = await unwrap(
        api.GET('/api/v1/accessconflict/{id}/violations', {
          params: {
            path: { id: monitorId },
            query: { page_size: 50, status: STATUSES[tab], ...(pageParam ? { page_token: pageParam } : {}) },
          },
          signal,
        }),
      )
      return { list: await rowsOf(list, signal), nextPageToken }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

async function rowsOf(list: readonly Violation[], signal: AbortSignal): Promise<ViolationRow[]> {
  const distinct = (ids: readonly string[]) => [...new Set(ids)].filter(Boolean)
  const userIds = distinct(list.flatMap(({ userId, exemption }) => [userId, exemption?.exemptedById ?? '']))
  const accountIds = distinct(list.map(({ appUserId }) => appUserId))
  const keys = distinct(
    list.flatMap(({ grants }) => grants.map(({ appId, appEntitlementId }) => `${appId}/${appEntitlementId}`)),
  )
  const [found, accounts, things] = await Promise.all([
    people.named(userIds, signal),
    accountIds.length === 0
      ? []
      : unwrap(api.POST('/api/v1/search/app_users', { body: { appUserIds: accountIds, pageSize: 100 }, signal })).then(
          (reply) => reply.list.map(({ appUser }) => appUser),
        ),
    entitlements.named(keys, signal),
  ])
  const personOf = new Map(found.map((one) => [one.id, one]))
  const accountOf = new Map(accounts.map((one) => [one.id, one]))
  const thingOf = new Map(things.map((one) => [one.id, one]))
  return list.map((violation) => {
    const person = personOf.get(violation.userId)
    const account = accountOf.get(violation.appUserId)
    const held = (group: Group) =>
      distinct(
        violation.grants
          .filter(({ entitlementGroup }) => entitlementGroup === groupName(group))
          .map(({ appId, appEntitlementId }) => thingOf.get(`${appId}/${appEntitlementId}`)?.label ?? ''),
      )
    return {
      violation,
      isPerson: violation.userId !== '',
      name: person?.label ?? (account ? account.displayName || account.username || account.email : ''),
      hint: person?.hint ?? (account ? 'Account without an owner' : ''),
      exemptedBy: personOf.get(violation.exemption?.exemptedById ?? '')?.label ?? '',
      held: { A: held('A'), B: held('B') },
    }
  })
}

/** Drops what is cached of monitors: a change of one changes its violations and the counts of lists. */
function useForget() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['conflicts'] }),
      queryClient.invalidateQueries({ queryKey: ['pickers', 'monitors'] }),
    ])
  }
}

export function useCreateMonitor() {
  const forget = useForget()
  return useMutation({
    mutationFn: async (body: { displayName: string; description: string }) =>
      (await unwrap(api.POST('/api/v1/accessconflict', { body }))).id,
    onSuccess: forget,
  })
}

export type MonitorChange = Partial<Pick<Monitor, 'displayName' | 'description' | 'enabled' | 'negateGroupB'>>

export interface MonitorSave {
  change: MonitorChange
  before: Groups
  after: Groups
}

/** Saves the fields, then takes entitlements out of the groups and puts others in. */
export function useSaveMonitor(id: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: async ({ change, before, after }: MonitorSave) => {
      if (Object.keys(change).length > 0)
        await unwrap(api.POST('/api/v1/accessconflict/{id}', { params: { path: { id } }, body: change }))
      const bodyOf = (group: Group) => (key: string) => {
        const { appId, id: appEntitlementId } = refOf(key)
        return { monitorId: id, appId, appEntitlementId, entitlementGroup: groupName(group) }
      }
      // An entitlement is in one group at most: it leaves one before it enters the other.
      for (const group of ['A', 'B'] as const)
        for (const body of before[group].filter((key) => !after[group].includes(key)).map(bodyOf(group)))
          await unwrap(api.DELETE('/api/v1/appentitlementmonitorbinding', { body }))
      for (const group of ['A', 'B'] as const)
        for (const body of after[group].filter((key) => !before[group].includes(key)).map(bodyOf(group)))
          await unwrap(api.POST('/api/v1/appentitlementmonitorbinding', { body }))
    },
    onSettled: forget,
  })
}

export function useDeleteMonitor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/accessconflict/{id}', { params: { path: { id } } })),
    onSuccess: async (_, id) => {
      queryClient.removeQueries({ queryKey: monitorKey(id) })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['conflicts', 'list'] }),
        queryClient.invalidateQueries({ queryKey: ['pickers', 'monitors'] }),
      ])
    },
  })
}

export function useExempt(monitorId: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason: string; expiresAt?: string }) =>
      unwrap(
        api.POST('/api/v1/accessconflict/{id}/violations/{violation_id}/exempt', {
          params: { path: { id: monitorId, violation_id: id } },
          body,
        }),
      ),
    onSuccess: forget,
  })
}

export function useEndExemption(monitorId: string) {
  const forget = useForget()
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.POST('/api/v1/accessconflict/{id}/violations/{violation_id}/unexempt', {
          params: { path: { id: monitorId, violation_id: id } },
        }),
      ),
    onSuccess: forget,
  })
}

/** Makes a draft of a campaign about the access in the conflicts of one monitor. */
export function useReviewViolations({ id, displayName }: Monitor, userId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateCampaign()
  return useMutation({
    mutationFn: async () => {
      const campaignId = await create({
        displayName: `Conflicts: ${displayName}`.slice(0, 200),
        ownerIds: [userId],
        scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS',
      })
      const { version } = await queryClient.fetchQuery(campaignQuery(campaignId))
      const scoped = await saveCampaign(campaignId, { scopeV2: { specificAccessConflicts: {} } }, ['scopeV2'], version)
      await saveSelection(campaignId, 'monitors', [{ key: id }], scoped.version)
      queryClient.removeQueries({ queryKey: campaignKey(campaignId) })
      return campaignId
    },
  })
}
