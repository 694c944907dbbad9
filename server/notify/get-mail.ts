import { MailContentReply } from '../../contract/mail/mail.ts'
import { readOperation } from '../http/index.ts'
import { readWrittenMail, SMTP_URL } from '../mail/index.ts'
import { keyOfMail } from './mail-id.ts'
import { findMail } from './mail-list.store.ts'
import { mailDirectory } from './send-job.ts'

export const getMail = readOperation({
  id: 'svc.api.mail.v1.MailService.Get',
  method: 'GET',
  path: '/api/v1/mail/{id}',
  tag: 'Mail',
  summary: 'Read a mail',
  description:
    'Only while the server has no SMTP_URL, so that a new installation can be tried out: the reply is 404 once it sends mail. Links in the content sign their recipients in.',
  permission: 'mail.read',
  reply: MailContentReply,
  errors: ['not_found'],
  async run({ db, tenant, settings, fail }, { params: { id } }) {
    const key = settings.get(SMTP_URL) === undefined ? keyOfMail(id) : undefined
    const mail = key === undefined ? undefined : await findMail(db, tenant.id, key)
    if (mail?.id !== id) return fail('not_found', { thing: 'mail' })
    const written = await readWrittenMail(mailDirectory(settings, tenant.id), id)
    return { mail, ...(written ?? { subject: '', text: '', html: '' }) }
  },
})
