import { SMTP_URL } from './mail.settings.ts'

export { SMTP_URL } from './mail.settings.ts'
export { checkMail } from './transport.ts'

export const mail = { name: 'mail', settings: [SMTP_URL] }
