import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../server/http/metrics.ts'
import { MAX_PIPELINED } from '../../server/http/request-queue.ts'
import { createServer } from '../../server/http/server.ts'
import { stalledWrites } from '../../server/http/stalled-writes.ts'
import { createLog } from '../../server/log.ts'
import { endWithFile } from '../ends-with-file.ts'
import { API_ENGINE } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { useServer } from '../harness.ts'

/** More than the kernel takes for a client that does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)
const NEVER_MS = 600_000

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const sockets: Socket[] = []
const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  // The server may reset a connection that it ends.
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Everything the server sends on a connection until it ends. */
const received = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  await once(socket, 'close')
  return text
}
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

describe('connections', () => {
  const log: string[] = []
  /** A server without a database, with a route for each test. */
  async function listen(addRoutes: (app: FastifyInstance) => void, unreadTimeoutMs = NEVER_MS) {
    const output = new PassThrough()
    output.on('data', (line) => log.push(String(line)))
    const metrics = createMetrics(undefined, [])
    const settings = { trustedProxies: [], tls: undefined, bodyLimit: 1_000_000, https: false }
    const times = { requestTimeoutMs: NEVER_MS, unreadTimeoutMs }
    const app = createServer({ ...settings, ...times }, createLog('info', output), metrics)
    addRoutes(app)
    await app.listen({ host: '127.0.0.1', port: 0 })
    endWithFile(async () => {
      app.server.closeAllConnections()
      await app.close()
    })
    const address = app.server.address()
    return { app, port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
  }

  it('hold one reply for a client that does not read, and end (API-131)', async () => {
    let started = 0
    const { app, port } = await listen((server) => {
      server.get('/large', (_request, reply) => {
        started++
        return reply.send(LARGE)
      })
    }, 50)
    const socket = await open(port)
    // Another connection, with nothing to read, stays.
    await open(port)
    socket.pause()
    socket.write(get('/large').repeat(20))
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    await eventually(async () => expect([started, await connections()]).toEqual([1, 1]))
  })

  it('are ended only if the client took nothing between two checks (API-131)', async () => {
    const writes = stalledWrites()
    const { app, port } = await listen((server) => server.get('/large', (_request, reply) => reply.send(LARGE)))
    const accepted = once(app.server, 'connection')
    const socket = await open(port)
    const [peer] = (await accepted) as [Socket]
    writes.watch(peer)
    socket.pause()
    socket.write(get('/large'))
    await eventually(async () => expect(peer.writableLength).toBeGreaterThan(0))
    const queued = () => (peer as Socket & { _handle: { writeQueueSize: number } })._handle.writeQueueSize
    for (let check = 0; check < 3; check++) {
      writes.endStalled()
      expect(peer.destroyed).toBe(false)
      const before = queued()
      while (queued() >= before) {
        const data = once(socket, 'data')
        socket.resume()
        await data
        socket.pause()
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    // What is on its way may still be taken; then nothing is.
    await eventually(async () => {
      writes.endStalled()
      expect(peer.destroyed).toBe(true)
    })
  })

  it('answer requests that were sent ahead, in their order, one after another (API-131)', async () => {
    let [running, most] = [0, 0]
    const { port } = await listen((server) => {
      server.get('/:n', async (request, reply) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        return reply.send(`<${(request.params as { n: string }).n}>`)
      })
    })
    const socket = await open(port)
    const numbers = Array.from({ length: MAX_PIPELINED }, (_, n) => n)
    socket.write(
      numbers
        .map((n) => get(`/${n}`))
        .join('')
        .replace(/\r\n$/, 'Connection: close\r\n\r\n'),
    )
    const text = await received(socket)
    expect([...text.matchAll(/<(\d+)>/g)].map(([, n]) => Number(n))).toEqual(numbers)
    expect(most).toBe(1)
  })

  it('end when more requests wait for a reply than the limit (API-131)', async () => {
    let started = 0
    const { port } = await listen((server) => {
      server.get('/slow', () => {
        started++
        return new Promise(() => {})
      })
    })
    const socket = await open(port)
    socket.write(get('/slow').repeat(MAX_PIPELINED + 1))
    expect(await received(socket)).toBe('')
    expect(started).toBe(1)
  })

  it.each([
    ['garbage', [200, 400], `${get('/slow')}\x01garbage\r\n\r\n`],
    ['garbage after two', [200, 200, 400], `${get('/slow').repeat(2)}\x01garbage\r\n\r\n`],
    [
      'a broken body',
      [200, 400],
      `${get('/slow')}POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n`,
    ],
    ['only a broken body', [400], 'POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n'],
    ['only garbage', [400], '\x01garbage\r\n\r\n'],
  ])('give good requests before %s their own replies: %j (API-132)', async (_name, expected, bytes) => {
    const { port } = await listen((server) => {
      server.get('/slow', async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        return 'done'
      })
      server.post('/body', async () => 'done')
    })
    const socket = await open(port)
    socket.write(bytes, 'latin1')
    expect(statuses(await received(socket))).toEqual(expected)
  })

  it('that are reset keep their address for whoever works on the request (API-133)', async () => {
    let requested: ((request: FastifyRequest) => void) | undefined
    const started = new Promise<FastifyRequest>((resolve) => {
      requested = resolve
    })
    const { port } = await listen((server) => {
      server.get('/wait', (request) => {
        requested?.(request)
        return new Promise(() => {})
      })
    })
    const socket = await open(port)
    socket.write(get('/wait'))
    const request = await started
    socket.resetAndDestroy()
    await eventually(async () => expect(request.raw.socket.destroyed).toBe(true))
    expect(request.ip).toBe('127.0.0.1')
  })
})

describe('a client that resets its connection', async () => {
  const lines: { level: number; status?: number }[] = []
  const output = new PassThrough()
  output.on('data', (line) => lines.push(JSON.parse(String(line))))
  const server = await useServer(API_ENGINE, { deps: { log: createLog('debug', output) } })
  const { port } = new URL(server.url)

  it.each([
    ['/auth/v1/token', 'application/x-www-form-urlencoded'],
    ['/auth/v1/sign-in', 'application/json'],
    ['/api/v1/apps', 'application/json'],
  ])('within the body of POST %s is no failure of the server (API-133)', async (path, type) => {
    const socket = await open(Number(port))
    const requested = once(server.app.server.server, 'request')
    const origin = `Origin: ${server.url}\r\n`
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${origin}Content-Type: ${type}\r\nContent-Length: 100\r\n\r\ngrant`,
    )
    const [{ socket: peer }] = (await requested) as [IncomingMessage]
    socket.resetAndDestroy()
    await eventually(async () => expect(peer.destroyed).toBe(true))
    // A whole request later, whatever the reset has caused is in the log.
    await server.call('GET', '/healthz')
    expect(lines.filter(({ status = 0 }) => status >= 500)).toEqual([])
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})
