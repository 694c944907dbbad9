import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { createLog } from '../../../server/log.ts'
import { API_ENGINE, ENGINES } from '../../engines.ts'
import { soon } from '../../eventually.ts'
import { runLog, useServer } from '../../harness.ts'
import { auditRows, newClient, revoke, secretText, setUserStatus, type TestClient, wrongSecret } from './credentials.ts'
import { STOPPABLE_CLOCK, stopClock } from './database-clock.ts'
import { assertionOf } from './sign-assertion.ts'
import {
  assertionFields,
  expectRefusal,
  expectToken,
  type HttpReply,
  requestToken,
  secretFields,
} from './token-request.ts'

/** What a caller can tell two refusals apart by. */
const visible = ({ status, text, headers }: HttpReply) => {
  const { date: _, 'x-request-id': __, ...same } = headers
  return { status, text, same }
}

describe.each(ENGINES)('identification of the client on %s', async (engine) => {
  const server = await useServer(engine)
  const client = await newClient(server.database)
  const ask = (changed: Record<string, string | undefined>) => requestToken(server.url, secretFields(client, changed))

  it('the right id gets a token (positive control, AUTH-033)', async () => {
    expectToken(await ask({}))
  })

  const { clientId } = client
  const [random = '', rest = ''] = clientId.split('@')
  it.each([
    ['a trailing space', `${clientId} `],
    ['a leading space', ` ${clientId}`],
    ['a trailing dot', `${clientId}.`],
    ['a dot after the host', clientId.replace('/', '../../auth/')],
    ['a literal %20', `${clientId}%20`],
    ['a no-break space', `${clientId}\u00a0`],
    ['a zero-width space', `${clientId}\u200b`],
    ['a full-width letter', `${String.fromCharCode(random.charCodeAt(0) + 0xfee0)}${clientId.slice(1)}`],
    ['a full-width @', clientId.replace('@', '＠')],
    ['the random part in capitals', `${random.toUpperCase()}@${rest}`],
    ['one capital', `${clientId.charAt(0).toUpperCase()}${clientId.slice(1)}`],
    ['the use case in capitals', clientId.replace('/pcc', '/PCC')],
    ['a wildcard', `${clientId.slice(0, -1)}_`],
    ['another wildcard', '%'],
  ])('the right id with %s is invalid_client (AUTH-033)', async (_, changed) => {
    expectRefusal(await ask({ client_id: changed }), 'invalid_client')
  })
})

describe('identification of the client', async () => {
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    runLog().write(line)
  }
  const server = await useServer(API_ENGINE, { deps: { log: createLog('debug', { write }) } })
  const client = await newClient(server.database)
  const ask = (changed: Record<string, string | undefined>) => requestToken(server.url, secretFields(client, changed))

  it('neither client_id nor a proof is invalid_client (AUTH-029)', async () => {
    expectRefusal(await ask({ client_id: undefined, client_secret: undefined }), 'invalid_client')
  })

  it('client_id without a proof is invalid_client, a proof without client_id invalid_request (0009, AUTH-029)', async () => {
    expectRefusal(await ask({ client_secret: undefined }), 'invalid_client')
    expectRefusal(await ask({ client_id: undefined }), 'invalid_request')
    expectRefusal(await ask({ client_id: '' }), 'invalid_request')
  })

  it('an unknown client and a wrong secret cannot be told apart (AUTH-031)', async () => {
    const unknown = await ask({ client_id: `quiet-otter-12345@${client.host}/pcc` })
    const wrong = await ask({ client_secret: wrongSecret() })
    expectRefusal(unknown, 'invalid_client')
    expectRefusal(wrong, 'invalid_client')
    expect(visible(unknown)).toEqual(visible(wrong))
    const reasons = (await auditRows(server.database, 'auth.token')).slice(-2).map(({ detail }) => detail.reason)
    expect(reasons).toEqual(['unknown_client', 'wrong_secret'])
  })

  const { host } = client
  it.each([
    ['no @', `quiet-otter-12345/${host}/pcc`],
    ['no /', `quiet-otter-12345@${host}`],
    ['two @', `quiet@otter-12345@${host}/pcc`],
    ['two /', `quiet-otter-12345@${host}/pcc/pcc`],
    ['an empty random part', `@${host}/pcc`],
    ['an empty host', 'quiet-otter-12345@/pcc'],
    ['an empty use case', `quiet-otter-12345@${host}/`],
    ['only separators', '@/'],
    ['10 KiB', 'x'.repeat(10 * 1024)],
    ['SQL', `' or '1'='1`],
    ['letters outside of the first plane', '\u{1f600}'.repeat(300)],
    ['such letters, moved by one', `x${'\u{1f600}'.repeat(300)}`],
    ['a noncharacter', '\uffff'],
  ])('a client_id with %s is invalid_client (AUTH-034)', async (_, changed) => {
    expectRefusal(await ask({ client_id: changed }), 'invalid_client')
  })

  it('whatever one sends, others who are refused at the same time keep their answer and audit entry (AUTH-034)', async () => {
    const before = (await auditRows(server.database, 'auth.token')).length
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        ask({ client_secret: 'x', ...(n % 3 === 1 ? { client_id: `x${'\u{1f600}'.repeat(300)}` } : {}) }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401))
    expect((await auditRows(server.database, 'auth.token')).length - before).toBe(30)
  })

  it.each([
    ['CR LF', 'x\r\n{"level":"error","canary":"canary-7719"}'],
    ['LF', 'x\ncanary-7719'],
    ['NUL', 'x\0canary-7719'],
  ])('a client_id with %s is invalid_request, one log line (AUTH-036)', async (_, changed) => {
    const before = lines.length
    expectRefusal(await ask({ client_id: `${client.clientId}${changed}` }), 'invalid_request')
    const added = lines.slice(before).filter((line) => line.includes('/auth/v1/token'))
    expect(added).toHaveLength(1)
    expect(added[0]?.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.stringify(await auditRows(server.database, 'auth.token'))).not.toMatch(/\\u0000|\\r|\\n/)
  })
})

