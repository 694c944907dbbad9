import { StartRequest } from '../../../contract/review/start.ts'
import { campaignAction } from '../../campaign/index.ts'
import { beginStart, startProblem } from './begin-start.ts'

export const startAction = campaignAction<typeof StartRequest, 'ledger_unbalanced'>({
  name: 'start',
  method: 'Start',
  summary: 'Start the review of a prepared campaign',
  description:
    'Replies at once with the state STARTING. In the background every item becomes a task and is assigned to its reviewers (see `progress`); then the campaign is OPEN. GET /api/v1/access_review/{id}/assignment shows beforehand who would get what. If policies deny many items by themselves, their number must be confirmed, else the campaign returns to REVIEW and `progress` has the number.',
  permission: 'campaign.own',
  body: StartRequest,
  errors: ['ledger_unbalanced'],
  fieldReasons: ['owner_not_active', 'completion_date_in_past'],
  async act({ tx, tenant, actor, fail, invalid }, { message }, fieldPrefix, body) {
    const problem = await startProblem(tx, tenant.id, message)
    switch (problem?.reason) {
      case 'LEDGER_UNBALANCED':
        return fail('ledger_unbalanced', { problems: problem.problems, id: message.id })
      case 'OWNER_NOT_ACTIVE':
        return invalid({
          field: `${fieldPrefix}ownerIds`,
          description: 'have nobody who is enabled; set other owners first',
          reason: 'owner_not_active',
        })
      case 'COMPLETION_DATE_IN_PAST':
        return invalid({
          field: `${fieldPrefix}completionDate`,
          description: 'has passed; set a later one before you start',
          reason: 'completion_date_in_past',
        })
      case 'NOT_RANKED':
        return fail('invalid_state', {
          state: message.state,
          wanted: 'started',
          hint: 'It was prepared by an earlier version of Recert: reset it and prepare it again.',
        })
    }
    await beginStart(tx, tenant.id, message, { startedBy: actor.userId, ...body })
  },
})
