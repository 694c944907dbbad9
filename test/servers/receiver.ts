import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endWithFile } from '../ends-with-file.ts'

export interface Received {
  headers: IncomingHttpHeaders
  text: string
}
export interface Answer {
  status: number
  body?: string
  location?: string
}

/** A receiver of webhooks that answers each request with the next of its answers, and then with the last one. */
export async function startReceiver(
  ...answers: (Answer | ((received: Received) => Answer | 'nothing' | Promise<Answer>))[]
) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const one = { headers: request.headers, text: Buffer.concat(chunks).toString() }
      received.push(one)
      const next = answers[Math.min(received.length, answers.length) - 1] ?? { status: 200 }
      const answer = await (typeof next === 'function' ? next(one) : next)
      if (answer === 'nothing') return
      const { status, body = '', location } = answer
      response.writeHead(status, location === undefined ? {} : { location }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = endWithFile(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return { received, close, url: `http://127.0.0.1:${port}/hook?secret=1` }
}

/** A document that a receiver answers with. */
export const saying = (member: Record<string, unknown>): Answer => ({
  status: 200,
  body: JSON.stringify({ version: 'v1', ...member }),
})

/** The path of the callback URL of a delivery. */
export const callbackOf = ({ text }: Received): string => new URL(JSON.parse(text).callbackUrl).pathname
