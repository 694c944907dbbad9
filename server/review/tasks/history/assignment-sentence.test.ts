import { describe, expect, it } from 'vitest'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../../contract/review/assignment.ts'
import { assignmentSentence } from './assignment-sentence.ts'

const names = { subject: 'Cid Diaz', entitlement: 'Ledger Admin', app: 'Ledger', onBehalfOf: '' }

describe('the sentence why somebody reviews', () => {
  it.each([
    ['CAMPAIGN_OWNER', 'NOT_FOUND', 'manager', 'Cid Diaz has no manager, so the campaign owners review this.'],
    ['MANAGER', 'NONE', 'manager', 'The manager of Cid Diaz reviews this.'],
    ['CAMPAIGN_OWNER', 'NOT_FOUND', 'appOwners', 'Ledger has no owner, so the campaign owners review this.'],
    [
      'FALLBACK_USER',
      'GROUP_TOO_LARGE',
      'group',
      'The group named in the policy has more than 128 members, so the people named as fallback review this.',
    ],
    ['REASSIGNED', 'NONE', 'manager', 'This was reassigned to its reviewers.'],
    ['NOBODY', 'ONLY_SUBJECT', 'users', 'Cid Diaz may not review their own access, so nobody can review this yet.'],
  ] as const)('is for %s, %s, %s: %s', (code, because, approvers, sentence) => {
    expect(assignmentSentence(code, because, approvers, names)).toBe(sentence)
  })

  it('names whom a delegate stands in for', () => {
    expect(assignmentSentence('MANAGER', 'NONE', 'manager', { ...names, onBehalfOf: 'Ann Berg' })).toBe(
      'The manager of Cid Diaz reviews this. You stand in for Ann Berg.',
    )
  })

  it('exists for every pair of codes', () => {
    for (const code of ASSIGNMENT_CODES) {
      for (const because of ASSIGNMENT_BECAUSE)
        expect(assignmentSentence(code, because, undefined, names)).toMatch(/^[A-Z].*[a-z0-9]\.$/)
    }
  })
})
