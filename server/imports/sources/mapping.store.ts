import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { canonicalJson, sha256Text } from '../../lib/canonical-json.ts'
import type { TenantId } from '../../lib/ids.ts'
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
}

const mappingColumns = sql`source_id as "sourceId", version, document, sha256, preset_id as "presetId", coalesce(created_by, '') as "createdById",
  created_at as "createdAt"`

/** The mapping that the source has now. */
export const findMapping = (reader: Reader, tenantId: TenantId, sourceId: string) =>
  reader.first<SourceMapping>(sql`
    select ${mappingColumns} from source_mappings where tenant_id = ${tenantId} and source_id = ${sourceId}
    order by version desc limit 1`)

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
    select ${mappingColumns} from source_mappings where tenant_id = ${tenantId} and source_id = ${sourceId}
      and version < coalesce(${page.before}::int, 2147483647)
    order by version desc limit ${page.limit}`)

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
