import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { rounds } from '../../rounds.ts'
import { auditRows, newClient, secretText, setUserStatus, type TestClient, wrongSecret } from './credentials.ts'
import { STOPPABLE_CLOCK, stopClock } from './database-clock.ts'
import { assertionOf } from './sign-assertion.ts'
import { assertionFields, expectRefusal, expectToken, requestToken, secretFields } from './token-request.ts'

describe('the life of a credential', async () => {
  const server = await useServer(STOPPABLE_CLOCK)
  it.each([
    ['30d', 30],
    ['90d', 90],
  ] as const)('of %s ends on the second (AUTH-053)', async (lifespan, days) => {
    const created = new Date('2031-03-01T12:00:00.000Z')
    await stopClock(server.database, created)
    // One for each moment, not used before it, so that nothing can be remembered of it.
    const [before, at, after] = await Promise.all([1, 2, 3].map(() => newClient(server.database, { lifespan })))
    const ask = async (client: TestClient | undefined, offsetMs: number) => {
      if (!client) throw new Error('no client')
      await stopClock(server.database, new Date(created.getTime() + days * 86_400_000 + offsetMs))
      return requestToken(server.url, secretFields(client))
    }
    const last = await ask(before, -1_000)
    expectToken(last)
    expect(last.body.expires_in).toBe(1)
    expectRefusal(await ask(at, 0), 'invalid_client')
    expectRefusal(await ask(after, 1_000), 'invalid_client')
  })

  it('that never ends is good after a century (positive control, AUTH-053)', async () => {
    const client = await newClient(server.database)
    await stopClock(server.database, new Date('2131-03-01T12:00:00Z'))
    expectToken(await requestToken(server.url, secretFields(client)))
  })
})

describe('allowed addresses', async () => {
  const plain = await useServer(API_ENGINE)
  const proxied = await useServer(API_ENGINE, { env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const clients = {
    plain: await newClient(plain.database, { allowedCidrs: ['10.1.0.0/16'] }),
    proxied: await newClient(proxied.database, { allowedCidrs: ['10.1.0.0/16', '2001:db8::/32'] }),
  }
  const through = (forwarded: string | string[] | undefined) =>
    requestToken(
      proxied.url,
      secretFields(clients.proxied),
      forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    )

  it('a peer inside the range gets a token, one outside does not (AUTH-056)', async () => {
    const inside = await newClient(plain.database, { allowedCidrs: ['192.0.2.0/24', '127.0.0.0/8'] })
    expectToken(await requestToken(plain.url, secretFields(inside)))
    expectRefusal(await requestToken(plain.url, secretFields(clients.plain)), 'invalid_client')
    const [row] = (await auditRows(plain.database, 'auth.token')).slice(-1)
    expect(row).toMatchObject({ outcome: 'refused', address: '127.0.0.1', detail: { reason: 'ip_not_allowed' } })
  })

  it('an IPv4 peer on a dual-stack socket counts as IPv4 (positive control, AUTH-056)', async () => {
    const inside = await newClient(plain.database, { allowedCidrs: ['127.0.0.0/8'] })
    const outside = await newClient(plain.database, { allowedCidrs: ['126.0.0.0/8', '::/96'] })
    const peers: (string | undefined)[] = []
    const dual = createServer((request, response) => {
      peers.push(request.socket.remoteAddress)
      plain.app.server.routing(request, response)
    })
    await new Promise<void>((resolve) => dual.listen(0, '::', resolve))
    const url = `http://127.0.0.1:${(dual.address() as AddressInfo).port}`
    try {
      expectToken(await requestToken(url, secretFields(inside)))
      expectRefusal(await requestToken(url, secretFields(outside)), 'invalid_client')
      expect(peers).toEqual(['::ffff:127.0.0.1', '::ffff:127.0.0.1'])
    } finally {
      dual.closeAllConnections()
      dual.close()
    }
  })

  it('an IPv4-mapped address from a trusted proxy counts as IPv4 (positive control, AUTH-056)', async () => {
    expectToken(await through('::ffff:10.1.2.3'))
    expectRefusal(await through('::ffff:10.2.2.3'), 'invalid_client')
  })

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])(
    'the header %s of an untrusted peer opens nothing (AUTH-057)',
    async (name) => {
      const value = name === 'forwarded' ? 'for=10.1.2.3' : '10.1.2.3'
      expectRefusal(await requestToken(plain.url, secretFields(clients.plain), { [name]: value }), 'invalid_client')
      if (name !== 'x-forwarded-for')
        expectRefusal(
          await requestToken(proxied.url, secretFields(clients.proxied), { [name]: value }),
          'invalid_client',
        )
    },
  )

  it('the hop next to the trusted proxy counts (AUTH-058)', async () => {
    expectRefusal(await through('10.1.2.3, 192.0.2.1'), 'invalid_client')
    expectRefusal(await through(['10.1.2.3', '192.0.2.1']), 'invalid_client')
    expectToken(await through('192.0.2.1, 10.1.2.3'))
    expectToken(await through('10.1.2.3'))
    expectToken(await through('2001:db8::1'))
  })

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['words', 'garbage'],
    ['a word after an allowed address', '10.1.2.3, garbage'],
    ['only commas', ',,,'],
    ['200 hops that end in a denied one', `${'10.1.2.3, '.repeat(199)}192.0.2.1`],
    ['an IPv6 zone id', 'fe80::1%eth0'],
    ['an allowed address with a zone id', '2001:db8::1%eth0'],
    ['an allowed address with a port', '10.1.2.3:4711'],
    ['an allowed IPv6 address with a port', '[2001:db8::1]:4711'],
    ['an allowed address in octal', '012.01.02.03'],
    ['an allowed address in hexadecimal', '0x0a010203'],
    ['an allowed address as one number', '167838211'],
    ['a short address', '10.1'],
    ['a quoted address', '"10.1.2.3"'],
    ['a script', '<script>alert(1)</script>'],
  ])('X-Forwarded-For with %s counts as denied (AUTH-059)', async (_, forwarded) => {
    expectRefusal(await through(forwarded), 'invalid_client')
  })
})

