// Our server as people run it: a separate process from dist/, on a scratch database, with a credential.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { scratchDir } from '../ending.js'
import { root, snapshotDir } from '../snapshot.js'
import { cleanEnv, firstAnswer, freePort, startNode } from './child.js'

const MAIN = 'dist/recert.js'

/** A place to run our server: port and database stay the same across restarts. */
export async function recertSite(engine, settings = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    DATA_DIR: join(scratchDir('ours'), 'data'),
    DATABASE_URL: await engine.newDatabase('ours'),
    ...settings,
  }
  return { url, env }
}

/** Starts the site with this script and waits for the first 200; returns the process and the duration in seconds. */
export async function startSite(site, script, nodeArgs = []) {
  const begin = performance.now()
  const node = startNode([...nodeArgs, script, 'serve'], { env: site.env })
  await firstAnswer(node, `${site.url}/readyz`)
  return { node, seconds: (performance.now() - begin) / 1000 }
}

export async function startRecert(engine, { profile, settings } = {}) {
  const site = await recertSite(engine, settings)
  const profiling = profile
    ? ['--cpu-prof', `--cpu-prof-dir=${join(root, 'bench/results', `profile-${engine.name}`)}`]
    : []
  const start = async () => (await startSite(site, MAIN, profiling)).node
  let node = await start()
  const credential = createCredential(site.env)
  const bearer = await getToken(site.url, credential)
  return {
    url: site.url,
    env: site.env,
    database: { url: site.env.DATABASE_URL, dataDir: site.env.DATA_DIR },
    pid: node.pid,
    stop: () => node.stop(),
    /** Restarts the server; returns its process. */
    async restart() {
      await node.stop()
      node = await start()
      return node.pid
    },
    ...credential,
    bearer,
    /** Sends a request and returns its JSON; throws unless the answer is 200. */
    async call(method, path, body) {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const reply = await fetch(`${site.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
  }
}

function createCredential(env) {
  const args = ['--user', 'admin@example.com', '--name', 'bench', '--expires', 'never', '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'credential', 'create', ...args], {
    cwd: snapshotDir(),
    env: cleanEnv(env),
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0) throw new Error(`credential create failed: ${stderr}`)
  const { clientId, clientSecret } = JSON.parse(stdout)
  return { clientId, clientSecret }
}

async function getToken(url, { clientId, clientSecret }) {
  const response = await fetch(`${url}/auth/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  if (response.status !== 200) throw new Error(`no token: ${response.status} ${await response.text()}`)
  return (await response.json()).access_token
}
