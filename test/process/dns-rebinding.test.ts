import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { endWithFile } from '../ends-with-file.ts'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { startDnsServer } from '../servers/dns-server.ts'
import { Preparing } from './kills/preparing.ts'

const [ALLOWED, INSIDE] = ['127.0.0.1', '127.0.0.9']

interface Delivery {
  lastAttempts: { number: number; status: number; problem: string }[]
}

describe('a webhook whose name resolves to another address a moment later', async () => {
  const port = await freePort()
  const reached: string[] = []
  for (const address of [ALLOWED, INSIDE]) {
    const server = createServer((request, response) => {
      reached.push(`${address} ${request.headers.host?.split(':')[0]}`)
      request.resume().on('end', () => response.end(JSON.stringify({ version: 'v1', complete: {} })))
    })
    await new Promise<void>((resolve) => server.listen(port, address, resolve))
    endWithFile(() => {
      server.closeAllConnections()
      server.close()
    })
  }
  /** The next answers for a name; when there are none, it is inside. */
  const answers = new Map<string, string[][]>()
  const dns = await startDnsServer((name) => answers.get(name)?.shift() ?? [INSIDE])
  const storage = await newStorage('postgresql')
  const env = { ...storage.env, ...dns.env, OUTBOUND_ALLOW: `${ALLOWED}/32` }
  const server = await Preparing.start({ settings: storage.settings, env }, 1)

  /** Sends a test to a name that the DNS server answers like this at first; how the first attempt ended. */
  const send = async (name: string, first: string[]) => {
    answers.set(name, [first])
    const { webhook } = await server.call<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', {
      displayName: name,
      url: `http://${name}:${port}/hook`,
    })
    await server.call('POST', `/api/v1/webhooks/${webhook.id}/test`, {})
    return eventually(async () => {
      const { list } = await server.call<{ list: Delivery[] }>('GET', `/api/v1/webhooks/${webhook.id}/deliveries`)
      const attempt = list[0]?.lastAttempts.find(({ number }) => number === 1)
      if (!attempt) throw new Error('not sent yet')
      return attempt
    })
  }

  it('is reached at the address that was checked, and the name is not asked for again in between', async () => {
    expect(await send('checked.example.com', [ALLOWED])).toMatchObject({ status: 200, problem: '' })
    expect(reached).toEqual([`${ALLOWED} checked.example.com`])
    expect(dns.asked).toEqual(['checked.example.com'])
  })

  it.each([
    ['an address inside', 'inside.example.com', [INSIDE]],
    ['an address inside beside one that is allowed', 'both.example.com', [ALLOWED, INSIDE]],
    ['a link-local address', 'metadata.example.com', ['169.254.169.254']],
  ])('is not reached when the DNS server names %s', async (_, name, first) => {
    const { status, problem } = await send(name, first)
    expect(status).toBe(0)
    expect(problem).toMatch(/^The address is not allowed: (127\.0\.0\.9|169\.254\.169\.254) is /)
    expect(dns.asked).toContain(name)
    expect(reached.filter((one) => one.endsWith(name))).toEqual([])
  })
})
