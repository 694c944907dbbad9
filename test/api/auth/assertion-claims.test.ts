import { sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { ConfigError, readConfig } from '../../../server/config.ts'
import { API_ENGINE, newStorage } from '../../engines.ts'
import { soon } from '../../eventually.ts'
import { freePort } from '../../free-port.ts'
import { useServer } from '../../harness.ts'
import { recert } from '../../server-process.ts'
import { auditRows, newClient, setUserStatus } from './credentials.ts'
import { type AssertionChanges, assertionOf, randomText, withoutPort } from './sign-assertion.ts'
import { assertionFields, expectRefusal, expectToken, requestToken } from './token-request.ts'

describe('who the assertion speaks for, and to whom', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const [client, other] = [await newClient(database), await newClient(database)]
  const { host } = client
  const ask = (assertion: string, changed: Record<string, string | undefined> = {}) =>
    requestToken(url, assertionFields(client.clientId, assertion, changed))
  const made = (claims: AssertionChanges['claims'] & object, header = {}) => assertionOf(client, { claims, header })

  it.each<[string, string, Record<string, unknown>]>([
    ['AUTH-106', 'no sub', { sub: undefined }],
    ['AUTH-106', 'no iss', { iss: undefined }],
    ['AUTH-106', 'neither iss nor sub', { iss: undefined, sub: undefined }],
    ['AUTH-106', 'sub null', { sub: null }],
    ['AUTH-106', 'an empty sub', { sub: '' }],
    ['AUTH-106', 'a list as sub', { sub: [client.clientId], iss: [client.clientId] }],
    ['AUTH-107', 'sub of another client', { sub: other.clientId }],
    ['AUTH-107', 'iss of another client', { iss: other.clientId }],
    ['AUTH-107', 'a sub that is nobody', { sub: 'nobody' }],
    ['AUTH-107', 'iss in capitals', { iss: client.clientId.toUpperCase() }],
  ])('%s: %s is invalid_client', async (_, __, claims) => {
    expectRefusal(await ask(made(claims)), 'invalid_client')
  })

  it('an assertion by this client all about another is invalid_request (0009: sub is not client_id) (AUTH-107)', async () => {
    expectRefusal(await ask(made({ iss: other.clientId, sub: other.clientId })), 'invalid_request')
  })

  it('signed with the key of one client, in the name of another, is invalid_client (AUTH-108)', async () => {
    const forged = assertionOf(other, { sign: (signed) => sign(null, signed, client.key) })
    expectRefusal(await requestToken(url, assertionFields(other.clientId, forged)), 'invalid_client')
    expectToken(await requestToken(url, assertionFields(other.clientId, assertionOf(other))))
  })

  it('a Client ID that does not exist is invalid_client (AUTH-108)', async () => {
    const nobody = { ...client, clientId: `quiet-otter-00000@${host}/pcc` }
    expectRefusal(await requestToken(url, assertionFields(nobody.clientId, assertionOf(nobody))), 'invalid_client')
  })

  it('without client_id it is invalid_request, as 0009 says (AUTH-109)', async () => {
    expectRefusal(await ask(made({}), { client_id: undefined }), 'invalid_request')
    expectRefusal(await ask(made({}), { client_id: '' }), 'invalid_request')
  })

  const bare = withoutPort(host)
  it.each<[string, unknown]>([
    ['AUTH-113', host],
    ['AUTH-113', bare],
    ['AUTH-114', [host]],
    ['AUTH-114', [bare]],
  ])('%s: aud %j is accepted (positive control)', async (_, aud) => {
    expectToken(await ask(made({ aud })))
  })

  it.each<[string, unknown]>([
    ['AUTH-111', 'elsewhere.example.test'],
    ['AUTH-112', `${url}/auth/v1/token`],
    ['AUTH-112', `https://${host}/auth/v1/token`],
    ['AUTH-112', `https://${host}`],
    ['AUTH-112', `https://${host}/`],
    ['AUTH-112', `//${host}`],
    ['AUTH-112', client.clientId],
    ['AUTH-113', `${bare}:1`],
    ['AUTH-113', `${bare}:`],
    ['AUTH-113', `${host}0`],
    ['AUTH-116', undefined],
    ['AUTH-116', null],
    ['AUTH-116', ''],
    ['AUTH-116', 1],
    ['AUTH-116', true],
    ['AUTH-116', []],
    ['AUTH-116', ['']],
    ['AUTH-116', [1]],
    ['AUTH-116', [null]],
    ['AUTH-116', [[host]]],
    ['AUTH-116', {}],
    ['AUTH-116', { 0: host }],
    ['AUTH-116', [host, 'elsewhere.example.test']],
    ['AUTH-116', [host, host]],
    ['AUTH-117', `${bare}.evil.example`],
    ['AUTH-117', `evil-${bare}`],
    ['AUTH-117', bare.slice(0, -1)],
    ['AUTH-117', bare.slice(1)],
    ['AUTH-117', `${bare}.`],
    ['AUTH-117', ` ${bare}`],
    ['AUTH-117', `${bare} `],
    ['AUTH-117', `user@${bare}`],
  ])('%s: aud %j is invalid_client', async (_, aud) => {
    expectRefusal(await ask(made({ aud })), 'invalid_client')
  })

  it('an assertion that was refused uses nothing up (AUTH-136)', async () => {
    const [jti, nonce] = [randomText(), randomText()]
    expectRefusal(await ask(made({ jti, aud: 'elsewhere.example.test' })), 'invalid_client')
    expectToken(await ask(made({ jti })))
    expectRefusal(await ask(made({ aud: 'elsewhere.example.test' }, { nonce })), 'invalid_client')
    expectToken(await ask(made({}, { nonce })))
  })

  it('nor does one that was refused for its owner (AUTH-136)', async () => {
    const owned = await newClient(database)
    const assertion = assertionOf(owned, { claims: { jti: randomText() } })
    const sent = () => requestToken(url, assertionFields(owned.clientId, assertion))
    await setUserStatus(database, owned, 'DISABLED')
    expectRefusal(await sent(), 'invalid_client')
    await setUserStatus(database, owned, 'ENABLED')
    await soon(async () => expectToken(await sent()))
    expectRefusal(await sent(), 'invalid_client')
  })

  it('jti absent and nonce in the header, as all clients send it, is accepted (positive control, AUTH-129)', async () => {
    expectToken(await ask(made({}, { nonce: randomText() })))
  })

  it('the same jti of two clients is accepted from both (AUTH-132)', async () => {
    const jti = randomText()
    expectToken(await ask(made({ jti })))
    const theirs = assertionOf(other, { claims: { jti } })
    expectToken(await requestToken(url, assertionFields(other.clientId, theirs)))
    expectRefusal(await ask(made({ jti })), 'invalid_client')
  })

  it('a nonce used again, even in another assertion, is invalid_client (AUTH-133)', async () => {
    const nonce = randomText()
    const assertion = made({}, { nonce })
    expectToken(await ask(assertion))
    expectRefusal(await ask(assertion), 'invalid_client')
    expectRefusal(await ask(made({ exp: Math.floor(Date.now() / 1000) + 200 }, { nonce })), 'invalid_client')
    const [row] = (await auditRows(database, 'auth.token')).slice(-1)
    expect(row?.detail).toMatchObject({ reason: 'assertion_replayed', method: 'client_assertion' })
  })

  it('a jti and a nonce of the same text are not the same (AUTH-133)', async () => {
    const text = randomText()
    expectToken(await ask(made({ jti: text })))
    expectToken(await ask(made({}, { nonce: text })))
  })

  it.each<[string, object, object]>([
    ['an empty jti', { jti: '' }, {}],
    ['a number as jti', { jti: 1 }, {}],
    ['null as jti', { jti: null }, {}],
    ['a list as jti', { jti: ['x'] }, {}],
    ['a jti of 256 characters', { jti: 'x'.repeat(256) }, {}],
    ['a jti with U+0000', { jti: 'a\0b' }, {}],
    ['an empty nonce', {}, { nonce: '' }],
    ['a number as nonce', {}, { nonce: 1 }],
    ['a nonce of 256 characters', {}, { nonce: 'x'.repeat(256) }],
    ['a nonce with U+0000', {}, { nonce: '\0' }],
  ])('%s is invalid_client (0009, AUTH-133)', async (_, claims, header) => {
    expectRefusal(await ask(made(claims as Record<string, unknown>, header)), 'invalid_client')
  })

  it('what cannot be stored harms nobody else who asks at the same time (AUTH-133)', async () => {
    const good = () => ask(made({}, { nonce: randomText() }))
    const bad = () =>
      requestToken(url, assertionFields(other.clientId, assertionOf(other, { claims: { jti: 'a\0b' } })))
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 3 === 1 ? bad() : good())))
    expect(replies.map(({ status }) => status)).toEqual(replies.map((_, n) => (n % 3 === 1 ? 401 : 200)))
  })

  it('a jti of 255 characters is accepted (positive control, AUTH-133)', async () => {
    expectToken(await ask(made({ jti: 'é'.repeat(255) })))
  })

  it('without jti and nonce the same assertion is accepted again (AUTH-134)', async () => {
    const assertion = made({})
    expectToken(await ask(assertion))
    expectToken(await ask(assertion))
  })
})

