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

/** Selects those that no submission has locked, all of them or those for these tasks. */
export const isUnlocked = (numbers: readonly string[] | undefined): Sql => sql`
  p.submission_key is null ${numbers === undefined ? sql`` : sql`and p.numeric_id = any(${numbers}::bigint[])`}`

export const isFree = (owner: PendingOwner, numbers: readonly string[] | undefined): Sql => sql`${ofOwner(owner)}
  and ${isUnlocked(numbers)}`
