import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { live } from '../../scope/index.ts'
import type { Preparation } from '../preparation.store.ts'
import { currentSources } from './sources.sql.ts'

export interface LedgerFile {
  fileName: string
  kind: string
  sha256: string
  syncId: string
  rowCount: number
  leftOutCount: number
}

/** A source as of a preparation, or as it is now. */
export interface LedgerSourceRow {
  sourceId: string
  displayName: string
  kind: string
  /** How often it should be imported, if somebody has said it. */
  ownSeconds: number | null
  syncId: string
  syncedAt: Date | null
  lastState: string
  /** The last applied file of each kind. */
  files: LedgerFile[]
  grantCount: string
}

const sourceColumns = sql`source_id as "sourceId", display_name as "displayName", kind,
  expected_every_seconds as "ownSeconds", sync_id as "syncId", synced_at as "syncedAt", last_state as "lastState", files, grant_count::text as "grantCount"`

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

export interface AcknowledgementRow {
  sourceId: string
  syncId: string
  leftOutCount: string
  comment: string
  userId: string
  acknowledgedAt: Date
}
export const listAcknowledgements = (reader: Reader, tenantId: TenantId, campaignId: string) =>
  reader.rows<AcknowledgementRow>(sql`
    select source_id as "sourceId", sync_id as "syncId", left_out_count::text as "leftOutCount", comment,
      acknowledged_by as "userId", acknowledged_at as "acknowledgedAt"
    from left_out_acknowledgements where tenant_id = ${tenantId} and campaign_id = ${campaignId}`)

export const saveAcknowledgement = (
  tx: Tx,
  tenantId: TenantId,
  campaignId: string,
  { sourceId, syncId, leftOutCount, comment, userId }: Omit<AcknowledgementRow, 'acknowledgedAt'>,
) =>
  tx.count(sql`
    insert into left_out_acknowledgements (tenant_id, campaign_id, source_id, sync_id, left_out_count, comment, acknowledged_by)
    values (${tenantId}, ${campaignId}, ${sourceId}, ${syncId}, ${leftOutCount}, ${comment}, ${userId})
    on conflict (tenant_id, campaign_id, source_id, sync_id) do update set left_out_count = excluded.left_out_count,
      comment = excluded.comment, acknowledged_by = excluded.acknowledged_by, acknowledged_at = now()`)

/** Which of these apps have access in the snapshot, none of which became an item. */
export async function listExcludedApps(
  reader: Reader,
  tenantId: TenantId,
  { key, snapshot }: Pick<Preparation, 'key' | 'snapshot'>,
  appIds: readonly string[],
): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select a.id from unnest(${[...appIds]}::text[]) as a (id)
    where exists (select 1 from entitlement_versions e join grant_versions g on g.tenant_id = e.tenant_id
        and g.entitlement_key = e.entitlement_key and ${live(sql`g`, 'grant', snapshot)}
        where e.tenant_id = ${tenantId} and e.app_id = a.id)
      and not exists (select 1 from preparation_entitlements p join entitlement_versions e on e.tenant_id = p.tenant_id
        and e.version = p.entitlement_version
        where p.tenant_id = ${tenantId} and p.preparation_key = ${key} and e.app_id = a.id)`)
  return rows.map(({ id }) => id)
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

/** The policies that the items of a preparation are reviewed by. */
export async function listPolicyIds(reader: Reader, tenantId: TenantId, key: string): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select distinct policy_id as id from preparation_entitlements
    where tenant_id = ${tenantId} and preparation_key = ${key} order by 1`)
  return rows.map(({ id }) => id)
}
