import { describe, expect, it } from 'vitest'
import { eventInWords, startsWithActor } from './task.rules.ts'

const nameOf = (id: string) => ({ u1: 'Ann', u2: 'Bob' })[id] ?? 'somebody'

describe('what happened to a task', () => {
  it.each([
    [{ actionSubmitted: { action: { actionType: 'TASK_ACTION_TYPE_DENY' } } }, 'denied the access.'],
    [{ comment: { comment: 'Why?' } }, 'commented: Why?'],
    [{ approvalReassigned: { newUsers: ['u1', 'u2'] } }, 'gave the step to Ann, Bob.'],
    [{ certifyOutcome: { outcome: 'CERTIFY_OUTCOME_CERTIFIED' } }, 'Outcome: certified.'],
    [{ stateChange: { previousState: 'TASK_STATE_OPEN' } }, 'The task was closed.'],
    [{ taskCreated: {} }, 'The task was created.'],
    [{ somethingNew: {} }, 'Something changed.'],
  ])('is a sentence: %j', (event, sentence) => {
    expect(eventInWords(event, nameOf)).toBe(sentence)
  })

  it('goes on from the name of its actor where somebody did it', () => {
    expect(startsWithActor('denied the access.')).toBe(true)
    expect(startsWithActor('The task was closed.')).toBe(false)
  })
})
