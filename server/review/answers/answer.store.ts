import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { ofOwner, type PendingOwner } from '../pending/pending.sql.ts'

/** The sets among these that a person belongs to. */
export async function findMemberships(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  userId: string,
  setKeys: readonly number[],
): Promise<Set<number>> {
  const rows = await reader.rows<{ setKey: number }>(sql`
    select set_key as "setKey" from reviewer_set_members
    where tenant_id = ${tenantId} and user_id = ${userId} and review_key = ${reviewKey}
      and set_key = any(${setKeys}::int[])`)
  return new Set(rows.map(({ setKey }) => setKey))
}

/** The people behind these principals, by key. */
export async function findSubjects(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  principalKeys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.rows<{ key: string; userId: string }>(sql`
    select p.principal_key::text as key, u.user_id as "userId" from preparation_principals p
    join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version
    where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey}
      and p.principal_key = any(${principalKeys}::bigint[])`)
  return new Map(rows.map((row) => [row.key, row.userId]))
}

/** A past opening of a step: who answered it or what else ended it, and whether the asking person knew of it. */
export interface Instance {
  number: string
  answeredBy: string | null
  answeredByName: string | null
  approved: boolean | null
  answeredAt: Date | null
  /** Kind of the event. */
  endedBy: string | null
  endedByName: string | null
  endedAt: Date | null
  /** The person could have answered it, or has answered another step of the task. */
  isKnown: boolean
}

export async function findInstances(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  userId: string,
  asked: readonly { number: string; stepSeq: number }[],
): Promise<Map<string, Instance>> {
  const rows = await reader.rows<Instance>(sql`
    select q.numeric_id::text as number, d.user_id as "answeredBy", du.display_name as "answeredByName", d.approved,
      d.decided_at as "answeredAt", e.kind as "endedBy", eu.display_name as "endedByName", e.at as "endedAt",
      (exists (select 1 from reviewer_set_members m where m.tenant_id = ${tenantId} and m.user_id = ${userId}
          and m.review_key = ${reviewKey} and m.set_key in (d.set_key, e.set_key))
        or exists (select 1 from decisions o where o.tenant_id = ${tenantId} and o.review_key = ${reviewKey}
          and o.numeric_id = q.numeric_id and o.user_id = ${userId})) as "isKnown"
    from unnest(${asked.map(({ number }) => number)}::bigint[], ${asked.map(({ stepSeq }) => stepSeq)}::int[])
      as q (numeric_id, step_seq)
    left join decisions d on d.tenant_id = ${tenantId} and d.review_key = ${reviewKey} and d.numeric_id = q.numeric_id
      and d.step_seq = q.step_seq
    left join lateral (select e.kind, e.user_id, e.at, e.set_key from task_events e
      where e.tenant_id = ${tenantId} and e.review_key = ${reviewKey} and e.numeric_id = q.numeric_id
        and e.step_seq = q.step_seq and e.kind <> 'COMMENT' order by e.event_id desc limit 1) e on true
    left join users du on du.tenant_id = ${tenantId} and du.user_id = d.user_id
    left join users eu on eu.tenant_id = ${tenantId} and eu.user_id = e.user_id`)
  return new Map(rows.map((row) => [row.number, row]))
}

export interface NewDecision {
  number: string
  /** As bits (codes.ts). */
  relations: number
}

/** An answer that was never a pending decision. */
export interface DirectDecision {
  number: string
  approved: boolean
  comment: string
}

/**
 * Keeps answers to the current steps of tasks, which are locked and have not moved yet. What was chosen is taken from the
 * pending decisions of the person, or is the one answer that is given.
 */
export function insertDecisions(
  tx: Tx,
  { tenantId, reviewKey, userId }: PendingOwner,
  submissionKey: string,
  decisions: readonly NewDecision[],
  direct?: DirectDecision,
): Promise<number> {
  const chosen = direct
    ? sql`(select ${direct.number}::bigint as numeric_id, ${direct.approved}::boolean as approved,
        ${direct.comment}::text as comment, now() as chosen_at, 1 as chosen_with) p on p.numeric_id = q.numeric_id`
    : sql`pending_decisions p on ${ofOwner({ tenantId, userId, reviewKey })} and p.numeric_id = q.numeric_id`
  const numbers = decisions.map(({ number }) => number)
  return tx.count(sql`
    with t as materialized (
      select * from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey}::bigint
        and numeric_id = any(${numbers}::bigint[])
    ), m as materialized (
      select set_key, on_behalf_of from reviewer_set_members
      where tenant_id = ${tenantId} and user_id = ${userId} and review_key = ${reviewKey}::bigint
        and set_key in (select set_key from t))
    insert into decisions (tenant_id, review_key, numeric_id, step_seq, step_no, run_no, path_key, user_id, on_behalf_of,
      approved, comment, decided_at, submission_key, set_key, why, because, step_since, relations, chosen_at, chosen_with)
    select t.tenant_id, t.review_key, t.numeric_id, t.step_seq, t.step_no, t.run_no, t.path_key, ${userId},
      m.on_behalf_of, p.approved, p.comment, now(), ${submissionKey}::bigint, t.set_key, t.why, t.because, t.step_since,
      q.relations, p.chosen_at, p.chosen_with
    from unnest(${numbers}::bigint[], ${decisions.map(({ relations }) => relations)}::int[]) as q (numeric_id, relations)
    join ${chosen}
    join t on t.numeric_id = q.numeric_id
    left join m on m.set_key = t.set_key`)
}

/** The version of the grant that the item of a task shows. */
export async function findGrantVersion(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  { principalKey, entitlementKey }: { principalKey: string; entitlementKey: string },
): Promise<string> {
  const row = await reader.first<{ version: string }>(sql`
    select grant_version::text as version from items where tenant_id = ${tenantId}
      and preparation_key = ${preparationKey} and principal_key = ${principalKey} and entitlement_key = ${entitlementKey}`)
  if (!row) throw new Error('a task without an item')
  return row.version
}
