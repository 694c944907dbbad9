import type { Domain } from '../http/index.ts'
import { dailyJob, dailySchedule } from './daily-job.ts'
import { getMail, getMailPage } from './get-mail.ts'
import { listMail } from './list-mail.ts'
import { getMailServer, sendTestMail } from './mail-server.ts'
import { retryMail } from './retry-mail.ts'
import { sendJob, sendSchedule } from './send-job.ts'

/** Mails to people: what they say, when they are sent, and what became of them. */
export const notify: Domain = {
  name: 'notify',
  operations: [listMail, getMail, getMailPage, retryMail, getMailServer, sendTestMail],
  jobs: (deps) => [sendJob(deps), dailyJob],
  schedules: [sendSchedule, dailySchedule],
}
