import { describe, expect, it } from 'vitest'
import type { PolicySteps, Rule } from '../../../contract/directory/policy.ts'
import { expressionViolations, Findings, inspectRules, inspectSteps, referenceViolations } from './policy.rules.ts'

interface Given {
  policySteps: Record<string, unknown>
  rules?: unknown[]
}

function inspect({ policySteps, rules = [] }: Given): Findings {
  const findings = new Findings()
  const steps = policySteps as Record<string, PolicySteps>
  inspectSteps(findings, steps, 'policySteps')
  inspectRules(findings, { rules: rules as Rule[], policySteps: steps }, 'rules', true)
  return findings
}
const textsOf = (given: Given) => {
  const findings = inspect(given)
  const violations = [...findings.violations, ...expressionViolations(findings)]
  return violations.map(({ field, description }) => `${field} ${description}`)
}

const steps = (...list: unknown[]) => ({ policySteps: { certify: { steps: list } } })
const approval = (body: Record<string, unknown>) => steps({ approval: { manager: {}, ...body } })
const only = (body: Record<string, unknown>) => steps({ approval: body })
const wait = (body: Record<string, unknown>) => steps({ wait: body })
const STEP = 'policySteps.certify.steps[0]'
const good = steps({ approval: { manager: {} } })

describe('the rules of a policy', () => {
  it.each<[string, Given, string[]]>([
    [
      'no baseline',
      { policySteps: { other: { steps: [{ accept: {} }] } } },
      ['policySteps must have the key certify, whose steps apply when no rule matches'],
    ],
    ['no step', { policySteps: { certify: {} } }, ['policySteps.certify.steps must not be empty']],
    [
      'a step without a member',
      steps({}),
      [`${STEP} must have exactly one of approval, accept, reject, wait; it has none`],
    ],
    [
      'a step with two members',
      steps({ accept: {}, reject: {} }),
      [`${STEP} must have exactly one of approval, accept, reject, wait; it has accept and reject`],
    ],
    [
      'steps of other kinds of policies',
      steps({ provision: { provisionPolicy: {} } }, { form: {} }, { action: { x: [1] } }),
      ['provision', 'form', 'action'].map(
        (kind, index) =>
          `policySteps.certify.steps[${index}].${kind} is not a step of a review policy; valid steps: approval, accept, reject, wait`,
      ),
    ],
    [
      'two approvers',
      only({ manager: {}, self: {} }),
      [
        `${STEP}.approval must have exactly one of users, manager, appOwners, group, self, entitlementOwners, expression, resourceOwners, webhook, agent; it has manager and self`,
      ],
    ],
    [
      'an agent',
      only({ agent: { agentUserId: 'ann' } }),
      [`${STEP}.approval.agent cannot be the approver: approval by agents is not supported`],
    ],
    [
      'an agent',
      only({ agent: {} }),
      [`${STEP}.approval.agent cannot be the approver: approval by agents is not supported`],
    ],
    ['nobody', only({ users: {} }), [`${STEP}.approval.users.userIds must not be empty`]],
    ['no expression', only({ expression: {} }), [`${STEP}.approval.expression.expressions must not be empty`]],
    [
      'expressions that yield no people',
      only({ expression: { expressions: ['appOwners', 'true', 'subject.\nboss'] } }),
      [
        `${STEP}.approval.expression.expressions[1] line 1, column 1: The expression must return a User or a list of User, not bool`,
        expect.stringContaining(
          `${STEP}.approval.expression.expressions[2] line 2, column 1: Unknown field boss. Fields of User: `,
        ),
      ],
    ],
    [
      'an escalation that is on and not there',
      approval({ escalationEnabled: true }),
      [`${STEP}.approval.escalation is required when escalationEnabled is true`],
    ],
    [
      'an empty escalation',
      approval({ escalation: {} }),
      [
        `${STEP}.approval.escalation must have exactly one of replacePolicy, reassignToApprovers, cancelTicket, skipStep; it has none`,
        `${STEP}.approval.escalation.expiration is required`,
      ],
    ],
    [
      'an escalation in the past',
      approval({ escalation: { skipStep: {}, cancelTicket: {}, expiration: '0' } }),
      [
        `${STEP}.approval.escalation must have exactly one of replacePolicy, reassignToApprovers, cancelTicket, skipStep; it has cancelTicket and skipStep`,
        `${STEP}.approval.escalation.expiration must be a number of seconds from 1 to 316224000`,
      ],
    ],
    [
      'an escalation after a thousand years',
      approval({ escalation: { skipStep: {}, expiration: '9223372036854775807' } }),
      [`${STEP}.approval.escalation.expiration must be a number of seconds from 1 to 316224000`],
    ],
    [
      'an escalation to nobody',
      approval({ escalation: { reassignToApprovers: {}, expiration: '60' } }),
      [`${STEP}.approval.escalation.reassignToApprovers.approverIds must not be empty`],
    ],
    [
      'a wait for nothing',
      wait({ timeoutDuration: '0s' }),
      [
        `${STEP}.wait must have exactly one of condition, duration, untilTime; it has none`,
        `${STEP}.wait.timeoutDuration must be a duration such as 86400s, up to 316224000s`,
      ],
    ],
    [
      'a wait for a condition that is none',
      wait({ condition: { condition: 'task.id' } }),
      [`${STEP}.wait.condition.condition line 1, column 1: The expression must return bool, not string`],
    ],
    [
      'a wait without an end',
      wait({ duration: {} }),
      [`${STEP}.wait.duration.duration must be a duration such as 86400s, up to 316224000s`],
    ],
    [
      'a wait in no time zone',
      wait({ untilTime: { hours: 9, timezone: 'Mars' } }),
      [`${STEP}.wait.untilTime.timezone must be the name of a time zone, such as UTC or Europe/Berlin`],
    ],
    [
      'rules that lead nowhere',
      {
        ...good,
        rules: [{ condition: 'true', policyKey: 'certify' }, { condition: '' }, { condition: 'x', policyKey: 'y' }],
      },
      [
        'rules[1].policyKey must be a key of policySteps: certify',
        'rules[2].policyKey must be a key of policySteps: certify',
        'rules[1].condition line 1, column 1: The expression is empty',
        expect.stringContaining('rules[2].condition line 1, column 1: Unknown name x. Known names: '),
      ],
    ],
  ])('refuse %s', (_, given, expected) => {
    expect(textsOf(given)).toEqual(expected)
  })

  it('refuse 18 keys, a key of 65 characters and a blank one', () => {
    const one = { steps: [{ accept: {} }] }
    const keys = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`key${index}`, one]))
    expect(textsOf({ policySteps: { certify: one, ...keys } })).toEqual(['policySteps must have at most 17 keys'])
    expect(textsOf({ policySteps: { certify: one, ' ': one, [`${'k'.repeat(65)}`]: one } })).toEqual([
      'policySteps.  must have a key of 1 to 64 characters',
      `policySteps.${'k'.repeat(64)} must have a key of 1 to 64 characters`,
    ])
  })

  it('refuse more than 65536 characters of expressions in all', () => {
    const expressions = Array(8).fill(`${' '.repeat(8186)}subject`.slice(-8192))
    const rules = [{ condition: 'true', policyKey: 'certify' }]
    expect(textsOf(only({ expression: { expressions } }))).toEqual([])
    expect(textsOf({ ...only({ expression: { expressions } }), rules })).toEqual([
      'rules[0].condition exceeds the limit of 65536 characters for all expressions together',
    ])
  })

  it('find nothing wrong with what a review can have', () => {
    expect(textsOf(good)).toEqual([])
    expect(textsOf(approval({ escalationEnabled: true, escalation: { skipStep: {}, expiration: '60' } }))).toEqual([])
    expect(textsOf(wait({ untilTime: { hours: 9, timezone: 'Europe/Berlin' }, timeoutDuration: '0.5s' }))).toEqual([])
  })

  it('refuse people, entitlements and policies that do not exist or cannot review', () => {
    const findings = inspect(
      steps(
        { approval: { users: { userIds: ['ann', 'nobody', 'gone', 'off'] } } },
        { approval: { group: { appId: 'app', appGroupId: 'group' } } },
        { approval: { manager: { fallbackGroupIds: [{ appId: 'app', appEntitlementId: 'other' }] } } },
        ...['there', 'circle', 'missing'].map((policyId) => ({
          approval: { manager: {}, escalation: { expiration: '60', replacePolicy: { policyId } } },
        })),
      ),
    )
    expect(findings.violations).toEqual([])
    const known = {
      statuses: new Map([
        ['ann', 'ENABLED'],
        ['gone', 'DELETED'],
        ['off', 'DISABLED'],
      ]),
      entitlements: new Set(['app group']),
      policies: new Set(['there', 'circle']),
      circular: new Set(['circle']),
      webhooks: new Set(['hook']),
      stepUpProviders: new Set(['known']),
    }
    const at = (index: number) => `policySteps.certify.steps[${index}].approval`
    expect(referenceViolations(findings, known).map(({ field, description }) => `${field} ${description}`)).toEqual([
      `${at(0)}.users.userIds[1] there is no user with this id`,
      `${at(0)}.users.userIds[2] there is no user with this id`,
      `${at(0)}.users.userIds[3] is disabled and cannot review`,
      `${at(2)}.manager.fallbackGroupIds[0] there is no such entitlement in this app`,
      `${at(4)}.escalation.replacePolicy.policyId leads back to this policy, directly or through its replacements`,
      `${at(5)}.escalation.replacePolicy.policyId there is no review policy with this id`,
    ])
  })
})
