import type { MyTask } from '../../../contract/review/my-review.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import { itemsOfPairs } from '../../preparation/index.ts'
import { OUTCOMES } from '../codes.ts'
import { factsOfTasks } from '../facts/facts-of-tasks.ts'
import { loadGoneSince } from '../gone/gone.store.ts'
import type { Inbox } from '../inbox-filter.sql.ts'
import type { ReviewScope } from '../review-scope.ts'
import type { TaskRow } from '../task.store.ts'
import { stepId, taskId } from '../task-id.ts'
import { actorKinds, stepFacts } from '../tasks/access/task-actor.ts'
import { refusalOf } from '../tasks/access/task-rights.rules.ts'
import { needsReason } from '../tasks/reassign/reassign.rules.ts'
import {
  findAnswersOf,
  findAssigned,
  findPendingOf,
  findSetMembers,
  type OwnDecision,
  type SetMembers,
} from './inbox.store.ts'

/** Rows of a reviewer's list, with what was prepared, what is known, and what the reviewer has chosen. */
export async function myTaskViews(
  reader: Reader,
  scope: ReviewScope,
  inbox: Inbox,
  actor: Actor,
  rows: readonly TaskRow[],
): Promise<MyTask[]> {
  const { tenantId, review, campaign, frozen, paths, ownerIds } = scope
  const numbers = rows.map(({ numericId }) => numericId)
  const preparation = { key: review.preparationKey, frozenAt: new Date(frozen.at), snapshot: frozen }
  const items = await itemsOfPairs(reader, tenantId, campaign, preparation, rows)
  const facts = await factsOfTasks(reader, scope, rows)
  const pending = byNumber(await findPendingOf(reader, inbox, numbers))
  const answers = byNumber(await findAnswersOf(reader, inbox, numbers))
  const gone = await loadGoneSince(reader, tenantId, rows)
  const assigned = await findAssigned(reader, inbox, numbers)
  const members = await findSetMembers(
    reader,
    inbox,
    rows.flatMap(({ state, setKey }) => (state === 'O' ? [setKey] : [])),
  )
  return rows.flatMap((row): MyTask[] => {
    const item = items.get(`${row.principalKey} ${row.entitlementKey}`)
    const known = facts.get(row.numericId)
    if (!item || !known) return []
    const goneSince = gone.get(`${row.entitlementKey} ${row.principalKey}`)
    const steps = paths.get(row.pathKey)?.steps ?? []
    const approval = steps[row.stepNo]?.approval
    const [chosen, answer] = [pending.get(row.numericId), answers.get(row.numericId)]
    const isOpen = assigned.has(row.numericId)
    const kinds = actorKinds(actor, ownerIds, row, { isMember: isOpen, hasAnswered: answer !== undefined }, undefined)
    return [
      {
        taskId: taskId(review, row.numericId),
        numericId: row.numericId,
        policyStepId: stepId(review, row.numericId, row.stepSeq),
        stepNumber: row.stepNo + 1,
        stepCount: steps.length,
        stepSince: row.stepSince.toISOString(),
        requireApprovalReason: approval?.requireApprovalReason === true,
        requireDenialReason: approval?.requireDenialReason === true,
        mayReassign: isOpen && refusalOf('reassign', kinds, stepFacts(approval)) === undefined,
        requireReassignmentReason: approval !== undefined && needsReason(approval),
        ...((row.state === 'O' && members.get(row.setKey)) || NOBODY),
        isOpen,
        outcome: row.outcome ? OUTCOMES[row.outcome] : '',
        item,
        insights: known.insights,
        recommendation: known.recommendation,
        isHighRisk: known.isHighRisk,
        alikeKey: known.alikeKey ?? '',
        ...(goneSince && { accessGoneSince: goneSince.toISOString() }),
        ...(chosen && {
          pending: {
            decision: decisionOf(chosen),
            comment: chosen.comment,
            chosenAt: chosen.at.toISOString(),
            isLocked: chosen.isLocked,
          },
        }),
        ...(answer && {
          answer: { decision: decisionOf(answer), comment: answer.comment, decidedAt: answer.at.toISOString() },
        }),
      },
    ]
  })
}

const NOBODY: SetMembers = { reviewers: [], reviewerCount: 0 }
const byNumber = (rows: readonly OwnDecision[]) => new Map(rows.map((row) => [row.numericId, row]))
const decisionOf = ({ approved }: OwnDecision) => (approved ? 'APPROVE' : 'DENY')
