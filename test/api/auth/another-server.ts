import { afterAll } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config.ts'
import { createLog } from '../../../server/log.ts'
import { freePort } from '../../free-port.ts'
import { runLog, type TestServer } from '../../harness.ts'

/** Makes more servers on the database of the first; a new one remembers nothing that another has looked up. */
export function moreServers({ database }: TestServer): () => Promise<string> {
  const stops: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(stops.map((stop) => stop())))
  return async () => {
    const port = await freePort()
    const config = readConfig({ PORT: String(port) })
    const app = await buildApp({ config, database, log: createLog('debug', runLog()) })
    await app.server.listen({ host: '127.0.0.1', port })
    stops.push(app.stop)
    return `http://127.0.0.1:${port}`
  }
}
