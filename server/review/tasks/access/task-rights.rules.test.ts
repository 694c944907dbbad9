import { describe, expect, it } from 'vitest'
import {
  ACTOR_KINDS,
  type ActorKind,
  isPossible,
  objectPermissions,
  possibleActions,
  RIGHTS,
  refusalOf,
  TASK_ACTIONS,
} from './task-rights.rules.ts'

const strict = { allowsSelf: false, allowsReassignment: false }
const kinds = (...held: ActorKind[]) => new Set(held)

describe('the rights on a task (REV-071)', () => {
  it.each<[ActorKind, string]>([
    ['reviewer', 'see approve deny comment'],
    ['formerReviewer', 'see'],
    ['owner', 'see comment reassign restart close process remind'],
    ['superAdministrator', 'see comment reassign restart close process remind hardReset skipStep'],
    ['auditor', 'see'],
    ['appOwner', ''],
    ['subject', ''],
    ['other', ''],
  ])('of %s are: %s', (kind, allowed) => {
    const may = TASK_ACTIONS.filter((action) => refusalOf(action, kinds(kind), strict) === undefined)
    expect(may.join(' ')).toBe(allowed)
  })

  it('let a reviewer reassign where the step allows it', () => {
    expect(refusalOf('reassign', kinds('reviewer'), strict)).toBe('reassignment_not_allowed')
    expect(refusalOf('reassign', kinds('reviewer'), { ...strict, allowsReassignment: true })).toBeUndefined()
  })

  it('let nobody decide about their own access unless the step allows it', () => {
    expect(refusalOf('approve', kinds('reviewer', 'subject'), strict)).toBe('self_review')
    expect(refusalOf('approve', kinds('reviewer', 'subject', 'superAdministrator'), strict)).toBe('self_review')
    expect(refusalOf('deny', kinds('reviewer', 'subject'), { ...strict, allowsSelf: true })).toBeUndefined()
  })

  it('hide a task from those who may not see it, and name the refusal to those who may', () => {
    for (const action of TASK_ACTIONS) {
      for (const kind of ['appOwner', 'subject', 'other'] as const)
        expect(refusalOf(action, kinds(kind), strict)).toBe('not_found')
    }
    expect(refusalOf('approve', kinds('owner'), strict)).toBe('task_not_assigned')
    expect(refusalOf('comment', kinds('auditor'), strict)).toBe('action_not_allowed')
    expect(refusalOf('skipStep', kinds('owner', 'reviewer'), strict)).toBe('action_not_allowed')
  })

  it('add up', () => {
    expect(refusalOf('approve', kinds('reviewer', 'owner'), strict)).toBeUndefined()
    expect(refusalOf('comment', kinds('auditor', 'reviewer'), strict)).toBeUndefined()
  })

  it('never give an app owner, the subject or others a right', () => {
    for (const action of TASK_ACTIONS)
      expect(['appOwner', 'subject', 'other'].map((kind) => RIGHTS[action][kind as ActorKind])).toEqual([
        'no',
        'no',
        'no',
      ])
    expect(Object.keys(RIGHTS.see)).toEqual([...ACTOR_KINDS])
  })

  it('show only what is possible now', () => {
    const of = (state: 'O' | 'W' | 'C', open = true) => possibleActions(kinds('owner'), strict, state, open).join(' ')
    expect(of('O')).toBe('comment reassign restart close process remind')
    expect(of('W')).toBe('comment restart close process')
    expect(of('C')).toBe('comment restart')
    expect(of('O', false)).toBe('')
    expect(isPossible('approve', 'W')).toBe(false)
    expect(objectPermissions(possibleActions(kinds('auditor'), strict, 'O', true))).toMatchObject({
      read: true,
      edit: false,
      extra: { approve: false, restart: false },
    })
  })
})
