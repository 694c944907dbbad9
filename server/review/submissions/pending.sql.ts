import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Whose pending decisions in which review. */
export interface PendingOwner {
  tenantId: TenantId
  userId: string
  reviewKey: string
}

/** Selects the pending decisions (`p`) of a person. */
export const ofOwner = ({ tenantId, userId, reviewKey }: PendingOwner): Sql => sql`
  p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.review_key = ${reviewKey}`
