import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Review } from '../review.store.ts'
import type { KnownRelations } from './relations.rules.ts'

/**
 * What relations between a reviewer and these subjects and grants follow from. Of people's versions, those that were open
 * at some time since `since`.
 */
export async function loadRelations(
  reader: Reader,
  tenantId: TenantId,
  review: Pick<Review, 'key' | 'preparationKey' | 'firstNumber'>,
  userId: string,
  {
    subjectIds,
    since,
    grantVersions,
  }: { subjectIds: readonly string[]; since: Date; grantVersions: readonly string[] },
): Promise<KnownRelations> {
  type Version = { userId: string; managerIds: string[]; openedAt: Date; closedAt: Date | null }
  const columns = sql`v.user_id as "userId", v.manager_ids as "managerIds", v.opened_at as "openedAt",
    v.closed_at as "closedAt"`
  const people = [...subjectIds, userId]
  const versions = await reader.rows<Version>(sql`
    select ${columns} from user_versions v
    where v.tenant_id = ${tenantId} and v.user_id = any(${people}::text[]) and v.closed_at is null
      and (v.user_id = ${userId} or ${userId} = any(v.manager_ids))
    union all
    select ${columns} from user_versions v
    where v.tenant_id = ${tenantId} and v.user_id = any(${people}::text[]) and v.closed_at > ${since}
      and (v.user_id = ${userId} or ${userId} = any(v.manager_ids))`)
  const reviewers = await reader.rows<{ userId: string }>(sql`
    select distinct m.user_id as "userId" from preparation_principals p
    join user_versions u on u.tenant_id = p.tenant_id and u.version = p.user_version and u.user_id = ${userId}
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = ${review.key} and t.principal_key = p.principal_key
      and t.numeric_id >= ${review.firstNumber}::bigint + p.first_item
      and t.numeric_id < ${review.firstNumber}::bigint + p.first_item + p.item_count
    join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key
    where p.tenant_id = ${tenantId} and p.preparation_key = ${review.preparationKey}`)
  const given = sql`grant_versions g where g.tenant_id = ${tenantId} and g.granted_by = ${userId}`
  // Few reviewers give grants: looking for 10,000 versions takes as long as all else that is read here.
  const gives = (await reader.count(sql`select 1 from ${given} limit 1`)) > 0
  const granted = gives
    ? await reader.rows<{ version: string }>(sql`
        select g.version::text as version from ${given} and g.version = any(${grantVersions}::bigint[])`)
    : []
  return {
    userId,
    managers: versions
      .filter((version) => version.userId === userId)
      .flatMap(({ managerIds, ...period }) => managerIds.map((managerId) => ({ ...period, userId: managerId }))),
    reports: versions.filter(({ managerIds }) => managerIds.includes(userId)),
    reviewers: new Set(reviewers.map((row) => row.userId)),
    granted: new Set(granted.map(({ version }) => version)),
  }
}
