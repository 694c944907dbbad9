import { MailReply, MailServer } from '../../contract/mail/mail.ts'
import { PUBLIC_URL } from '../auth/index.ts'
import { readOperation, writeOperation } from '../http/index.ts'
import { enqueueMail, MAIL_FROM, SMTP_URL } from '../mail/index.ts'
import { listMails } from './mail-list.store.ts'
import { senderOf } from './sender.ts'

export const getMailServer = readOperation({
  id: 'svc.api.mail.v1.MailService.GetServer',
  method: 'GET',
  path: '/api/v1/mail_server',
  tag: 'Mail',
  summary: 'Get the mail settings',
  description: 'Whether a mail server is set (SMTP_URL), and the sender of mails (MAIL_FROM). Secrets are not shown.',
  permission: 'mail.read',
  reply: MailServer,
  errors: [],
  async run({ tenant, settings }) {
    const smtpUrl = settings.get(SMTP_URL)
    const { name, address } = senderOf(
      settings.get(MAIL_FROM),
      new URL(`${settings.get(PUBLIC_URL).protocol}//${tenant.host}`),
    )
    return {
      isSet: smtpUrl !== undefined,
      host: smtpUrl ? new URL(smtpUrl).host : '',
      fromName: name,
      fromAddress: address,
    }
  },
})

const MINUTE = 16

export const sendTestMail = writeOperation({
  id: 'svc.api.mail.v1.MailService.SendTest',
  method: 'POST',
  path: '/api/v1/mail_server/test',
  tag: 'Mail',
  summary: 'Send yourself a test mail',
  description:
    'It is sent like every other mail: the reply has the mail, whose `state` and `lastError` say what became of it. At most one is sent in a minute; until then the reply has that one.',
  permission: 'settings.write',
  idempotent: true,
  reply: MailReply,
  errors: ['not_found'],
  async run({ tx, tenant, actor, audit, fail }) {
    const window = (await tx.now()).toISOString().slice(0, MINUTE)
    await enqueueMail(tx, tenant.id, { kind: 'TEST', to: [actor.userId], window })
    const mine = { kind: 'TEST', userId: actor.userId } as const
    const [sent] = await listMails(tx, tenant.id, mine, { before: undefined, limit: 1 })
    if (!sent) return fail('not_found', { thing: 'mail' })
    audit({ target: actor.userId, detail: { mail: sent.mail.id } })
    return { mail: sent.mail }
  },
})
