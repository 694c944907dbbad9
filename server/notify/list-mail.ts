import { MailList, MailQuery } from '../../contract/mail/mail.ts'
import { listOperation } from '../http/index.ts'
import { listMails } from './mail-list.store.ts'

export const listMail = listOperation({
  id: 'svc.api.mail.v1.MailService.List',
  path: '/api/v1/mail',
  tag: 'Mail',
  summary: 'List mails, the latest first',
  description: 'Mails that were sent, that wait, that nobody needed any more, and that failed, with the reason.',
  permission: 'mail.read',
  query: MailQuery,
  reply: MailList,
  fetch: ({ db, tenant }, { filter, after: [before], limit }) => listMails(db, tenant.id, filter, { before, limit }),
  keyOf: ({ key }) => [key],
  view: (_context, rows) => rows.map(({ mail }) => mail),
})
