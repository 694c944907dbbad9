import { BadValue, setting, url, wholeNumber } from '../lib/setting.ts'

export const SMTP_URL = setting('SMTP_URL', {
  about:
    'Mail server, smtp://user:password@host:587 or smtps://...; if not set, mails are only written to files in DATA_DIR/mail',
  defaultText: 'none',
  whenAbsent: () => undefined,
  parse: (text) => url('smtp:', 'smtps:')(text).href,
})

export const MAIL_FROM = setting('MAIL_FROM', {
  about: 'Sender of mails, such as "Access reviews <recert@example.com>"',
  defaultText: 'recert@ and the host of PUBLIC_URL',
  whenAbsent: () => undefined,
  parse: readSender,
})

export const MAIL_SIGN_IN_HOURS = setting('MAIL_SIGN_IN_HOURS', {
  about: 'Hours for which the link in a mail signs its recipient in, once; 0 for links that do not',
  default: '24',
  parse: wholeNumber(0, 720),
})

/** Who a mail is from: an address, and a name if there is one. */
export interface Sender {
  name: string
  address: string
}

function readSender(text: string): Sender {
  const [, name = '', address = ''] = /^(?:([^<>\p{C}]*)<)?([^\s<>@\p{C}]+@[^\s<>@\p{C}]+)>?$/u.exec(text.trim()) ?? []
  if (!address || text.includes('<') !== text.includes('>'))
    throw new BadValue(`must be an e-mail address, or "Name <address>", not "${text}"`)
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
