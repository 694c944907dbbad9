import type { Reader } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** A submitted decision as it is stored now. */
export interface LineRow {
  number: string
  stepSeq: number
  approved: boolean
  comment: string
  result: 'ACCEPTED' | 'REFUSED' | 'LOCKED'
  userId: string | null
  /** Null when the item of the task is not there. */
  grantVersion: string | null
  /** Of a decision: whether it was made between the submission and its end. */
  isInTime: boolean
}

/** A page of what a submission consists of, by number: its decisions, its refusals, and what it still locks. */
export const listLines = (
  reader: Reader,
  tenantId: TenantId,
  { key, reviewKey, preparationKey }: { key: string; reviewKey: string; preparationKey: string },
  { after, limit }: { after: string; limit: number },
) => {
  const page = (alias: Sql) => sql`${alias}.tenant_id = ${tenantId} and ${alias}.submission_key = ${key}
    and ${alias}.numeric_id > ${after}::bigint order by ${alias}.numeric_id limit ${limit}`
  const columns = (alias: Sql) => sql`${alias}.numeric_id, ${alias}.step_seq, ${alias}.approved, ${alias}.comment`
  return reader.rows<LineRow>(sql`
    select e.numeric_id::text as number, e.step_seq as "stepSeq", e.approved, e.comment, e.result, e.user_id as "userId",
      i.grant_version::text as "grantVersion", coalesce(e.at between s.submitted_at
        and coalesce(s.finished_at, now()), true) as "isInTime"
    from (
      (select ${columns(sql`d`)}, 'ACCEPTED' as result, d.user_id, d.decided_at as at from decisions d
        where ${page(sql`d`)})
      union all
      (select ${columns(sql`f`)}, 'REFUSED', null, null from submission_refusals f where ${page(sql`f`)})
      union all
      (select ${columns(sql`p`)}, 'LOCKED', p.user_id, null from pending_decisions p where ${page(sql`p`)})) e
    join submissions s on s.tenant_id = ${tenantId} and s.submission_key = ${key}
    left join tasks t on t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.numeric_id = e.numeric_id
    left join items i on i.tenant_id = ${tenantId} and i.preparation_key = ${preparationKey}
      and i.principal_key = t.principal_key and i.entitlement_key = t.entitlement_key
    order by e.numeric_id limit ${limit}`)
}

export async function countLinesAfter(
  reader: Reader,
  tenantId: TenantId,
  key: string,
  number: string,
): Promise<number> {
  const after = (table: Sql) => sql`(select count(*) from ${table} where tenant_id = ${tenantId}
    and submission_key = ${key} and numeric_id > ${number}::bigint)`
  const row = await reader.first<{ n: number }>(sql`
    select (${after(sql`decisions`)} + ${after(sql`submission_refusals`)} + ${after(sql`pending_decisions`)})::int as n`)
  return row?.n ?? 0
}

/** When a submission was made, to the microsecond. */
export async function findSubmittedAt(reader: Reader, tenantId: TenantId, key: string): Promise<string | undefined> {
  const row = await reader.first<{ at: string }>(sql`
    select to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from submissions
    where tenant_id = ${tenantId} and submission_key = ${key}`)
  return row?.at
}

/** The campaigns of a tenant that were started, oldest first. */
export const listStartedCampaigns = async (reader: Reader, tenantId: TenantId): Promise<string[]> => {
  const rows = await reader.rows<{ id: string }>(sql`
    select campaign_id as id from reviews where tenant_id = ${tenantId} and opened_at is not null order by review_key`)
  return rows.map(({ id }) => id)
}

/** Decisions of a review that belong to no submission of it. */
export async function countStrayDecisions(reader: Reader, tenantId: TenantId, reviewKey: string): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from decisions d
    left join submissions s on s.tenant_id = d.tenant_id and s.submission_key = d.submission_key
      and s.review_key = d.review_key
    where d.tenant_id = ${tenantId} and d.review_key = ${reviewKey} and s.submission_key is null`)
  return row?.n ?? 0
}
