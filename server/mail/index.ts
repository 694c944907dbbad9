import { MAIL_FROM, MAIL_SIGN_IN_HOURS, SMTP_URL } from './mail.settings.ts'

export { enqueueMail, SEND_JOB } from './enqueue-mail.ts'
export { MAIL_FROM, MAIL_SIGN_IN_HOURS, SMTP_URL } from './mail.settings.ts'
export { tenantsWithDueMails } from './outbox.sql.ts'
export {
  type MailResult,
  type NewMail,
  renewMail,
  settleMails,
  type TakenMail,
  takeDay,
  takeDueMails,
} from './outbox.store.ts'
export { isOutage, retrySeconds, type SendFailure } from './retry.rules.ts'
export { checkMail, fileMailer, type Mailer, type Outgoing, readWrittenMail, smtpMailer } from './transport.ts'

/** Writing mails, and the way to the mail server. What they say is in notify/. */
export const mail = { name: 'mail', settings: [SMTP_URL, MAIL_FROM, MAIL_SIGN_IN_HOURS] }
