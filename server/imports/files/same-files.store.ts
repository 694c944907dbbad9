import type { Sync } from '../../../contract/imports/source.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'
import { stateOf } from './same-files.sql.ts'

/** Keeps what there is after a sync, so that the next one can tell that nothing has changed since. */
export const keepState = (tx: Tx, ref: SyncRef) =>
  tx.count(sql`
    update syncs set access_state = coalesce(${stateOf(ref)}, '')
    where tenant_id = ${ref.tenantId} and sync_id = ${ref.syncId} and inputs <> ''`)

/** A sync that the next one with the same files would only repeat. */
export interface SameSync {
  id: string
  counts: Sync['counts']
  problem: string
  mappingVersion: number
}

/**
 * The last applied sync of a source, if it read the same files by the same mapping, left nothing out, and nothing has
 * changed since. Rows that were left out may need an answer, so they are looked at again.
 */
export async function findSame(reader: Reader, ref: SyncRef, inputs: string): Promise<SameSync | undefined> {
  const { tenantId, sourceId } = ref
  const last = await reader.first<SameSync & { inputs: string; isSame: boolean }>(sql`
    select y.sync_id as id, y.counts, y.problem, y.mapping_version as "mappingVersion", y.inputs,
      coalesce(y.left_out_count = 0 and y.access_state = ${stateOf(ref)}, false) as "isSame"
    from syncs y where y.tenant_id = ${tenantId} and y.source_id = ${sourceId} and y.state = 'SYNC_STATE_DONE'
    order by y.finished_at desc limit 1`)
  return last?.isSame && last.inputs === inputs ? last : undefined
}

/** Gives a sync what an earlier one found in the same files; returns how many were given something (0 or 1). */
export async function copyFindings(tx: Tx, { tenantId, syncId }: SyncRef, from: string): Promise<number> {
  const of = sql`where tenant_id = ${tenantId} and sync_id = ${from}`
  const tableColumns = sql`table_number, file_name, member, part_name, format, encoding, separator, header_line, columns,
    row_count, empty_count, repeated_count, filtered_count, left_out_count, filtered, mapping_file`
  await tx.count(sql`
    insert into sync_tables (tenant_id, sync_id, ${tableColumns})
    select tenant_id, ${syncId}, ${tableColumns} from sync_tables ${of}`)
  const fileColumns = sql`kind, table_number, file_name, columns, sha256, row_count, left_out_count, made_count,
    merged_count`
  await tx.count(sql`
    insert into sync_files (tenant_id, sync_id, ${fileColumns})
    select tenant_id, ${syncId}, ${fileColumns} from sync_files ${of}`)
  const faultColumns = sql`kind, file_name, line, column_name, value, reason, problem, row_key, table_number, effect, row_line,
    is_compared, field, cells`
  await tx.count(sql`
    insert into sync_faults (tenant_id, sync_id, ${faultColumns})
    select tenant_id, ${syncId}, ${faultColumns} from sync_faults ${of} order by fault_id`)
  return tx.count(sql`
    update syncs y set inputs = o.inputs, access_state = o.access_state, mapping = o.mapping, preset_id = o.preset_id,
      fault_count = o.fault_count, warning_count = o.warning_count, left_out_count = o.left_out_count, things = o.things
    from syncs o where y.tenant_id = ${tenantId} and y.sync_id = ${syncId} and o.tenant_id = ${tenantId} and o.sync_id = ${from}`)
}
