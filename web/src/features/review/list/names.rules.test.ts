import { describe, expect, it } from 'vitest'
import { settledOf } from './names.rules.ts'

const at = '2026-11-15T10:00:00Z'
const approved = { decision: 'APPROVE' as const, comment: '', decidedAt: at }
const CERTIFIED = 'CERTIFY_OUTCOME_CERTIFIED'
const CANCELLED = 'CERTIFY_OUTCOME_CANCELLED'

describe('what became of a task', () => {
  it.each([
    ['waits for the reader', { isOpen: true, outcome: '' }, undefined],
    ['waits for the reader again', { isOpen: true, outcome: '', answer: approved }, undefined],
    ['is answered and closed', { isOpen: false, outcome: CERTIFIED, answer: approved }, 'Certified, 15 Nov 2026'],
    ['is at the next step', { isOpen: false, outcome: '', answer: approved }, 'Certified by you, now at the next step'],
    [
      'was cancelled because the access is gone',
      { isOpen: false, outcome: CANCELLED, answer: approved, accessGoneSince: at },
      'The access is gone, seen 15 Nov 2026',
    ],
    ['was closed by somebody else', { isOpen: false, outcome: CERTIFIED }, 'Certified'],
    ['ended in a way this page does not know', { isOpen: false, outcome: 'CERTIFY_OUTCOME_NEW' }, 'Closed'],
  ])('is said where it %s', (_, task, note) => {
    expect(settledOf(task)?.note).toBe(note)
  })
})
