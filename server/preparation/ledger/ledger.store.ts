import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** A source as a preparation found it, or as it is now. */
export interface LedgerSourceRow {
  sourceId: string
  displayName: string
  kind: string
  syncId: string
  syncedAt: Date | null
  lastState: string
  files: { fileName: string; kind: string; sha256: string; rowCount: number }[]
  grantCount: string
}

const sourceColumns = sql`source_id as "sourceId", display_name as "displayName", kind, sync_id as "syncId",
  synced_at as "syncedAt", last_state as "lastState", files, grant_count::text as "grantCount"`

export const listLedgerSources = (reader: Reader, tenantId: TenantId, key: string) =>
  reader.rows<LedgerSourceRow>(sql`
    select ${sourceColumns} from ledger_sources where tenant_id = ${tenantId} and preparation_key = ${key}
    order by source_id = '', display_name, source_id`)

/**
 * The sources of a tenant, in the columns of the books: each with its last sync that was applied, the files of that one,
 * and how the last that ended did end.
 */
export const sourcesNow = (tenantId: TenantId): Sql => sql`
  select s.source_id, s.display_name, s.kind, coalesce(applied.sync_id, '') as sync_id,
    applied.finished_at as synced_at, coalesce(last.state, '') as last_state, coalesce((
      select jsonb_agg(jsonb_build_object('fileName', f.file_name, 'kind', f.kind, 'sha256', f.sha256,
        'rowCount', f.row_count) order by f.kind)
      from sync_files f where f.tenant_id = s.tenant_id and f.sync_id = applied.sync_id), '[]') as files,
    0::bigint as grant_count
  from sources s
  left join lateral (
    select y.sync_id, y.finished_at from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.state = 'SYNC_STATE_DONE' order by y.created_at desc, y.sync_id desc limit 1) applied on true
  left join lateral (
    select y.state from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.finished_at is not null order by y.created_at desc, y.sync_id desc limit 1) last on true
  where s.tenant_id = ${tenantId}`

export const listSourcesNow = (reader: Reader, tenantId: TenantId) =>
  reader.rows<LedgerSourceRow>(sql`select ${sourceColumns} from (${sourcesNow(tenantId)}) s order by display_name`)

export interface LedgerEntryRow {
  sourceId: string
  /** Empty for items. */
  rule: string
  grantCount: string
}
export const listLedgerEntries = (reader: Reader, tenantId: TenantId, key: string) =>
  reader.rows<LedgerEntryRow>(sql`
    select source_id as "sourceId", rule, grant_count::text as "grantCount" from ledger_entries
    where tenant_id = ${tenantId} and preparation_key = ${key}`)

/** How many items there are, counted and not remembered. */
export async function countItems(reader: Reader, tenantId: TenantId, key: string): Promise<string> {
  const row = await reader.first<{ n: string }>(sql`
    select count(*)::text as n from items where tenant_id = ${tenantId} and preparation_key = ${key}`)
  return row?.n ?? '0'
}

export interface Fault {
  rule: string
  objectId: string
  problem: string
}
export async function listFaults(reader: Reader, tenantId: TenantId, key: string, limit: number) {
  const where = sql`where tenant_id = ${tenantId} and preparation_key = ${key}`
  const row = await reader.first<{ n: number }>(sql`select count(*)::int as n from preparation_faults ${where}`)
  const list = await reader.rows<Fault>(sql`
    select rule, object_id as "objectId", problem from preparation_faults ${where} order by rule, object_id limit ${limit}`)
  return { count: row?.n ?? 0, list }
}
