import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson, sha256Text } from '../../lib/json/canonical-json.ts'
import type { Mapping } from '../map/index.ts'

/** A version of the mapping of a source. */
export interface SourceMapping {
  sourceId: string
  version: number
  document: Mapping
  sha256: string
  presetId: string
  createdById: string
  createdAt: Date
  /** Imports that were applied with it, and the newest of them. */
  syncCount: number
  lastSyncId: string
  lastSyncAt: Date | null
}

/** The applied syncs of a version, as their index has them. */
const usesOf = sql`syncs y where y.tenant_id = m.tenant_id and y.source_id = m.source_id
  and y.mapping_version = m.version and y.mapping_version > 0 and y.state = 'SYNC_STATE_DONE'`

const mappings = sql`
  select m.source_id as "sourceId", m.version, m.document, m.sha256, m.preset_id as "presetId",
    coalesce(m.created_by, '') as "createdById", m.created_at as "createdAt",
    (select count(*)::int from ${usesOf}) as "syncCount", coalesce(last.sync_id, '') as "lastSyncId",
    last.finished_at as "lastSyncAt"
  from source_mappings m left join lateral (
    select y.sync_id, y.finished_at from ${usesOf} order by y.finished_at desc limit 1) last on true`

/** The mapping that the source has now. */
export const findMapping = (reader: Reader, tenantId: TenantId, sourceId: string) =>
  reader.first<SourceMapping>(sql`
    ${mappings} where m.tenant_id = ${tenantId} and m.source_id = ${sourceId} order by m.version desc limit 1`)

/** Versions of the mapping of a source; those that do not exist are left out. */
export const findVersions = (reader: Reader, tenantId: TenantId, sourceId: string, versions: readonly number[]) =>
  reader.rows<Pick<SourceMapping, 'version' | 'document'>>(sql`
    select version, document from source_mappings
    where tenant_id = ${tenantId} and source_id = ${sourceId} and version = any(${versions}::int[])`)

/** The columns of the tables that the last applied sync read by a version of the mapping, with the file that each was. */
export const listEarlierColumns = (reader: Reader, tenantId: TenantId, sourceId: string, version: number) =>
  reader.rows<{ file: number; columns: string[] }>(sql`
    select t.mapping_file as file, t.columns from sync_tables t
    where t.tenant_id = ${tenantId} and t.mapping_file >= 0 and t.sync_id = (
      select y.sync_id from syncs y where y.tenant_id = ${tenantId} and y.source_id = ${sourceId}
        and y.state = 'SYNC_STATE_DONE' and y.mapping_version = ${version} order by y.finished_at desc limit 1)
    order by t.table_number desc`)

/** Newest first. */
export const listMappings = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  page: { before: number | undefined; limit: number },
) =>
  reader.rows<SourceMapping>(sql`
    ${mappings} where m.tenant_id = ${tenantId} and m.source_id = ${sourceId}
      and m.version < coalesce(${page.before}::int, 2147483647)
    order by m.version desc limit ${page.limit}`)

/**
 * Gives the source a mapping; one that it has already stays its version. Returns the version. The caller has locked the
 * source or its sync.
 */
export async function keepMapping(
  tx: Tx,
  tenantId: TenantId,
  sourceId: string,
  given: { document: Mapping; presetId: string; createdBy: string | undefined },
): Promise<number> {
  const sha256 = sha256Text(canonicalJson(given.document))
  const present = await findMapping(tx, tenantId, sourceId)
  if (present?.sha256 === sha256) return present.version
  const version = (present?.version ?? 0) + 1
  await tx.count(sql`
    insert into source_mappings (tenant_id, source_id, version, document, sha256, preset_id, created_by)
    values (${tenantId}, ${sourceId}, ${version}, ${JSON.stringify(given.document)}::jsonb, ${sha256},
      ${given.presetId}, ${given.createdBy})`)
  return version
}
