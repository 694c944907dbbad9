import { visibleCampaign } from '../../campaign/index.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Actor } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** What a caller has to do with the review of a campaign. */
export interface Involvement {
  /** The state of the campaign, if the caller may see it: then they see all tasks and submissions of it. */
  visibleState: string | null
  /** Whether the caller is, or was, among the reviewers. */
  isReviewer: boolean
}

export async function findInvolvement(
  reader: Reader,
  tenantId: TenantId,
  campaignId: string,
  reviewKey: string | undefined,
  actor: Actor,
): Promise<Involvement> {
  const row = await reader.first<Involvement>(sql`
    select (select c.state from ${visibleCampaign(tenantId, campaignId, actor)} c) as "visibleState",
      exists (select 1 from reviewer_set_members m where m.tenant_id = ${tenantId} and m.user_id = ${actor.userId}
        and m.review_key = ${reviewKey ?? null}::bigint) as "isReviewer"`)
  return row ?? { visibleState: null, isReviewer: false }
}
