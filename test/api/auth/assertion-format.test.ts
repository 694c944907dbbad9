import { constants, createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompactEncrypt } from 'jose'
import { describe, expect, it } from 'vitest'
import { JWT_BEARER } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { cpuMs } from '../../cpu-time.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { auditRows, newClient } from './credentials.ts'
import { selfSigned } from './self-signed.ts'
import { type AssertionChanges, assertionOf, base64url, randomText } from './sign-assertion.ts'
import { assertionFields, expectRefusal, expectToken, requestToken } from './token-request.ts'

const thumbprint = (x: string) =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')

/** The order of the group of Ed25519, to which S is reduced. */
const L = 2n ** 252n + 27742317777372353535851937790883648493n

const fromLittleEndian = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
const toLittleEndian = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse()

describe('the envelope and header of an assertion', async () => {
  const server = await useServer(API_ENGINE)
  const { url, database } = server
  const client = await newClient(database)
  const other = await newClient(database)
  const ask = (assertion: string | undefined, changed: Record<string, string | undefined> = {}) =>
    requestToken(url, assertionFields(client.clientId, assertion, changed))
  const made = (changes?: AssertionChanges) => assertionOf(client, changes)
  const own = (signed: Buffer) => sign(null, signed, client.key)
  /** The parts of a good assertion. */
  const parts = () => made().split('.') as [string, string, string]
  const withHeader = (header: AssertionChanges['header'] & object) => () => made({ header })

  it('what existing clients sign gets a token (positive control, AUTH-067 to AUTH-104)', async () => {
    expectToken(await ask(made()))
    expectToken(await ask(made({ header: { nonce: randomText() } })))
  })

  it('an assertion without its type is invalid_request (AUTH-067)', async () => {
    expectRefusal(await ask(made(), { client_assertion_type: undefined }), 'invalid_request')
    expectRefusal(await ask(made(), { client_assertion_type: '' }), 'invalid_request')
  })

  it.each([
    'urn:ietf:params:oauth:client-assertion-type:saml2-bearer',
    'jwt-bearer',
    `${JWT_BEARER} `,
    JWT_BEARER.toUpperCase(),
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
  ])('the type %j is invalid_request (AUTH-068)', async (type) => {
    expectRefusal(await ask(made(), { client_assertion_type: type }), 'invalid_request')
  })

  it('the right type without an assertion, or with an empty one, is invalid_request (AUTH-069)', async () => {
    expectRefusal(await ask(undefined), 'invalid_request')
    expectRefusal(await ask(''), 'invalid_request')
  })

  it('an encrypted assertion is invalid_client (AUTH-071)', async () => {
    const { publicKey } = generateKeyPairSync('x25519')
    const encrypted = await new CompactEncrypt(Buffer.from(made()))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', cty: 'JWT' })
      .encrypt(publicKey)
    expect(encrypted.split('.')).toHaveLength(5)
    expectRefusal(await ask(encrypted), 'invalid_client')
  })

  it.each<[string, string, () => string]>([
    ['AUTH-072', 'flattened JSON', () => flattened()],
    ['AUTH-072', 'general JSON', () => general()],
    ['AUTH-073', 'padding after the header', () => joined(([head, ...rest]) => [`${head}=`, ...rest])],
    ['AUTH-073', 'padding after the claims', () => joined(([head, claims, last]) => [head, `${claims}==`, last])],
    ['AUTH-073', 'padding after the signature', () => `${made()}==`],
    ['AUTH-073', 'the letters + and /', () => otherAlphabet()],
    ['AUTH-073', 'a space in the header', () => joined(([head, ...rest]) => [`${head} `, ...rest])],
    ['AUTH-073', 'a space in front', () => ` ${made()}`],
    ['AUTH-073', 'a space in the signature', () => `${made().slice(0, -5)} ${made().slice(-5)}`],
    ['AUTH-073', 'a line break at the end', () => `${made()}\n`],
    ['AUTH-073', 'a line break between parts', () => made().replace('.', '.\r\n')],
    ['AUTH-073', 'bits left over in the last letter', () => leftOver()],
    ['AUTH-073', 'two parts', () => parts().slice(0, 2).join('.')],
    ['AUTH-073', 'four parts', () => `${made()}.${parts()[2]}`],
    ['AUTH-073', 'a dot in front', () => `.${made()}`],
    ['AUTH-073', 'three empty parts', () => '../..'],
    ['AUTH-074', 'the header null', () => made({ header: 'null' })],
    ['AUTH-074', 'the header []', () => made({ header: '[]' })],
    ['AUTH-074', 'the header "x"', () => made({ header: '"x"' })],
    ['AUTH-074', 'the header 1', () => made({ header: '1' })],
    ['AUTH-074', 'an empty header', () => made({ header: '' })],
    ['AUTH-074', 'a header that is no JSON', () => made({ header: '{"alg":"EdDSA"' })],
    ['AUTH-074', 'a header with a byte order mark', () => made({ header: '\ufeff{"alg":"EdDSA"}' })],
    ['AUTH-074', 'claims with a byte order mark', () => made({ claims: `\ufeff${claimsWith('"x":1')}` })],
    ['AUTH-074', 'claims that are null', () => made({ claims: 'null' })],
    ['AUTH-074', 'claims that are a list', () => made({ claims: '[]' })],
    ['AUTH-076', 'alg twice, EdDSA and none', () => made({ header: '{"alg":"EdDSA","alg":"none"}' })],
    ['AUTH-076', 'alg twice, none and EdDSA', () => made({ header: '{"alg":"none","alg":"EdDSA"}' })],
    ['AUTH-076', 'alg twice, once escaped', () => made({ header: '{"alg":"none","\\u0061lg":"EdDSA"}' })],
    ['AUTH-076', 'alg twice and unsigned', () => unsigned('{"alg":"EdDSA","alg":"none"}')],
    ['AUTH-076', 'sub twice', () => made({ claims: claimsWith('"sub":"x"') })],
    ['AUTH-077', 'alg none, unsigned', () => unsigned('{"alg":"none"}')],
    [
      'AUTH-077',
      'alg none and a signature of nothing',
      () => made({ header: { alg: 'none' }, sign: () => Buffer.alloc(1) }),
    ],
    ['AUTH-078', 'alg None', () => unsigned('{"alg":"None"}')],
    ['AUTH-078', 'alg NONE', () => unsigned('{"alg":"NONE"}')],
    ['AUTH-078', 'alg nOnE', () => unsigned('{"alg":"nOnE"}')],
    ['AUTH-079', 'alg none and a good signature', withHeader({ alg: 'none' })],
    ['AUTH-081', 'alg RS256 of an attacker', () => made({ header: { alg: 'RS256' }, sign: byRsa() })],
    ['AUTH-081', 'alg PS256 of an attacker', () => made({ header: { alg: 'PS256' }, sign: byRsa(true) })],
    ['AUTH-081', 'alg ES256 of an attacker', () => made({ header: { alg: 'ES256' }, sign: byEc('P-256') })],
    ['AUTH-081', 'alg ES256K of an attacker', () => made({ header: { alg: 'ES256K' }, sign: byEc('secp256k1') })],
    ['AUTH-081', 'alg EdDSA of an attacker', () => made({ sign: byNew('ed25519') })],
    ['AUTH-081', 'alg HS256 with the public key', () => made({ header: { alg: 'HS256' }, sign: byHmac(client.x) })],
    ['AUTH-081', 'alg RS256 and our own signature', withHeader({ alg: 'RS256' })],
    ['AUTH-082', 'alg ES256 with r = s = 0', () => made({ header: { alg: 'ES256' }, sign: () => Buffer.alloc(64) })],
    ['AUTH-083', 'no alg', withHeader({ alg: undefined })],
    ['AUTH-083', 'a number as alg', withHeader({ alg: 1 })],
    ['AUTH-083', 'a list as alg', withHeader({ alg: ['EdDSA'] })],
    ['AUTH-083', 'an object as alg', withHeader({ alg: { name: 'EdDSA' } })],
    ['AUTH-083', 'null as alg', withHeader({ alg: null })],
    ['AUTH-083', 'alg eddsa', withHeader({ alg: 'eddsa' })],
    ['AUTH-083', 'alg "EdDSA "', withHeader({ alg: 'EdDSA ' })],
    ['AUTH-083', 'no alg of its own but one inherited', () => made({ header: '{"__proto__":{"alg":"EdDSA"}}' })],
    ['AUTH-084', 'alg EdDSA signed with Ed448', () => made({ sign: byNew('ed448') })],
    ['AUTH-086', 'no signature', () => unsigned('{"alg":"EdDSA"}')],
    ['AUTH-086', 'no third part', () => unsigned('{"alg":"EdDSA"}').slice(0, -1)],
    ['AUTH-086', '63 bytes of signature', () => made({ sign: (signed) => own(signed).subarray(0, 63) })],
    [
      'AUTH-086',
      '65 bytes of signature',
      () => made({ sign: (signed) => Buffer.concat([own(signed), Buffer.alloc(1)]) }),
    ],
    ['AUTH-086', 'the signature twice', () => made({ sign: (signed) => Buffer.concat([own(signed), own(signed)]) })],
    ['AUTH-087', 'S + L instead of S', () => made({ sign: (signed) => malleated(own(signed)) })],
    ['AUTH-088', 'a signature of zeros', () => made({ sign: () => Buffer.alloc(64) })],
    ['AUTH-088', 'R the neutral point and S = 0', () => made({ sign: () => NEUTRAL })],
    ['AUTH-089', 'a header swapped after signing', () => swapped(0, '{"alg":"EdDSA","typ":"JWT"}')],
    ['AUTH-089', 'claims swapped after signing', () => swapped(1, claimsWith('"jti":"x"'))],
    ['AUTH-089', 'the claims signed as text', () => made({ sign: () => own(Buffer.from(parts()[1])) })],
    ['AUTH-093', 'kid ../../dev/null', withHeader({ kid: '../../dev/null' })],
    ['AUTH-093', 'kid with SQL', withHeader({ kid: `' OR '1'='1` })],
    ['AUTH-093', 'kid U+0000', withHeader({ kid: '\0' })],
    ['AUTH-093', 'kid of 10 KiB', withHeader({ kid: 'k'.repeat(10 * 1024) })],
    ['AUTH-093', 'a number as kid', withHeader({ kid: 1 })],
    ['AUTH-093', 'null as kid', withHeader({ kid: null })],
    ['AUTH-093', 'an empty kid', withHeader({ kid: '' })],
    ['AUTH-093', 'kid of another client', withHeader({ kid: thumbprint(other.x) })],
    ['AUTH-096', 'crit ["foo"]', withHeader({ crit: ['foo'], foo: 1 })],
    ['AUTH-096', 'crit []', withHeader({ crit: [] })],
    ['AUTH-096', 'crit ["exp"]', withHeader({ crit: ['exp'], exp: 1 })],
    ['AUTH-096', 'a text as crit', withHeader({ crit: 'exp' })],
    ['AUTH-096', 'null as crit', withHeader({ crit: null })],
    ['AUTH-097', 'b64 false, critical', withHeader({ b64: false, crit: ['b64'] })],
    ['AUTH-097', 'b64 false, critical, with bare claims', () => bareClaims()],
    ['AUTH-098', 'typ at+jwt', withHeader({ typ: 'at+jwt' })],
    ['AUTH-098', 'typ dpop+jwt', withHeader({ typ: 'dpop+jwt' })],
    ['AUTH-098', 'typ logout+jwt', withHeader({ typ: 'logout+jwt' })],
    ['AUTH-098', 'a number as typ', withHeader({ typ: 1 })],
    ['AUTH-098', 'null as typ', withHeader({ typ: null })],
    ['AUTH-098', 'an empty typ', withHeader({ typ: '' })],
    ['AUTH-101', 'zip DEF (0009)', withHeader({ zip: 'DEF' })],
    ['AUTH-092', 'its own key as jwk', withHeader({ jwk: { kty: 'OKP', crv: 'Ed25519', x: client.x } })],
    ['AUTH-092', 'an attacker’s key as jwk', () => ownKey()],
    ['AUTH-092', 'a self-signed certificate as x5c', () => ownCertificate()],
    ['AUTH-103', 'two dots of text', () => 'a.b.c'],
  ])('%s: %s is invalid_client', async (_, __, assertion) => {
    expectRefusal(await ask(assertion()), 'invalid_client')
  })

  const flattened = () => {
    const [head, payload, signature] = parts()
    return JSON.stringify({ payload, protected: head, signature })
  }
  const general = () => {
    const [head, payload, signature] = parts()
    return JSON.stringify({ payload, signatures: [{ protected: head, signature }] })
  }
  const joined = (change: (given: [string, string, string]) => string[]) => change(parts()).join('.')
  const otherAlphabet = () => {
    for (;;) {
      const signed = made({ header: { nonce: randomText() } })
      if (/[-_]/.test(signed)) return signed.replaceAll('-', '+').replaceAll('_', '/')
    }
  }
  /** 64 bytes end in a letter of which four bits mean nothing; decoders that do not look take sixteen spellings. */
  const leftOver = () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const good = made()
    return `${good.slice(0, -1)}${alphabet[alphabet.indexOf(good.slice(-1)) + 1]}`
  }
  const unsigned = (header: string) => made({ header, sign: () => Buffer.alloc(0) })
  const claimsWith = (member: string) => Buffer.from(parts()[1], 'base64url').toString().replace(/\}$/, `,${member}}`)
  const swapped = (at: 0 | 1, text: string) =>
    joined((given) => given.map((part, n) => (n === at ? base64url(text) : part)))
  const malleated = (signature: Buffer) =>
    Buffer.concat([signature.subarray(0, 32), toLittleEndian(fromLittleEndian(signature.subarray(32)) + L)])
  const NEUTRAL = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)])
  const byRsa = (pss = false) => {
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const padding = pss ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } : {}
    return (signed: Buffer) => sign('sha256', signed, { key, ...padding })
  }
  const byEc = (namedCurve: string) => {
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve })
    return (signed: Buffer) => sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' })
  }
  const byNew = (type: 'ed25519' | 'ed448') => {
    const { privateKey } = generateKeyPairSync(type as 'ed25519')
    return (signed: Buffer) => sign(null, signed, privateKey)
  }
  const byHmac = (key: string) => (signed: Buffer) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(signed).digest()
  const bareClaims = () => {
    const [, payload] = parts()
    const head = base64url('{"alg":"EdDSA","b64":false,"crit":["b64"]}')
    const claims = Buffer.from(payload, 'base64url').toString()
    return `${head}.${claims}.${base64url(own(Buffer.from(`${head}.${claims}`)))}`
  }
  const publicOf = (key: KeyObject) => key.export({ format: 'jwk' }).x
  const ownKey = () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicOf(privateKey) }
    return made({ header: { jwk }, sign: (signed) => sign(null, signed, privateKey) })
  }
  const ownCertificate = () => {
    const { base64, privateKey } = selfSigned()
    return made({ header: { x5c: [base64] }, sign: (signed) => sign(null, signed, privateKey) })
  }

  it('one flipped bit in any byte of the signature is invalid_client (AUTH-086)', async () => {
    for (let at = 0; at < 64; at++) {
      const assertion = made({
        sign: (signed) => {
          const flipped = own(signed)
          flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
          return flipped
        },
      })
      expectRefusal(await ask(assertion), 'invalid_client')
    }
  })

  it('the arithmetic of the row is right: S + L - L verifies (positive control, AUTH-087)', async () => {
    const sameAgain = (signature: Buffer) =>
      Buffer.concat([
        signature.subarray(0, 32),
        toLittleEndian(fromLittleEndian(malleated(signature).subarray(32)) - L),
      ])
    expectToken(await ask(made({ sign: (signed) => sameAgain(own(signed)) })))
  })

  /** Encodings of points of order 1, 2, 4 and 8; with one of them as key, anybody can sign. */
  it.each([
    ['order 1', '0100000000000000000000000000000000000000000000000000000000000000'],
    ['order 2', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['order 4', '0000000000000000000000000000000000000000000000000000000000000000'],
    ['order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
    ['order 1, not reduced', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ])('with a public key of small %s (%s) nothing is accepted (AUTH-088)', async (_, point) => {
    const weak = await newClient(database)
    const key = Buffer.from(point, 'hex')
    await database.tx((tx) =>
      tx.count(sql`update credentials set public_key = ${key} where credential_id = ${weak.id}`),
    )
    // One hash in eight or fewer fits a given R, so a few dozen tries would find one that verifies.
    for (let n = 0; n < 40; n++) {
      const assertion = assertionOf(weak, { claims: { n }, sign: () => NEUTRAL })
      expectRefusal(await requestToken(url, assertionFields(weak.clientId, assertion)), 'invalid_client')
    }
  })

  it('addresses in the header are not fetched (AUTH-091)', async () => {
    const asked: (string | undefined)[] = []
    const canary = createServer((request, response) => {
      asked.push(request.url)
      response.end('{"keys":[]}')
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
    try {
      for (const header of [{ jku: `${address}/jwks` }, { x5u: `${address}/cert` }, { jku: 'file:///etc/passwd' }]) {
        const { privateKey } = generateKeyPairSync('ed25519')
        expectRefusal(await ask(made({ header })), 'invalid_client')
        expectRefusal(
          await ask(made({ header: { ...header, kid: 'x' }, sign: (signed) => sign(null, signed, privateKey) })),
          'invalid_client',
        )
      }
      expect(asked).toEqual([])
      // The canary sings when somebody comes.
      await fetch(`${address}/control`)
      expect(asked).toEqual(['/control'])
    } finally {
      canary.closeAllConnections()
      canary.close()
    }
  })

  it('b64 without crit changes nothing (positive control, AUTH-097)', async () => {
    expectToken(await ask(made({ header: { b64: false } })))
  })

  it.each([undefined, 'JWT', 'jwt', 'client-authentication+jwt'])(
    'typ %s is accepted (positive control, AUTH-099)',
    async (typ) => {
      expectToken(await ask(made({ header: { typ } })))
    },
  )

  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, 1]))
  const deep = (levels: number) => `{"alg":"EdDSA","x":${'['.repeat(levels)}${']'.repeat(levels)}}`
  it.each<[string, () => string, string]>([
    [
      '60 KiB (0009: over the limit of the form)',
      () => made({ header: { pad: 'x'.repeat(45_000) } }),
      'invalid_request',
    ],
    ['40 KiB', () => made({ header: { pad: 'x'.repeat(30_000) } }), 'invalid_client'],
    ['16 KiB and a little', () => made({ header: { pad: 'x'.repeat(12_300) } }), 'invalid_client'],
    ['10,000 members in the header', () => made({ header: many(10_000) }), 'invalid_request'],
    ['10,000 levels in the header', () => made({ header: deep(10_000) }), 'invalid_client'],
    ['5,500 levels in the header, inside the limit', () => made({ header: deep(5_500) }), 'invalid_client'],
    ['5,500 levels in the claims', () => made({ claims: deep(5_500) }), 'invalid_client'],
  ])('%s is refused in less than 20 ms (AUTH-102)', async (_, assertion, error) => {
    const sent = assertion()
    let best = Number.POSITIVE_INFINITY
    for (let n = 0; n < 7; n++) {
      const start = cpuMs()
      const reply = await ask(sent)
      best = Math.min(best, cpuMs() - start)
      expectRefusal(reply, error)
    }
    expect(best).toBeLessThan(20)
  })

  it('15 KiB and 1,000 members are accepted (positive control, AUTH-102)', async () => {
    const sent = made({ header: many(1_000) })
    expect(sent.length).toBeGreaterThan(10_000)
    expectToken(await ask(sent))
  })

  it('an access token is no assertion (AUTH-103)', async () => {
    const token = expectToken(await ask(made()))
    expectRefusal(await ask(token), 'invalid_client')
    expectRefusal(await ask(`${token}.${token}.${token}`), 'invalid_client')
  })

  it('the assertion of another client is invalid_request (AUTH-104)', async () => {
    const theirs = assertionOf(other)
    expectRefusal(await ask(theirs), 'invalid_request')
    expectToken(await requestToken(url, assertionFields(other.clientId, theirs)))
  })

  it('every refusal above has its reason in the audit log, and no part of the assertion (AUTH-071 to AUTH-103)', async () => {
    const rows = await auditRows(database, 'auth.token')
    const reasons = new Set(rows.filter(({ outcome }) => outcome === 'refused').map(({ detail }) => detail.reason))
    for (const reason of [
      'malformed',
      'wrong_algorithm',
      'wrong_signature',
      'forbidden_header',
      'wrong_type',
      'unknown_key',
    ])
      expect(reasons).toContain(`assertion_${reason}`)
    expect(JSON.stringify(rows)).not.toMatch(/eyJ[A-Za-z0-9_-]{20}/)
  })
})

/** Not of a row, but what the rows stand on: random bytes in place of an assertion never bring the server down. */
describe('assertions of random bytes', async () => {
  const server = await useServer(API_ENGINE)
  it('are refused, never 500 (AUTH-073, AUTH-074)', async () => {
    for (let n = 0; n < 50; n++) {
      const text = Array.from({ length: 3 }, () => randomBytes(1 + (n % 40)).toString('base64url')).join('.')
      expectRefusal(await requestToken(server.url, assertionFields(server.clientId, text)), 'invalid_client')
    }
  })
})
