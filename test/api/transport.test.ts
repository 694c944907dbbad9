import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'

const PATH = '/api/v1/attributes/risk_levels'

describe('requests that are not what the API takes', async () => {
  const server = await useServer(API_ENGINE, { env: { REQUEST_TIMEOUT_MS: '1000' } })
  const { hostname, port } = new URL(server.url)
  const token = await server.token()

  /** Sends bytes as they are and returns everything that comes back until the connection ends. */
  const raw = (...pieces: (string | Buffer)[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let answer = ''
      socket.on('data', (data) => {
        answer += data.toString()
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
      for (const piece of pieces) socket.write(piece)
    })
  const reasonOf = (body: { details: { reason?: string }[] }) => body.details[0]?.reason
  const post = (body: string, headers: Record<string, string> = {}) => server.call('POST', PATH, { body, headers })

  it.each([
    'text/plain',
    'application/xml',
    'application/json; charset=latin1',
    'application/jsonx',
    'application/x-www-form-urlencoded',
  ])('content type %s is 415 (API-001)', async (type) => {
    const reply = await post('{"value":"x"}', { 'content-type': type })
    expect([reply.status, reasonOf(reply.body)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('content type %s is taken', async (type) =>
    expect((await post('{"value":""}', { 'content-type': type })).status).toBe(400),
  )

  it('no body, with or without a content type, is an empty object (API-002)', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const reply = await server.call('POST', PATH, { headers })
      expect(reply.body.message).toContain('value is required')
      expect((await server.call('DELETE', `${PATH}/nobody`, { headers })).status).toBe(404)
    }
  })

  it.each([
    '{',
    '{"value":"a",}',
    "{'value':'a'}",
    '{"value":"a"} // note',
    '{"value":NaN}',
    '{"value":Infinity}',
    '[1',
    '{"value":"a"}x',
    '\ufeff{"value":"a"}',
  ])('%j is 400 and is not repeated (API-003, API-004)', async (body) => {
    const reply = await post(body)
    expect([reply.status, reasonOf(reply.body)]).toEqual([400, 'MALFORMED_JSON'])
    expect(reply.text).not.toContain('"a"')
  })

  it('a body that is not UTF-8 is 400', async () => {
    const bytes = Buffer.concat([Buffer.from('{"value":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    const reply = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: bytes,
    })
    expect(reply.status).toBe(400)
  })

  it.each(['[]', '"x"', '5', 'null', 'true'])('a body that is %s and no object is 400', async (body) => {
    expect((await post(body)).body.message).toContain('must be a JSON object')
  })

  it('a key given twice is 400, in either spelling (API-006)', async () => {
    expect((await post('{"value":"a","value":"b"}')).body.message).toContain('duplicate key')
    expect((await post('{"value":"a","v\\u0061lue":"b"}')).body.message).toContain('duplicate key')
  })

  it('a body over the limit is 413, declared or in chunks (API-007)', async () => {
    const big = JSON.stringify({ value: 'x'.repeat(1024 * 1024) })
    expect((await post(big)).status).toBe(413)
    const chunked = await raw(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
      `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`,
    )
    expect(chunked).toMatch(/^HTTP\/1\.1 413/)
  })

  it('nesting of 10,000 levels is 400 (API-008)', async () => {
    expect((await post(`{"value":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).status).toBe(400)
  })

  it('keys that reach prototypes are 400 and reach nothing (API-009)', async () => {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"value":{"__proto__":{"polluted":1}}}',
    ])
      expect((await post(body)).status).toBe(400)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('lone surrogates and U+0000 are 400, never 500 (API-011, API-012)', async () => {
    expect((await post('{"value":"\\ud800"}')).body.message).toContain('well-formed')
    expect((await post('{"value":"a\\u0000b"}')).body.message).toContain('U+0000')
    expect((await server.call('GET', `${PATH}?page_token=%00`)).status).toBe(400)
  })

  it('a compressed body is 415 (API-013)', async () => {
    const reply = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"value":"x"}'),
    })
    expect(reply.status).toBe(415)
  })

  it('a request that trickles in is 408 soon after its time is over (API-014)', async () => {
    const answer = await raw(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
    expect(answer).toContain('"REQUEST_TIMEOUT"')
  })

  it.each(['PUT', 'PATCH', 'OPTIONS'])('%s is 405 and says what is taken (API-016)', async (method) => {
    const reply = await server.call(method, PATH)
    expect([reply.status, reply.headers.get('allow')?.split(', ').sort()]).toEqual([405, ['GET', 'POST']])
  })

  it.each(['/api/v1/nothing', '/api/v1/%2e%2e/openapi.json', '/api', '/.env', '//api/v1/auth/introspect'])(
    'the path %s is 404, without a redirect (API-017)',
    async (path) => {
      const reply = await server.call('GET', path)
      expect([reply.status, reasonOf(reply.body)]).toEqual([404, 'UNKNOWN_PATH'])
    },
  )

  it.each(['nobody', '..', '%00', '%ff', 'x'.repeat(2_000), "'; drop table users;--", '%25', '_'])(
    'the id %s is 404 (API-097)',
    async (id) => {
      const reply = await server.call(
        'GET',
        `${PATH}/${id.length > 100 || id.startsWith('%') || id === '..' ? id : encodeURIComponent(id)}`,
      )
      expect(reply.status).toBe(404)
    },
  )

  it('answers JSON whatever is accepted (API-018)', async () => {
    const reply = await server.call('GET', PATH, { headers: { accept: 'text/html' } })
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('headers that are too large are 431, with a bare line feed 400 (API-019)', async () => {
    expect(await raw(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    )
    expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nX-A: b\nc\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  })

  it('a length and chunks together are 400 and the connection is closed (AUTH-011)', async () => {
    const answer = await raw(
      'POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('unknown fields and wrong types are told together, with what would be right', async () => {
    const reply = await post('{"valu":"x","value":5}')
    expect(reply.body.details[1].fieldViolations).toEqual([
      { field: 'valu', description: 'is not a known field; valid fields: value', reason: 'UNKNOWN_FIELD' },
      { field: 'value', description: 'must be a string, not a number', reason: 'INVALID_VALUE' },
    ])
  })

  it.each(['/assets/%2e%2e/index.html', '/assets/%00', '/assets/..%5c..%5cpackage.json', '/assets/nothing.js'])(
    'the asset %s is 404 (API-017)',
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404/)
    },
  )

  const fieldsOf = (body: { details: { fieldViolations?: { field: string }[] }[] }) =>
    body.details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field))

  it('a violation names its field, whatever the name: one that is odd or empty is in quotes', async () => {
    expect(fieldsOf((await post('{"":1,"a\\nb":1,"value":"x"}')).body)).toEqual(['""', '"a\\nb"'])
    expect(fieldsOf((await server.call('GET', `${PATH}?=1`)).body)).toEqual(['""'])
  })

  it('a body full of faults is not answered with many times its size', async () => {
    const campaign = '/api/v1/access_review/x'
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`f${index}`, 0]))
    const [long, few] = ['x'.repeat(500_000), Object.fromEntries(Object.entries(many).slice(0, 5000))]
    const multiUserProfileAttributes = { [long]: few }
    for (const accessReview of [many, { [long]: 0, ...few }, { inclusionScope: { multiUserProfileAttributes } }]) {
      const reply = await server.call('POST', campaign, { body: { accessReview } })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply.body)).toHaveLength(1000)
      expect(reply.body.message).toMatch(/ \(and \d+ more\)\.$/)
      expect(reply.text.length).toBeLessThan(2_000_000)
    }
  })

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'])(
    'the time %s, which in UTC is not within the years 1 to 9999, is 400',
    async (after) => {
      const reply = await server.call('POST', '/api/v1/grants/feed', { body: { after } })
      expect([reply.status, ...fieldsOf(reply.body)]).toEqual([400, 'after'])
      for (const edge of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])
        expect((await server.call('POST', '/api/v1/grants/feed', { body: { after: edge } })).status).toBe(200)
    },
  )

  it('two Host headers, and a target that names a host, are 400', async () => {
    const end = 'Connection: close\r\n\r\n'
    expect(await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`)).toMatch(/^HTTP\/1\.1 400/)
    expect(await raw(`GET http://b/healthz HTTP/1.1\r\nHost: a\r\n${end}`)).toMatch(/^HTTP\/1\.1 400/)
  })

  it.each(['/auth/v1/sign-in', '/auth/v1/sign-out', '//auth/v1/token'])('GET %s is 405 (API-016)', async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 405/)
  })

  it('every path that the API document describes is 405 for each method that it has not (API-016)', async () => {
    const { body } = await server.call('GET', '/openapi.json')
    const paths = Object.entries((body as { paths: Record<string, object> }).paths)
    expect(paths.length).toBeGreaterThan(100)
    // Also where another path fits: GET of `/users/introspect` is not GET of the user "introspect".
    const wrong: string[] = []
    for (const [path, taken] of paths)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (method.toLowerCase() in taken) continue
        const { status, headers } = await fetch(server.url + path.replace(/\{\w+\}/g, 'x'), { method })
        const allowed = headers.get('allow')?.toLowerCase().split(', ').sort()
        if (status !== 405 || allowed?.join() !== Object.keys(taken).sort().join())
          wrong.push(`${method} ${path}: ${status} ${allowed}`)
      }
    expect(wrong).toEqual([])
    const trace = 'TRACE /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    expect(await raw(trace)).toMatch(/^HTTP\/1\.1 405/)
  })

  it('every answer carries the security headers and no hint of what runs it', async () => {
    const { headers } = await fetch(`${server.url}/healthz`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  })

  it('no cross-origin page is allowed in (AUTH-163)', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const reply = await fetch(`${server.url}${PATH}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
