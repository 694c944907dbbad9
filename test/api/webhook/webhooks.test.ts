import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { ENGINES } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { callbackOf, type Received, startReceiver } from '../../servers/receiver.ts'

const COMPLETE = JSON.stringify({ version: 'v1', complete: { comment: 'done' } })

describe.each(ENGINES)('webhooks on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const { call, database, tenant } = server

  const add = async (url: string) => {
    const { status, body } = await call('POST', '/api/v1/webhooks', { body: { displayName: 'Tickets', url } })
    expect(status).toBe(200)
    return body.webhook.id as string
  }
  const test = async (id: string) => {
    const { status, body } = await call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
    expect(status).toBe(200)
    return body.webhook.id as string
  }
  const newest = async (id: string) => (await call('GET', `/api/v1/webhooks/${id}/deliveries`)).body.list[0]
  const reached = (id: string, ...states: string[]) =>
    eventually(async () => {
      const delivery = await newest(id)
      expect(states).toContain(delivery?.state)
      return delivery
    })
  /** A test that was sent, and how it stands when it is in one of these states. */
  const sent = async (id: string, ...states: string[]) => {
    await test(id)
    return reached(id, ...states)
  }

  it('are added, changed, found and deleted', async () => {
    const id = await add('https://hooks.example.com/a')
    const created = (await call('GET', `/api/v1/webhooks/${id}`)).body.webhook
    expect(created).toMatchObject({ displayName: 'Tickets', callbackTimeout: '691200s', description: '' })
    const body = { webhook: { ...created, displayName: 'Other', callbackTimeout: '86400s' }, updateMask: 'displayName' }
    expect((await call('POST', `/api/v1/webhooks/${id}`, { body })).body.webhook).toMatchObject({
      displayName: 'Other',
      callbackTimeout: '691200s',
    })
    const search = { query: 'othe', refs: [{ id }] }
    expect((await call('POST', '/api/v1/search/webhooks', { body: search })).body.list).toHaveLength(1)
    expect((await call('DELETE', `/api/v1/webhooks/${id}`)).status).toBe(200)
    for (const path of ['', '/deliveries'])
      expect((await call('GET', `/api/v1/webhooks/${id}${path}`)).status).toBe(404)
    expect((await call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })).status).toBe(404)
  })

  it('are refused with an address that is not public, and with a window that is too short or too long (REV-119)', async () => {
    const body = { displayName: 'x', url: 'https://169.254.169.254/', callbackTimeout: '86399s' }
    const reply = await call('POST', '/api/v1/webhooks', { body })
    expect(reply.status).toBe(400)
    const { fieldViolations } = reply.body.details[1]
    expect(fieldViolations).toMatchObject([
      { field: 'url', reason: 'OUTBOUND_ADDRESS_REFUSED', description: expect.stringContaining('link-local') },
      { field: 'callbackTimeout' },
    ])
    const one = await call('POST', '/api/v1/webhooks', { body: { displayName: 'x', url: 'https://10.0.0.1/' } })
    expect(one.body.details[0].reason).toBe('OUTBOUND_ADDRESS_REFUSED')
  })

  it('get deliveries that a receiver can check with the published key, and not when a byte was changed (REV-122)', async () => {
    const receiver = await startReceiver({ status: 200, body: COMPLETE })
    const id = await add(receiver.url)
    await sent(id, 'WEBHOOK_STATE_SUCCESS')
    const [{ headers, text }] = receiver.received as [Received]
    expect(JSON.parse(text)).toMatchObject({ version: 'v1', webhookId: id, event: 'svc.webhooks.v1.PayloadTest' })
    const [head = '', payload = '', signature = ''] = (headers.authorization ?? '').replace(/^bearer /, '').split('.')
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const { keys } = (await (await fetch(`${server.url}/auth/v1/jwks`)).json()) as { keys: { kid: string }[] }
    const key = createPublicKey({ key: keys.find((one) => one.kid === kid) as never, format: 'jwk' })
    const isSigned = (signed: string) => verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'))
    expect(isSigned(`${head}.${payload}`)).toBe(true)
    expect(isSigned(`${head}.${payload}x`)).toBe(false)
    const digest = createHash('sha256').update(text).digest('base64')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({
      aud: new URL(receiver.url).host,
      htm: 'POST',
      htu: receiver.url.replace(/[?].*/, ''),
      htb_s256: digest,
    })
    expect(claims.exp - claims.iat).toBe(120)
    expect(headers['content-digest']).toBe(`sha-256=${digest}`)
    expect(headers['webhook-callback-url']).toBe(JSON.parse(text).callbackUrl)
  })

  it('get the same bytes with the same id and another token when they are sent again (REV-124)', async () => {
    const receiver = await startReceiver({ status: 500 }, { status: 200, body: COMPLETE })
    const id = await add(receiver.url)
    const failed = await sent(id, 'WEBHOOK_STATE_ERROR')
    expect(failed).toMatchObject({ problem: 'The receiver answered 500.', attempts: 1 })
    expect(failed.nextAttemptAt).toBeDefined()
    const again = await call('POST', `/api/v1/webhooks/${id}/deliveries/${failed.id}/retry`, { body: {} })
    expect(again.body.delivery.state).toBe('WEBHOOK_STATE_PENDING')
    const done = await reached(id, 'WEBHOOK_STATE_SUCCESS')
    expect(done.lastAttempts.map(({ number, status }: Record<string, number>) => [number, status])).toEqual([
      [2, 200],
      [1, 500],
    ])
    const [first, second] = receiver.received as [Received, Received]
    expect(second.text).toBe(first.text)
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.headers.authorization).not.toBe(first.headers.authorization)
    expect((await call('POST', `/api/v1/webhooks/${id}/deliveries/${done.id}/retry`, { body: {} })).status).toBe(409)
  })

  it('get nothing any more once they are deleted, also when a failed delivery is to be sent again (REV-186)', async () => {
    const receiver = await startReceiver({ status: 410 }, { status: 200, body: COMPLETE })
    const id = await add(receiver.url)
    const { id: deliveryId } = await sent(id, 'WEBHOOK_STATE_FATAL_ERROR')
    expect((await call('DELETE', `/api/v1/webhooks/${id}`)).status).toBe(200)
    const again = await call('POST', `/api/v1/webhooks/${id}/deliveries/${deliveryId}/retry`, { body: {} })
    expect([again.status, again.body.details[0].reason]).toEqual([404, 'NOT_FOUND'])
    const due = await database.read((reader) =>
      reader.count(sql`select 1 from webhook_deliveries where webhook_id = ${id} and next_attempt_at is not null`),
    )
    expect([due, receiver.received.length]).toEqual([0, 1])
  })

  it('are not followed when they redirect (REV-121)', async () => {
    const target = await startReceiver({ status: 200, body: COMPLETE })
    const receiver = await startReceiver({ status: 302, location: target.url })
    const id = await add(receiver.url)
    expect(await sent(id, 'WEBHOOK_STATE_ERROR')).toMatchObject({ problem: 'The receiver answered 302.' })
    expect(target.received).toEqual([])
  })

  it('answer later by their callback, once (REV-123)', async () => {
    const receiver = await startReceiver({ status: 202 })
    const id = await add(receiver.url)
    expect((await sent(id, 'WEBHOOK_STATE_WAITING_CALLBACK')).nextAttemptAt).toBeUndefined()
    const path = callbackOf(receiver.received[0] as Received)
    const answer = (body: unknown, at = path) => call('POST', at, { body, token: null })
    expect((await answer({ version: 'v1', complete: {}, deny: {} })).status).toBe(400)
    expect((await answer({ version: 'v1', complete: { comment: 'x'.repeat(1025) } })).status).toBe(400)
    expect((await answer({ version: 'v1', complete: {} }, `${path}x`)).status).toBe(404)
    expect((await answer({ version: 'v1', complete: {} })).status).toBe(200)
    const used = await answer({ version: 'v1', complete: {} })
    expect([used.status, used.body.details[0].reason]).toEqual([400, 'CALLBACK_USED'])
    expect(await newest(id)).toMatchObject({ state: 'WEBHOOK_STATE_SUCCESS', attempts: 1 })
  })

  it('cannot answer after their window', async () => {
    const receiver = await startReceiver({ status: 202 })
    const id = await add(receiver.url)
    const { id: deliveryId } = await sent(id, 'WEBHOOK_STATE_WAITING_CALLBACK')
    await database.tx((tx) =>
      tx.count(sql`update webhook_deliveries set expires_at = now()
        where tenant_id = ${tenant.id} and delivery_id = ${deliveryId}`),
    )
    const path = callbackOf(receiver.received[0] as Received)
    const late = await call('POST', path, { body: { version: 'v1', complete: {} }, token: null })
    expect([late.status, late.body.details[0].reason]).toEqual([409, 'CALLBACK_EXPIRED'])
  })

  it.each([
    ['410', { status: 410 }, 'WEBHOOK_STATE_FATAL_ERROR', /takes no more/],
    ['no JSON', { status: 200, body: 'ok' }, 'WEBHOOK_STATE_ERROR', /not JSON/],
    ['250,001 bytes', { status: 200, body: `"${'x'.repeat(250_000)}"` }, 'WEBHOOK_STATE_ERROR', /more than 250000/],
    [
      'two answers',
      { status: 200, body: '{"version":"v1","approve":{},"deny":{}}' },
      'WEBHOOK_STATE_FATAL_ERROR',
      /one thing/,
    ],
  ])('say what was wrong with an answer: %s (REV-123)', async (_, answer, state, problem) => {
    const id = await add((await startReceiver(answer)).url)
    const delivery = await sent(id, state)
    expect(delivery.problem).toMatch(problem)
    expect(delivery.attempts).toBe(1)
  })

  it('keep neither the callback URL nor the private key readable in the database', async () => {
    const receiver = await startReceiver({ status: 202 })
    const id = await add(receiver.url)
    await sent(id, 'WEBHOOK_STATE_WAITING_CALLBACK')
    const token =
      callbackOf(receiver.received[0] as Received)
        .split('/')
        .at(-1) ?? ''
    const rows = await database.read((reader) =>
      reader.rows<{ row: string }>(sql`select to_jsonb(d)::text as row from webhook_deliveries d`),
    )
    const hex = Buffer.from(token).toString('hex')
    for (const { row } of rows) {
      expect(row).not.toContain(token)
      expect(row).not.toContain(hex)
    }
  })
})
