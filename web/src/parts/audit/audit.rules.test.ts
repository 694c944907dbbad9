import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AuditEntry, factsOf, SUBJECTS, sentenceOf } from './audit.rules.ts'

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-15T14:06:31Z',
  actorUserId: 'u',
  actorDisplayName: 'Manon Delacourt',
  principalId: '',
  operation: 'svc.api.app.v1.Apps.Update',
  outcome: 'AUDIT_OUTCOME_DONE',
  targetId: 'a',
  targetDisplayName: 'Granite Finance',
  detail: {},
  requestId: 'r',
  address: '',
  accessReviewId: '',
  accessReviewDisplayName: '',
  isSealed: true,
  ...change,
})

interface Document {
  paths: Record<string, Record<string, { operationId: string; summary?: string }>>
}
/** Sent with a body, though they only read. */
const READING = /Search|List|Introspect|Validate|Preview|Outline|Graph/i

describe('the sentence of an audit entry', () => {
  it.each<[string, Partial<AuditEntry>, string]>([
    ['a change', {}, 'Manon Delacourt changed the app Granite Finance'],
    [
      'a denied change',
      { outcome: 'AUDIT_OUTCOME_DENIED' },
      'Manon Delacourt was not allowed to change the app Granite Finance',
    ],
    [
      'a refused sign-in of nobody',
      { operation: 'auth.sign_in', outcome: 'AUDIT_OUTCOME_REFUSED', actorDisplayName: '', targetDisplayName: '' },
      'Somebody tried to sign in and was refused',
    ],
    ['a job', { operation: 'campaign.prepare', actorDisplayName: '', targetDisplayName: 'Q4' }, 'Recert prepared Q4'],
    [
      'something that was deleted',
      { operation: 'svc.api.app.v1.Apps.Delete', targetDisplayName: '', detail: { displayName: 'Lantern' } },
      'Manon Delacourt removed the app Lantern',
    ],
    [
      'one of several operations with the same words',
      { operation: 'svc.api.app.v1.AppOwners.Set' },
      'Manon Delacourt changed the owners of Granite Finance',
    ],
    [
      'a role that was given',
      { operation: 'svc.api.iam.v1.UserRoles.Add', targetDisplayName: 'Ann Berg' },
      'Manon Delacourt gave Ann Berg a role',
    ],
    ['an operation that is not known', { operation: 'svc.api.new.v1.Thing.DoIt' }, 'Manon Delacourt used do it'],
  ])('says %s', (_, change, sentence) => {
    expect(sentenceOf(entry(change))).toBe(sentence)
  })

  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document
  const changing = Object.values(paths)
    .flatMap((path) => Object.entries(path).map(([method, operation]) => ({ method, ...operation })))
    .filter(
      ({ method, summary = '', operationId }) =>
        method !== 'get' && /^svc/.test(operationId) && !/^Not possible/.test(summary) && !READING.test(operationId),
    )

  it('is found by a subject of the filter, whatever was done (WEB-176)', () => {
    const beginnings: readonly string[] = Object.values(SUBJECTS).flatMap(({ operations }) => [...operations])
    const without = changing.filter(({ operationId }) => !beginnings.some((one) => operationId.startsWith(one)))
    expect(without.map(({ operationId }) => operationId)).toEqual([])
  })

  it('has words for every operation that changes something (WEB-171)', () => {
    expect(changing.length).toBeGreaterThan(90)
    const said = changing.map(({ operationId: operation }) => sentenceOf(entry({ operation })))
    expect(said.filter((sentence) => sentence.startsWith('Manon Delacourt used'))).toEqual([])
  })

  it('tells how many were reminded of which campaign (WEB-171)', () => {
    const operation = 'svc.api.accessreview.v1.AccessReviewService.Remind'
    const reminded = entry({ operation, targetDisplayName: '', accessReviewDisplayName: 'Q4', detail: { count: 58 } })
    expect(sentenceOf(reminded)).toBe('Manon Delacourt reminded reviewers of Q4')
    expect(factsOf(reminded)).toEqual(['58 reviewers'])
  })

  it('tells which role was given or taken away (WEB-156)', () => {
    expect(factsOf(entry({ detail: { roleId: 'campaign_administrator' } }))).toEqual(['Role: campaign administrator'])
  })

  it('tells what was changed, and how many', () => {
    expect(factsOf(entry({ detail: { fields: ['completionDate', 'policyId'] } }))).toEqual([
      'Changed: completion date, policy id',
    ])
    expect(factsOf(entry({ detail: { approvedCount: 31, deniedCount: 6, refusedCount: 0 } }))).toEqual([
      '31 certified',
      '6 denied',
    ])
  })
})
