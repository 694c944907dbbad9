import { MailContentReply, MailPage } from '../../contract/mail/mail.ts'
import { readOperation } from '../http/index.ts'
import type { ReadContext } from '../http/operation.ts'
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
  run: (context, { params: { id } }) => loadContent(context, id),
})

export const getMailPage = readOperation({
  id: 'svc.api.mail.v1.MailService.GetPage',
  method: 'GET',
  path: '/api/v1/mail/{id}/page',
  tag: 'Mail',
  summary: 'Show a mail as mail programs do',
  description:
    'The HTML of the mail, to be shown in a frame: a browser runs nothing in it and loads nothing for it. Like the content, it exists only while the server has no SMTP_URL.',
  permission: 'mail.read',
  reply: MailPage,
  replyType: 'text/html',
  errors: ['not_found'],
  run: async (context, { params: { id } }) => (await loadContent(context, id)).html,
})

type Context = Pick<ReadContext, 'db' | 'tenant' | 'settings'> & {
  fail(error: 'not_found', params: Record<string, string>): never
}

/** What a mail says; nothing before it is written. */
async function loadContent({ db, tenant, settings, fail }: Context, id: string) {
  const key = settings.get(SMTP_URL) === undefined ? keyOfMail(id) : undefined
  const mail = key === undefined ? undefined : await findMail(db, tenant.id, key)
  if (mail?.id !== id) return fail('not_found', { thing: 'mail' })
  const written = await readWrittenMail(mailDirectory(settings, tenant.id), id)
  return { mail, ...(written ?? { subject: '', text: '', html: '' }) }
}
