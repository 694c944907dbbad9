import { setting, url } from '../lib/setting.ts'

export const SMTP_URL = setting('SMTP_URL', {
  about: 'Mail server, smtp://user:password@host:587 or smtps://...; if not set, no mail is sent',
  defaultText: 'none',
  whenAbsent: () => undefined,
  parse: (text) => url('smtp:', 'smtps:')(text).href,
})
