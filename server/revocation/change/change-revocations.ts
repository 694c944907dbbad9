import type { Static, TObject } from 'typebox'
import {
  type CHANGE_RESULTS,
  ChangeRevocationsReply,
  ChangeRevocationsRequest,
  MAX_REVOCATIONS,
  SetTicketRequest,
} from '../../../contract/revocation/revocation.ts'
import { FIELD_REASONS } from '../../../contract/wire/errors.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { ApiError } from '../../http/api-error.ts'
import { writeOperation } from '../../http/index.ts'
import { isNamed, numberOfRevocation } from '../view/revocation-id.ts'
import {
  ACTIONS,
  actionRefusal,
  allowedPeople,
  type RevocationAction,
  rightsOf,
} from '../view/revocation-rights.rules.ts'
import { lockRevocations, type RelatedRevocation } from '../view/revocation-rows.store.ts'
import { applyAction } from './apply-action.ts'

type Result = (typeof CHANGE_RESULTS)[number]
type Body = Static<typeof ChangeRevocationsRequest> & Partial<Static<typeof SetTicketRequest>>

interface Change {
  action: RevocationAction
  name: string
  method: string
  summary: string
  description: string
  needsComment?: boolean
  body?: TObject
  example: Record<string, unknown>
}

const MAX_NAMED = 100

const change = ({ action, name, method, summary, description, needsComment = false, ...given }: Change) =>
  writeOperation({
    id: `svc.api.accessreview.v1.RevocationService.${method}`,
    method: 'POST',
    path: `/api/v1/revocations/${name}` as '/api/v1/revocations/complete',
    tag: 'Removal',
    summary,
    description: `${description} Takes up to ${MAX_REVOCATIONS} revoke tasks. Each has a result of its own; one that cannot be changed does not stop the others.`,
    permission: 'review.own',
    idempotent: true,
    body: (given.body ?? ChangeRevocationsRequest) as typeof ChangeRevocationsRequest,
    reply: ChangeRevocationsReply,
    errors: [],
    fieldReasons: needsComment ? ['reason_required'] : [],
    example: given.example as Body,
    async run({ tx, tenant, actor, audit, invalid }, { body }) {
      const { taskIds, comment = '', ticketId = '', ticketUrl = '' } = body as Body
      if (needsComment && comment.trim() === '')
        return invalid({ field: 'comment', description: 'must say why', reason: 'reason_required' })
      const numbers = [...new Set(taskIds.flatMap((id) => numberOfRevocation(id) ?? []))]
      const found = new Map((await lockRevocations(tx, tenant.id, actor, numbers)).map((row) => [row.number, row]))
      const seen = new Set<string>()
      const entries = taskIds.map((id) => {
        const row = namedRow(found, id)
        const isTwice = row !== undefined && seen.has(row.number)
        if (row) seen.add(row.number)
        return { id, row, refusal: refusalOf(action, row && { ...row, rights: rightsOf(actor, row) }, isTwice) }
      })
      const done = await applyAction(
        tx,
        tenant.id,
        action,
        entries.flatMap(({ row, refusal }) => (row && refusal === undefined ? [row.number] : [])),
        { userId: actor.userId, comment },
        action === 'ticket' ? { ticketId, ticketUrl } : undefined,
      )
      const after = new Map((await lockRevocations(tx, tenant.id, actor, [...seen])).map((row) => [row.number, row]))
      const campaignIds = new Set([...found.values()].map(({ campaignId }) => campaignId))
      const [campaign] = campaignIds
      audit({
        ...(campaignIds.size === 1 && campaign ? { campaign } : {}),
        detail: {
          ...{ doneCount: done.length, refusedCount: taskIds.length - done.length },
          ...{ taskNumbers: done.slice(0, MAX_NAMED), ...(comment && { comment }), ...(ticketId && { ticketId }) },
        },
      })
      return {
        doneCount: done.length,
        results: entries.map(({ id, row, refusal }, index) => ({
          ...{ index, taskId: id, result: refusal ?? 'DONE' },
          description: refusal ? describe(action, refusal, row) : '',
          ...(row && refusal !== 'NOT_FOUND' && { state: after.get(row.number)?.state ?? row.state }),
        })),
      }
    },
  })

function namedRow(found: ReadonlyMap<string, RelatedRevocation>, id: string): RelatedRevocation | undefined {
  const row = found.get(numberOfRevocation(id) ?? '')
  return row && isNamed(id, row) ? row : undefined
}

function refusalOf(
  action: RevocationAction,
  row: (RelatedRevocation & { rights: ReturnType<typeof rightsOf> }) | undefined,
  isTwice: boolean,
): Exclude<Result, 'DONE'> | undefined {
  if (!row) return 'NOT_FOUND'
  return actionRefusal(action, row.rights, row.state) ?? (isTwice ? 'DUPLICATE_ENTRY' : undefined)
}

function describe(action: RevocationAction, refusal: Exclude<Result, 'DONE'>, row?: RelatedRevocation): string {
  const { verb } = ACTIONS[action]
  switch (refusal) {
    case 'NOT_FOUND':
      return new ApiError('not_found', { thing: 'revoke task' }).message
    case 'ACTION_NOT_ALLOWED':
      return new ApiError('action_not_allowed', { who: allowedPeople(action), action: verb }).message
    case 'WRONG_STATE':
      return new ApiError('wrong_removal_state', { state: row?.state ?? '', action: verb }).message
    case 'DUPLICATE_ENTRY':
      return `${FIELD_REASONS.duplicate_entry}.`
  }
}

const taskIds = [EXAMPLE_IDS.task]

export const changeOperations = [
  change({
    action: 'complete',
    name: 'complete',
    method: 'Complete',
    summary: 'Report that access has been removed',
    description:
      'The next sync of the source proves it: without the grant the task is VERIFIED, with it STILL_THERE. Access that was granted here by hand is removed by this call.',
    example: { taskIds, comment: 'Removed in the admin console.' },
  }),
  change({
    action: 'ticket',
    name: 'ticket',
    method: 'SetTicket',
    summary: 'Record the ticket under which access is removed',
    description: 'The task is SENT until somebody completes it or a sync no longer has the grant.',
    body: SetTicketRequest,
    example: { taskIds, ticketId: 'IT-4711', ticketUrl: 'https://tickets.example.com/IT-4711' },
  }),
  change({
    action: 'release',
    name: 'release',
    method: 'Release',
    summary: 'Remove access even though certified access depends on it',
    description: 'Only for tasks that are HELD. Certified access that depends on the same grant is removed too.',
    example: { taskIds },
  }),
  change({
    action: 'keep',
    name: 'keep',
    method: 'Keep',
    summary: 'Keep denied access as an exception',
    description: 'Ends the task: the access stays although it was denied.',
    needsComment: true,
    example: { taskIds, comment: 'Needed until the migration ends.' },
  }),
  change({
    action: 'cancel',
    name: 'cancel',
    method: 'Cancel',
    summary: 'Cancel the removal of access',
    description: 'Ends the task because it is not needed any more.',
    needsComment: true,
    example: { taskIds, comment: 'The app was shut down.' },
  }),
]
