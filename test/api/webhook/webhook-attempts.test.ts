import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../../ends-with-file.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { type Received, saying, startReceiver } from '../../servers/receiver.ts'

const ANSWER_MS = 30_000
const DONE = saying({ complete: {} })

describe('an attempt to deliver', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const { call } = server
  /** Sends a test to a new webhook; tells how its delivery stands. */
  const test = async (url: string) => {
    const { id } = (await call('POST', '/api/v1/webhooks', { body: { displayName: 'x', url } })).body.webhook
    await call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
    const path = `/api/v1/webhooks/${id}/deliveries`
    const newest = async () => (await call('GET', path)).body.list[0]
    return {
      newest,
      reaches: (expected: Record<string, unknown>) =>
        eventually(async () => {
          const delivery = await newest()
          expect(delivery).toMatchObject(expected)
          return delivery
        }),
      retry: async () => call('POST', `${path}/${(await newest()).id}/retry`, { body: {} }),
    }
  }
  /** A receiver that never ends its answer: it says nothing, or a byte at a time. */
  const startEndless = async (isSilent: boolean) => {
    const timers = new Set<NodeJS.Timeout>()
    const endless = createServer((request, response) => {
      request.resume()
      if (isSilent) return
      response.writeHead(200, { 'content-type': 'application/json' })
      timers.add(setInterval(() => response.write(' '), 1_000))
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    endWithFile(() => {
      for (const timer of timers) clearInterval(timer)
      endless.closeAllConnections()
      endless.close()
    })
    return `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`
  }
  // They take half a minute, in which the other tests run.
  const endless = { silent: await test(await startEndless(true)), slow: await test(await startEndless(false)) }

  it('can be checked with the published key, and not when anything in it was changed (REV-122)', async () => {
    const receiver = await startReceiver(DONE)
    await (await test(receiver.url)).reaches({ state: 'WEBHOOK_STATE_SUCCESS' })
    const keys = createLocalJWKSet((await (await fetch(`${server.url}/auth/v1/jwks`)).json()) as JSONWebKeySet)
    /** What a receiver does (docs/webhooks.md). */
    const check = async ({ headers, text }: Received) => {
      const audience = new URL(receiver.url).host
      const token = headers.authorization?.replace(/^bearer /, '') ?? ''
      const { payload } = await jwtVerify(token, keys, { audience, issuer: new URL(server.url).host })
      const digest = createHash('sha256').update(text).digest('base64')
      return (
        payload.htm === 'POST' &&
        payload.htu === receiver.url.replace(/[?].*/, '') &&
        payload.htb_s256 === digest &&
        headers['content-digest'] === `sha-256=${digest}`
      )
    }
    const [received] = receiver.received as [Received]
    expect(await check(received)).toBe(true)
    for (const at of [0, 1, received.text.length >> 1, received.text.length - 1]) {
      const bytes = Buffer.from(received.text)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(await check({ ...received, text: bytes.toString() })).toBe(false)
    }
    const [head = '', payload = '', signature = ''] = received.headers.authorization?.split('.') ?? []
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const change of [
      { htu: 'http://127.0.0.1/other' },
      { htm: 'GET' },
      { htb_s256: 'x' },
      { exp: claims.exp + 1 },
    ]) {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
      const authorization = [head, forged, signature].join('.')
      await expect(check({ ...received, headers: { ...received.headers, authorization } })).rejects.toThrow(/signature/)
    }
  })

  it('follows 49 that failed with 500, and is the last: the fiftieth answer counts (REV-123)', async () => {
    const receiver = await startReceiver(...Array.from({ length: 49 }, () => ({ status: 500 })), DONE)
    const { reaches, retry } = await test(receiver.url)
    for (let attempts = 1; attempts < 50; attempts++) {
      const failed = await reaches({ attempts, state: 'WEBHOOK_STATE_ERROR', problem: 'The receiver answered 500.' })
      const seconds = (Date.parse(failed.nextAttemptAt) - Date.parse(failed.lastAttemptedAt)) / 1_000
      expect(seconds).toBeGreaterThan(2)
      expect(seconds).toBeLessThan(16)
      // As if that time had passed.
      expect((await retry()).status).toBe(200)
    }
    const done = await reaches({ attempts: 50, state: 'WEBHOOK_STATE_SUCCESS' })
    expect(done.lastAttempts[0]).toMatchObject({ number: 50, status: 200 })
    expect(receiver.received).toHaveLength(50)
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers.authorization)).size).toBe(50)
  })

  it.each(['silent', 'slow'] as const)('ends after 30 s when the receiver is %s (REV-123)', async (how) => {
    const problem = 'The receiver did not answer within 30 seconds.'
    const failed = await endless[how].reaches({ attempts: 1, state: 'WEBHOOK_STATE_ERROR', problem })
    expect(failed.lastAttempts[0].milliseconds).toBeGreaterThanOrEqual(ANSWER_MS)
    expect(failed.nextAttemptAt).toBeDefined()
  })
})
