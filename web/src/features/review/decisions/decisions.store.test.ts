import { describe, expect, it } from 'vitest'
import { type DecidedTask, DecisionStore } from './decisions.store.ts'
import type { Entry, Refusal } from './outbox.ts'

const task = (taskId: string, group = 0, decision?: 'APPROVE' | 'DENY'): DecidedTask => ({
  taskId,
  policyStepId: `${taskId}.1`,
  group,
  section: 0,
  app: { id: 'crm', displayName: 'Customer database' },
  name: taskId,
  hasConflict: false,
  needsReason: { APPROVE: false, DENY: false },
  ...(decision ? { pending: { decision, comment: '', isLocked: false } } : {}),
})

function setup(refuse: (entry: Entry) => Refusal | undefined = () => undefined) {
  const kept = new Map<string, string>()
  const store = new DecisionStore({
    async send(entries) {
      const refusals = entries.flatMap((entry) => refuse(entry) ?? [])
      for (const { taskId, decision } of entries)
        if (!refusals.some((refusal) => refusal.taskId === taskId)) kept.set(taskId, decision)
      return refusals
    },
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    storageKey: 'k',
  })
  return { store, kept }
}

const undone = (store: DecisionStore) => {
  const step = store.undo()
  return 'takeBack' in step ? step : step.map(({ taskId }) => taskId)
}

