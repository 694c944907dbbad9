import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a database that can swallow everything: connections stay open and nothing arrives. */
export async function blackHole(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let swallowing = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => swallowing || to.write(data))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    swallow: (yes: boolean) => {
      swallowing = yes
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
