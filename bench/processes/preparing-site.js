// Our server with access data of any size, and campaigns prepared over HTTP.
import { readFileSync } from 'node:fs'

const POLL_MS = 250

/** Shared by all cases of an engine. */
export const preparingSite = (context, grants) => {
  context.preparingSite ??= context.recert().then((site) => withAccess(context, site, grants))
  return context.preparingSite
}

/** Adds the grants and restarts the server, so that its memory does not include what loading them needed. */
export async function withAccess(context, site, grants) {
  const { addAccess } = await import('./access-rows.js')
  const { openDatabase } = await import('../../dist/server/db/index.js')
  const { sql } = await import('../../dist/server/db/sql.js')
  const limits = { poolSize: 2, statementTimeoutMs: 600_000, acquireTimeoutMs: 60_000 }
  if (context.engine.name === 'embedded') await site.stop()
  const database = await openDatabase({ ...site.database, ...limits }, { mode: 'own' })
  const tenant = await database.read((reader) => reader.first(sql`select tenant_id as id from tenants`))
  await addAccess(database, tenant.id, grants)
  await database.close()
  const pid = await site.restart()
  const { call } = site
  const { userId } = await call('GET', '/api/v1/auth/introspect')
  /** Creates a campaign over everything; returns its path. */
  const draft = async (fields = {}) => {
    const body = { displayName: 'Bench', ownerIds: [userId], scopeV2: { appSelectionCriteria: {} }, ...fields }
    const { accessReview } = await call('POST', '/api/v1/access_review', body)
    return `/api/v1/access_review/${accessReview.accessReview.id}`
  }
  const stateOf = async (path) => (await call('GET', path)).accessReview.accessReview.state
  const isPreparing = async (path) => (await stateOf(path)).endsWith('PREPARING')
  const settled = async (path, from, to) => {
    for (let state = await stateOf(path); !state.endsWith(to); state = await stateOf(path)) {
      if (!from.some((name) => state.endsWith(name))) throw new Error(`${path}: ${state}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  /** Creates and prepares a campaign over everything; returns its path. */
  const prepared = async (fields) => {
    const path = await draft(fields)
    await call('POST', `${path}/action/prepare`, {})
    await settled(path, ['DRAFT', 'PREPARING'], '_REVIEW')
    return path
  }
  /** Starts it as well. */
  const openCampaign = async (fields) => {
    const path = await prepared(fields)
    await call('POST', `${path}/action/start`, {})
    await settled(path, ['_REVIEW', 'STARTING'], '_OPEN')
    return path
  }
  return { pid, userId, call, draft, prepared, stateOf, isPreparing, openCampaign }
}

/** Makes a policy by which one person reviews everything; returns its id. */
export async function oneReviewer(call, userId) {
  const { policy } = await call('POST', '/api/v1/policies', {
    displayName: 'One reviewer',
    policyType: 'POLICY_TYPE_CERTIFY',
    policySteps: { certify: { steps: [{ approval: { users: { userIds: [userId] } } }] } },
  })
  return policy.id
}

/** Peak memory of a process in MB, from the kernel. */
export const mostMemory = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
