import { createTransport } from 'nodemailer'

const CONNECT_MS = 5_000

/** Connects and signs in to the mail server without sending anything; says what went wrong, or undefined. */
export async function checkMail(smtpUrl: string): Promise<string | undefined> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    transport.close()
  }
}
