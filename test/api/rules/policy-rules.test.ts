import { describe, expect, it } from 'vitest'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { violationsOf } from '../faults.ts'

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
    [
      'people it may be reassigned to',
      approval({ allowedReassignees: ['nobody'] }),
      [`${STEP}.approval.allowedReassignees[0] there is no user with this id`],
    ],
    [
      'an escalation to a policy that is not there',
      approval({ escalation: { replacePolicy: { policyId: 'x' }, expiration: '60' } }),
      [`${STEP}.approval.escalation.replacePolicy.policyId there is no review policy with this id`],
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
