import { ValidateScopeExpressionReply, ValidateScopeExpressionRequest } from '../../../contract/campaign/expression.ts'
import { celMarkers, EvaluationTimeout } from '../../cel/index.ts'
import { readOperation } from '../../http/index.ts'
import { evaluateForAll } from '../../scope/index.ts'
import { PREVIEW_EXPRESSION_SECONDS } from '../preparation.settings.ts'

const SHOWN = 50
const SUBJECTS = {
  USERS: { context: 'user_scope', permission: 'user.read' },
  ACCOUNTS: { context: 'account_scope', permission: 'app.read' },
} as const

export const validateExpression = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewValidate.ValidateCEL',
  method: 'POST',
  path: '/api/v1/access_reviews/validate/cel',
  tag: 'Access Review',
  summary: 'Check a CEL expression for use in a scope, and count whom it selects',
  description:
    'Answers 200 with each problem and its position. Without problems the expression is evaluated for all people, or all accounts. A tenant can run two at a time; a third gets 429 with `Retry-After`.',
  permission: 'campaign.own',
  maxConcurrent: 2,
  body: ValidateScopeExpressionRequest,
  reply: ValidateScopeExpressionReply,
  errors: ['expression_timeout'],
  async run({ db, tenant, actor, settings, fail }, { body: { subject, text = '' } }) {
    const { context, permission } = SUBJECTS[subject]
    const markers = celMarkers(context, text)
    const nothing = { subjectCount: 0, matchCount: 0, failedCount: 0, matches: [], failures: [] }
    if (markers.length > 0) return { markers, ...nothing }
    const evaluationMs = settings.get(PREVIEW_EXPRESSION_SECONDS) * 1000
    const found = await evaluateForAll(db, tenant.id, { context, text, evaluationMs, shown: SHOWN }).catch(
      (error: unknown) => {
        if (error instanceof EvaluationTimeout) return fail('expression_timeout', { problem: error.message })
        throw error
      },
    )
    return { markers, ...found, ...(actor.permissions.has(permission) ? {} : { matches: [], failures: [] }) }
  },
})
