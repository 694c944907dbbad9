import { expect, it } from 'vitest'
import { RELATIONS } from '../codes.ts'
import { relationsTo } from './relations.rules.ts'

const [EARLY, AT, LATE] = [new Date('2026-01-01'), new Date('2026-02-01'), new Date('2026-03-01')]
const since = (userId: string, openedAt: Date, closedAt: Date | null = null) => ({ userId, openedAt, closedAt })
const { self, manager, subordinate, mutual } = RELATIONS

it.each([
  ['nobody', undefined, 0],
  ['a stranger', 'stranger', 0],
  ['the reviewer', 'me', self],
  ['a report', 'report', manager],
  ['somebody who became a report later', 'new report', 0],
  ['somebody who was a report until later', 'former report', manager],
  ['somebody who was no report any more', 'old report', 0],
  ['a manager', 'boss', subordinate],
  ['somebody who reviews the reviewer', 'colleague', mutual],
  ['a report who reviews the reviewer', 'close', manager | mutual],
] as const)(
  'a decision about the access of %s keeps how they were related when the step was opened',
  (_, subject, bits) => {
    const relations = relationsTo({
      userId: 'me',
      managers: [since('boss', EARLY)],
      reports: [
        since('report', EARLY),
        since('new report', LATE),
        since('former report', EARLY, LATE),
        since('old report', EARLY, AT),
        since('close', EARLY),
      ],
      reviewers: new Set(['colleague', 'close', 'me']),
    })
    expect(relations(subject, AT)).toBe(bits)
  },
)