describe('a client of another tenant', async () => {
  const server = await useServer(API_ENGINE)
  const ours = await newClient(server.database)
  // Before the first request, which makes the server remember its tenants for a while.
  const other = await server.database.tx((tx) => createTenant(tx, 'other.example.test', 'Other'))
  if (!other) throw new Error('the host is taken')
  const theirs = await newClient(server.database, { tenant: other })
  const ask = (client: TestClient, host: string) => requestToken(server.url, secretFields(client), { host })

  it('is invalid_client here, and gets a token at its own host (positive control, AUTH-032)', async () => {
    expectRefusal(await ask(theirs, ours.host), 'invalid_client')
    expectRefusal(await ask(ours, theirs.host), 'invalid_client')
    expectToken(await ask(theirs, theirs.host))
    expectToken(await ask(ours, ours.host))
  })

  it('at a host that is no tenant’s it is invalid_client (0009, AUTH-032)', async () => {
    expectRefusal(await ask(ours, 'nobody.example.test'), 'invalid_client')
  })

  it('an assertion of the other tenant’s client is invalid_client too (AUTH-032)', async () => {
    const sent = assertionFields(theirs.clientId, assertionOf(theirs))
    expectRefusal(await requestToken(server.url, sent, { host: ours.host }), 'invalid_client')
    expectToken(await requestToken(server.url, sent, { host: theirs.host }))
  })
})

