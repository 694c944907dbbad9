import { describe, expect, it } from 'vitest'
import { channelOf, missingIn, type RemovalPolicy, removalForm, removalPolicy } from './removal-policy.rules.ts'

const again = (policy: RemovalPolicy | undefined) => removalPolicy(removalForm(policy), policy)

describe('how access of an entitlement is removed', () => {
  it.each<[string, RemovalPolicy | undefined]>([
    ['nothing', undefined],
    ['people', { manual: { instructions: 'Ask first', assignee: { users: { userIds: ['u1'] } } } }],
    [
      'owners, with a fallback and what only the API sets',
      {
        manual: {
          instructions: '',
          assignee: { appOwners: { allowReassignment: true, fallbackUserIds: ['u2'] } },
        },
      },
    ],
    [
      'an expression',
      { manual: { instructions: '', assignee: { expression: { expressions: ['x'], fallbackUserIds: [] } } } },
    ],
    [
      'a group',
      { manual: { instructions: '', assignee: { group: { appId: 'a', appGroupId: 'g', fallbackUserIds: [] } } } },
    ],
    ['a ticket', { externalTicket: { instructions: 'Queue IT', connectorId: 'c' } }],
    ['a webhook', { webhook: { webhookId: 'w' } }],
    ['another entitlement', { delegated: { appId: 'a', entitlementId: 'e', implicit: true } }],
    ['a connector', { connector: { deleteAccount: { connectorId: 'c' } } }],
  ])('is stored as it was if the form was not changed: %s', (_, policy) => expect(again(policy)).toEqual(policy))

  it('takes people from both places in which they can be named', () => {
    expect(again({ manual: { userIds: ['u1'], assignee: { users: { userIds: ['u1', 'u2'] } } } })).toEqual({
      manual: { instructions: '', assignee: { users: { userIds: ['u1', 'u2'] } } },
    })
    expect(again({ manual: { userIds: ['u1'] } })).toEqual({
      manual: { instructions: '', assignee: { users: { userIds: ['u1'] } } },
    })
  })

  it('goes by the settings of the tenant where nothing is configured', () => {
    expect(channelOf({ unconfigured: {} })).toBe('default')
    expect(again({ unconfigured: {} })).toBeUndefined()
  })

  it('says what is to be chosen', () => {
    const form = removalForm(undefined)
    expect(missingIn(form)).toBe('')
    expect(missingIn({ ...form, channel: 'webhook' })).toBe('Choose a webhook.')
    expect(missingIn({ ...form, channel: 'manual' })).toBe('')
    expect(missingIn({ ...form, channel: 'manual', remover: 'users' })).toBe('Choose somebody.')
    expect(missingIn({ ...form, channel: 'manual', remover: 'group' })).toBe('Choose an entitlement.')
  })
})
