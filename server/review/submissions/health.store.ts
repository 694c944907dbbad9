import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { liveJobs } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** A submission that nothing will end by itself, so that what it has locked stays locked. */
export interface DeadSubmission {
  key: string
  reviewKey: string
  state: 'AWAITING_SIGNATURE' | 'TIMESTAMPING' | 'APPLYING'
  lockedCount: number
}

/** Those past their deadline, and those being applied without a job; in one statement, because jobs come and go. */
export const listDead = (reader: Reader, tenantId: TenantId, jobKind: string) =>
  reader.rows<DeadSubmission>(sql`
    select s.submission_key::text as key, s.review_key::text as "reviewKey", s.state, (
        select count(*)::int from pending_decisions p
        where p.tenant_id = s.tenant_id and p.submission_key = s.submission_key) as "lockedCount"
    from submissions s
    join reviews r on r.tenant_id = s.tenant_id and r.review_key = s.review_key and r.opened_at is not null
      and r.closed_at is null
    where s.tenant_id = ${tenantId} and (
      s.state in ('AWAITING_SIGNATURE', 'TIMESTAMPING') and s.deadline_at <= now()
      or s.state = 'APPLYING' and not exists (select 1 from ${liveJobs} j
        where j.tenant_id = s.tenant_id and j.kind = ${jobKind} and j.key = s.submission_key::text))`)

/** Keeps what a check of all open reviews found: how many pending decisions dead submissions have locked. */
export const saveHealth = (tx: Tx, tenantId: TenantId, phantoms: ReadonlyMap<string, number>) =>
  tx.count(sql`
    update reviews r set health_checked_at = now(), phantom_count = coalesce((
      select q.n from unnest(${[...phantoms.keys()]}::bigint[], ${[...phantoms.values()]}::int[]) as q (review_key, n)
      where q.review_key = r.review_key), 0)
    where r.tenant_id = ${tenantId} and r.opened_at is not null and r.closed_at is null`)

/** Of all tenants, for the metrics. */
export async function countPhantoms(reader: Reader): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select coalesce(sum(phantom_count), 0)::int as n from reviews where opened_at is not null and closed_at is null`)
  return row?.n ?? 0
}
