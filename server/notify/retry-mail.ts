import { MailReply } from '../../contract/mail/mail.ts'
import { writeOperation } from '../http/index.ts'
import { renewMail, SEND_JOB } from '../mail/index.ts'
import { keyOfMail } from './mail-id.ts'
import { findMail } from './mail-list.store.ts'

export const retryMail = writeOperation({
  id: 'svc.api.mail.v1.MailService.Retry',
  method: 'POST',
  path: '/api/v1/mail/{id}/retry',
  tag: 'Mail',
  summary: 'Retry a failed mail',
  description: 'For a mail in the state FAILED, once the cause is fixed. Any other mail stays as it is.',
  permission: 'settings.write',
  idempotent: true,
  reply: MailReply,
  errors: ['not_found'],
  async run({ tx, tenant, jobs, audit, fail }, { params: { id } }) {
    const key = keyOfMail(id)
    const found = key === undefined ? undefined : await findMail(tx, tenant.id, key)
    if (found?.id !== id || key === undefined) return fail('not_found', { thing: 'mail' })
    if ((await renewMail(tx, tenant.id, key)) > 0) await jobs.enqueue(SEND_JOB, {}, { key: 'tick' })
    audit({ target: found.userId, detail: { mail: id } })
    return { mail: (await findMail(tx, tenant.id, key)) ?? found }
  },
})
