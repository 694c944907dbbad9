import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface NewLink {
  text: string
  /** Empty: nobody. */
  userId: string
}
export interface LinkRow extends NewLink {
  ref: string
  displayName: string
  createdById: string
  createdAt: Date
}

/** By text. */
export const listLinks = (
  reader: Reader,
  tenantId: TenantId,
  sourceId: string,
  { after, limit }: { after: string; limit: number },
) =>
  reader.rows<LinkRow>(sql`
    select l.ref, l.text, coalesce(l.user_id, '') as "userId", coalesce(u.display_name, '') as "displayName",
      coalesce(l.created_by, '') as "createdById", l.created_at as "createdAt"
    from source_links l left join users u on u.tenant_id = l.tenant_id and u.user_id = l.user_id
    where l.tenant_id = ${tenantId} and l.source_id = ${sourceId} and l.ref > ${after} order by l.ref limit ${limit}`)

export async function countLinks(reader: Reader, tenantId: TenantId, sourceId: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from source_links where tenant_id = ${tenantId} and source_id = ${sourceId}`)
  return row?.n ?? 0
}

/** Makes links; the last one for a text counts. */
export const putLinks = (
  tx: Tx,
  tenantId: TenantId,
  sourceId: string,
  links: readonly NewLink[],
  createdBy: string | undefined,
) =>
  tx.count(sql`
    insert into source_links (tenant_id, source_id, ref, text, user_id, created_by)
    select distinct on (lower(x.text)) ${tenantId}, ${sourceId}, lower(x.text), x.text, nullif(x.user_id, ''), ${createdBy}
    from unnest(${links.map(({ text }) => text)}::text[], ${links.map(({ userId }) => userId)}::text[])
      with ordinality as x (text, user_id, at)
    order by lower(x.text), x.at desc
    on conflict (tenant_id, source_id, ref) do update set text = excluded.text, user_id = excluded.user_id,
      created_by = excluded.created_by, created_at = now()`)

export const deleteLinks = (tx: Tx, tenantId: TenantId, sourceId: string, texts: readonly string[]) =>
  tx.count(sql`
    delete from source_links l using unnest(${texts}::text[]) as x (text)
    where l.tenant_id = ${tenantId} and l.source_id = ${sourceId} and l.ref = lower(x.text)`)
