import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { createLog } from '../../../server/log.ts'
import { API_ENGINE, ENGINES } from '../../engines.ts'
import { soon } from '../../eventually.ts'
import { runLog, useServer } from '../../harness.ts'
import { auditRows, newClient, revoke, secretText, setUserStatus, type TestClient, wrongSecret } from './credentials.ts'
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
