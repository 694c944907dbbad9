import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { TOKEN_PATH } from '../../../server/auth/index.ts'
import { createLog } from '../../../server/log.ts'
import { cpuMs } from '../../cpu-time.ts'
import { API_ENGINE } from '../../engines.ts'
import { runLog, useServer } from '../../harness.ts'
import { auditRows } from './credentials.ts'
import { selfSigned } from './self-signed.ts'
import {
  expectRefusal,
  expectToken,
  FORM,
  formOf,
  type HttpReply,
  requestToken,
  secretFields,
  send,
  sendRaw,
} from './token-request.ts'

describe('the token endpoint: transport and form', async () => {
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    runLog().write(line)
  }
  const server = await useServer(API_ENGINE, { deps: { log: createLog('debug', { write }) } })
  const { url } = server
  const good = formOf(secretFields(server))
  const id = `client_id=${encodeURIComponent(server.clientId)}`
  const secret = `client_secret=${encodeURIComponent(server.clientSecret)}`
  const GRANT = 'grant_type=client_credentials'
  const ask = (body: string, headers = {}) => requestToken(url, body, headers)

  it('the same credentials, sent rightly, get a token (positive control, AUTH-026)', async () => {
    expectToken(await ask(good))
    expectToken(await ask(`${GRANT}&${id}&${secret}`))
  })

  /** 0009: other methods are refused in the API's error form. */
  const expectNotAllowed = (reply: HttpReply) => {
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text).not.toContain('access_token')
  }

  it('GET is 405, with Allow (AUTH-001)', async () => {
    const reply = await send(url, { method: 'GET', path: `${TOKEN_PATH}?${good}` })
    expectNotAllowed(reply)
    expect(reply.body.details[0].reason).toBe('METHOD_NOT_ALLOWED')
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is 405, with Allow (AUTH-002)', async (method) => {
    expectNotAllowed(await send(url, { method, headers: FORM, body: good }))
  })

  it('TRACE is 405 and echoes no header (AUTH-002)', async () => {
    const reply = await send(url, { method: 'TRACE', headers: { 'x-canary': 'canary-5731', cookie: 'a=canary-5731' } })
    expectNotAllowed(reply)
    expect(JSON.stringify([reply.headers, reply.text])).not.toContain('canary-5731')
  })

  it('HEAD is 405 and has no body (AUTH-002)', async () => {
    const reply = await send(url, { method: 'HEAD' })
    expect([reply.status, reply.text]).toEqual([405, ''])
  })

  it.each([
    ['AUTH-003', 'application/json', JSON.stringify(secretFields(server))],
    ['AUTH-003', 'application/json', good],
    ['AUTH-003', 'text/plain', good],
    ['AUTH-003', 'multipart/form-data; boundary=x', good],
    ['AUTH-003', 'application/x-www-form-urlencodedx', good],
    ['AUTH-003', 'application/x-www-form-urlencoded, application/json', good],
    ['AUTH-004', 'urlencoded', good],
    ['AUTH-004', ';', good],
    ['AUTH-004', '', good],
    ['AUTH-006', 'application/x-www-form-urlencoded; charset=utf-16', good],
    ['AUTH-006', 'application/x-www-form-urlencoded; charset=iso-8859-1', good],
  ])('%s: the content type %j is invalid_request', async (_, type, body) => {
    expectRefusal(await send(url, { headers: { 'content-type': type }, body }), 'invalid_request')
  })

  it('no content type at all is invalid_request (AUTH-004)', async () => {
    expectRefusal(await send(url, { body: good }), 'invalid_request')
  })

  it.each([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/x-www-form-urlencoded; charset="utf-8"',
    'APPLICATION/X-WWW-FORM-URLENCODED',
  ])('the content type %s is taken (positive control, AUTH-006)', async (type) => {
    expectToken(await send(url, { headers: { 'content-type': type }, body: good }))
  })

  it.each([
    ['AUTH-007', 'an empty body', ''],
    ['AUTH-007', 'a body of separators', '&&&'],
    ['AUTH-012', 'no grant_type', `${id}&${secret}`],
    ['AUTH-013', 'an empty grant_type', `grant_type=&${id}&${secret}`],
    ['AUTH-013', 'grant_type without a value', `grant_type&${id}&${secret}`],
    ['AUTH-017', 'grant_type twice', `${GRANT}&${GRANT}&${id}&${secret}`],
    ['AUTH-017', 'grant_type twice, once empty', `grant_type=&${GRANT}&${id}&${secret}`],
    ['AUTH-017', 'grant_type twice, once spelt with percent signs', `${GRANT}&grant%5ftype=x&${id}&${secret}`],
    ['AUTH-018', 'client_id twice with equal values', `${GRANT}&${id}&${id}&${secret}`],
    ['AUTH-018', 'client_id twice, the right one first', `${GRANT}&${id}&client_id=other&${secret}`],
    ['AUTH-018', 'client_id twice, the right one last', `${GRANT}&client_id=other&${id}&${secret}`],
    ['AUTH-019', 'client_secret twice, the right one first', `${GRANT}&${id}&${secret}&client_secret=other`],
    ['AUTH-019', 'client_secret twice, the right one last', `${GRANT}&${id}&client_secret=other&${secret}`],
    ['AUTH-019', 'an unknown parameter twice', `${GRANT}&${id}&${secret}&foo=1&foo=1`],
    ['AUTH-022', 'client_id[]', `${GRANT}&${id.replace('=', '[]=')}&${secret}`],
    ['AUTH-022', 'client_id[a]', `${GRANT}&${id.replace('=', '[a]=')}&${secret}`],
    ['AUTH-022', 'client_id[], percent-encoded', `${GRANT}&${id.replace('=', '%5B%5D=')}&${secret}`],
    ['AUTH-022', 'client_id.a', `${GRANT}&${id.replace('=', '.a=')}&${secret}`],
    ['AUTH-022', 'client_id[] beside the right client_id', `${GRANT}&${id}&client_id[]=x&${secret}`],
    ['AUTH-023', '%zz in a value', `${GRANT}&${id}%zz&${secret}`],
    ['AUTH-023', 'a lone % in a value', `${GRANT}&${id}%&${secret}`],
    ['AUTH-023', 'a cut-off %4 at the end', `${GRANT}&${id}&${secret}%4`],
    ['AUTH-023', '%ff in a value', `${GRANT}&${id}%ff&${secret}`],
    ['AUTH-023', 'an overlong slash in a value', `${GRANT}&${id}%c0%af&${secret}`],
    ['AUTH-023', 'half of a surrogate pair in a value', `${GRANT}&${id}%ed%a0%80&${secret}`],
    ['AUTH-023', '%00 in a value', `${GRANT}&${id}%00&${secret}`],
    ['AUTH-023', '%00 in an unknown parameter', `${GRANT}&${id}&${secret}&foo=%00`],
    ['AUTH-023', '%zz in a name', `${GRANT}&${id}&${secret}&%zz=1`],
  ])('%s: %s is invalid_request', async (_, __, body) => {
    expectRefusal(await ask(body), 'invalid_request')
  })

  it('raw bytes that are not UTF-8 are invalid_request (AUTH-023)', async () => {
    const body = Buffer.concat([Buffer.from(`${good}&foo=`), Buffer.from([0xff, 0xfe])])
    expectRefusal(await send(url, { headers: FORM, body }), 'invalid_request')
  })

  it.each([
    'password',
    'CLIENT_CREDENTIALS',
    'client_credentials ',
    'authorization_code',
    'refresh_token',
    'implicit',
    '__proto__',
  ])('grant_type %j is unsupported_grant_type (AUTH-014, AUTH-016)', async (grant) => {
    expectRefusal(await requestToken(url, secretFields(server, { grant_type: grant })), 'unsupported_grant_type')
  })

  it('bodies over 56 KiB are invalid_request, keep no memory, and leave the connection usable (AUTH-008)', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    // What finalizers let go is collected the second time.
    const used = async () => {
      collect()
      await setImmediate()
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const big = 'a=a&'.repeat((57 * 1024) / 4)
    const post = (body: string) => send(url, { headers: FORM, body, agent })
    for (let n = 0; n < 20; n++) expectRefusal(await post(big), 'invalid_request')
    const growthOfBatch = async () => {
      const before = await used()
      for (let n = 0; n < 200; n++) await post(big)
      return (await used()) - before
    }
    // Kept, they would be 11 MiB of every batch; something else in this process may take memory during one.
    let growth = Number.POSITIVE_INFINITY
    for (let batch = 0; batch < 5 && growth > 4 * 1024 * 1024; batch++) growth = await growthOfBatch()
    expect(growth).toBeLessThan(4 * 1024 * 1024)
    expectToken(await post(good))
    agent.destroy()
  })

  it('56 KiB are still read, one byte more is not, and 2 MiB are refused without being read (AUTH-008)', async () => {
    const filled = (length: number) => `${good}&foo=`.padEnd(length, 'x')
    expectToken(await ask(filled(56 * 1024)))
    expectRefusal(await ask(filled(56 * 1024 + 1)), 'invalid_request')
    expectRefusal(await ask(filled(2 * 1024 * 1024)), 'invalid_request')
    expectToken(await ask(good))
  })

  it('10,000 parameters inside the cap are invalid_request in less than 50 ms (AUTH-009)', async () => {
    const names = Array.from({ length: 10_000 }, (_, n) => n.toString(36).padStart(3, '0'))
    const body = `${names.join('=&')}=`
    expect(body.length).toBeLessThan(56 * 1024)
    expect(await fastest(() => ask(body).then((reply) => expectRefusal(reply, 'invalid_request')))).toBeLessThan(50)
  })

  it('50 parameters are taken, 51 are not (AUTH-009)', async () => {
    const more = (count: number) => Array.from({ length: count }, (_, n) => `&p${n}=1`).join('')
    expectToken(await ask(`${good}${more(47)}`))
    expectRefusal(await ask(`${good}${more(48)}`), 'invalid_request')
  })

  const head = (headers: string) =>
    `POST ${TOKEN_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n`

  it.each([
    ['a Content-Length smaller than the body', `${head('Content-Length: 10')}${good}`],
    [
      'both Content-Length and chunks',
      `${head(`Content-Length: ${good.length}\r\nTransfer-Encoding: chunked`)}${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`,
    ],
    [
      'chunks named twice',
      `${head('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity')}${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`,
    ],
    ['two Content-Lengths', `${head(`Content-Length: ${good.length}\r\nContent-Length: 10`)}${good}`],
    ['a Content-Length that is no number', `${head(`Content-Length: +${good.length}`)}${good}`],
    ['a chunk whose length is no number', `${head('Transfer-Encoding: chunked')}zz\r\n${good}\r\n0\r\n\r\n`],
  ])('%s is 400 and the connection is closed (AUTH-011)', async (_, bytes) => {
    // Resolves only when the server has closed.
    const answer = await sendRaw(url, bytes)
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)
    expect(new Set(statuses)).toEqual(new Set(['400']))
    expect(answer).not.toContain('access_token')
  })

  it('right credentials in the query are invalid_request and reach no log and no audit entry (AUTH-021)', async () => {
    const path = `${TOKEN_PATH}?${good}&canary=canary-2291`
    expectRefusal(await send(url, { path, headers: FORM, body: '' }), 'invalid_request')
    expectRefusal(await send(url, { path }), 'invalid_request')
    const kept = JSON.stringify([lines, await auditRows(server.database, 'auth.token')])
    expect(lines.length).toBeGreaterThan(0)
    for (const part of ['canary-2291', server.clientSecret, encodeURIComponent(server.clientSecret)])
      expect(kept).not.toContain(part)
  })

  it('a query beside right fields changes nothing (AUTH-021)', async () => {
    expectToken(await send(url, { path: `${TOKEN_PATH}?grant_type=password`, headers: FORM, body: good }))
  })

  it.each(['admin', 'openid', ' ', 'a b'])('the scope %j is invalid_scope (AUTH-024)', async (scope) => {
    expectRefusal(await requestToken(url, secretFields(server, { scope })), 'invalid_scope')
  })

  it('an empty scope counts as left out (positive control, AUTH-024)', async () => {
    expectToken(await requestToken(url, secretFields(server, { scope: '' })))
  })

  it('an unknown parameter is ignored (positive control, AUTH-026)', async () => {
    expectToken(await requestToken(url, secretFields(server, { foo: 'bar', __proto__x: '1' })))
  })

  it('the path with a slash too many is the same endpoint (positive control, AUTH-026)', async () => {
    expectToken(await send(url, { path: `/${TOKEN_PATH}`, headers: FORM, body: good }))
  })

  it('a request in a content coding is invalid_request (AUTH-028)', async () => {
    expectRefusal(await ask(good, { 'content-encoding': 'gzip' }), 'invalid_request')
  })

  it('each refusal leaves one audit entry with its reason and without the secret (AUTH-028, AUD-018)', async () => {
    const before = (await auditRows(server.database, 'auth.token')).length
    expectRefusal(await requestToken(url, secretFields(server, { scope: 'admin' })), 'invalid_scope')
    const [row, ...others] = (await auditRows(server.database, 'auth.token')).slice(before)
    expect(others).toEqual([])
    expect(row).toMatchObject({ outcome: 'refused', address: '127.0.0.1', detail: { reason: 'scope_not_allowed' } })
  })
})

