import type { PolicyStep } from '../../../contract/directory/policy.ts'
import { PolicyTrial, type PolicyTrialStep, TryPolicyRequest } from '../../../contract/review/policy-trial.ts'
import { EvaluationTimeout, timeAllowance } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import { checkedPolicy } from '../../directory/index.ts'
import { readOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { PREVIEW_EXPRESSION_SECONDS } from '../../preparation/index.ts'
import { loadSuperAdministrators } from '../assignment/candidates.store.ts'
import { chooseReviewers } from '../assignment/choose-reviewers.ts'
import { type AssignmentContext, findCandidates, peopleOf, rulesOf } from '../assignment/resolve.ts'
import { type Asked, findGrantNow } from '../assignment/subjects.store.ts'
import { copiesOf } from '../policies.store.ts'
import { loadNames } from './count-assignment.store.ts'
import { choosePaths, rulesOfPolicy } from './rules.ts'

const KINDS = { approval: 'APPROVAL', accept: 'ACCEPT', reject: 'REJECT', wait: 'WAIT' } as const

export const tryPolicy = readOperation({
  id: 'svc.api.policy.v1.PolicyValidate.Try',
  method: 'POST',
  path: '/api/v1/policies/validate/item',
  tag: 'Policies',
  summary: 'Try a policy on a grant',
  description:
    'Says which rule of the policy applies to this access as it is now, which steps follow, and who would review it in each of them. In a campaign its owners come before the Super Administrators when nobody else is found. Changes nothing.',
  permission: 'policy.read',
  maxConcurrent: 2,
  body: TryPolicyRequest,
  reply: PolicyTrial,
  errors: ['not_found', 'expression_timeout'],
  fieldReasons: ['not_found'],
  async run({ db, tenant, settings, fail, invalid }, { body }) {
    const { policy, violations } = await checkedPolicy(db, tenant.id, body)
    if (violations.length > 0) return invalid(...violations)
    const grant = await findGrantNow(db, tenant.id, body)
    if (!grant) return fail('not_found', { thing: 'grant' })
    const at = new Date()
    const context: AssignmentContext = {
      directory: { tenantId: tenant.id, snapshot: undefined, at },
      frozen: undefined,
      ownerIds: [],
      superAdministratorIds: await loadSuperAdministrators(db, tenant.id),
      allowance: timeAllowance(settings.get(PREVIEW_EXPRESSION_SECONDS) * 1000),
    }
    const { copies, paths } = copiesOf([policy])
    const [copy] = copies
    if (!copy) throw new Error('a policy without its copy')
    try {
      const rules = rulesOfPolicy(copy, paths)
      const [chosen] = await choosePaths(db, { tenantId: tenant.id, at, ...context }, rules, [grant])
      const path = paths.find(({ key }) => key === chosen?.pathKey)
      return {
        ruleIndex: chosen?.ruleIndex ?? -1,
        policyKey: path?.name ?? '',
        problem: chosen?.problem ?? '',
        steps: await trySteps(db, tenant.id, context, path?.steps ?? [], grant),
      }
    } catch (error) {
      if (error instanceof EvaluationTimeout) return fail('expression_timeout', { problem: error.message })
      throw error
    }
  },
})

/** Who would review in each step. Who decides earlier steps is not known, so nobody is left out for having done so. */
async function trySteps(
  reader: Reader,
  tenantId: TenantId,
  context: AssignmentContext,
  steps: readonly PolicyStep[],
  grant: Asked,
): Promise<PolicyTrialStep[]> {
  const tried: (Omit<PolicyTrialStep, 'reviewers'> & {
    members: readonly { userId: string; onBehalfOf?: string }[]
  })[] = []
  for (const step of steps) {
    const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((name) => step[name] !== undefined) ?? 'approval'
    if (!step.approval) {
      tried.push({ kind: KINDS[kind], members: [], code: 'NOBODY', because: 'NONE', problem: '' })
      continue
    }
    const found = await findCandidates(reader, context, step.approval, [grant])
    const people = await peopleOf(reader, context, found)
    for (const { candidates, problem = '' } of found) {
      const question = { subjectId: grant.subjectId, earlier: new Set<string>() }
      const { members, why, because } = chooseReviewers(candidates, rulesOf(step.approval), question, people)
      tried.push({ kind: KINDS.approval, members, code: why, because, problem })
    }
  }
  const names = await loadNames(
    reader,
    tenantId,
    tried.flatMap(({ members }) => members.map(({ userId }) => userId)),
  )
  return tried.map(({ members, ...step }) => ({
    ...step,
    reviewers: members.map(({ userId, onBehalfOf = '' }) => ({
      userId,
      displayName: names.get(userId) ?? '',
      onBehalfOfUserId: onBehalfOf,
    })),
  }))
}
