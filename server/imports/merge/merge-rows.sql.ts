import { join, name, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileKind } from '../columns.ts'
import { stagedRows } from '../stage/staged-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'

/** The sync that is being applied. */
export interface SyncRef {
  tenantId: TenantId
  sourceId: string
  syncId: string
  /** Only the rows of these lines. */
  lines?: { after: number; upTo: number }
}

/** The staged rows of a kind. */
export const rowsOf = (ref: SyncRef, file: FileKind): Sql => stagedRows({ ...ref, kind: file })

/** All staged rows of a kind, also where a statement is about some of them. */
export const allRowsOf = ({ lines, ...ref }: SyncRef, file: FileKind): Sql => rowsOf(ref, file)

/** Whether a line is among those that a statement is about. */
export const ofLines = ({ lines }: SyncRef, line: Sql): Sql =>
  lines ? sql`${line} > ${lines.after}::int and ${line} <= ${lines.upTo}::int` : sql`true`

/** The rows of a kind that are left out so far; without line those that could not be staged. */
export const leftOutOf = ({ tenantId, syncId }: SyncRef, file: FileKind): Sql =>
  sql`(select row_line as line, row_key from sync_faults
    where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file} and effect = 'LEFT_OUT')`

/** The key of a stored object (`old`) in the form of `sync_faults.row_key`. */
export const rowKey = ({ ofApp }: MergeRule): Sql =>
  ofApp
    ? sql`(select a.external_id || chr(31) || old.external_id from apps a
        where a.tenant_id = old.tenant_id and a.app_id = old.app_id)`
    : sql`old.external_id`

/** Whether the next version of an object equals its open version (`old`). */
export const isSame = ({ sourceId }: SyncRef, { columns }: MergeRule, next: 'v' | 'n'): Sql =>
  sql`coalesce(${join(
    Object.keys(columns).map((column) => sql`${name(next)}.${name(column)} is not distinct from old.${name(column)}`),
    ' and ',
  )} and old.source_id = ${sourceId} and old.external_id = ${name(next)}.external_id, false)`

/** Expressions by the name of the column that takes them. */
export type ColumnValues = Record<string, Sql>

const columnList = (columns: readonly string[]): Sql => join(columns.map(name), ', ')

/** An insert in which each column stands beside its value, so that no two lists have to be in the same order. */
export const insertColumns = (table: Sql, values: ColumnValues, from: Sql): Sql =>
  sql`insert into ${table} (${columnList(Object.keys(values))}) select ${join(Object.values(values), ', ')} ${from}`

/** The values as columns of a subquery. */
export const namedColumns = (values: ColumnValues): Sql =>
  join(
    Object.entries(values).map(([column, value]) => sql`${value} as ${name(column)}`),
    ', ',
  )

/** Columns of a row `alias`, each to be inserted into the column of the same name. */
export const columnsFrom = (alias: Sql, columns: readonly string[]): ColumnValues =>
  Object.fromEntries(columns.map((column) => [column, sql`${alias}.${name(column)}`]))

/** The rows of a file, of several with the same key only the first. */
export const firstOf = (keyed: Sql, key: Sql) =>
  sql`from (select distinct on (${key}) * from ${keyed} order by ${key}, line) k`