describe('strict mode (AUTH-134)', async () => {
  const server = await useServer(API_ENGINE, { env: { STRICT_ASSERTIONS: 'true' } })
  it('without jti and nonce the same assertion is accepted once (AUTH-134)', async () => {
    const client = await newClient(server.database)
    const assertion = assertionOf(client)
    const sent = (text: string) => requestToken(server.url, assertionFields(client.clientId, text))
    expectToken(await sent(assertion))
    expectRefusal(await sent(assertion), 'invalid_client')
    expectToken(await sent(assertionOf(client, { claims: { exp: Math.floor(Date.now() / 1000) + 200 } })))
  })
})

describe('a host with a name', async () => {
  const server = await useServer(API_ENGINE, { env: { PUBLIC_URL: 'https://recert.example.test' } })
  const client = await newClient(server.database)
  const other = await server.database.tx((tx) => createTenant(tx, 'other.example.test', 'Other'))
  const ask = (aud: unknown) =>
    requestToken(server.url, assertionFields(client.clientId, assertionOf(client, { claims: { aud } })), {
      host: client.host,
    })

  it.each(['recert.example.test', ['recert.example.test'], 'RECERT.Example.TEST', ['Recert.example.test']])(
    'aud %j is accepted (positive control, AUTH-113, AUTH-114, AUTH-117)',
    async (aud) => {
      expect(client.host).toBe('recert.example.test')
      expectToken(await ask(aud))
    },
  )

  it.each([
    ['AUTH-111', other?.host],
    ['AUTH-112', 'https://recert.example.test'],
    ['AUTH-113', 'recert.example.test:443'],
    ['AUTH-113', 'recert.example.test:80'],
    ['AUTH-117', 'recert.example.test.evil.example'],
    ['AUTH-117', 'evil-recert.example.test'],
    ['AUTH-117', 'evil.recert.example.test'],
    ['AUTH-117', 'recert.example'],
    ['AUTH-117', 'example.test'],
    ['AUTH-117', 'recertxexample.test'],
    // The Kelvin sign and the long s become ASCII letters in another case.
    ['AUTH-117', 'recert.example.te\u017ft'],
  ])('%s: aud %s is invalid_client', async (_, aud) => {
    expectRefusal(await ask(aud), 'invalid_client')
  })
})

