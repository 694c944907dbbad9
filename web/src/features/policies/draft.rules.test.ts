import { describe, expect, it } from 'vitest'
import {
  APPROVERS,
  BASELINE,
  kindOf,
  membersOf,
  moved,
  NEW_POLICY,
  newKeyOf,
  newStep,
  stepKeysOf,
  withEscalation,
  withKind,
  withRenamedSteps,
  withWait,
} from './draft.rules.ts'

describe('steps of a policy', () => {
  it('have the kind they were made with', () => {
    for (const kind of [...APPROVERS, 'accept', 'reject', 'wait'] as const) expect(kindOf(newStep(kind))).toBe(kind)
  })

  it('keep what both kinds have when the kind changes', () => {
    const step = newStep('manager')
    const strict = {
      approval: {
        ...step.approval,
        requireDenialReason: true,
        manager: {
          ...membersOf(step.approval as never),
          allowSelfApproval: true,
          fallback: true,
          fallbackUserIds: ['u'],
        },
      },
    } as never
    const changed = withKind(strict, 'group')
    expect(changed.approval?.manager).toBeUndefined()
    expect(changed.approval).toMatchObject({
      requireDenialReason: true,
      group: { allowSelfApproval: true, fallback: true, fallbackUserIds: ['u'], appGroupId: '' },
    })
    expect(withKind(changed, 'appOwners').approval?.appOwners).toEqual({
      allowSelfApproval: true,
      requireDistinctApprovers: false,
    })
  })

  it('have one escalation and one kind of wait at a time', () => {
    const reassign = withEscalation(undefined, 'reassignToApprovers')
    expect(withEscalation({ ...reassign, escalationComment: 'late' }, 'skipStep')).toEqual({
      skipStep: {},
      escalationComment: 'late',
      expiration: '432000',
    })
    const { wait } = newStep('wait')
    const until = withWait(wait as never, 'condition')
    expect(until.duration).toBeUndefined()
    expect(until.condition).toEqual({ condition: '' })
  })
})

describe('lists of steps', () => {
  const steps = NEW_POLICY.policySteps[BASELINE] ?? { steps: [] }
  const draft = {
    ...NEW_POLICY,
    policySteps: { b: steps, a: steps, [BASELINE]: steps },
    rules: [{ condition: 'true', policyKey: 'b' }],
  }

  it('stand with the standard one first, then in the order of the rules', () => {
    expect(stepKeysOf(draft)).toEqual([BASELINE, 'b', 'a'])
  })

  it('are renamed in the rules, too', () => {
    expect(withRenamedSteps(draft, 'b', 'strict').rules).toEqual([{ condition: 'true', policyKey: 'strict' }])
    expect(newKeyOf(['steps 1'])).toBe('steps 2')
  })

  it('move one place up or down', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })
})
