import { describe, expect, it } from 'vitest'
import { sentenceOf } from './task-events.rules.ts'

const nameOf = (id: string) => ({ u1: 'Ann', u2: 'Bob' })[id] ?? 'somebody'

describe('what happened to a task', () => {
  it.each([
    [{ userId: 'u1', actionSubmitted: { action: { actionType: 'TASK_ACTION_TYPE_DENY' } } }, 'Ann denied the access.'],
    [{ userId: 'u2', comment: { comment: 'Why?' } }, 'Bob commented: Why?'],
    [{ userId: 'u3', approvalReassigned: { newUsers: ['u1', 'u2'] } }, 'somebody gave the step to Ann, Bob.'],
    [{ userId: '', stepSkipped: {} }, 'Recert skipped the step.'],
    [{ userId: '', certifyOutcome: { outcome: 'CERTIFY_OUTCOME_CERTIFIED' } }, 'Outcome: certified.'],
    [{ userId: 'u1', stateChange: { previousState: 'TASK_STATE_OPEN' } }, 'The task was closed.'],
    [{ userId: '', taskCreated: {} }, 'The task was created.'],
    [{ userId: '', somethingNew: {} }, 'Something changed.'],
  ])('is a sentence that says who did it: %j', (event, sentence) => {
    expect(sentenceOf(event, nameOf)).toBe(sentence)
  })
})