describe('the client secret', async () => {
  const server = await useServer(API_ENGINE)
  const { database } = server
  const ask = (client: TestClient, changed: Record<string, string | undefined> = {}) =>
    requestToken(server.url, secretFields(client, changed))

  it('the issued secret gets a token, again and again (positive control, AUTH-037 to AUTH-051)', async () => {
    const client = await newClient(database)
    expectToken(await ask(client))
    expectToken(await ask(client))
  })

  const random = () => randomBytes(32).toString('base64url')
  const ed448 = generateKeyPairSync('ed448').privateKey.export({ format: 'jwk' })
  const x25519 = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const jwk = ({ x, d }: TestClient, changed: object = {}) => ({ kty: 'OKP', crv: 'Ed25519', x, d, ...changed })
  const bytes = (length: number) => randomBytes(length).toString('base64url')
  const own = (client: TestClient) => client.clientSecret

  /** Each row makes a text of the client's own secret; the client is new for each. */
  it.each<[string, string, (client: TestClient) => string]>([
    ['AUTH-037', 'another d beside the right x', (client) => secretText(jwk(client, { d: random() }))],
    ['AUTH-038', 'x without d', ({ x }) => secretText({ kty: 'OKP', crv: 'Ed25519', x })],
    ['AUTH-038', 'x with an empty d', (client) => secretText(jwk(client, { d: '' }))],
    ['AUTH-038', 'd without x', ({ d }) => secretText({ kty: 'OKP', crv: 'Ed25519', d })],
    ['AUTH-039', 'another x beside the right d', (client) => secretText(jwk(client, { x: random() }))],
    ['AUTH-042', 'the prefix secret-toke', (client) => secretText(jwk(client), { prefix: 'secret-toke' })],
    ['AUTH-042', 'the prefix SECRET-TOKEN', (client) => secretText(jwk(client), { prefix: 'SECRET-TOKEN' })],
    ['AUTH-042', 'an empty prefix', (client) => secretText(jwk(client), { prefix: '' })],
    ['AUTH-042', 'no prefix', (client) => own(client).replace('secret-token:', '')],
    ['AUTH-042', 'another label', (client) => secretText(jwk(client), { label: 'example' })],
    ['AUTH-043', 'the version v2', (client) => secretText(jwk(client), { version: 'v2' })],
    ['AUTH-043', 'the version V1', (client) => secretText(jwk(client), { version: 'V1' })],
    ['AUTH-043', 'the version "v1 "', (client) => secretText(jwk(client), { version: 'v1 ' })],
    ['AUTH-043', 'an empty version', (client) => secretText(jwk(client), { version: '' })],
    ['AUTH-044', '3 parts', (client) => own(client).replace(':v1', '')],
    ['AUTH-044', '5 parts', (client) => own(client).replace(':v1', ':v1:v1')],
    ['AUTH-044', 'a trailing colon', (client) => `${own(client)}:`],
    ['AUTH-044', 'a leading colon', (client) => `:${own(client)}`],
    ['AUTH-044', 'only the JWK', (client) => own(client).split(':')[3] ?? ''],
    ['AUTH-044', 'padding', (client) => `${own(client)}=`],
    ['AUTH-044', 'a trailing space', (client) => `${own(client)} `],
    ['AUTH-044', 'its last character left out', (client) => own(client).slice(0, -1)],
    ['AUTH-044', 'one character changed', (client) => own(client).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['AUTH-046', 'a list as JWK', (client) => secretText([jwk(client)])],
    ['AUTH-046', 'null as JWK', () => secretText('null')],
    ['AUTH-046', 'a text as JWK', () => secretText('"str"')],
    ['AUTH-046', 'a number as JWK', () => secretText('1')],
    ['AUTH-046', 'no JSON as JWK', () => secretText('{')],
    ['AUTH-046', 'an empty JWK', () => secretText('')],
    ['AUTH-047', 'kty EC', (client) => secretText(jwk(client, { kty: 'EC' }))],
    ['AUTH-047', 'a real EC key', () => secretText(ec)],
    ['AUTH-047', 'kty RSA', (client) => secretText(jwk(client, { kty: 'RSA' }))],
    ['AUTH-047', 'a real RSA key', () => secretText(rsa)],
    ['AUTH-047', 'kty oct', ({ d }) => secretText({ kty: 'oct', k: d })],
    ['AUTH-047', 'crv X25519', (client) => secretText(jwk(client, { crv: 'X25519' }))],
    ['AUTH-047', 'a real X25519 key', () => secretText(x25519)],
    ['AUTH-047', 'crv Ed448', (client) => secretText(jwk(client, { crv: 'Ed448' }))],
    ['AUTH-047', 'a real Ed448 key', () => secretText(ed448)],
    ['AUTH-047', 'crv ed25519', (client) => secretText(jwk(client, { crv: 'ed25519' }))],
    ['AUTH-048', 'd twice, good and bad', (client) => doubled(client, [client.d, random()])],
    ['AUTH-048', 'd twice, bad and good', (client) => doubled(client, [random(), client.d])],
    ['AUTH-048', 'd twice, both good (0009)', (client) => doubled(client, [client.d, client.d])],
    ['AUTH-048', 'its members in another order (0009)', ({ x, d }) => secretText({ d, x, crv: 'Ed25519', kty: 'OKP' })],
    ['AUTH-048', 'a space in its JSON (0009)', (client) => secretText(` ${JSON.stringify(jwk(client))}`)],
    ['AUTH-049', 'd of 31 bytes', (client) => secretText(jwk(client, { d: bytes(31) }))],
    ['AUTH-049', 'd of 33 bytes', (client) => secretText(jwk(client, { d: bytes(33) }))],
    ['AUTH-049', 'the right d and a byte', (client) => secretText(jwk(client, { d: `${client.d}AA` }))],
    ['AUTH-049', 'd of zeros', (client) => secretText(jwk(client, { d: Buffer.alloc(32).toString('base64url') }))],
    ['AUTH-049', 'd a number', (client) => secretText(jwk(client, { d: 1 }))],
    ['AUTH-049', 'd a list', (client) => secretText(jwk(client, { d: [client.d] }))],
    ['AUTH-049', 'd null', (client) => secretText(jwk(client, { d: null }))],
    [
      'AUTH-051',
      'a __proto__ member',
      (client) => secretText(JSON.stringify(jwk(client)).replace('{', '{"__proto__":{"polluted":1},')),
    ],
  ])('%s: a secret with %s is invalid_client', async (_, __, make) => {
    const client = await newClient(database)
    expectRefusal(await ask(client, { client_secret: make(client) }), 'invalid_client')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    // The row is about the secret and nothing else.
    expectToken(await ask(client))
  })

  const doubled = ({ x }: TestClient, [first, second]: [string, string]) =>
    secretText(`{"kty":"OKP","crv":"Ed25519","x":"${x}","d":"${first}","d":"${second}"}`)

  it('the secret of another client is invalid_client (AUTH-037)', async () => {
    const [one, two] = [await newClient(database), await newClient(database)]
    expectRefusal(await ask(one, { client_secret: two.clientSecret }), 'invalid_client')
  })

  it('an empty secret is invalid_client, as 0009 says (AUTH-041)', async () => {
    expectRefusal(await ask(await newClient(database), { client_secret: '' }), 'invalid_client')
  })

  it('the secret of a revoked credential is invalid_client (AUTH-052)', async () => {
    const client = await newClient(database)
    expectToken(await ask(client))
    await revoke(database, client)
    const revoked = await soon(async () => {
      const reply = await ask(client)
      expectRefusal(reply, 'invalid_client')
      return reply
    })
    expectRefusal(
      await requestToken(server.url, assertionFields(client.clientId, assertionOf(client))),
      'invalid_client',
    )
    expect(visible(revoked)).toEqual(visible(await ask(await newClient(database), { client_secret: wrongSecret() })))
  })

  it.each(['DISABLED', 'DELETED'] as const)('with a user who is %s it is invalid_client (AUTH-054)', async (status) => {
    const client = await newClient(database)
    await setUserStatus(database, client, status)
    expectRefusal(await ask(client), 'invalid_client')
    expectRefusal(
      await requestToken(server.url, assertionFields(client.clientId, assertionOf(client))),
      'invalid_client',
    )
    await setUserStatus(database, client, 'ENABLED')
    await soon(async () => expectToken(await ask(client)))
  })

  it('a secret and an assertion together are invalid_request (AUTH-061)', async () => {
    const client = await newClient(database)
    const both = { ...secretFields(client), ...assertionFields(client.clientId, assertionOf(client)) }
    expectRefusal(await requestToken(server.url, both), 'invalid_request')
    expectRefusal(await requestToken(server.url, { ...both, client_assertion: undefined }), 'invalid_request')
    expectRefusal(await requestToken(server.url, { ...both, client_assertion_type: undefined }), 'invalid_request')
  })

  const basic = ({ clientId, clientSecret }: TestClient) =>
    `Basic ${Buffer.from([clientId, clientSecret].map(encodeURIComponent).join(':')).toString('base64')}`

  it('the Client ID and secret may be sent as HTTP Basic, encoded or not (AUTH-062)', async () => {
    const client = await newClient(database)
    const { clientId, clientSecret } = client
    const raw = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    for (const authorization of [basic(client), raw, raw.replace('Basic', 'basic')])
      for (const fields of [{}, { client_id: clientId }])
        expectToken(await requestToken(server.url, { grant_type: 'client_credentials', ...fields }, { authorization }))
  })

  it('a wrong Basic header is invalid_client, and the answer names the scheme (AUTH-062)', async () => {
    const client = await newClient(database)
    const sent = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    for (const authorization of [
      basic({ ...client, clientSecret: wrongSecret() }),
      basic({ ...client, clientId: 'nobody@x/pcc' }),
      sent('no colon'),
      'Basic',
      'Basic ###',
      `Bearer ${client.clientSecret}`,
    ]) {
      const reply = await requestToken(server.url, { grant_type: 'client_credentials' }, { authorization })
      expectRefusal(reply, 'invalid_client')
      expect(reply.headers['www-authenticate']).toMatch(/^Basic realm="[^"]+"/)
    }
    const other = { grant_type: 'client_credentials', client_id: 'other@x/pcc' }
    expectRefusal(await requestToken(server.url, other, { authorization: basic(client) }), 'invalid_request')
    const grant = { grant_type: 'client_credentials' }
    expectRefusal(await requestToken(server.url, grant, { authorization: sent('a%zz:b') }), 'invalid_request')
    expectRefusal(await requestToken(server.url, grant, { authorization: sent('a%0a:b') }), 'invalid_request')
  })

  it('a Basic header beside a proof in the body is invalid_request (AUTH-063)', async () => {
    const client = await newClient(database)
    const authorization = basic(client)
    expectRefusal(await requestToken(server.url, secretFields(client), { authorization }), 'invalid_request')
    const signed = assertionFields(client.clientId, assertionOf(client))
    expectRefusal(await requestToken(server.url, signed, { authorization }), 'invalid_request')
  })
})

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
  const ROUNDS = 1_000

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
