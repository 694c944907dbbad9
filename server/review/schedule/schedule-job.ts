import { listDueCampaigns, tenantsWithDueCampaigns } from '../../campaign/index.ts'
import { enqueueJob, type JobHandler, type Schedule } from '../../jobs/index.ts'
import { closeOnDate } from './close-on-date.ts'
import { startOnDate } from './start-on-date.ts'

const SCHEDULE_JOB = 'review.schedule'

export const schedulerSchedule: Schedule = { kind: SCHEDULE_JOB, everySeconds: 60, tenants: tenantsWithDueCampaigns }

/** Prepares, starts and closes campaigns whose date has come. The database's clock decides. */
export const scheduleJob = (confirmPercent: number): JobHandler => ({
  kind: SCHEDULE_JOB,
  async run({ tenantId, read, tx }) {
    for (const { id, due } of await read((reader) => listDueCampaigns(reader, tenantId)))
      await tx(async (step) => {
        const jobs = {
          enqueue: async (kind: string, payload: Record<string, unknown>, options?: { key?: string }) => {
            await enqueueJob(step, { tenantId, kind, payload, ...options })
          },
        }
        const scheduler = { tx: step, tenant: { id: tenantId }, jobs }
        await (due === 'start' ? startOnDate(scheduler, id) : closeOnDate(scheduler, id, confirmPercent))
      })
  },
})
