import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readUpload } from './upload.ts'

describe('the pause that an upload may make', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const IDLE_MS = 1_000
  const begin = () => {
    const body = new PassThrough()
    const request = { body, headers: {} } as unknown as FastifyRequest
    return { body, pieces: readUpload(request, { maxBytes: 1_000, idleMs: IDLE_MS })[Symbol.asyncIterator]() }
  }

  it('ends it when it is the sender’s', async () => {
    const { body, pieces } = begin()
    body.write('a')
    await pieces.next()
    const next = expect(pieces.next()).rejects.toMatchObject({ error: 'request_timeout' })
    await vi.advanceTimersByTimeAsync(IDLE_MS + 1)
    await next
  })

  it('does not when it is ours, because the database lets us wait', async () => {
    const { body, pieces } = begin()
    body.write('a')
    await pieces.next()
    body.end('b')
    await vi.advanceTimersByTimeAsync(10 * IDLE_MS)
    expect(String((await pieces.next()).value)).toBe('b')
    expect((await pieces.next()).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
