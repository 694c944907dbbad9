import type { EngineDatabase, Reader, Tx } from '../../../server/db/index.ts'
import { name, sql } from '../../../server/db/sql.ts'
import { KINDS } from '../../../server/directory/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { eventually } from '../../eventually.ts'

/** The statement before which something else happens, counted from the first one of the transaction that merges. */
export interface Pause {
  before: number
  meanwhile(): Promise<unknown>
}

/**
 * The same database, in which `meanwhile` runs once, before a statement of the first transaction that merges files.
 * `statements` tells how many there were.
 */
export function pausing(database: EngineDatabase, pause: Pause) {
  let [paused, statements] = [false, 0]
  const watched = (tx: Tx): Tx => {
    let at = -1
    const step = async (text: string) => {
      if (at < 0 && text.includes('create temp table known_user')) at = 0
      if (at < 0 || paused) return
      statements = Math.max(statements, at + 1)
      if (at++ !== pause.before) return
      paused = true
      await pause.meanwhile()
    }
    const before =
      <Result>(run: (statement: Parameters<Reader['count']>[0]) => Promise<Result>) =>
      async (statement: Parameters<Reader['count']>[0]) => {
        await step(statement.compile().text)
        return run(statement)
      }
    return {
      ...tx,
      count: before(tx.count),
      rows: before(tx.rows) as Tx['rows'],
      first: before(tx.first) as Tx['first'],
    }
  }
  const racing: EngineDatabase = {
    ...database,
    tx: (work, options) => database.tx((tx) => work(options ? watched(tx) : tx), options),
  }
  return { racing, statements: () => statements }
}

/** Waits until the work has ended or waits for a lock that somebody else has. */
export async function untilBlocked(database: EngineDatabase, work: Promise<unknown>): Promise<void> {
  let ended = false
  const end = work.then(
    () => {
      ended = true
    },
    () => {
      ended = true
    },
  )
  await Promise.race([
    end,
    eventually(async () => {
      const waiting = await database.read((reader) =>
        reader.first(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      if (!waiting && !ended) throw new Error('nobody waits')
    }),
  ])
}

const IDS = {
  user: ['user_id'],
  app: ['app_id'],
  resource_type: ['app_id', 'resource_type_id'],
  resource: ['resource_id'],
  entitlement: ['entitlement_id'],
  account: ['account_id'],
  grant: ['entitlement_key', 'principal_key'],
} as const

/** What is wrong with the versions of a tenant; must be nothing, whatever has happened. */
export async function faultsInVersions(reader: Reader, tenantId: TenantId): Promise<string[]> {
  const faults: string[] = []
  for (const [kind, { table }] of Object.entries(KINDS)) {
    const [first, second = first] = IDS[kind as keyof typeof IDS]
    const overlapping = await reader.rows<{ id: string }>(sql`
      select id from (
        select ${name(first)}::text || '/' || ${name(second)}::text as id, opened_at, closed_at,
          lead(opened_at) over same as next_opened_at
        from ${name(table)} where tenant_id = ${tenantId}
        window same as (partition by ${name(first)}, ${name(second)} order by version)) v
      where closed_at < opened_at or (next_opened_at is not null and (closed_at is null or closed_at > next_opened_at))`)
    faults.push(...overlapping.map(({ id }) => `${kind} ${id}: versions overlap`))
  }
  const lost = await reader.rows<{ version: string }>(sql`
    select g.version::text from grants g where g.tenant_id = ${tenantId} and not (
      exists (select 1 from entitlements e where e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key)
      and (exists (select 1 from accounts a where a.tenant_id = g.tenant_id and a.account_key = g.principal_key)
        or exists (select 1 from resources r where r.tenant_id = g.tenant_id and r.resource_key = g.principal_key)))`)
  faults.push(...lost.map(({ version }) => `grant ${version}: its entitlement or holder is gone`))
  for (const kind of ['resource_type', 'resource', 'entitlement', 'account'] as const) {
    const homeless = await reader.rows<{ version: string }>(sql`
      select v.version::text from ${name(KINDS[kind].view)} v where v.tenant_id = ${tenantId}
        and not exists (select 1 from apps a where a.tenant_id = v.tenant_id and a.app_id = v.app_id)`)
    faults.push(...homeless.map(({ version }) => `${kind} ${version}: its app is gone`))
  }
  return faults
}

/** How many objects of each kind a sync has added, changed and removed, counted from the versions that it wrote. */
export async function writtenBy(reader: Reader, tenantId: TenantId, syncId: string) {
  const counts: Record<string, { added: number; changed: number; removed: number }> = {}
  for (const [kind, { table }] of Object.entries(KINDS)) {
    const isRemoval = kind === 'user' ? sql`v.status = 'DELETED'` : sql`false`
    const [row] = await reader.rows<{ added: number; changed: number; removed: number }>(sql`
      select count(*) filter (where v.opened_by = ${syncId} and v.opened_at = v.created_at)::int as added,
        count(*) filter (where v.opened_by = ${syncId} and v.opened_at <> v.created_at and not (${isRemoval}))::int as changed,
        count(*) filter (where (v.closed_by = ${syncId} and v.removed)
          or (v.opened_by = ${syncId} and ${isRemoval}))::int as removed
      from ${name(table)} v where v.tenant_id = ${tenantId}`)
    if (row) counts[`${kind}s`] = row
  }
  return counts
}
