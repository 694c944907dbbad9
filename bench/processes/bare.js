// Starts the baselines: bare-server.js on the same kind of engine, and oidc-provider.
import { join } from 'node:path'
import { scratchDir } from '../ending.js'
import { firstMessage, freePort, startNode } from './child.js'

/** The default pool size of our server. */
const POOL_SIZE = 10

export async function startBare(engine) {
  const node = startNode(['bench/processes/bare-server.js'], {
    ipc: true,
    env: {
      BARE_DATABASE_URL: await engine.newDatabase('bare'),
      BARE_DATA_DIR: join(scratchDir('bare'), 'data'),
      BARE_POOL_SIZE: String(POOL_SIZE),
    },
  })
  return { ...(await firstMessage(node)), pid: node.pid, stop: node.stop }
}

export async function startOidcProvider() {
  const port = await freePort()
  const node = startNode(['bench/processes/oidc-server.js', String(port)], { ipc: true })
  return { pid: node.pid, stop: node.stop, ...(await firstMessage(node)) }
}
