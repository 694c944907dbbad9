import { expect, it } from 'vitest'
import { RELATIONS } from '../codes.ts'
import { relationsTo } from './relations.rules.ts'

const [EARLY, AT, LATE] = [new Date('2026-01-01'), new Date('2026-02-01'), new Date('2026-03-01')]
const since = (userId: string, openedAt: Date, closedAt: Date | null = null) => ({ userId, openedAt, closedAt })
const { self, manager, subordinate, mutual, granter } = RELATIONS

it.each([
  ['nobody', undefined, 'other', 0],
  ['a stranger', 'stranger', 'other', 0],
  ['the reviewer', 'me', 'other', self],
  ['a report', 'report', 'other', manager],
  ['somebody who became a report later', 'new report', 'other', 0],
  ['somebody who was a report until later', 'former report', 'other', manager],
  ['somebody who was no report any more', 'old report', 'other', 0],
  ['a manager', 'boss', 'other', subordinate],
  ['somebody who reviews the reviewer', 'colleague', 'other', mutual],
  ['a report who reviews the reviewer', 'close', 'other', manager | mutual],
  ['nobody, given by the reviewer', undefined, 'given', granter],
  ['a report, given by the reviewer', 'report', 'given', manager | granter],
] as const)(
  'a decision about the access of %s keeps how the reviewer was related when the step was opened',
  (_, subjectId, grantVersion, bits) => {
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
      granted: new Set(['given']),
    })
    expect(relations({ subjectId, grantVersion }, AT)).toBe(bits)
  },
)