describe('a Client ID issued before its tenant was renamed', async () => {
  const server = await useServer(API_ENGINE, { env: { PUBLIC_URL: 'https://new.example.test:8443' } })
  const client = await newClient(server.database, { tenant: { ...server.tenant, host: 'old.example.test' } })
  const ask = (aud: string) =>
    requestToken(server.url, assertionFields(client.clientId, assertionOf(client, { claims: { aud } })))

  it.each(['old.example.test', 'new.example.test', 'new.example.test:8443', 'NEW.example.test'])(
    'is accepted with aud %s (AUTH-167)',
    async (aud) => {
      expect(client.clientId).toContain('@old.example.test/')
      expectToken(await ask(aud))
    },
  )

  it.each(['other.example.test', 'new.example.test:443', 'old.example.test:8443', 'example.test'])(
    'is refused with aud %s (AUTH-167)',
    async (aud) => {
      expectRefusal(await ask(aud), 'invalid_client')
    },
  )
})

describe('a server without a host for its tenant (AUTH-118)', () => {
  it.each(['https://', 'http:///', '/', 'recert.example.test', 'https://recert.example.test/path', 'https://u@x.test'])(
    'the setting PUBLIC_URL=%s is refused (AUTH-118)',
    (text) => {
      expect(() => readConfig({ PUBLIC_URL: text })).toThrow(ConfigError)
    },
  )

  it('does not start (AUTH-118)', async () => {
    const storage = await newStorage('embedded')
    const result = await recert(['serve'], {
      ...storage.env,
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://',
    }).finally(storage.drop)
    expect(result.code).not.toBe(0)
    expect(result.stderr).toContain('PUBLIC_URL')
    expect(result.stdout).not.toContain('running')
  })
})
