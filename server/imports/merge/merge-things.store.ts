import type { Sync } from '../../../contract/imports/source.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { FileKind } from '../columns.ts'
import type { Merge } from './merge.store.ts'
import { leftOutOf } from './merge-rows.sql.ts'

interface Made {
  kind: FileKind
  made: number
  merged: number
  leftOut: number
}

/**
 * Stores for each kind what became of what the rows made. The numbers come from different places: made from the mapping,
 * merged and left out from where that happens, applied from what is compared. So a thing that is lost shows.
 */
export async function keepThings(merge: Merge, counts: Sync['counts']): Promise<void> {
  const { reader, tenantId, syncId } = merge
  const made = await reader.rows<Made>(sql`
    select kind, sum(made_count)::int as made, sum(merged_count)::int as merged, sum(left_out_count)::int as "leftOut"
    from sync_files where tenant_id = ${tenantId} and sync_id = ${syncId} group by kind`)
  const things: Sync['things'] = {}
  for (const { kind, made: madeCount, merged, leftOut: leftOutCount } of made) {
    const { added = 0, changed = 0, unchanged = 0 } = counts[kind] ?? {}
    const appliedCount = added + changed + unchanged
    const mergedCount = merged + (await countJoined(merge, kind))
    const unaccountedCount = madeCount - appliedCount - mergedCount - leftOutCount
    things[kind] = { madeCount, appliedCount, mergedCount, leftOutCount, unaccountedCount }
  }
  await reader.count(sql`
    update syncs set things = ${JSON.stringify(things)}::jsonb where tenant_id = ${tenantId} and sync_id = ${syncId}`)
}

/** How many rows of a kind the comparison found to be one with something else. */
async function countJoined(merge: Merge, kind: FileKind): Promise<number> {
  const from = JOINED[kind]?.(merge)
  if (!from) return 0
  const row = await merge.reader.first<{ count: number }>(sql`
    select count(*)::int as count from ${from}
      and j.line not in (select line from ${leftOutOf(merge, kind)} as f where line is not null)`)
  return row?.count ?? 0
}

/** People whom another source has, spellings of one account, and rows that say different things about one grant. */
const JOINED: Partial<Record<FileKind, (merge: Merge) => Sql>> = {
  users: () => sql`known_elsewhere j where true`,
  accounts: () => sql`same_person j where j.line <> j.first_line`,
  grants: ({ tenantId, syncId }) =>
    sql`repeated_grant j where j.line <> j.first_line and not exists (select 1 from sync_dropped_rows d
      where d.tenant_id = ${tenantId} and d.sync_id = ${syncId} and d.kind = 'grants' and d.line = j.line)`,
}
