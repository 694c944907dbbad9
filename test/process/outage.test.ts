import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newDirectory, newStorage, usePostgres } from '../engines.ts'
import { freePort } from '../free-port.ts'
import { fetchToken } from '../harness.ts'
import { spawnServer } from '../server-process.ts'

const credentialOf = (output: string): [string, string] => [
  /Client ID: +(\S+)/.exec(output)?.[1] ?? '',
  /Client Secret: +(\S+)/.exec(output)?.[1] ?? '',
]

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('a PostgreSQL server that dies and comes back (DUR-002, DUR-003, DUR-012)', async () => {
  const postgres = await usePostgres()
  const port = await freePort()
  const server = await spawnServer(port, { DATABASE_URL: postgres.url })
  const token = await fetchToken(server.url, ...credentialOf(server.output()))
  const call = (method: string, body?: unknown) =>
    fetch(`${server.url}/api/v1/attributes/risk_levels`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  it('answers 503 with Retry-After while it is down, is not ready, and works again without a restart', async () => {
    expect((await call('POST', { value: 'before' })).status).toBe(200)
    postgres.kill()
    const down = await call('GET')
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '2'])
    const { code, details } = (await down.json()) as { code: number; details: { reason?: string }[] }
    expect([code, details[0]?.reason]).toEqual([14, 'STORAGE_UNAVAILABLE'])
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const oauth = await fetch(`${server.url}/auth/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'a@b/c', client_secret: 'x' }),
    })
    expect([oauth.status, oauth.headers.get('retry-after')]).toEqual([503, '2'])
    postgres.start()
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
    const { list } = (await (await call('GET')).json()) as { list: { value: string }[] }
    expect(list.map(({ value }) => value)).toEqual(['Low', 'Medium', 'High', 'Critical', 'before'])
    expect((await call('POST', { value: 'after' })).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  })
})

describe('SIGTERM under load (DUR-014)', async () => {
  const storage = await newStorage('embedded')
  const server = await spawnServer(await freePort(), storage.env)
  const token = await fetchToken(server.url, ...credentialOf(server.output()))

  it('finishes every request it has taken and exits with 0', async () => {
    const answers: (number | 'refused')[] = []
    let sending = true
    const load = Array.from({ length: 8 }, async (_, worker) => {
      for (let i = 0; sending; i++) {
        const reply = await fetch(`${server.url}/api/v1/attributes/risk_levels`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ value: `${worker}-${i}` }),
        }).catch(() => undefined)
        // A connection that is refused was never taken; one that was taken must be answered.
        answers.push(reply ? reply.status : 'refused')
        if (!reply) return
      }
    })
    while (answers.length < 50) await new Promise((resolve) => setTimeout(resolve, 5))
    const code = await server.end('SIGTERM')
    sending = false
    await Promise.all(load)
    expect(code).toBe(0)
    expect(answers.filter((answer) => answer !== 200 && answer !== 'refused')).toEqual([])
  })
})

describe('a request that never arrives in full (DUR-014)', async () => {
  const storage = await newStorage('embedded')
  const port = await freePort()
  const server = await spawnServer(port, storage.env)

  it('does not keep the server from stopping', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')
    await fetch(`${server.url}/healthz`)
    expect(await server.end('SIGTERM')).toBe(0)
    socket.destroy()
  })
})

describe('TLS and a trusted proxy', async () => {
  const dir = newDirectory()
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ed25519',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'pipe' },
  )
  const storage = await newStorage('embedded')
  const port = await freePort()
  const server = await spawnServer(port, { ...storage.env, TLS_CERT_FILE: cert, TLS_KEY_FILE: key })

  it('serves https with the given certificate and says so to browsers', () => {
    const answer = execFileSync('curl', ['-si', '--cacert', cert, `https://127.0.0.1:${port}/healthz`], {
      encoding: 'utf8',
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toMatch(/strict-transport-security: max-age=31536000/i)
    expect(server.output()).toContain(`https://127.0.0.1:${port}`)
    expect(readFileSync(cert, 'utf8')).toContain('BEGIN CERTIFICATE')
  })
})
