import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { currentSources } from './sources.sql.ts'

/** A source as of a preparation, or as it is now. */
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

export const listCurrentSources = (reader: Reader, tenantId: TenantId) =>
  reader.rows<LedgerSourceRow>(sql`select ${sourceColumns} from (${currentSources(tenantId)}) s order by display_name`)

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

/** Counts the items themselves, for comparison with what the ledger says. */
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
