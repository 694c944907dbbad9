import { appendEntry } from '../../audit/index.ts'
import type { Scheduler } from './scheduler.ts'

/** What a schedule did, or why it did not. */
export type ScheduleEvent =
  | 'prepared'
  | 'not prepared'
  | 'started'
  | 'not started'
  | 'held'
  | 'renewed'
  | 'closing'
  | 'not closed'

const REFUSALS: readonly ScheduleEvent[] = ['not prepared', 'not started', 'held', 'not closed']

/** The one place where owners are told what a schedule did. Until there is mail, it is the audit log. */
export const tellOwners = (
  { tx, tenant }: Scheduler,
  campaignId: string,
  event: ScheduleEvent,
  detail: Record<string, unknown> = {},
): void =>
  appendEntry(tx, {
    tenantId: tenant.id,
    operation: 'campaign.schedule',
    targetId: campaignId,
    campaignId,
    outcome: REFUSALS.includes(event) ? 'refused' : 'done',
    detail: { event, ...detail },
  })
