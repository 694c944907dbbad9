import { ExcludedGrantList, ExcludedGrantQuery } from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { EvaluationTimeout } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import { ApiError, listOperation } from '../../http/index.ts'
import { expressionEvaluator, type ScopeContext } from '../../scope/index.ts'
import { loadCampaignScope } from '../chunk-context.ts'
import { itemViews } from '../items/item-view.ts'
import { PREVIEW_EXPRESSION_SECONDS } from '../preparation.settings.ts'
import { findPreparation, type Preparation } from '../preparation.store.ts'
import { accountsOfGrants, FIRST_PAIR } from '../ranges.sql.ts'
import { nextGrants } from '../ranges.store.ts'
import { scopeContextOf } from '../scope-context.sql.ts'
import { type ExcludedGrantRow, listExcluded } from './excluded-grants.store.ts'
import { titleOfRule } from './ledger.rules.ts'

export const listExcludedGrants = listOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.ListExcludedGrants',
  path: '/api/v1/access_review/{id}/excluded_grants',
  tag: 'Access Review',
  summary: 'List the grants that the scope of a campaign excluded',
  description:
    'The grants that did not become items, each with the first rule that excludes it, so that every number of the ledger can be looked into. The scope is evaluated again for the snapshot of the campaign, which may take some seconds. A tenant can run two at a time; a third gets 429 with `Retry-After`.',
  permission: 'signed_in',
  maxConcurrent: 2,
  query: ExcludedGrantQuery,
  reply: ExcludedGrantList,
  errors: ['not_found', 'invalid_state', 'expression_timeout'],
  async filter(context, { params, request: { rule, sourceId } }) {
    const { db, tenant, fail } = context
    const { message } = await loadVisibleCampaign(context, params.id)
    const preparation = await findPreparation(db, tenant.id, message.id)
    const hint = 'Prepare it first.'
    if (!preparation?.finishedAt)
      return fail('invalid_state', { state: message.state, wanted: 'shown with its excluded grants', hint })
    return { campaign: message, preparation, rule, sourceId }
  },
  boundTo: ({ preparation, rule, sourceId }) => ({ preparation: preparation.key, rule, sourceId }),
  async fetch({ db, tenant, settings }, { filter: { campaign, preparation, rule, sourceId }, after, limit }) {
    const scopeContext = scopeContextOf(tenant.id, await loadCampaignScope(db, tenant.id, campaign), preparation)
    const evaluationMs = settings.get(PREVIEW_EXPRESSION_SECONDS) * 1000
    return findExcluded(db, scopeContext, preparation, { rule, sourceId, after, limit, evaluationMs }).catch(
      (error: unknown) => {
        if (error instanceof EvaluationTimeout) throw new ApiError('expression_timeout', { problem: error.message })
        throw error
      },
    )
  },
  keyOf: ({ principalKey, entitlementKey }) => [principalKey, entitlementKey],
  async view({ db, tenant }, rows, { filter: { campaign, preparation } }) {
    const items = rows.map((row) => ({
      ...row,
      policyId: '',
      ...{ appOrder: '', resourceOrder: '', userOrder: '' },
      ...{ inheritedThrough: [], conflictViolationIds: [] },
    }))
    const views = await itemViews(db, tenant.id, campaign, { ...preparation, frozenAt: null }, items)
    return rows.flatMap(({ rule }, n) => {
      const access = views[n]
      return access ? [{ rule, title: titleOfRule(rule), access }] : []
    })
  },
})

/** Grants of the first statement, and at most: a rule that excludes few of them is searched for in larger steps. */
const [FIRST_SIZE, LARGEST_SIZE] = [2_000, 50_000]

interface Wanted {
  rule: string | undefined
  sourceId: string | undefined
  after: readonly string[]
  limit: number
  evaluationMs: number
}

/** The next grants that a rule excluded, range by range of all grants. */
async function findExcluded(
  db: Reader,
  scopeContext: ScopeContext,
  { key }: Preparation,
  { rule, sourceId, after, limit, evaluationMs }: Wanted,
): Promise<ExcludedGrantRow[]> {
  const evaluateExpressions = expressionEvaluator(scopeContext, evaluationMs)
  const found: ExcludedGrantRow[] = []
  let position = after.length === 0 ? FIRST_PAIR : after.join(' ')
  for (let size = FIRST_SIZE; found.length < limit; size = Math.min(size * 2, LARGEST_SIZE)) {
    const range = await nextGrants(db, { scopeContext }, position, size)
    if (!range) break
    const { context } = await evaluateExpressions(db, scopeContext, accountsOfGrants(range))
    found.push(...(await listExcluded(db, context, key, range, { rule, sourceId, limit: limit - found.length })))
    position = range.upTo
  }
  return found
}