describe('decisions of a page', () => {
  it('count in their group and in total, until the server counts them', async () => {
    const { store, kept } = setup()
    store.choose([task('a', 0), task('b', 0), task('c', 1)], 'APPROVE')
    store.choose([task('c', 1)], 'DENY')
    expect(store.changeOf(0)).toEqual({ left: -2, approve: 2, deny: 0 })
    expect(store.changeOf(1)).toEqual({ left: -1, approve: 0, deny: 1 })
    expect(store.total).toEqual({ left: -3, approve: 2, deny: 1 })
    await store.outbox.flush()
    expect(store.of(task('a')).status).toBe('saved')
    store.resetCounts()
    expect(store.total).toEqual({ left: 0, approve: 0, deny: 0 })
    expect(Object.fromEntries(kept)).toEqual({ a: 'APPROVE', b: 'APPROVE', c: 'DENY' })
  })

  it('take the words that were written before them, unless they bring others (WEB-110)', () => {
    const { store } = setup()
    store.written.set('a', ' Left the team. ').set('b', 'Kept.')
    store.choose([task('a'), task('b')], 'DENY')
    expect(store.of(task('a')).comment).toBe('Left the team.')
    store.choose([task('a')], 'UNSPECIFIED')
    expect(store.of(task('a')).comment).toBe('')
    store.choose([task('a')], 'APPROVE')
    expect(store.of(task('a')).comment).toBe('Left the team.')
    store.choose([task('b')], 'DENY', 'Moved.')
    store.choose([task('b')], 'APPROVE')
    expect(store.of(task('b')).comment).toBe('Moved.')
  })

  it('get one comment in one step, each with its own choice (WEB-062, WEB-119)', () => {
    const { store } = setup()
    store.choose([task('a')], 'APPROVE')
    store.choose([task('b')], 'DENY')
    store.comment([task('a'), task('b')], 'As agreed')
    const both = () => ['a', 'b'].map((id) => [store.of(task(id)).choice, store.of(task(id)).comment].join(' '))
    expect(both()).toEqual(['APPROVE As agreed', 'DENY As agreed'])
    expect(undone(store)).toHaveLength(2)
    expect(both()).toEqual(['APPROVE ', 'DENY '])
  })

  it('that the server took by filter are one step among others, and are taken back there (WEB-138)', () => {
    const { store } = setup()
    store.choose([task('a')], 'APPROVE')
    const step = { count: 40, takeBack: async () => {} }
    store.decidedMany(step)
    store.decidedMany({ ...step, count: 0 })
    store.choose([task('b')], 'DENY')
    expect([undone(store), store.undo(), undone(store), store.canUndo]).toEqual([['b'], step, ['a'], false])
  })

  it('are undone step by step, a bulk action as one', async () => {
    const { store, kept } = setup()
    const staged = task('a', 0, 'DENY')
    store.choose([staged, task('b')], 'APPROVE')
    store.choose([task('c')], 'DENY')
    expect(undone(store)).toEqual(['c'])
    expect(undone(store)).toEqual(['a', 'b'])
    expect(store.canUndo).toBe(false)
    expect(store.of(staged).choice).toBe('DENY')
    expect(store.total).toEqual({ left: 0, approve: 0, deny: 0 })
    await store.outbox.flush()
    expect(Object.fromEntries(kept)).toEqual({ a: 'DENY', b: 'UNSPECIFIED', c: 'UNSPECIFIED' })
  })

  it('go back to what the server has when it refuses them, and say why', async () => {
    const { store } = setup(({ taskId }) => ({
      taskId,
      reason: 'TASK_CLOSED',
      description: 'Denied by Torsten Lindner at 14:02.',
    }))
    store.choose([task('a')], 'APPROVE')
    await store.outbox.flush()
    expect(store.of(task('a'))).toMatchObject({ status: 'overtaken', note: 'Denied by Torsten Lindner at 14:02.' })
    expect(store.total).toEqual({ left: -1, approve: 0, deny: 0 })
    store.choose([task('a')], 'DENY')
    expect(store.of(task('a')).status).toBe('overtaken')
  })

  it('that need a reason are known until they have one', () => {
    const { store } = setup()
    const strict = (taskId: string) => ({ ...task(taskId), needsReason: { APPROVE: false, DENY: true } })
    store.choose([strict('a'), strict('b')], 'DENY')
    store.choose([strict('c')], 'APPROVE')
    expect(store.withoutReason().map(({ taskId }) => taskId)).toEqual(['a', 'b'])
    store.choose([strict('a')], 'DENY', 'Not needed for the job')
    store.choose([strict('b')], 'APPROVE')
    expect(store.withoutReason()).toEqual([])
  })

  it('that need a reason stay counted after the list was loaded anew, since the server does not count them', async () => {
    const { store } = setup()
    const strict = { ...task('a'), needsReason: { APPROVE: false, DENY: true } }
    store.choose([strict], 'DENY')
    await store.outbox.flush()
    store.forget()
    expect(store.total).toEqual({ left: 0, approve: 0, deny: 0 })
    store.learn([strict])
    store.learn([strict])
    expect(store.total).toEqual({ left: -1, approve: 0, deny: 1 })
    expect(store.changeOf(0, 0)).toEqual({ left: -1, approve: 0, deny: 1 })
    store.openList()
    store.choose([strict], 'APPROVE')
    expect(store.total).toEqual({ left: -1, approve: 1, deny: 0 })
    expect(store.listChange).toEqual({ left: -1, approve: 1, deny: 0 })
  })

  it('that need a reason are counted in place of what a whole group was given on the server', async () => {
    const { store } = setup()
    const strict = { ...task('a'), needsReason: { APPROVE: false, DENY: true } }
    store.choose([strict], 'DENY')
    await store.outbox.flush()
    store.forget()
    store.learn([{ ...strict, pending: { decision: 'APPROVE', comment: '', isLocked: false } }])
    expect(store.total).toEqual({ left: 0, approve: -1, deny: 1 })
    expect(store.changeOf(0)).toEqual({ left: 0, approve: -1, deny: 1 })
  })

  it('that somebody else has answered are dropped, and counted as dropped once', () => {
    const { store } = setup()
    store.choose([task('a')], 'APPROVE')
    expect(store.overtake('a', 'Denied by somebody.')).toBe(true)
    expect(store.overtake('a', 'Denied by somebody.')).toBe(false)
    expect(store.overtake('b', 'Denied by somebody.')).toBe(false)
  })

  it('leave the counts with their tasks, which are not undecided any more (WEB-113)', () => {
    const { store } = setup()
    const staged = task('b', 0, 'DENY')
    store.learn([task('a'), staged, task('c')])
    store.choose([task('c')], 'APPROVE')
    expect(store.isUndecided(task('a'))).toBe(true)
    for (const id of ['a', 'b', 'c']) store.overtake(id, 'Reassigned to Eli Fuchs')
    expect(store.total).toEqual({ left: -2, approve: 0, deny: -1 })
    expect(store.changeOf(0)).toEqual(store.total)
    expect(store.isUndecided(task('a'))).toBe(false)
    // What is no longer theirs does not come back.
    expect(store.undo()).toEqual([])
    expect(store.of(task('c')).status).toBe('overtaken')
  })

  it('of another window of the same person are shown and counted, those made here since stand (WEB-111)', async () => {
    const [{ store: one }, { store: other }] = [setup(), setup()]
    one.onSaved((saved) => other.adopt(saved))
    for (const store of [one, other]) store.learn([task('a', 0, 'DENY'), task('b')])
    one.choose([task('a', 0, 'DENY'), task('b'), task('far', 5)], 'APPROVE')
    await one.outbox.flush()
    expect(other.of(task('b'))).toMatchObject({ choice: 'APPROVE', status: 'saved' })
    expect(other.total).toEqual(one.total)
    expect(other.changeOf(0)).toEqual({ left: -1, approve: 2, deny: -1 })
    // One that has not been loaded in the other window is counted in total, once for each change.
    one.choose([task('far', 5)], 'DENY')
    other.choose([task('b')], 'DENY')
    one.choose([task('b')], 'UNSPECIFIED')
    await one.outbox.flush()
    expect(other.of(task('b')).choice).toBe('DENY')
    expect(other.of(task('far', 5)).choice).toBe('DENY')
    expect(other.total).toEqual({ left: -2, approve: 1, deny: 1 })
  })

  it('are shown as submitted, except those that were refused', async () => {
    const { store } = setup()
    store.learn([task('old', 0, 'DENY')])
    store.choose([task('a'), task('b')], 'APPROVE')
    await store.outbox.flush()
    store.submitted([{ taskId: 'b', reason: 'ALREADY_DECIDED', description: 'Too late.' }])
    expect(store.of(task('a')).status).toBe('submitted')
    expect(store.of(task('old')).status).toBe('submitted')
    expect(store.of(task('b'))).toMatchObject({ status: 'overtaken', note: 'Too late.' })
    expect(store.canUndo).toBe(false)
  })

  it('stay counted in their group as submitted, and later ones as not submitted', async () => {
    const { store } = setup()
    store.choose([task('a'), task('b')], 'APPROVE')
    await store.outbox.flush()
    // The server had one more decision of the group when the list was opened.
    const before = { approve: 0, deny: 1 }
    expect(store.submittedOf(0, before)).toEqual({ approve: 0, deny: 0 })
    store.submitted([])
    store.choose([task('c')], 'DENY')
    expect(store.submittedOf(0, before)).toEqual({ approve: 2, deny: 1 })
    expect(store.changeOf(0).left).toBe(-3)
    expect(store.total).toEqual({ left: -1, approve: 0, deny: 1 })
    store.openList()
    expect(store.submittedOf(0, before)).toEqual({ approve: 0, deny: 0 })
  })
})
