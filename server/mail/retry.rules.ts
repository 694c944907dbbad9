/** What a mail server, or the way to it, said. */
export interface SendFailure {
  /** Code of nodemailer. */
  code?: string | undefined
  /** Of SMTP. */
  responseCode?: number | undefined
  /** The command of SMTP that was refused. */
  command?: string | undefined
}

/** Minutes before each further attempt; the last one repeats, until they are 48 hours together. */
const DELAY_MINUTES = [1, 5, 30, 120, 360, 360, 360, 360, 360, 360, 360] as const

/** Failures that say something about this mail alone; all others are about the mail server, or about the sender. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** Whether a failure concerns every mail, so that there is no use in trying the next one now. */
export const isOutage = ({ code = '', command = '' }: SendFailure): boolean =>
  !ABOUT_THE_MAIL.includes(code) || command === 'MAIL FROM'

/** Seconds until the next attempt; undefined when it is given up. A mail that is refused for good is not tried again. */
export function retrySeconds(failure: SendFailure, attempts: number): number | undefined {
  const minutes = DELAY_MINUTES[Math.max(attempts, 1) - 1]
  const isRefused = !isOutage(failure) && (failure.responseCode ?? 0) >= 500
  return minutes === undefined || isRefused ? undefined : minutes * 60
}

const EXPLANATIONS: Record<string, string> = {
  EAUTH: 'The mail server refuses the user or the password in SMTP_URL',
  EDNS: 'The host in SMTP_URL cannot be found',
  ECONNECTION: 'The mail server does not accept the connection; check host and port in SMTP_URL',
  ESOCKET: 'The mail server cannot be reached; check host, port and smtp:// or smtps:// in SMTP_URL',
  ETIMEDOUT: 'The mail server does not answer; check host and port in SMTP_URL, and the firewall',
  ETLS: 'No secure connection to the mail server is possible; check its certificate',
}

/** What went wrong, for whoever runs the server, with what the mail server said. */
export function explainFailure({ code = '', command, message }: SendFailure & { message: string }): string {
  const refused = command === 'MAIL FROM' ? 'the sender, MAIL_FROM' : 'the recipient or the mail'
  const explanation =
    isOutage({ code, command }) && command !== 'MAIL FROM' ? EXPLANATIONS[code] : `The mail server refuses ${refused}`
  return explanation ? `${explanation}. It said: ${message}` : message
}
