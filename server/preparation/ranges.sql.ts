import { type Sql, sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import type { ScopeContext } from '../scope/index.ts'
import type { ChunkContext } from './chunk-context.ts'

/** Keys of grants are pairs, which are ordered by principal first. */
export const FIRST_PAIR = '0 0'
export const LAST_PAIR = '9223372036854775807 9223372036854775807'
export const pair = (key: string): Sql => {
  const [principal = '0', entitlement = '0'] = key.split(' ')
  return sql`(${principal}::bigint, ${entitlement}::bigint)`
}

export const within = (column: Sql, { after, upTo }: Range): Sql =>
  sql`${column} > ${after}::bigint and ${column} <= ${upTo}::bigint`

/** Grants of the snapshot that have been closed since. */
export const closedSince = ({ snapshot }: ScopeContext): Sql =>
  sql`(g.closed_at > ${snapshot?.at}::timestamptz and g.version <= ${snapshot?.versions.grant}::bigint)`

/** Accounts (`a`) of a range in the apps that are under review; others cannot hold an item. */
export const accountsInRange = ({ scopeContext: { tenantId }, key }: ChunkContext, range: Range): Sql =>
  sql`${within(sql`a.version`, range)} and a.app_id = any((
  select app_ids from preparations where tenant_id = ${tenantId} and preparation_key = ${key})::text[])`

/** Accounts (`a`) that may hold the grants of a range of pairs. */
export const accountsOfGrants = ({ after, upTo }: Range): Sql => {
  const [[first = '0'], [last = '0']] = [after.split(' '), upTo.split(' ')]
  return sql`a.account_key between ${first}::bigint and ${last}::bigint`
}
