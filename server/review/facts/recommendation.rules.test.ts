import { describe, expect, it } from 'vitest'
import { LOOK_CLOSER_CODES } from '../../../contract/review/insight.ts'
import { alikeKeyOf, insightsOf, type ReviewFacts, recommendationOf } from './recommendation.rules.ts'

const AT = new Date('2026-11-15T00:00:00Z')
const daysAgo = (n: number) => new Date(AT.getTime() - n * 86_400_000)
const PLAIN: ReviewFacts = {
  holder: 'person',
  personStatus: 'ENABLED',
  personName: 'Cid Diaz',
  accountStatus: 'STATUS_ENABLED',
  appTellsLogins: true,
  lastUsedAt: daysAgo(60),
  addedAt: daysAgo(400),
  riskRank: 10,
  peers: [],
  conflicts: [],
}
const group = (kind: 'DEPARTMENT' | 'JOB_TITLE' | 'MANAGER', holderCount: number, peopleCount: number) => ({
  kind,
  value: 'Sales',
  holderCount,
  peopleCount,
})
const last = { at: daysAgo(365), certified: true, campaignId: 'c', campaignName: 'Q4' }
const { lastUsedAt: _, ...noUse } = PLAIN

describe('insights', () => {
  it.each<[string, ReviewFacts, string[], string]>([
    ['nothing that points anywhere', PLAIN, [], 'UNSPECIFIED'],
    ['a conflict', { ...PLAIN, conflicts: ['Pay and approve'] }, ['CONFLICT'], 'REVIEW'],
    ['a disabled person', { ...PLAIN, personStatus: 'DISABLED' }, ['PERSON_LEFT'], 'DENY'],
    [
      'a person who left and has a conflict',
      { ...PLAIN, personStatus: 'DELETED', conflicts: ['x'] },
      ['CONFLICT', 'PERSON_LEFT'],
      'DENY',
    ],
    ['a disabled account', { ...PLAIN, accountStatus: 'STATUS_DISABLED' }, ['ACCOUNT_DISABLED'], 'REVIEW'],
    ['no use for 89 days', { ...PLAIN, lastUsedAt: daysAgo(89) }, [], 'UNSPECIFIED'],
    ['no use for 90 days', { ...PLAIN, lastUsedAt: daysAgo(90) }, ['NOT_USED'], 'DENY'],
    ['no use but a sign-in', { ...noUse, lastLoginAt: daysAgo(100) }, ['NOT_USED'], 'DENY'],
    ['a use that is not known', { ...noUse, appTellsLogins: false }, [], 'UNSPECIFIED'],
    ['no use where the app tells', noUse, ['NEVER_USED'], 'DENY'],
    ['no use of new access', { ...noUse, addedAt: daysAgo(10) }, [], 'UNSPECIFIED'],
    ['few peers', { ...PLAIN, peers: [group('DEPARTMENT', 1, 11)] }, ['FEW_PEERS'], 'REVIEW'],
    ['few of too few peers', { ...PLAIN, peers: [group('DEPARTMENT', 0, 4)] }, [], 'UNSPECIFIED'],
    [
      'few peers by department, many by title',
      { ...PLAIN, peers: [group('DEPARTMENT', 1, 11), group('JOB_TITLE', 5, 6)] },
      ['MANY_PEERS'],
      'UNSPECIFIED',
    ],
    ['a move', { ...PLAIN, movedFrom: 'Finance' }, ['MOVED'], 'REVIEW'],
    ['access after the last review', { ...PLAIN, reviewedBefore: daysAgo(500) }, ['NEW'], 'UNSPECIFIED'],
    ['access before the last review', { ...PLAIN, reviewedBefore: daysAgo(300) }, [], 'UNSPECIFIED'],
    ['an outside address', { ...PLAIN, outsideDomain: 'mail.example' }, ['OUTSIDE_DOMAIN'], 'REVIEW'],
    ['an end within 30 days', { ...PLAIN, expiresAt: daysAgo(-29) }, ['ENDS_SOON'], 'UNSPECIFIED'],
    ['a late end', { ...PLAIN, expiresAt: daysAgo(-31) }, [], 'UNSPECIFIED'],
    ['use alone', { ...PLAIN, lastUsedAt: daysAgo(3) }, ['USED'], 'UNSPECIFIED'],
    [
      'use, certified before',
      { ...PLAIN, lastUsedAt: daysAgo(3), lastReview: last },
      ['USED', 'CERTIFIED_BEFORE'],
      'APPROVE',
    ],
    [
      'a resource that holds access',
      { ...noUse, holder: 'resource', personStatus: undefined } as unknown as ReviewFacts,
      [],
      'UNSPECIFIED',
    ],
    [
      'an account of nobody',
      { ...PLAIN, holder: 'service', personStatus: undefined } as unknown as ReviewFacts,
      ['NO_OWNER'],
      'REVIEW',
    ],
  ])('of %s', (_name, facts, codes, recommendation) => {
    const insights = insightsOf(facts, AT)
    expect(insights.map(({ code }) => code)).toEqual(codes)
    for (const { code, isWarning } of insights) expect(isWarning).toBe(LOOK_CLOSER_CODES.some((one) => one === code))
    for (const { description } of insights) expect(description).toMatch(/^[A-Z0-9].+\.$/)
    expect(recommendationOf(insights, false)).toBe(recommendation)
  })

  it('name the group of peers that they are about', () => {
    const peers = [group('DEPARTMENT', 1, 11), { ...group('JOB_TITLE', 5, 6), value: 'Clerk' }]
    expect(insightsOf({ ...PLAIN, peers }, AT)).toMatchObject([
      { code: 'MANY_PEERS', description: '5 of 6 people with the job title Clerk hold this access.' },
    ])
  })

  it('never suggest to approve what is of high risk', () => {
    const insights = insightsOf({ ...PLAIN, lastUsedAt: daysAgo(3), lastReview: last }, AT)
    expect([recommendationOf(insights, false), recommendationOf(insights, true)]).toEqual(['APPROVE', 'UNSPECIFIED'])
  })
})

describe('rows are alike', () => {
  const used = { ...PLAIN, lastUsedAt: daysAgo(3) }
  const keyOf = (facts: ReviewFacts, department = 'Sales', isHighRisk = false) =>
    alikeKeyOf({ entitlementKey: '7', department }, facts, insightsOf(facts, AT), isHighRisk)

  it('when entitlement, department, kind of holder and last decision are the same', () => {
    expect(keyOf(used)).toBe(keyOf({ ...used, addedAt: daysAgo(50) }))
    expect(keyOf(used)).not.toBe(keyOf(used, 'Finance'))
    expect(keyOf(used)).not.toBe(keyOf({ ...used, lastReview: last }))
  })

  it('never when there is something to look closer at, no recent use, or high risk', () => {
    expect(keyOf(PLAIN)).toBeUndefined()
    expect(keyOf({ ...used, conflicts: ['x'] })).toBeUndefined()
    expect(keyOf(used, 'Sales', true)).toBeUndefined()
  })
})
