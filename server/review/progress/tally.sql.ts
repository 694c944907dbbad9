import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Review } from '../review.store.ts'

/** A app, by its number in the preparation; S reviewer set; T quarter of an hour in which tasks were closed. */
export type Dimension = 'A' | 'S' | 'T'

/** Counts of tasks, as `key`, `measure` and `n`: the rows of the table are differences. */
export const tallies = (tenantId: TenantId, reviewKey: string, dimension: Dimension): Sql => sql`(
  select key, measure, sum(n) as n from review_tallies
  where tenant_id = ${tenantId} and review_key = ${reviewKey} and dimension = ${dimension}::"char"
  group by key, measure having sum(n) <> 0)`

/** Measures of open tasks. */
export const isOpen = (alias: Sql): Sql => sql`${alias}.measure in ('O', 'W')`

/** The entitlements under review as they were when the campaign was prepared, with the numbers that start gave them. */
export const reviewedEntitlements = (
  tenantId: TenantId,
  { preparationKey }: Pick<Review, 'preparationKey'>,
): Sql => sql`(
  select p.app_rank, p.app_no, v.entitlement_id, v.app_id, v.display_name from preparation_entitlements p
  join entitlement_versions v on v.tenant_id = p.tenant_id and v.version = p.entitlement_version
  where p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey})`

/** The apps under review, by their numbers. */
export const reviewedApps = (tenantId: TenantId, review: Pick<Review, 'preparationKey'>): Sql => sql`(
  select app_no, min(app_id) as app_id from ${reviewedEntitlements(tenantId, review)} e group by app_no)`

/**
 * How many decisions people have chosen and not submitted, as `user_id` and `n`. What was chosen for an earlier instance
 * of a step is void.
 */
export const staged = (tenantId: TenantId, reviewKey: string): Sql => sql`(
  select p.user_id, count(*) as n from pending_decisions p
  join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
    and t.step_seq = p.step_seq and t.state = 'O'
  where p.tenant_id = ${tenantId} and p.review_key = ${reviewKey} and p.submission_key is null
  group by p.user_id)`

/** How many tasks people can answer now, as `user_id` and `n`. A task with several reviewers counts for each. */
export const openByUser = (tenantId: TenantId, reviewKey: string): Sql => sql`(
  select m.user_id, sum(s.n) as n from ${tallies(tenantId, reviewKey, 'S')} s
  join reviewer_set_members m on m.tenant_id = ${tenantId} and m.review_key = ${reviewKey} and m.set_key = s.key
  group by m.user_id)`

/** What people have answered, as `user_id`, `answered`, `denied`, `last_at`. */
export const answersByUser = (tenantId: TenantId, reviewKey: string): Sql => sql`(
  select user_id, sum(approved_count + denied_count) as answered, sum(denied_count) as denied,
    max(submitted_at) filter (where approved_count + denied_count > 0) as last_at
  from submissions where tenant_id = ${tenantId} and review_key = ${reviewKey} group by user_id)`