describe('the token endpoint over TLS', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'recert-tls-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const { certPem, keyPem } = selfSigned()
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')]
  writeFileSync(cert, certPem)
  writeFileSync(key, keyPem, { mode: 0o600 })
  const server = await useServer(API_ENGINE, { env: { TLS_CERT_FILE: cert, TLS_KEY_FILE: key } })
  const body = formOf(secretFields(server))

  it('plain HTTP gets no answer or 400, and is never sent elsewhere (AUTH-027)', async () => {
    const answer = await sendRaw(
      server.url,
      `POST ${TOKEN_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^$|^HTTP\/1\.1 400/)
    expect(answer).not.toMatch(/location:|access_token/i)
  })

  it('over TLS the same request gets a token (positive control, AUTH-027)', async () => {
    const { request } = await import('node:https')
    const { hostname, port } = new URL(server.url)
    const status = await new Promise<number>((resolve, reject) => {
      const options = { hostname, port, path: TOKEN_PATH, method: 'POST', headers: FORM, ca: certPem, agent: false }
      request({ ...options, checkServerIdentity: () => undefined } as object, (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      })
        .on('error', reject)
        .end(body)
    })
    expect(status).toBe(200)
  })
})

/** Milliseconds of the fastest of several tries: the machine may be busy, the server must not be slow. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < 7; n++) {
    const start = cpuMs()
    await work()
    best = Math.min(best, cpuMs() - start)
  }
  return best
}
