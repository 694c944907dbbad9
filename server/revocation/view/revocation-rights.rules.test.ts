import { describe, expect, it } from 'vitest'
import { actionRefusal, possibleActions, type Relation, rightsOf } from './revocation-rights.rules.ts'

const NOBODY: Relation = { ownsCampaign: false, ownsWork: false, hasRequested: false, isRequest: false }
const PERSON = ['campaign.own', 'review.own']
const rights = (permissions: string[], relation: Partial<Relation> = {}) => {
  const { see, work, manage } = rightsOf({ permissions: new Set(permissions) }, { ...NOBODY, ...relation })
  return [see && 'see', work && 'work', manage && 'manage'].filter(Boolean).join(' ')
}

describe('who may do what with a revocation', () => {
  it.each([
    ['a stranger', PERSON, {}, ''],
    ['an owner of the campaign', PERSON, { ownsCampaign: true }, 'see work manage'],
    ['an owner whose credential lacks campaigns', ['review.own'], { ownsCampaign: true }, ''],
    ['an owner of the app', PERSON, { ownsWork: true }, 'see work'],
    ['somebody who may change apps', [...PERSON, 'app.write'], {}, 'see work'],
    ['a Super Administrator', ['campaign.manage_all'], {}, 'see work manage'],
    ['an auditor', [...PERSON, 'campaign.read_all'], {}, 'see'],
    ['who asked for it', PERSON, { hasRequested: true, isRequest: true }, 'see'],
    ['an owner of the app, of a request by hand', PERSON, { ownsWork: true, isRequest: true }, 'see work manage'],
  ] as [string, string[], Partial<Relation>, string][])('%s', (_, permissions, relation, expected) => {
    expect(rights(permissions, relation)).toBe(expected)
  })

  it('does not show what it refuses for not being seen', () => {
    const none = { see: false, work: false, manage: false }
    expect(actionRefusal('complete', none, 'READY')).toBe('NOT_FOUND')
    expect(actionRefusal('keep', { ...none, see: true, work: true }, 'READY')).toBe('ACTION_NOT_ALLOWED')
    expect(actionRefusal('complete', { ...none, see: true, work: true }, 'HELD')).toBe('WRONG_STATE')
    expect(possibleActions({ see: true, work: true, manage: true }, 'HELD')).toEqual(['release', 'keep', 'cancel'])
  })
})
