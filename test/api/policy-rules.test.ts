import { describe, expect, it } from 'vitest'
import type { Reply } from '../harness.ts'
import { useTenant } from '../use-tenant.ts'
import { accessDataOf } from './access-data.ts'
import { violationsOf } from './faults.ts'

const textsOf = (reply: Reply) => violationsOf(reply).map(({ field, description }) => `${field} ${description}`)

describe('the rules of a policy', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const [ann, gone] = [await data.user('Ann'), await data.user('Gone', { status: 'DISABLED' })]
  const app = (await server.call('POST', '/api/v1/apps', { body: { displayName: 'App' } })).body.app.id
  const entitlement = await data.entitlement(app, 'Admins')
  const other = await data.policy('Other')

  const create = (body: Record<string, unknown>) =>
    server.call('POST', '/api/v1/policies', {
      body: { displayName: 'P', policyType: 'POLICY_TYPE_CERTIFY', ...body },
    })
  const steps = (...list: unknown[]) => ({ policySteps: { certify: { steps: list } } })
  const approval = (body: Record<string, unknown>) => steps({ approval: { manager: {}, ...body } })
  const only = (body: Record<string, unknown>) => steps({ approval: body })
  const wait = (body: Record<string, unknown>) => steps({ wait: body })
  const STEP = 'policySteps.certify.steps[0]'
  const good = { ...steps({ approval: { manager: {} } }) }

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a blank name', { ...good, displayName: ' ' }, ['displayName must not be empty']],
    [
      'no steps, no type',
      { policyType: null },
      [
        'policyType must be POLICY_TYPE_CERTIFY: only review policies are supported',
        'policySteps must have the key certify, whose steps apply when no rule matches',
      ],
    ],
    [
      'another type',
      { ...good, policyType: 'POLICY_TYPE_GRANT' },
      ['policyType must be POLICY_TYPE_CERTIFY: only review policies are supported'],
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
      only({ agent: { agentUserId: ann } }),
      [`${STEP}.approval.agent cannot be the approver: approval by agents is not supported`],
    ],
    [
      'a webhook',
      only({ webhook: { webhookId: 'w' } }),
      [`${STEP}.approval.webhook cannot be the approver: approval by webhooks is not supported`],
    ],
    ['nobody', only({ users: {} }), [`${STEP}.approval.users.userIds must not be empty`]],
    [
      'people who are not there or disabled',
      only({ users: { userIds: [ann, 'nobody', gone] } }),
      [
        `${STEP}.approval.users.userIds[1] there is no user with this id`,
        `${STEP}.approval.users.userIds[2] is disabled and cannot review`,
      ],
    ],
    [
      'fallbacks that are not there',
      only({
        manager: {
          fallbackUserIds: [gone],
          fallbackGroupIds: [
            { appId: app, appEntitlementId: entitlement },
            { appId: 'x', appEntitlementId: entitlement },
          ],
        },
      }),
      [
        `${STEP}.approval.manager.fallbackUserIds[0] is disabled and cannot review`,
        `${STEP}.approval.manager.fallbackGroupIds[1] there is no such entitlement in this app`,
      ],
    ],
    [
      'a group that is not there',
      only({ group: { appId: app } }),
      [`${STEP}.approval.group there is no such entitlement in this app`],
    ],
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
      'people it may be reassigned to',
      approval({ allowedReassignees: ['nobody'] }),
      [`${STEP}.approval.allowedReassignees[0] there is no user with this id`],
    ],
    [
      'step-up authentication',
      approval({ requiresStepUpProviderId: 'x' }),
      [`${STEP}.approval.requiresStepUpProviderId must be empty: step-up authentication is not supported`],
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
      'an escalation to a policy that is not there',
      approval({ escalation: { replacePolicy: { policyId: 'x' }, expiration: '60' } }),
      [`${STEP}.approval.escalation.replacePolicy.policyId there is no review policy with this id`],
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
    [
      'all of it at once',
      {
        displayName: ' ',
        policySteps: { other: { steps: [{}] } },
        annotations: { '1': 'x' },
        rules: [{ condition: '1', policyKey: 'certify' }],
      },
      [
        'displayName must not be empty',
        'annotations["1"] the key must start with a letter, contain only letters, digits, ".", "_", "/" and "-", and have at most 128 characters',
        'policySteps must have the key certify, whose steps apply when no rule matches',
        'policySteps.other.steps[0] must have exactly one of approval, accept, reject, wait; it has none',
        'rules[0].policyKey must be a key of policySteps: other',
        'rules[0].condition line 1, column 1: The expression must return bool, not int',
      ],
    ],
  ])('refuse %s', async (_, body, expected) => {
    const reply = await create(body)
    expect(reply.status).toBe(400)
    expect(textsOf(reply)).toEqual(expected)
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['17 rules', { ...good, rules: Array(17).fill({ condition: 'true', policyKey: 'certify' }) }, 'rules'],
    ['21 steps', steps(...Array(21).fill({ accept: {} })), 'policySteps["certify"].steps'],
    [
      '101 people',
      only({ users: { userIds: Array(101).fill(ann) } }),
      'policySteps["certify"].steps[0].approval.users.userIds',
    ],
    [
      'an expression of 8193 characters',
      only({ expression: { expressions: [`${' '.repeat(8189)}true`] } }),
      `${STEP}.approval.expression.expressions[0]`,
    ],
    [
      'a number for an int64',
      approval({ escalation: { skipStep: {}, expiration: 60 } }),
      `${STEP}.approval.escalation.expiration`,
    ],
    ['an hour that no clock has', wait({ untilTime: { hours: 24 } }), `${STEP}.wait.untilTime.hours`],
    [
      'a marker with content',
      approval({ escalation: { skipStep: { x: 1 }, expiration: '60' } }),
      'policySteps["certify"].steps[0].approval.escalation.skipStep.x',
    ],
    ['a flag as a text', approval({ allowReassignment: 'true' }), `${STEP}.approval.allowReassignment`],
    ['an unknown type', { ...good, policyType: 'CERTIFY' }, 'policyType'],
    ['a field that is not one', { ...good, systemBuiltin: true }, 'systemBuiltin'],
    ['a description that is a list', { ...good, description: [] }, 'description'],
  ])('refuse %s by its shape', async (_, body, field) => {
    const reply = await create(body)
    expect(reply.status).toBe(400)
    expect(textsOf(reply).map((text) => text.split(' ')[0])).toContain(field)
  })

  it('refuse more than 65536 characters of expressions in all', async () => {
    const expressions = Array(8).fill(`${' '.repeat(8186)}subject`.slice(-8192))
    expect((await create(only({ expression: { expressions } }))).status).toBe(200)
    const rules = [{ condition: 'true', policyKey: 'certify' }]
    expect(textsOf(await create({ ...only({ expression: { expressions } }), rules }))).toEqual([
      'rules[0].condition exceeds the limit of 65536 characters for all expressions together',
    ])
  })

  it('refuse 18 keys, a key of 65 characters and a blank one', async () => {
    const one = { steps: [{ accept: {} }] }
    const keys = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`key${index}`, one]))
    expect(textsOf(await create({ policySteps: { certify: one, ...keys } }))).toEqual([
      'policySteps must have at most 17 keys',
    ])
    expect(textsOf(await create({ policySteps: { certify: one, ' ': one, [`${'k'.repeat(65)}`]: one } }))).toEqual([
      'policySteps.  must have a key of 1 to 64 characters',
      `policySteps.${'k'.repeat(64)} must have a key of 1 to 64 characters`,
    ])
  })

  it('accept every approver, escalation, wait and step that a review can have', async () => {
    const escalation = (member: object) => ({ escalationEnabled: true, escalation: { expiration: '86400', ...member } })
    const approvers = [
      { users: { userIds: [ann] } },
      { manager: { fallback: true, fallbackUserIds: [ann] } },
      { appOwners: { allowSelfApproval: true } },
      { group: { appId: app, appGroupId: entitlement } },
      { self: { fallbackGroupIds: [{ appId: app, appEntitlementId: entitlement }] } },
      { entitlementOwners: { requireDistinctApprovers: true } },
      { expression: { expressions: ['appOwners', '[subject]'] } },
      { resourceOwners: {} },
      { manager: {}, ...escalation({ replacePolicy: { policyId: other } }) },
      { manager: {}, ...escalation({ reassignToApprovers: { approverIds: [ann] } }) },
      { manager: {}, ...escalation({ cancelTicket: {} }) },
      { manager: {}, ...escalation({ skipStep: {} }), allowedReassignees: [ann] },
    ]
    const waits = [
      { condition: { condition: 'now() > task.createdAt + duration("24h")' }, timeoutDuration: '3600s' },
      { duration: { duration: '0.5s' } },
      { untilTime: { hours: 9, minutes: 30, timezone: 'Europe/Berlin' } },
    ]
    const list = [
      ...approvers.map((body) => ({ approval: body })),
      ...waits.map((body) => ({ wait: body })),
      { accept: { acceptMessage: 'yes' } },
      { reject: { rejectMessage: 'no' } },
    ]
    const reply = await create(steps(...list))
    expect(reply.status, reply.text).toBe(200)
    expect(reply.body.policy.policySteps.certify.steps).toMatchObject(list)
  })
})
