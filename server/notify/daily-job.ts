import { loadMailedCampaigns } from '../campaign/index.ts'
import type { Tx } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { localTime } from '../lib/time-zone.ts'
import { enqueueMail, takeDay } from '../mail/index.ts'
import { listAnswerableReviews, listNeeds, mailDailyReminders, mailDelegationOffers } from '../review/index.ts'
import { mailRemovalNotices, mailRemovalWork } from '../revocation/index.ts'
import { loadTenantSettings } from '../tenant-settings/index.ts'
import { tenantsWithDailyMails } from './daily.sql.ts'
import { mailFailedSyncs } from './failed-syncs.ts'
import { mailLateSources } from './late-sources.ts'
import { isNews } from './letters/letters.ts'
import { isReminderDay } from './reminder-days.rules.ts'

const KIND = 'mail.daily'

export const dailySchedule: Schedule = { kind: KIND, everySeconds: 60, tenants: tenantsWithDailyMails }

/** Makes the mails of a local day once its mail hour has come, and at once offers of delegates and failed imports. */
export const dailyJob: JobHandler = {
  kind: KIND,
  async run({ tenantId, read, tx }) {
    const { timeZone, mailHour } = await read((reader) => loadTenantSettings(reader, tenantId))
    await tx(async (step) => {
      await mailDelegationOffers(step, tenantId)
      await mailFailedSyncs(step, tenantId)
      const zone = timeZone || 'UTC'
      const { day, hour } = localTime(await step.now(), zone)
      if (hour < mailHour || !(await takeDay(step, tenantId, day))) return
      await remind(step, tenantId, day, zone)
      await tellNeeds(step, tenantId, day)
      await mailRemovalWork(step, tenantId, day)
      await mailRemovalNotices(step, tenantId, day)
      await mailLateSources(step, tenantId)
    })
  },
}

async function remind(tx: Tx, tenantId: TenantId, day: string, zone: string): Promise<void> {
  const reviews = await listAnswerableReviews(tx, tenantId)
  const campaigns = await loadMailedCampaigns(
    tx,
    tenantId,
    reviews.map(({ campaignId }) => campaignId),
  )
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const dateOf = (at: Date) => localTime(at, zone).day
  const keys = reviews
    .filter(({ campaignId, openedAt }) => {
      const { notifications, completionAt } = byId.get(campaignId) ?? {}
      return (
        notifications?.sendReminders &&
        isReminderDay(day, dateOf(openedAt), completionAt ? dateOf(completionAt) : undefined)
      )
    })
    .map(({ key }) => key)
  if (keys.length > 0) await mailDailyReminders(tx, tenantId, keys, day)
}

/** Tells owners what needs them, when there is more of it than they were told. */
async function tellNeeds(tx: Tx, tenantId: TenantId, day: string): Promise<void> {
  const found = (await listNeeds(tx, tenantId)).filter(({ needs, told }) => isNews(needs, told))
  const campaigns = await loadMailedCampaigns(
    tx,
    tenantId,
    found.map(({ campaignId }) => campaignId),
  )
  for (const { campaignId, needs } of found) {
    const to = campaigns.find(({ id }) => id === campaignId)?.owners.map(({ userId }) => userId) ?? []
    await enqueueMail(tx, tenantId, { kind: 'NEEDS_YOU', campaignId, to, window: day, data: { ...needs } })
  }
}
