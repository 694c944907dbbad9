import { createServer } from 'node:net'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { retireSigningKey } from '../../server/signing/index.ts'
import { endWithFile } from '../ends-with-file.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { clientOf, type TestServer, useServer } from '../harness.ts'
import { callbackOf, type Received, startReceiver } from '../servers/receiver.ts'
import { addTenant } from '../use-tenant.ts'

type Client = Pick<TestServer, 'call' | 'url'>

/** Sends a test to a new webhook, and returns what arrived. */
async function receivedBy({ call }: Client): Promise<Received> {
  const receiver = await startReceiver({ status: 202 })
  const { id } = (await call('POST', '/api/v1/webhooks', { body: { displayName: 'x', url: receiver.url } })).body
    .webhook
  await call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
  return eventually(async () => {
    const { list } = (await call('GET', `/api/v1/webhooks/${id}/deliveries`)).body
    expect(list[0].state).toBe('WEBHOOK_STATE_WAITING_CALLBACK')
    return receiver.received[0] as Received
  })
}
const tokenOf = ({ headers }: Received) => headers.authorization?.replace(/^bearer /, '') ?? ''
const keysOf = ({ url }: Client) => createRemoteJWKSet(new URL('/auth/v1/jwks', url))

describe('the keys that organizations sign with', async () => {
  const env = { OUTBOUND_ALLOW: '127.0.0.0/8' }
  const server = await useServer(API_ENGINE, { jobs: true, env })
  const { host, port } = new URL(server.url)
  // Organizations are told apart by their host; every address in 127.0.0.0/8 is this machine.
  const otherHost = `127.0.0.2:${port}`
  const listener = createServer((socket) => server.app.server.server.emit('connection', socket))
  await new Promise<void>((resolve) => listener.listen(Number(port), '127.0.0.2', resolve))
  endWithFile(() => void listener.close())
  const { credential } = await addTenant(server.database, otherHost, readConfig({ DATA_DIR: '/nowhere' }))
  const other: Client = { url: `http://${otherHost}`, ...clientOf(`http://${otherHost}`, credential) }
  // A server sees a new organization after seconds.
  await eventually(async () => expect((await fetch(`${other.url}/auth/v1/jwks`)).status).toBe(200))

  it('are replaced by a new one: what the old one signed can still be checked, and new deliveries have the new one', async () => {
    const before = tokenOf(await receivedBy(server))
    const oldKey = await server.database.tx((tx) => retireSigningKey(tx, server.tenant.id))
    expect(decodeProtectedHeader(before).kid).toBe(oldKey)
    const after = tokenOf(await receivedBy(server))
    expect(decodeProtectedHeader(after).kid).not.toBe(oldKey)
    for (const token of [before, after])
      expect((await jwtVerify(token, keysOf(server), { issuer: host })).payload.kind).toBe('wh')
  })

  it('are their own: a delivery names the host of its organization, and only the keys there prove it', async () => {
    for (const [client, foreign] of [
      [server, other],
      [other, server],
    ] as const) {
      const received = await receivedBy(client)
      const { payload } = await jwtVerify(tokenOf(received), keysOf(client))
      expect(payload.iss).toBe(new URL(client.url).host)
      await expect(jwtVerify(tokenOf(received), keysOf(foreign))).rejects.toThrow(/no applicable key/)
      // It is answered at that host too, and at no other.
      expect(new URL(JSON.parse(received.text).callbackUrl).origin).toBe(client.url)
      const answer = { body: { version: 'v1', complete: {} }, token: null }
      expect((await foreign.call('POST', callbackOf(received), answer)).status).toBe(404)
      expect((await client.call('POST', callbackOf(received), answer)).status).toBe(200)
    }
  })
})
