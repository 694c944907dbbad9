import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { endWithFile } from './ends-with-file.ts'
import { freePort } from './free-port.ts'

/** A mail as the server got it. */
export interface Received {
  to: string
  from: string
  raw: string
  /** A header with its folded lines joined; empty if it is missing. */
  header(name: string): string
  /** Of all headers, in lower case. */
  headerNames: string[]
  /** The part of this type, decoded. */
  part(type: 'text/plain' | 'text/html'): string
}

/** What the server says to a recipient, or a mail: nothing to accept it, else the code of its refusal. */
export type Answer = (to: string) => Promise<number | undefined> | number | undefined

export interface MailServer {
  url: string
  port: number
  received: Received[]
  /** Mails to this address, in the order of their arrival. */
  to(address: string): Received[]
  /** Answers to recipients from now on. */
  answerRecipients(answer: Answer): void
  /** Called with every mail that was accepted, before the sender hears of it. */
  beforeAccepting(then: (mail: Received) => Promise<void> | void): void
  /** Stops listening and ends all connections. */
  stop(): Promise<void>
  start(): Promise<void>
}

const refusal = (code: number) => Object.assign(new Error(`refused with ${code}`), { responseCode: code })

/** A real mail server that keeps what it gets. It ends with the test file. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const received: Received[] = []
  let answer: Answer = () => undefined
  let accepting: (mail: Received) => Promise<void> | void = () => {}
  let server: SMTPServer | undefined
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        Promise.resolve(answer(address)).then((code) => done(code === undefined ? null : refusal(code)), done)
      },
      onData(stream, { envelope }, done) {
        buffer(stream)
          .then(async (bytes) => {
            const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
            const mail = parse(bytes.toString('utf8'), from, envelope.rcptTo[0]?.address ?? '')
            received.push(mail)
            await accepting(mail)
            done()
          })
          .catch((error: Error) => done(error))
      },
    })
  const start = () =>
    new Promise<void>((resolve) => {
      server = create()
      // A client that is killed breaks its connection.
      server.on('error', () => {})
      server.listen(port, '127.0.0.1', resolve)
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      const ended = server
      server = undefined
      for (const connection of ended.connections) connection.close()
      ended.close(() => resolve())
    })
  await start()
  endWithFile(stop)
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    to: (address) => received.filter((mail) => mail.to === address),
    answerRecipients(next) {
      answer = next
    },
    beforeAccepting(then) {
      accepting = then
    },
    stop,
    start,
  }
}

function parse(raw: string, from: string, to: string): Received {
  const [head = ''] = raw.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return {
    to,
    from,
    raw,
    header,
    headerNames: lines.map((line) => line.split(':')[0]?.toLowerCase() ?? ''),
    part(type) {
      const found = raw.split(/\r?\n--/).find((part) => part.includes(`Content-Type: ${type}`)) ?? ''
      const [partHead = '', ...rest] = found.split(/\r?\n\r?\n/)
      const body = rest.join('\n\n')
      return /quoted-printable/i.test(partHead) ? unquote(body) : /base64/i.test(partHead) ? unbase64(body) : body
    },
  }
}

const unquote = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
const unbase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8')
