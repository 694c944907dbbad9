import { expect } from 'vitest'
import type { EngineDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { ensureSource } from '../../../server/imports/sources/source.store.ts'
import { applyJob } from '../../../server/imports/syncs/apply-job.ts'
import { beginSync, receiveFiles } from '../../../server/imports/syncs/import-files.ts'
import { readSync, readSyncMapping, updateSync } from '../../../server/imports/syncs/sync.store.ts'
import type { Sizes } from '../../../server/jobs/index.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { type Death, dying, Killed } from './dying.ts'
import type { useImports } from './loading.ts'

export const WHEN = ['before', 'inside', 'after'] as const

/** Syncs that a job applies, in a process that can be killed. */
export function killingOn(database: EngineDatabase, sizes?: Sizes) {
  const bytesOf = async function* (text: string) {
    yield Buffer.from(text)
  }
  const queue = async (tenantId: TenantId, files: Record<string, string>) => {
    const syncId = await database.tx(async (tx) => {
      const source = await ensureSource(tx, tenantId, { id: newId(), displayName: 'Files', kind: 'SOURCE_KIND_FILE' })
      return (await beginSync(tx, tenantId, source.id, { skipBadRows: true, allowRemovals: true })).id
    })
    const uploads = Object.entries(files).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) }))
    await receiveFiles(database, { tenantId, syncId, maxBytes: 1e9 }, uploads)
    const queued = { state: 'SYNC_STATE_QUEUED' } as const
    await database.tx((tx) => updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], queued))
    return syncId
  }
  const run = (on: EngineDatabase, tenantId: TenantId, syncId: string) =>
    applyJob(on, { maxRemovalPercent: 20, maxBytes: 1e9, ...(sizes && { sizes }) }).run({
      tenantId,
      payload: { syncId },
      attempt: 1,
      signal: new AbortController().signal,
      tx: (work) => on.tx((tx) => work(tx, async () => {}), { timeoutMs: 60_000 }),
      read: on.read,
    })
  /** Runs the job in a process that is killed; true when it was, false when the job had ended before. */
  const runKilled = async (death: Death, tenantId: TenantId, syncId: string) => {
    const { dead, isDead } = dying(database, death)
    await run(dead, tenantId, syncId).catch((error) => expect(error).toBeInstanceOf(Killed))
    return isDead()
  }
  return { queue, run, runKilled }
}

/** The same, and what can be seen of the syncs. */
export function killing({ database, problemsOf, rows }: Awaited<ReturnType<typeof useImports>>, sizes?: Sizes) {
  const isStaged = async (tenantId: TenantId, syncId: string) =>
    (await database.read((reader) => readSyncMapping(reader, tenantId, syncId)))?.staged === true
  /** Everything that can be seen of a sync and its data, without ids and times. */
  const result = async (tenantId: TenantId, syncId: string) => {
    const sync = await database.read((reader) => readSync(reader, tenantId, syncId))
    const data = await rows(sql`
      select 'user' as kind, external_id as id, display_name || ' ' || email || ' ' || status as what from users
        where tenant_id = ${tenantId} and source_id is not null
      union all select 'account', external_id, username || ' ' || status from accounts where tenant_id = ${tenantId}
      union all select 'entitlement', external_id, display_name from entitlements where tenant_id = ${tenantId}
      union all select 'resource', external_id, display_name from resources where tenant_id = ${tenantId}
      union all select 'grant', e.external_id, coalesce(a.external_id, r.external_id) from grants g
        join entitlements e using (tenant_id, entitlement_key)
        left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key
        where g.tenant_id = ${tenantId}
      order by 1, 2, 3`)
    const { state, problem, counts, faultCount, leftOutCount, warningCount, tables } = sync ?? {}
    const seen = { state, problem, counts, faultCount, leftOutCount, warningCount, tables, data }
    return { ...seen, problems: await problemsOf(tenantId, syncId), files: sync?.files.map((file) => file.sha256) }
  }
  return { ...killingOn(database, sizes), isStaged, result }
}
