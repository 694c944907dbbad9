import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap, unwrapVersioned } from '../../api/client.ts'
import type { components, paths } from '../../api/policies.gen.ts'
import type { ExpressionMarker } from '../../parts/expression/expression-editor.tsx'
import type { ChoiceSource } from '../../parts/list/choices.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Policy = Schemas['Policy']
/** What the editor changes. */
export type PolicyDraft = Pick<
  Policy,
  'displayName' | 'description' | 'policySteps' | 'rules' | 'postActions' | 'reassignTasksToDelegates'
>
export type Step = Schemas['PolicyStep']
export type Approval = Schemas['Approval']
export type Wait = Schemas['Wait']
export type Escalation = Schemas['Escalation']
export type Rule = Schemas['Rule']
export type PolicyUses = Schemas['PolicyUses']
export type PolicyTrial = Schemas['TryPolicyResponse']

export const policiesQuery = (query: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['policies', 'list', query ?? ''],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const body = { pageSize: 50, ...(query ? { query } : {}), ...(pageParam ? { pageToken: pageParam } : {}) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/policies', { body, signal }))
      const uses = await usesOf(
        list.map(({ id }) => id),
        signal,
      )
      return { list: list.map((policy) => ({ policy, uses: uses.get(policy.id) })), nextPageToken }
    },
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

async function usesOf(policyIds: string[], signal: AbortSignal): Promise<Map<string, PolicyUses>> {
  if (policyIds.length === 0) return new Map()
  const { uses } = await unwrap(api.POST('/api/v1/search/policies/uses', { body: { policyIds }, signal }))
  return new Map(uses.map((one) => [one.policyId, one]))
}

export interface VersionedPolicy {
  policy: Policy
  version: string
}

const policyKey = (id: string) => ['policies', 'one', id]

export const policyQuery = (id: string) =>
  queryOptions({
    queryKey: policyKey(id),
    queryFn: async ({ signal }): Promise<VersionedPolicy> => {
      const { data, version } = await unwrapVersioned(
        api.GET('/api/v1/policies/{id}', { params: { path: { id } }, signal }),
      )
      return { policy: data.policy, version }
    },
  })

/** What uses a policy; undefined if the policy is gone. */
export const policyUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['policies', 'uses', id],
    staleTime: 15_000,
    queryFn: async ({ signal }) => (await usesOf([id], signal)).get(id) ?? null,
  })

/** What is wrong with an expression of a policy, with places. */
export const policyExpressionQuery = (use: 'CONDITION' | 'APPROVERS', text: string) =>
  queryOptions({
    queryKey: ['policies', 'expression', use, text],
    queryFn: async ({ signal }): Promise<ExpressionMarker[]> =>
      (await unwrap(api.POST('/api/v1/policies/validate/cel', { body: { text, use }, signal }))).markers,
  })

/** Drops what lists have cached of policies. */
function useForgetLists() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['policies', 'list'] }),
      queryClient.invalidateQueries({ queryKey: ['pickers', 'policies'] }),
    ])
}

export function useCreatePolicy() {
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: async (draft: PolicyDraft) =>
      (await unwrap(api.POST('/api/v1/policies', { body: { ...draft, policyType: 'POLICY_TYPE_CERTIFY' } }))).policy.id,
    onSuccess: forgetLists,
  })
}

/** Changes the named fields of a policy, if it still has this version (412 if not). */
export function useSavePolicy(id: string) {
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: async ({
      draft,
      fields,
      version,
    }: {
      draft: PolicyDraft
      fields: readonly (keyof PolicyDraft)[]
      version: string
    }): Promise<VersionedPolicy> => {
      const policy = Object.fromEntries(fields.map((field) => [field, draft[field]]))
      const reply = await unwrapVersioned(
        api.POST('/api/v1/policies/{id}', {
          params: { path: { id }, header: { 'If-Match': version } },
          body: { policy, updateMask: fields.join(',') },
        }),
      )
      return { policy: reply.data.policy, version: reply.version }
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(policyKey(id), saved)
      await forgetLists()
    },
  })
}

export function useDeletePolicy() {
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/policies/{id}', { params: { path: { id } } })),
    onSuccess: async (_, id) => {
      queryClient.removeQueries({ queryKey: policyKey(id) })
      await forgetLists()
    },
  })
}

/** Accounts that hold an entitlement (`<app>/<entitlement>`), to try a policy on. */
export const holdersOf = (entitlement: string): ChoiceSource => {
  const [appId = '', id = ''] = entitlement.split('/')
  const find = async (body: object, signal: AbortSignal) => {
    const { list } = await unwrap(
      api.POST('/api/v1/search/grants', {
        body: { entitlementRefs: [{ appId, id }], pageSize: 100, ...body },
        signal,
      }),
    )
    return list.map(({ appEntitlementUserBinding: { appUser } }) => {
      const { id: accountId, displayName, username, email } = appUser.appUser
      return { id: accountId, label: displayName || username || email, hint: username || email }
    })
  }
  return {
    kind: `holders of ${entitlement}`,
    search: async (query, signal) =>
      (await find({}, signal)).filter(({ label, hint }) =>
        `${label} ${hint}`.toLowerCase().includes(query.toLowerCase()),
      ),
    named: (ids, signal) => find({ appUserIds: [...ids] }, signal),
  }
}

/** Which rule of a policy applies to a grant, and who would review it. Nothing is stored. */
export const tryPolicy = (
  { policySteps, rules }: Pick<PolicyDraft, 'policySteps' | 'rules'>,
  entitlement: string,
  appUserId: string,
): Promise<PolicyTrial> => {
  const [appId = '', appEntitlementId = ''] = entitlement.split('/')
  return unwrap(
    api.POST('/api/v1/policies/validate/item', {
      body: { policySteps, rules, appId, appEntitlementId, appUserId },
    }),
  )
}
