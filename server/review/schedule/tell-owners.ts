import type { MailKind } from '../../../contract/mail/mail.ts'
import { appendEntry } from '../../audit/index.ts'
import { mailOwners } from '../../campaign/index.ts'
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

/** The events that owners get a mail about; that closing begins is told where it begins, also when somebody does it. */
const MAILS: Partial<Record<ScheduleEvent, MailKind>> = {
  'not prepared': 'NOT_STARTED',
  'not started': 'NOT_STARTED',
  held: 'NOT_STARTED',
  'not closed': 'NOT_CLOSED',
}

/** That a campaign was started as it should is told by its kickoff. */
const mailAbout = (event: ScheduleEvent, { inaccurateSources }: Record<string, unknown>): MailKind | undefined =>
  event === 'started' && inaccurateSources ? 'STARTED_WITH_ISSUES' : MAILS[event]

/** The one place where owners are told what a schedule did: in the audit log, and by mail where they should know. */
export async function tellOwners(
  { tx, tenant }: Scheduler,
  campaignId: string,
  event: ScheduleEvent,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const kind = mailAbout(event, detail)
  if (kind) await mailOwners(tx, tenant.id, campaignId, kind, detail)
  appendEntry(tx, {
    tenantId: tenant.id,
    operation: 'campaign.schedule',
    targetId: campaignId,
    campaignId,
    outcome: REFUSALS.includes(event) ? 'refused' : 'done',
    detail: { event, ...detail },
  })
}
