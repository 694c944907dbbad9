import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { RELATIONS } from '../codes.ts'
import type { Review } from '../review.store.ts'

/** The sets among these that a person belongs to, with whom they stand in for. */
export async function findMemberships(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  userId: string,
  setKeys: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await reader.rows<{ setKey: number; onBehalfOf: string | null }>(sql`
    select set_key as "setKey", on_behalf_of as "onBehalfOf" from reviewer_set_members
    where tenant_id = ${tenantId} and user_id = ${userId} and review_key = ${reviewKey}
      and set_key = any(${setKeys}::int[])`)
  return new Map(rows.map((row) => [row.setKey, row.onBehalfOf]))
}

/** Those of these principals behind which the person is. */
export async function findOwnPrincipals(
  reader: Reader,
  tenantId: TenantId,
  preparationKey: string,
  userId: string,
  principalKeys: readonly string[],
): Promise<Set<string>> {
  const rows = await reader.rows<{ key: string }>(sql`
    select p.principal_key::text as key from preparation_principals p
    join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version and u.user_id = ${userId}
    where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey}
      and p.principal_key = any(${principalKeys}::bigint[])`)
  return new Set(rows.map((row) => row.key))
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
  approved: boolean
  comment: string
  chosenAt: Date
  chosenWith: number
  onBehalfOf: string | null
}

/** Keeps answers to the current steps of tasks, which are locked and have not moved yet. */
export const insertDecisions = (
  tx: Tx,
  tenantId: TenantId,
  review: Pick<Review, 'key' | 'preparationKey' | 'firstNumber'>,
  by: { submissionKey: string; userId: string },
  decisions: readonly NewDecision[],
): Promise<number> =>
  tx.count(sql`
    with answered as materialized (
      select t.numeric_id, t.step_seq, t.step_no, t.run_no, t.path_key, t.set_key, t.why, t.because, t.step_since,
        q.approved, q.comment, q.chosen_at, q.chosen_with, q.on_behalf_of, u.user_id as subject_id
      from unnest(${decisions.map(({ number }) => number)}::bigint[], ${decisions.map(({ approved }) => approved)}::boolean[],
        ${decisions.map(({ comment }) => comment)}::text[], ${decisions.map(({ chosenAt }) => chosenAt)}::timestamptz[],
        ${decisions.map(({ chosenWith }) => chosenWith)}::int[], ${decisions.map(({ onBehalfOf }) => onBehalfOf)}::text[])
        as q (numeric_id, approved, comment, chosen_at, chosen_with, on_behalf_of)
      join tasks t on t.tenant_id = ${tenantId} and t.review_key = ${review.key} and t.numeric_id = q.numeric_id
      join preparation_principals p on p.tenant_id = t.tenant_id and p.preparation_key = ${review.preparationKey}
        and p.principal_key = t.principal_key
      left join user_versions u on u.tenant_id = t.tenant_id and u.version = p.user_version
    ), ${relations(tenantId, review, by.userId)}
    insert into decisions (tenant_id, review_key, numeric_id, step_seq, step_no, run_no, path_key, user_id, on_behalf_of,
      approved, comment, decided_at, submission_key, set_key, why, because, step_since, relations, chosen_at, chosen_with)
    select ${tenantId}, ${review.key}, a.numeric_id, a.step_seq, a.step_no, a.run_no, a.path_key, ${by.userId},
      a.on_behalf_of, a.approved, a.comment, now(), ${by.submissionKey}, a.set_key, a.why, a.because, a.step_since,
      coalesce(r.bits, 0), a.chosen_at, a.chosen_with
    from answered a left join relations r on r.subject_id = a.subject_id and r.step_since = a.step_since`)

/**
 * The relations between the reviewer and each subject in `answered`, as bits, as they were when the step was opened.
 * Nobody knows yet who granted an access: that bit is never set.
 */
const relations = (
  tenantId: TenantId,
  review: Pick<Review, 'key' | 'preparationKey' | 'firstNumber'>,
  userId: string,
): Sql => sql`
    subjects as materialized (
      select distinct subject_id, step_since from answered where subject_id is not null
    ), versions as materialized (
      select v.user_id, v.manager_ids, v.opened_at, v.closed_at from user_versions v
      where v.tenant_id = ${tenantId} and v.closed_at is null
        and (v.user_id = ${userId} or v.user_id in (select subject_id from subjects))
      union all
      select v.user_id, v.manager_ids, v.opened_at, v.closed_at from user_versions v
      where v.tenant_id = ${tenantId} and v.closed_at > (select min(step_since) from subjects)
    ), reviewing_me as materialized (
      select distinct m.user_id from preparation_principals p
      join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version and u.user_id = ${userId}
      join tasks t on t.tenant_id = p.tenant_id and t.review_key = ${review.key} and t.principal_key = p.principal_key
        and t.numeric_id >= ${review.firstNumber}::bigint + p.first_item
        and t.numeric_id < ${review.firstNumber}::bigint + p.first_item + p.item_count
      join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key
      where p.tenant_id = ${tenantId} and p.preparation_key = ${review.preparationKey}
    ), relations as (
      select s.subject_id, s.step_since,
        case when s.subject_id = ${userId} then ${RELATIONS.self} else 0 end
        + case when exists (select 1 from versions v where v.user_id = s.subject_id and ${validAt(sql`s.step_since`)}
            and ${userId} = any(v.manager_ids)) then ${RELATIONS.manager} else 0 end
        + case when exists (select 1 from versions v where v.user_id = ${userId} and ${validAt(sql`s.step_since`)}
            and s.subject_id = any(v.manager_ids)) then ${RELATIONS.subordinate} else 0 end
        + case when s.subject_id <> ${userId} and s.subject_id in (select user_id from reviewing_me)
            then ${RELATIONS.mutual} else 0 end as bits
      from subjects s
    )`

const validAt = (time: Sql): Sql => sql`v.opened_at <= ${time} and (v.closed_at is null or v.closed_at > ${time})`

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
