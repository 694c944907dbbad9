import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Two names of a source that are two things, although they look alike. The name that sorts first is the first. */
export interface NamePair {
  kind: 'apps' | 'entitlements'
  app: string
  name: string
  otherName: string
}
export interface NamePairRow extends NamePair {
  createdById: string
  createdAt: Date
}

/** The same pair, whichever name comes first; as the database sorts, by code points. */
export const ordered = <T extends NamePair>(pair: T): T =>
  Buffer.compare(Buffer.from(pair.name), Buffer.from(pair.otherName)) < 0
    ? pair
    : { ...pair, name: pair.otherName, otherName: pair.name }

/** By kind, app and names. */
export const listDifferentNames = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  { after, limit }: { after: readonly string[]; limit: number },
) =>
  reader.rows<NamePairRow>(sql`
    select kind, app, name, other_name as "otherName", coalesce(created_by, '') as "createdById", created_at as "createdAt"
    from source_different_names where tenant_id = ${tenantId} and source_id = ${sourceId}
      and (kind, app, name, other_name) > (${after[0] ?? ''}, ${after[1] ?? ''}, ${after[2] ?? ''}, ${after[3] ?? ''})
    order by kind, app, name, other_name limit ${limit}`)

/** Pairs of entitlements in these apps, by the id of the app. */
export const listDifferentInApps = (reader: Reader, tenantId: TenantId, appIds: readonly string[], limit: number) =>
  reader.rows<{ app: string; name: string; otherName: string }>(sql`
    select a.app_id as app, d.name, d.other_name as "otherName" from source_different_names d
    join apps a on a.tenant_id = d.tenant_id and a.source_id = d.source_id and a.display_name = d.app
    where d.tenant_id = ${tenantId} and d.kind = 'entitlements' and a.app_id = any(${appIds}::text[]) limit ${limit}`)

const pairRows = (pairs: readonly NamePair[]): Sql => {
  const sorted = pairs.map(ordered)
  return sql`unnest(${sorted.map(({ kind }) => kind)}::text[], ${sorted.map(({ app }) => app)}::text[],
    ${sorted.map(({ name }) => name)}::text[], ${sorted.map(({ otherName }) => otherName)}::text[]) as x (kind, app, name, other_name)`
}

export const putDifferentNames = (
  tx: Tx,
  tenantId: TenantId,
  sourceId: string,
  pairs: readonly NamePair[],
  createdBy: string | undefined,
) =>
  tx.count(sql`
    insert into source_different_names (tenant_id, source_id, kind, app, name, other_name, created_by)
    select ${tenantId}, ${sourceId}, x.kind, x.app, x.name, x.other_name, ${createdBy} from ${pairRows(pairs)}
    on conflict do nothing`)

export const deleteDifferentNames = (tx: Tx, tenantId: TenantId, sourceId: string, pairs: readonly NamePair[]) =>
  tx.count(sql`
    delete from source_different_names d using ${pairRows(pairs)}
    where d.tenant_id = ${tenantId} and d.source_id = ${sourceId} and d.kind = x.kind and d.app = x.app
      and d.name = x.name and d.other_name = x.other_name`)

export async function countDifferentNames(reader: Reader, tenantId: TenantId, sourceId: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from source_different_names where tenant_id = ${tenantId} and source_id = ${sourceId}`)
  return row?.n ?? 0
}
