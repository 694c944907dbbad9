import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import { startAsking } from './asking-process.ts'

export interface DnsServer {
  /** Environment of a process that resolves names here and nowhere else. */
  env: Record<string, string>
  /** Names that were asked for, in order. */
  asked: string[]
}

/** A real DNS server in its own process. `answer` gives the IPv4 addresses of a name each time it is asked for. */
export async function startDnsServer(answer: (name: string) => string[]): Promise<DnsServer> {
  const port = await freePort()
  const asked: string[] = []
  await startAsking<{ name: string }, never>('dns-server-process.js', { port }, ({ name }) => {
    asked.push(name)
    return answer(name)
  })
  const resolver = fileURLToPath(new URL('dns-resolver.js', import.meta.url))
  return { env: { NODE_OPTIONS: `--import=${resolver}`, TEST_DNS_SERVER: `127.0.0.1:${port}` }, asked }
}