describe('wrong secrets, again and again', async () => {
  const server = await useServer(API_ENGINE, { env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const { database } = server
  const from = (address: string, client: TestClient, changed: Record<string, string> = {}) =>
    requestToken(server.url, secretFields(client, changed), { 'x-forwarded-for': address })

  it('20 in a minute from one address are 429 there, and only there (AUTH-064)', async () => {
    const client = await newClient(database)
    for (let n = 0; n < 20; n++)
      expectRefusal(await from('192.0.2.1', client, { client_secret: wrongSecret() }), 'invalid_client')
    const limited = await from('192.0.2.1', client, { client_secret: wrongSecret() })
    expectRefusal(limited, 'temporarily_unavailable')
    const wait = Number(limited.headers['retry-after'])
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(60)
    // 0009: there, even the right secret and an assertion have to wait.
    expectRefusal(await from('192.0.2.1', client), 'temporarily_unavailable')
    const signed = assertionFields(client.clientId, assertionOf(client))
    const forwarded = { 'x-forwarded-for': '192.0.2.1' }
    expectRefusal(await requestToken(server.url, signed, forwarded), 'temporarily_unavailable')
    // Strangers lock nobody out.
    expectToken(await from('192.0.2.2', client))
    expectToken(await from('192.0.2.1', await newClient(database)))
  })

  it('20 for a client that does not exist look the same (AUTH-064)', async () => {
    const nobody = { ...(await newClient(database)), clientId: 'quiet-otter-12345@nobody.example.test/pcc' }
    for (let n = 0; n < 20; n++) expectRefusal(await from('192.0.2.3', nobody), 'invalid_client')
    expectRefusal(await from('192.0.2.3', nobody), 'temporarily_unavailable')
  })

  it('texts that are no secret, and bad assertions, do not count (0009, AUTH-064)', async () => {
    const client = await newClient(database)
    for (let n = 0; n < 25; n++)
      expectRefusal(await from('192.0.2.4', client, { client_secret: 'x' }), 'invalid_client')
    const bad = assertionOf(client, { claims: { aud: 'elsewhere.example.test' } })
    for (let n = 0; n < 25; n++)
      expectRefusal(
        await requestToken(server.url, assertionFields(client.clientId, bad), { 'x-forwarded-for': '192.0.2.4' }),
        'invalid_client',
      )
    expectToken(await from('192.0.2.4', client))
  })

  it.each<[string, string, (client: TestClient) => Promise<unknown>]>([
    ['a credential that has expired', '192.0.2.5', (client) => expire(client)],
    ['a disabled owner', '192.0.2.6', (client) => setUserStatus(database, client, 'DISABLED')],
    ['an address that is not allowed', '192.0.2.7', (client) => allowOnly(client, '10.1.0.0/16')],
  ])('the right secret of %s is refused and is no guess (0009, AUTH-064)', async (_, address, spoil) => {
    const client = await newClient(database)
    await spoil(client)
    for (let n = 0; n < 25; n++) expectRefusal(await from(address, client), 'invalid_client')
  })

  const expire = ({ id }: TestClient) =>
    database.tx((tx) =>
      tx.count(sql`update credentials set expires_at = now() - interval '1 second' where credential_id = ${id}`),
    )
  const allowOnly = ({ id }: TestClient, cidr: string) =>
    database.tx((tx) => tx.count(sql`update credentials set allowed_cidrs = ${[cidr]} where credential_id = ${id}`))

  it('200 in a minute from one address, over many clients, are 429 for every client there (0009, AUTH-064)', async () => {
    const client = await newClient(database)
    for (let n = 0; n < 200; n++) {
      const guess = { client_id: `quiet-otter-${10_000 + n}@${client.host}/pcc`, client_secret: wrongSecret() }
      expectRefusal(await from('192.0.2.8', client, guess), 'invalid_client')
    }
    expectRefusal(await from('192.0.2.8', client), 'temporarily_unavailable')
    expectToken(await from('192.0.2.9', client))
  })

  it('the limit holds for guesses sent all at once (AUTH-064)', async () => {
    const client = await newClient(database)
    const guesses = Array.from({ length: 100 }, () => from('192.0.2.10', client, { client_secret: wrongSecret() }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })
})

describe('the time a refusal takes', async () => {
  const server = await useServer(API_ENGINE, { env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' } })
  const ROUNDS = rounds(400)

  it(`${ROUNDS} unknown ids, wrong secrets and wrong keys take equally long (AUTH-066)`, async () => {
    const client = await newClient(server.database)
    const { clientId, x } = client
    const kinds = [
      () => secretFields(client, { client_id: clientId.replace(/\d{5}/, '00000'), client_secret: wrongSecret() }),
      () => secretFields(client, { client_secret: wrongSecret() }),
      () => {
        const d = randomBytes(32).toString('base64url')
        return secretFields(client, { client_secret: secretText({ kty: 'OKP', crv: 'Ed25519', x, d }) })
      },
    ]
    const times: number[][] = kinds.map(() => [])
    for (let n = 0; n < ROUNDS; n++)
      for (let k = 0; k < kinds.length; k++) {
        // The order turns, so that none of them always follows the same one; each comes from a new address.
        const kind = (n + k) % kinds.length
        const fields = kinds[kind]?.() ?? {}
        const headers = { 'x-forwarded-for': `198.51.${n % 250}.${Math.floor(n / 250) * 3 + kind}` }
        const start = performance.now()
        const { status } = await requestToken(server.url, fields, headers)
        times[kind]?.push(performance.now() - start)
        expect(status).toBe(401)
      }
    const centres = times.map(interquartileMean)
    const spread = Math.max(...centres) - Math.min(...centres)
    // A look-up more or less would double one of them; a busy machine alone moves them by a tenth or two.
    expect(spread, `milliseconds: ${centres.join(', ')}`).toBeLessThan(0.35 * Math.min(...centres))
  })
})

/** The mean of the middle half: pauses of a busy machine fall outside of it. */
function interquartileMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4))
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
