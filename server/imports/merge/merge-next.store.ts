import { name, type Sql, sql } from '../../db/sql.ts'
import { KINDS } from '../../directory/index.ts'
import type { Merge } from './merge.store.ts'
import { field } from './merge-expressions.sql.ts'
import { columnsFrom, insertColumns, isSame, namedColumns, rowsOf } from './merge-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'
import { createWorkingAs, inParts } from './merge-run.store.ts'

/** Values of a new object in the columns that no file has. */
const DEFAULTS: Record<string, Sql> = {
  edited: sql`'{}'::text[]`,
  annotations: sql`'{}'::jsonb`,
  settings: sql`'{}'::jsonb`,
  grant_policy_id: sql`''`,
  revoke_policy_id: sql`''`,
  custom_description: sql`''`,
  delegated_user_id: sql`null::text`,
}

/** Computes the next version of each object, and whether it equals the open one. */
export async function computeNext(merge: Merge, rule: MergeRule): Promise<void> {
  const { reader, tenantId, sourceId } = merge
  const { table, columns } = KINDS[rule.kind]
  const next = name(`next_${rule.kind}`)
  const empty = sql`select 0 as line, 0::bigint as old_version, false as same, t.* from ${name(table)} t limit 0`
  await createWorkingAs(merge, `next_${rule.kind}`, empty)
  if (!merge.files.has(rule.file)) return
  const fromFile = { ...ownColumns(rule), ...fileColumns(merge, rule) }
  const set = [...Object.keys(fromFile), 'source_id', 'external_id', 'created_at']
  const carriedOver = columns.filter((column) => !set.includes(column))
  const values = {
    line: sql`v.line`,
    old_version: sql`v.old_version`,
    same: isSame(merge, rule, 'v'),
    tenant_id: sql`${tenantId}`,
    ...columnsFrom(sql`v`, Object.keys(fromFile)),
    ...Object.fromEntries(
      carriedOver.map((column) => [column, sql`coalesce(old.${name(column)}, ${defaultOf(column)})`]),
    ),
    source_id: sql`${sourceId}`,
    external_id: sql`v.external_id`,
    created_at: sql`coalesce(old.created_at, now())`,
  }
  await inParts(merge, rule.file, (part) =>
    reader.count(
      insertColumns(
        next,
        values,
        sql`from (
          select k.line, k.old_version, k.external_id, ${namedColumns(fromFile)}
          from ${rowsOf(part, rule.file)} as r join ${name(`keyed_${rule.kind}`)} k using (line)
          left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = k.old_version
          offset 0) as v
        left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = v.old_version`,
      ),
    ),
  )
  await reader.count(sql`create index on ${next} (line)`)
  // What joins use: all columns of a hundred thousand rows took half a second.
  await reader.count(sql`analyze ${next} (line, old_version, same, ${name(rule.id)})`)
  if (rule.kind === 'resource')
    await reader.count(sql`
      update known_object n set type_id = x.resource_type_id from next_resource x
      where n.kind = 'resource' and n.object_id = x.resource_id`)
  await reader.count(sql`analyze known_object`)
}

function defaultOf(column: string): Sql {
  const value = DEFAULTS[column]
  if (!value) throw new Error(`no default for ${column}, which no file has`)
  return value
}

/** The columns that identify an object. */
const ownColumns = (rule: MergeRule) => ({
  [rule.id]: sql`k.object_id`,
  ...(rule.key !== undefined && { [rule.key]: sql`k.object_key` }),
  ...(rule.ofApp && { app_id: sql`k.app_id` }),
})

/** The columns that follow from the file, unless somebody edited them here. */
function fileColumns({ files }: Merge, rule: MergeRule) {
  const present = files.get(rule.file)?.columns ?? []
  const valueFor = (column: string, { from, value, fallback, absent }: MergeRule['columns'][string]) => {
    const silent = absent ?? sql`coalesce(old.${name(column)}, ${fallback})`
    // Each line of a JSON file may omit other fields.
    const given = present.includes(from)
      ? sql`case when ${field(rule.file, from)} is null then ${silent} else ${value} end`
      : silent
    return sql`case when ${column} = any(old.edited) then old.${name(column)} else ${given} end`
  }
  return Object.fromEntries(Object.entries(rule.columns).map(([column, from]) => [column, valueFor(column, from)]))
}
