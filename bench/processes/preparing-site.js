// Our server with access data of any size, and campaigns prepared over HTTP.
import { readFileSync } from 'node:fs'

/** Shared by all cases of an engine. */
export const preparingSite = (context, grants) => {
  context.preparingSite ??= newSite(context, grants)
  return context.preparingSite
}

/** Adds the grants and restarts the server, so that its memory does not include what loading them needed. */
async function newSite(context, grants) {
  const { addAccess } = await import('./access-rows.js')
  const { openDatabase } = await import('../../dist/server/db/index.js')
  const { sql } = await import('../../dist/server/db/sql.js')
  const site = await context.recert()
  const limits = { poolSize: 2, statementTimeoutMs: 600_000, acquireTimeoutMs: 60_000 }
  if (context.engine.name === 'embedded') await site.stop()
  const database = await openDatabase({ ...site.database, ...limits }, { mode: 'own' })
  const tenant = await database.read((reader) => reader.first(sql`select tenant_id as id from tenants`))
  await addAccess(database, tenant.id, grants)
  await database.close()
  const pid = await site.restart()
  const headers = { authorization: `Bearer ${site.bearer}`, 'content-type': 'application/json' }
  const call = async (method, path, body) => {
    const reply = await fetch(`${site.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const { userId } = await call('GET', '/api/v1/auth/introspect')
  /** Creates a campaign over everything; returns its path. */
  const draft = async () => {
    const body = { displayName: 'Bench', ownerIds: [userId], scopeV2: { appSelectionCriteria: {} } }
    const { accessReview } = await call('POST', '/api/v1/access_review', body)
    return `/api/v1/access_review/${accessReview.accessReview.id}`
  }
  const isPreparing = async (path) => (await call('GET', path)).accessReview.accessReview.state.endsWith('PREPARING')
  return { pid, call, draft, isPreparing }
}

/** Peak memory of a process in MB, from the kernel. */
export const mostMemory = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
