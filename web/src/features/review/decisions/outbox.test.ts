import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestFailed } from '../../../api/problem.ts'
import { type Entry, Outbox, type Refusal } from './outbox.ts'

const entry = (taskId: string, decision: Entry['decision'] = 'APPROVE'): Entry => ({
  taskId,
  policyStepId: `${taskId}.1`,
  decision,
  comment: '',
})

/** A server that keeps what it is sent, and does what the test tells it. */
function setup(stored: Entry[] = []) {
  const kept = new Map<string, Entry['decision']>()
  const calls: { entries: readonly Entry[]; key: string }[] = []
  const refused: string[] = []
  const answers: (() => Promise<readonly Refusal[]>)[] = []
  let text: string | null = stored.length > 0 ? JSON.stringify(stored) : null
  const outbox = new Outbox({
    async send(entries, key) {
      calls.push({ entries, key })
      const refusals = (await answers.shift()?.()) ?? []
      for (const { taskId, decision } of entries)
        if (!refusals.some((refusal) => refusal.taskId === taskId)) kept.set(taskId, decision)
      return refusals
    },
    onSaved: () => undefined,
    onRefused: ({ taskId }) => refused.push(taskId),
    onChange: () => undefined,
    storage: {
      getItem: () => text,
      setItem: (_key, value) => {
        text = value
      },
      removeItem: () => {
        text = null
      },
    },
    storageKey: 'k',
  })
  return { outbox, kept, calls, refused, answers, stored: () => text }
}

describe('the outbox of decisions', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('sends what was decided together as one request, the latest for each task', async () => {
    const { outbox, calls, kept, stored } = setup()
    outbox.add([entry('a')])
    outbox.add([entry('b'), entry('a', 'DENY')])
    expect(outbox.size).toBe(2)
    expect(stored()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(1)
    expect(Object.fromEntries(kept)).toEqual({ a: 'DENY', b: 'APPROVE' })
    expect(outbox.size).toBe(0)
    expect(stored()).toBeNull()
  })

  it('waits no longer than a second while decisions keep coming', async () => {
    const { outbox, calls } = setup()
    for (let n = 0; n < 10; n++) {
      outbox.add([entry(`t${n}`)])
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(calls.length).toBeGreaterThan(0)
  })

  it('sends an unanswered batch again with the same key, and what came since after it', async () => {
    const { outbox, calls, kept, answers } = setup()
    answers.push(() => Promise.reject(new RequestFailed()))
    outbox.add([entry('a')])
    await vi.advanceTimersByTimeAsync(400)
    expect(outbox.trouble?.message).toContain('cannot be reached')
    outbox.add([entry('a', 'DENY')])
    expect(outbox.size).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(calls.map(({ entries }) => entries.map(({ decision }) => decision))).toEqual([
      ['APPROVE'],
      ['APPROVE'],
      ['DENY'],
    ])
    expect(calls[0]?.key).toBe(calls[1]?.key)
    expect(calls[2]?.key).not.toBe(calls[1]?.key)
    expect(kept.get('a')).toBe('DENY')
    expect(outbox.trouble).toBeUndefined()
  })

  it('gives back what the server refused, unless it was decided again since', async () => {
    const { outbox, refused, answers } = setup()
    const refuse = (taskId: string) => ({ taskId, reason: 'TASK_CLOSED', description: 'The task is closed.' })
    answers.push(async () => {
      outbox.add([entry('b', 'DENY')])
      return [refuse('a'), refuse('b')]
    })
    outbox.add([entry('a'), entry('b')])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(refused).toEqual(['a'])
  })

  it('finds what waited before the page was loaded again', async () => {
    const { kept, outbox } = setup([entry('a', 'DENY')])
    expect(outbox.size).toBe(1)
    await vi.advanceTimersByTimeAsync(10)
    expect(kept.get('a')).toBe('DENY')
  })

  it('keeps what needs a reason in the tab, and sends it with one', async () => {
    const { outbox, kept, calls, stored } = setup()
    outbox.add([entry('a')])
    await vi.advanceTimersByTimeAsync(2_000)
    outbox.add([{ ...entry('a', 'DENY'), isHeld: true }])
    await vi.advanceTimersByTimeAsync(2_000)
    // The server forgets the earlier choice, and does not get this one.
    expect(calls.flatMap(({ entries }) => entries.map(({ decision }) => decision))).toEqual(['APPROVE', 'UNSPECIFIED'])
    expect(outbox.size).toBe(0)
    expect(stored()).not.toBeNull()
    await expect(outbox.flush()).resolves.toBeUndefined()
    outbox.add([{ ...entry('a', 'DENY'), comment: 'Not needed' }])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(kept.get('a')).toBe('DENY')
    expect(stored()).toBeNull()
  })

  it('keeps everything after the session has ended, until somebody is signed in again', async () => {
    const { outbox, kept, answers, stored } = setup()
    const signedOut = () => Promise.reject(new RequestFailed(new Response(null, { status: 401 })))
    answers.push(signedOut, signedOut)
    outbox.add([entry('a')])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(outbox.trouble?.isSignedOut).toBe(true)
    expect(stored()).not.toBeNull()
    outbox.retry()
    await vi.advanceTimersByTimeAsync(10)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(kept.get('a')).toBe('APPROVE')
  })

  it('tells who waits for everything to be saved whether it is', async () => {
    const { outbox, answers } = setup()
    outbox.add([entry('a')])
    const saved = outbox.flush()
    await vi.advanceTimersByTimeAsync(400)
    await expect(saved).resolves.toBeUndefined()
    answers.push(() => Promise.reject(new RequestFailed()))
    outbox.add([entry('b')])
    const failed = outbox.flush()
    failed.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(400)
    await expect(failed).rejects.toThrow('cannot be reached')
  })
})
