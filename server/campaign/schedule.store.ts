import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { moveCampaign } from './campaign.store.ts'
import { closeIsDue, startIsDue, startIsScheduled } from './schedule.sql.ts'

/** Makes a prepared campaign wait for the date of its start, or no longer. To be called when either may have changed. */
export async function settleSchedule(tx: Tx, tenantId: TenantId, id: string): Promise<void> {
  const row = await tx.first<{ state: string; scheduled: boolean }>(sql`
    select c.state, ${startIsScheduled} as scheduled from campaigns c
    where c.tenant_id = ${tenantId} and c.campaign_id = ${id}`)
  const [REVIEW, PENDING] = ['ACCESS_REVIEW_STATE_REVIEW', 'ACCESS_REVIEW_STATE_PENDING'] as const
  if (row?.scheduled && row.state === REVIEW)
    await moveCampaign(tx, tenantId, id, { from: REVIEW, to: PENDING, by: 'schedule' })
  if (row && !row.scheduled && row.state === PENDING)
    await moveCampaign(tx, tenantId, id, { from: PENDING, to: REVIEW, by: 'unschedule' })
}

/** What the clock demands of a campaign. */
export type Due = 'start' | 'close'
const IS_DUE = { start: startIsDue, close: closeIsDue }
const TRIED = {
  start: sql`start_tried_for = scheduled_start_at`,
  close: sql`close_tried_for = completion_at`,
}

/** The campaigns whose date has come. */
export async function listDueCampaigns(reader: Reader, tenantId: TenantId): Promise<{ id: string; due: Due }[]> {
  return reader.rows(sql`
    select c.campaign_id as id, 'start' as due from campaigns c where c.tenant_id = ${tenantId} and ${startIsDue}
    union all
    select c.campaign_id, 'close' from campaigns c where c.tenant_id = ${tenantId} and ${closeIsDue}
    order by due, id`)
}

/** Whether the date of a campaign has come, asked again once the campaign is locked. */
export const isDue = async (tx: Tx, tenantId: TenantId, id: string, due: Due): Promise<boolean> =>
  (await tx.count(sql`
    select 1 from campaigns c where c.tenant_id = ${tenantId} and c.campaign_id = ${id} and ${IS_DUE[due]}`)) > 0

/** A date is spent: it does not act again until it is changed. `reason` says why what it wanted did not happen. */
export const spendDate = (tx: Tx, tenantId: TenantId, id: string, due: Due, reason = '') =>
  tx.count(sql`
    update campaigns set ${TRIED[due]}, held_reason = ${reason}
    where tenant_id = ${tenantId} and campaign_id = ${id}`)

/** Stores why a campaign waits though its date has come; false if it already waited for the same reason. */
export const setHeldReason = async (tx: Tx, tenantId: TenantId, id: string, reason: string): Promise<boolean> =>
  (await tx.count(sql`
    update campaigns set held_reason = ${reason}
    where tenant_id = ${tenantId} and campaign_id = ${id} and held_reason <> ${reason}`)) > 0

/** Why a campaign is not where its schedule or its owner wanted it; empty when it is. */
export async function findHeldReason(reader: Reader, tenantId: TenantId, id: string): Promise<string> {
  const row = await reader.first<{ reason: string }>(sql`
    select held_reason as reason from campaigns where tenant_id = ${tenantId} and campaign_id = ${id}`)
  return row?.reason ?? ''
}

/** Closing begins: from now on nothing in the campaign can be changed. */
export const markClosing = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update campaigns set is_closing = true, held_reason = '', updated_at = now(), revision = revision + 1
    where tenant_id = ${tenantId} and campaign_id = ${id}`)
