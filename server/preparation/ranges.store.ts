import type { Reader } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import type { ChunkContext } from './chunk-context.ts'
import { closedSince, LAST_PAIR, pair } from './ranges.sql.ts'

const VERSION_TABLES = {
  grant: sql`grant_versions`,
  entitlement: sql`entitlement_versions`,
  account: sql`account_versions`,
  resource: sql`resource_versions`,
} as const satisfies Record<string, Sql>
export type RangedKind = keyof typeof VERSION_TABLES

/** The next versions of the snapshot. */
export const nextVersions = (reader: Reader, context: ChunkContext, kind: RangedKind, after: string, size: number) => {
  const known = sql`version <= ${context.scopeContext.snapshot?.versions[kind]}::bigint`
  return nextKeys(reader, context, VERSION_TABLES[kind], sql`version`, known, after, size)
}

const PREPARED_TABLES = {
  entitlement: [sql`preparation_entitlements`, sql`entitlement_key`],
  principal: [sql`preparation_principals`, sql`principal_key`],
} as const satisfies Record<string, readonly [Sql, Sql]>
export type PreparedKind = keyof typeof PREPARED_TABLES

/** The next entitlements or principals of the preparation. */
export const nextPrepared = (
  reader: Reader,
  context: ChunkContext,
  kind: PreparedKind,
  after: string,
  size: number,
) => {
  const [table, column] = PREPARED_TABLES[kind]
  return nextKeys(reader, context, table, column, sql`preparation_key = ${context.key}`, after, size)
}

async function nextKeys(
  reader: Reader,
  { scopeContext: { tenantId } }: ChunkContext,
  table: Sql,
  column: Sql,
  which: Sql,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ upTo: string | null }>(sql`
    select max(${column})::text as "upTo" from (
      select ${column} from ${table} where tenant_id = ${tenantId} and ${which} and ${column} > ${after}::bigint
      order by ${column} limit ${size}) as next`)
  return row?.upTo ? { after, upTo: row.upTo } : undefined
}

/** The next grants by principal and entitlement, which is the order of the items; the last range has no end. */
export async function nextGrants(
  reader: Reader,
  { scopeContext }: Pick<ChunkContext, 'scopeContext'>,
  after: string,
  size: number,
): Promise<Range | undefined> {
  if (after === LAST_PAIR) return undefined
  const next = (which: Sql) => sql`(
    select g.principal_key, g.entitlement_key from grant_versions g
    where g.tenant_id = ${scopeContext.tenantId} and ${which}
      and (g.principal_key, g.entitlement_key) > ${pair(after)}
    order by g.principal_key, g.entitlement_key limit ${size})`
  const row = await reader.first<{ upTo: string }>(sql`
    select principal_key || ' ' || entitlement_key as "upTo" from (
      ${next(sql`g.closed_at is null`)} union all ${next(closedSince(scopeContext))}) as next
    order by principal_key, entitlement_key offset ${size - 1} limit 1`)
  return { after, upTo: row?.upTo ?? LAST_PAIR }
}
