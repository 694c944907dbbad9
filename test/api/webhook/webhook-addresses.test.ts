import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../../ends-with-file.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { type TestServer, useServer } from '../../harness.ts'
import { startReceiver } from '../../servers/receiver.ts'
import { useTenant } from '../../use-tenant.ts'

const add = ({ call }: Pick<TestServer, 'call'>, url: string) =>
  call('POST', '/api/v1/webhooks', { body: { displayName: 'Tickets', url } })

/** What is wrong with the only field that is. */
const violation = ({ body }: Awaited<ReturnType<typeof add>>) => body.details[1].fieldViolations[0]

describe('the address of a webhook', async () => {
  const server = await useTenant()
  const { id: existing } = (await add(server, 'https://hooks.example.com/')).body.webhook

  it.each([
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:pw@hooks.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
  ])('is refused when it is saved: %s (REV-119)', async (url) => {
    const created = await add(server, url)
    const changed = await server.call('POST', `/api/v1/webhooks/${existing}`, {
      body: { webhook: { id: existing, url }, updateMask: 'url' },
    })
    for (const reply of [created, changed]) {
      expect([reply.status, reply.body.details[0].reason]).toEqual([400, 'OUTBOUND_ADDRESS_REFUSED'])
      expect(violation(reply)).toMatchObject({ reason: 'OUTBOUND_ADDRESS_REFUSED' })
    }
    const kept = (await server.call('GET', `/api/v1/webhooks/${existing}`)).body.webhook
    expect(kept.url).toBe('https://hooks.example.com/')
  })
})

describe('the address of a webhook with OUTBOUND_ALLOW', async () => {
  const server = await useServer(API_ENGINE, { env: { OUTBOUND_ALLOW: '10.0.0.0/8,169.254.0.0/16' } })

  it('may be private, with http and any port, and never link-local (REV-126)', async () => {
    const allowed = await add(server, 'http://10.1.2.3:9000/hook')
    expect([allowed.status, allowed.body.webhook.url]).toEqual([200, 'http://10.1.2.3:9000/hook'])
    for (const url of ['http://169.254.169.254/latest', 'https://169.254.169.254/', 'https://[fe80::1]/']) {
      const refused = await add(server, url)
      expect([refused.status, refused.body.details[0].reason]).toEqual([400, 'OUTBOUND_ADDRESS_REFUSED'])
      expect(violation(refused).description).toContain('link-local')
    }
    const other = await add(server, 'http://192.168.0.1:9000/hook')
    expect([other.status, other.body.details[0].reason]).toEqual([400, 'OUTBOUND_ADDRESS_REFUSED'])
  })
})

describe('a redirect of a receiver', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.1/32' } })
  const seen: string[] = []
  const inside = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.end()
  })
  // Also this machine, and not among the addresses that are allowed.
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.9', resolve))
  endWithFile(() => void inside.close())
  const { port } = inside.address() as AddressInfo
  const outside = await startReceiver({ status: 200 })

  it.each([
    ['an inside address', 302, `http://127.0.0.9:${port}/`],
    ['an inside address', 307, `http://127.0.0.9:${port}/`],
    ['an address that is allowed', 302, outside.url],
    ['an address that is allowed', 308, outside.url],
  ])('to %s with %i is not followed, and fails the attempt (REV-121)', async (_, status, location) => {
    const { url } = await startReceiver({ status, location })
    const { id } = (await add(server, url)).body.webhook
    await server.call('POST', `/api/v1/webhooks/${id}/test`, { body: {} })
    const delivery = await eventually(async () => {
      const [newest] = (await server.call('GET', `/api/v1/webhooks/${id}/deliveries`)).body.list
      expect(newest?.state).toBe('WEBHOOK_STATE_ERROR')
      return newest
    })
    expect(delivery).toMatchObject({ attempts: 1, problem: `The receiver answered ${status}.` })
    expect([seen, outside.received]).toEqual([[], []])
  })
})
