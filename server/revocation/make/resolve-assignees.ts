import { type CelRuntime, type CelValues, checkCel, compileCelBatch, lenientAllowance } from '../../cel/index.ts'
import type { Tx } from '../../db/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { TenantId } from '../../lib/ids.ts'
import { accountFields, directoryLookup, userFields } from '../../scope/index.ts'
import {
  type ExpressionWork,
  listExpressionWork,
  loadSubjects,
  setAssignees,
  updateAssignees,
} from './assignees.store.ts'

/** For all expressions of one call. Removal that they find nobody for goes to those they fall back to. */
const EVALUATION_MS = 10_000

/** Finds who removes these revocations: as sets, and by expressions where an entitlement says so. */
export async function resolveAssignees(tx: Tx, tenantId: TenantId, numbers: readonly string[]): Promise<void> {
  await updateAssignees(tx, tenantId, numbers)
  const work = await listExpressionWork(tx, tenantId, numbers)
  if (work.length === 0) return
  const values = await valuesOf(tx, tenantId, work)
  const lookup = directoryLookup(tx, { tenantId, snapshot: undefined })
  const runtime = { tenantId, now: await tx.now(), lookup, allowance: lenientAllowance(EVALUATION_MS) }
  const found = new Map<string, readonly string[]>()
  for (const [, alike] of groupBy(work, ({ expressions }) => JSON.stringify(expressions)))
    await evaluate(runtime, alike, values, found)
  await setAssignees(
    tx,
    tenantId,
    work.map(({ number, fallbackUserIds }) => ({ number, fallbackUserIds, userIds: found.get(number) ?? [] })),
  )
}

type Values = CelValues<'policy_approvers'>

/** The people of the first expression that names somebody; one that fails ends the search for its revocation. */
async function evaluate(
  runtime: CelRuntime,
  work: readonly ExpressionWork[],
  values: ReadonlyMap<string, Values>,
  found: Map<string, readonly string[]>,
): Promise<void> {
  let open = work
  for (const text of work[0]?.expressions ?? []) {
    // One that was stored before expressions were checked names nobody.
    if (checkCel('policy_approvers', text).length > 0) return
    const outcomes = await compileCelBatch('policy_approvers', text)(
      runtime,
      open.map(({ number }) => values.get(number) ?? {}),
    )
    open = open.filter(({ number }, index) => {
      const outcome = outcomes[index]
      if (!outcome || 'problem' in outcome) return false
      if (outcome.value.length > 0) found.set(number, outcome.value)
      return outcome.value.length === 0
    })
    if (open.length === 0) return
  }
}

async function valuesOf(tx: Tx, tenantId: TenantId, work: readonly ExpressionWork[]): Promise<Map<string, Values>> {
  const { users, accounts, people } = await loadSubjects(
    tx,
    tenantId,
    work.map(({ principalKey }) => principalKey),
    [...new Set(work.flatMap(({ appOwnerIds }) => appOwnerIds))],
  )
  return new Map(
    work.map((one) => {
      const [user, account] = [users.get(one.principalKey), accounts.get(one.principalKey)]
      const { violationIds } = one
      return [
        one.number,
        {
          ...(user && { subject: userFields(user) }),
          ...(account && { account: accountFields(account) }),
          entitlement: one.entitlement,
          appOwners: one.appOwnerIds.flatMap((id) => {
            const owner = people.get(id)
            return owner ? [userFields(owner)] : []
          }),
          task: {
            origin: one.requestedBy ? 'TASK_ORIGIN_API' : 'TASK_ORIGIN_ACCESS_REVIEW',
            createdAt: one.createdAt,
            isGrantPermanent: one.isGrantPermanent,
            subjectUserId: user?.id ?? '',
            requestorUserId: one.requestedBy,
            analysis: { id: '', hasConflictViolations: violationIds.length > 0, conflictViolations: violationIds },
          },
        },
      ]
    }),
  )
}
