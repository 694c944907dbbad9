import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttp, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Cidr, parseCidr } from '../../server/lib/cidr.ts'
import { OutboundRefused, type Resolve, send } from '../../server/outbound/send.ts'
import { endWithFile } from '../ends-with-file.ts'
import { newDirectory, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { Preparing } from './kills/preparing.ts'

const LOOPBACK = [parseCidr('127.0.0.0/8') as Cidr]
const body = Buffer.from('{}')

async function listen(server: Server, address: string, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  endWithFile(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A server that counts its requests, and answers them unless it is silent. */
async function counting(address: string, port = 0, isSilent = false) {
  const seen: string[] = []
  const server = createHttp((request, response) => {
    seen.push(request.headers.host ?? '')
    if (!isSilent) response.end('ok')
  })
  return { seen, port: await listen(server, address, port) }
}

const sending = (url: string, resolve: Resolve, timeoutMs = 10_000) =>
  send({
    url: new URL(url),
    headers: {},
    body,
    timeoutMs,
    maxReplyBytes: 100,
    allowed: LOOPBACK,
    signal: new AbortController().signal,
    resolve,
  })

describe('a request to another system', () => {
  it('goes to the address that was checked, though the name resolves to another one a moment later', async () => {
    const checked = await counting('127.0.0.1')
    const other = await counting('127.0.0.2', checked.port)
    const asked: string[] = []
    const resolve: Resolve = (hostname, _, callback) => {
      asked.push(hostname)
      callback(null, [{ address: asked.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
    }
    const reply = await sending(`http://hooks.example.com:${checked.port}/`, resolve)
    expect(reply.status).toBe(200)
    expect(asked).toEqual(['hooks.example.com'])
    expect([checked.seen.length, other.seen.length]).toEqual([1, 0])
    // And is checked again the next time.
    await sending(`http://hooks.example.com:${checked.port}/`, resolve)
    expect([checked.seen.length, other.seen.length]).toEqual([1, 1])
  })

  it('is not made if any address of a name is not allowed, also if that changed since the last time', async () => {
    const { seen, port } = await counting('127.0.0.1')
    const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['169.254.169.254']]
    const resolve: Resolve = (_, __, callback) =>
      callback(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      )
    const url = `http://hooks.example.com:${port}/`
    expect((await sending(url, resolve)).status).toBe(200)
    await expect(sending(url, resolve)).rejects.toThrow(OutboundRefused)
    await expect(sending(url, resolve)).rejects.toThrow(/link-local/)
    expect(seen).toHaveLength(1)
  })

  it('ends when the other side is silent (REV-123)', async () => {
    const { port } = await counting('127.0.0.1', 0, true)
    const resolve: Resolve = (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }])
    await expect(sending(`http://hooks.example.com:${port}/`, resolve, 200)).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })
})

/** A CA of its own, and a certificate of it for 127.0.0.1. */
function makeCertificates(): { ca: string; key: Buffer; cert: Buffer } {
  const directory = newDirectory()
  const at = (name: string) => join(directory, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=Test CA',
  )
  openssl('req', ...newKey, '-keyout', at('key.pem'), '-out', at('request.pem'), '-subj', '/CN=receiver')
  writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1')
  const signing = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')]
  openssl('x509', '-req', '-in', at('request.pem'), ...signing, '-out', at('cert.pem'), '-days', '2')
  return { ca: at('ca.pem'), key: readFileSync(at('key.pem')), cert: readFileSync(at('cert.pem')) }
}

describe('a receiver with a certificate of an own CA', async () => {
  const { ca, key, cert } = makeCertificates()
  let requests = 0
  const receiver = createHttps({ key, cert }, (request, response) => {
    requests++
    request.resume().on('end', () => response.end(JSON.stringify({ version: 'v1', complete: {} })))
  })
  const port = await listen(receiver as unknown as Server, '127.0.0.1', await freePort())

  it.each([
    ['is not trusted by itself', {}, 'WEBHOOK_STATE_ERROR', /could not be reached: unable to verify/],
    ['is trusted with NODE_EXTRA_CA_CERTS', { NODE_EXTRA_CA_CERTS: ca }, 'WEBHOOK_STATE_SUCCESS', /^$/],
  ])('%s (REV-122)', async (_, more, state, problem) => {
    const storage = await newStorage('postgresql')
    const env = { ...storage.env, OUTBOUND_ALLOW: '127.0.0.0/8', ...more }
    const server = await Preparing.start({ ...storage, env }, 1)
    const before = requests
    const { webhook } = await server.call<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', {
      displayName: 'Own CA',
      url: `https://127.0.0.1:${port}/hook`,
    })
    await server.call('POST', `/api/v1/webhooks/${webhook.id}/test`, {})
    await eventually(async () => {
      const path = `/api/v1/webhooks/${webhook.id}/deliveries`
      const { list } = await server.call<{ list: { state: string; problem: string }[] }>('GET', path)
      expect(list[0]).toMatchObject({ state, problem: expect.stringMatching(problem) })
    })
    expect(requests - before).toBe(state === 'WEBHOOK_STATE_SUCCESS' ? 1 : 0)
    await server.server.end('SIGKILL')
  })
})
