import { join, name, type Sql, sql, withTables } from '../db/sql.ts'
import { COMPUTED, KINDS, type Kind } from './versions.sql.ts'

/** The statement on the access data of a time: it finds the versions of then in place of the open ones. */
export function statementAt(statement: Sql, at: Date): Sql {
  const words = new Set(statement.compile().text.split(/\W+/))
  const kinds = Object.values(KINDS).filter(({ view }) => words.has(view))
  if (kinds.length === 0) return statement
  return withTables(
    kinds.map((kind) => versionsAt(kind, at)),
    statement,
  )
}

/** In two parts, so that the indexes of open versions find most of them. None of them was closed then. */
function versionsAt({ view, table, columns }: (typeof KINDS)[Kind], at: Date): Sql {
  const kept = ['tenant_id', 'version', 'opened_at', 'opened_by', ...columns, ...(COMPUTED[table] ?? [])]
  const openedBefore = sql`select ${join(kept.map(name), ', ')}, null::timestamptz as closed_at, null::text as closed_by,
    false as removed from ${name(table)} where opened_at <= ${at}::timestamptz`
  return sql`${name(view)} as not materialized (${openedBefore} and closed_at is null
    union all ${openedBefore} and closed_at > ${at}::timestamptz)`
}
