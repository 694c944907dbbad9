import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** A review whose peers are counted. */
export interface PeerSource {
  tenantId: TenantId
  reviewKey: string
  preparationKey: string
  /** Time of the snapshot that the items show. */
  frozenAt: Date
}

/** Peer groups of a person (`u`): kinds as in `review_peer_groups`. */
const groupsOf = (u: Sql) => sql`lateral (values ('D'::"char", ${u}.department), ('M'::"char", ${u}.manager_ids[1]),
  ('J'::"char", ${u}.job_title)) as k (kind, value)`

/** Numbers the departments, managers and job titles that people have at the start, and counts the people. */
export const insertPeerGroups = (tx: Tx, { tenantId, reviewKey }: PeerSource) =>
  tx.count(sql`
    insert into review_peer_groups (tenant_id, review_key, peer_no, kind, value, people_count)
    select ${tenantId}, ${reviewKey}::bigint, row_number() over (order by k.kind, k.value), k.kind, k.value, count(*)
    from users u cross join ${groupsOf(sql`u`)}
    where u.tenant_id = ${tenantId} and u.status <> 'DELETED' and k.value <> ''
    group by k.kind, k.value`)

export const analyzePeerGroups = (tx: Tx) => tx.count(sql`analyze review_peer_groups`)
export const analyzePeers = (tx: Tx) => tx.count(sql`analyze review_peers`)

/** The next entitlements of the review, by rank; undefined when none are left. */
export async function nextEntitlements(
  reader: Reader,
  { tenantId, preparationKey }: PeerSource,
  after: string,
  count: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ upTo: string | null }>(sql`
    select max(app_rank)::text as "upTo" from (
      select app_rank from preparation_entitlements
      where tenant_id = ${tenantId} and preparation_key = ${preparationKey}::bigint and app_rank > ${after}::int
      order by app_rank limit ${count}) as next`)
  return row?.upTo ? { after, upTo: row.upTo } : undefined
}

/**
 * Counts for the entitlements of a range how many people of each peer group hold them, whether under review or not. A
 * person counts once, however many accounts they have. It goes from grants to people, so that a small chunk is quick.
 */
export const insertPeers = (tx: Tx, { tenantId, reviewKey, preparationKey }: PeerSource, { after, upTo }: Range) => {
  const group = (alias: Sql, kind: string, value: Sql) => sql`
    left join review_peer_groups ${alias} on ${alias}.tenant_id = ${tenantId} and ${alias}.review_key = ${reviewKey}::bigint
      and ${alias}.kind = ${kind} and ${alias}.value = ${value}`
  return tx.count(sql`
    insert into review_peers (tenant_id, review_key, entitlement_key, peer_no, holder_count)
    with holders as (
      select distinct g.entitlement_key, a.user_id
      from preparation_entitlements e
      join grants g on g.tenant_id = ${tenantId} and g.entitlement_key = e.entitlement_key and not g.to_resource
      join accounts a on a.tenant_id = ${tenantId} and a.account_key = g.principal_key
      where e.tenant_id = ${tenantId} and e.preparation_key = ${preparationKey}::bigint
        and e.app_rank > ${after}::int and e.app_rank <= ${upTo}::int),
    peers as (
      select h.entitlement_key, d.peer_no as department, m.peer_no as manager, j.peer_no as job_title
      from holders h join users u on u.tenant_id = ${tenantId} and u.user_id = h.user_id and u.status <> 'DELETED'
      ${group(sql`d`, 'D', sql`u.department`)} ${group(sql`m`, 'M', sql`u.manager_ids[1]`)}
      ${group(sql`j`, 'J', sql`u.job_title`)})
    select ${tenantId}, ${reviewKey}::bigint, entitlement_key, coalesce(department, manager, job_title), count(*)
    from peers
    group by grouping sets ((entitlement_key, department), (entitlement_key, manager), (entitlement_key, job_title))
    having coalesce(department, manager, job_title) is not null`)
}
