import type { AccessReview, NotificationConfig } from '../../contract/campaign/campaign.ts'
import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What mails about a campaign go by. */
export interface MailedCampaign {
  id: string
  displayName: string
  state: AccessReview['state']
  isClosing: boolean
  completionAt: Date | null
  reviewInstructions: string
  notifications: NotificationConfig
  owners: { userId: string; displayName: string; email: string }[]
}

/** Campaigns with their owners who are enabled and have an address; those that were deleted are left out. */
export const loadMailedCampaigns = (
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<MailedCampaign[]> =>
  reader.rows<MailedCampaign>(sql`
    select c.campaign_id as id, c.display_name as "displayName", c.state, c.is_closing as "isClosing",
      c.completion_at as "completionAt", coalesce(c.settings->>'reviewInstructions', '') as "reviewInstructions",
      coalesce(nullif(c.settings->'notificationConfig', 'null'), '{}') as notifications, coalesce((
        select jsonb_agg(jsonb_build_object('userId', u.user_id, 'displayName', u.display_name, 'email', u.email)
          order by u.user_id)
        from campaign_owners o join users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
        where o.tenant_id = c.tenant_id and o.campaign_id = c.campaign_id and u.status = 'ENABLED' and u.email <> ''),
        '[]') as owners
    from campaigns c
    where c.tenant_id = ${tenantId} and c.campaign_id = any(${ids}::text[]) and c.state <> 'ACCESS_REVIEW_STATE_DELETED'`)
