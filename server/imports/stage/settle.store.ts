import type { Database, Tx } from '../../db/index.ts'
import { join, name, sql } from '../../db/sql.ts'
import { FILE_KINDS, type FileKind } from '../columns.ts'
import { KINDS_BY_ID, KINDS_OF_APP } from '../map/fields.ts'
import { cellsOf, field, keyFields, namesOf } from '../merge/merge-expressions.sql.ts'
import { dropWorkingSchema, workingSchema } from '../syncs/sync.sql.ts'
import { StagingEnded } from './stage-table.ts'
import { dropStagedRows, stagedLines, stagedRows } from './staged-rows.sql.ts'
import { isStaging, type Staging } from './staging.store.ts'

/** About how many rows one statement searches for repetitions: each reads all rows again, but on the embedded engine others wait for it. */
export const SETTLED_ROWS = { embedded: 20_000, postgresql: 500_000 } as const

/**
 * Finds the rows that say what another row says. This takes several transactions; a process that is killed between them
 * stages all rows again.
 */
export async function findSettled(
  database: Pick<Database, 'tx'>,
  staging: Staging,
  partRows: number = SETTLED_ROWS.embedded,
): Promise<void> {
  const { tenantId, syncId } = staging
  const schema = name(workingSchema(syncId))
  await database.tx(async (tx) => {
    await inSchema(tx, staging)
    await tx.count(dropWorkingSchema(syncId))
    await tx.count(sql`create schema ${schema}`)
    await tx.count(sql`
      create unlogged table settled (kind text collate "C", line integer, first_line integer, is_same boolean,
        table_number integer, table_line integer, is_parent boolean, is_list boolean)`)
  })
  for (const kind of FILE_KINDS.filter((known) => known !== 'grants')) {
    const row = await database.tx((tx) =>
      tx.first<{ count: number }>(sql`
        select coalesce(sum(row_count), 0)::int as count from sync_batches
        where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${kind}`),
    )
    const parts = Math.ceil((row?.count ?? 0) / partRows)
    for (let part = 0; part < parts; part++)
      await database.tx(async (tx) => {
        await inSchema(tx, staging)
        await findRepeats(tx, staging, kind, { part, parts })
      })
  }
}

/** The working table is the sync's, so nobody else may have begun to read it. */
async function inSchema(tx: Tx, staging: Staging): Promise<void> {
  if (!(await isStaging(tx, staging))) throw new StagingEnded()
  await tx.count(sql`select set_config('search_path', ${`${workingSchema(staging.syncId)}, public`}, true)`)
}

/**
 * Makes each thing one row: of several with one key the first that describes it stays, before those that only name it.
 * One that says the same is a repetition. One that says something else is left out where the table is a list of such
 * things, and a warning where a thing is told by many rows.
 */
export async function settleRows(tx: Tx, staging: Staging): Promise<void> {
  const { tenantId, syncId } = staging
  await inSchema(tx, staging)
  await tx.count(sql`
    insert into sync_faults (tenant_id, sync_id, file_name, table_number, kind, line, row_line, column_name, value, reason,
      problem, row_key, effect, cells)
    select ${tenantId}, ${syncId}, f.file_name, s.table_number, s.kind, s.table_line, s.line, 'id',
      left(${id}, 100),
      case when s.is_list then 'duplicate_id' else 'values_differ' end,
      case when s.is_list
        then 'Line ' || first.table_line || ' already has the id "' || ${id} || '".'
        else 'says something else than line ' || first.table_line || ', which counts' end,
      case when ${isOfApp} then ${field(KINDS_OF_APP, 'app')} || chr(31) || ${idInApp} else ${ownId} end,
      case when s.is_list then 'LEFT_OUT' else 'WARNING' end, ${cellsOf(fieldNames, sql`r.fields`)}
    from settled s
    join ${stagedRows({ ...staging, among: isSettled })} as r on r.kind = s.kind and r.line = s.line
    join ${stagedLines({ ...staging, among: isSettled })} as first on first.kind = s.kind and first.line = s.first_line
    join sync_files f on f.tenant_id = ${tenantId} and f.sync_id = ${syncId} and f.kind = s.kind
      and f.table_number = s.table_number
    where not s.is_same and not s.is_parent order by s.kind, s.line`)
  await tx.count(dropStagedRows(staging, sql`select kind, line, table_number from settled`))
  // A line is a repetition if earlier lines had everything that it makes.
  await tx.count(sql`
    update sync_tables t set repeated_count = t.repeated_count + c.count
    from (select s.table_number, count(distinct s.table_line)::int as count from settled s
      where s.is_same and not s.is_parent and not exists (
        select 1 from ${stagedLines(staging)} r
        where r.table_number = s.table_number and r.table_line = s.table_line and not r.is_parent)
      group by s.table_number) c
    where t.tenant_id = ${tenantId} and t.sync_id = ${syncId} and t.table_number = c.table_number`)
  await tx.count(sql`
    update sync_files f set row_count = f.row_count - c.count, merged_count = f.merged_count + c.count
    from (select kind, table_number, count(*)::int as count from settled where is_same or is_parent or not is_list
      group by kind, table_number) c
    where f.tenant_id = ${tenantId} and f.sync_id = ${syncId} and f.kind = c.kind and f.table_number = c.table_number`)
}

/** Batches of kinds that have such rows. */
const isSettled = sql`b.kind in (select kind from settled)`

const isOfApp = sql`s.kind not in ('users', 'apps')`
const [idInApp, ownId] = [field(KINDS_OF_APP, 'id'), field(KINDS_BY_ID, 'id')]
const id = sql`case when ${isOfApp} then ${idInApp} else ${ownId} end`
const fieldNames = sql`case s.kind ${join(
  FILE_KINDS.map((kind) => sql`when ${kind} then ${namesOf(kind)}`),
  ' ',
)} end`

/** All rows with one key are in one part. */
interface Part {
  part: number
  parts: number
}

/** Finds the rows of a kind that another row makes redundant. */
const findRepeats = (tx: Tx, { tenantId, syncId }: Staging, kind: FileKind, { part, parts }: Part) => {
  const rows = stagedRows({ tenantId, syncId, kind })
  const key = keyFields(kind)
  return tx.count(sql`
    insert into settled (kind, line, first_line, is_same, table_number, table_line, is_parent, is_list)
    select ${kind}, k.line, k.first_line, k.fields = k.first_fields, k.table_number, k.table_line, k.is_parent,
      (select count(*) = 1 from sync_files f where f.tenant_id = ${tenantId} and f.sync_id = ${syncId}
        and f.table_number = k.table_number)
    from (select r.line, r.fields, r.table_number, r.table_line, r.is_parent,
        first_value(r.line) over w as first_line, first_value(r.fields) over w as first_fields
      from ${rows} r where mod(hashtext(coalesce(${key.at(-1)}, '')) & 2147483647, ${parts}::int) = ${part}::int
      window w as (partition by ${join(key, ', ')} order by r.is_parent, r.line)) k
    where k.line <> k.first_line`)
}
