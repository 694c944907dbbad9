import { freePort } from '../free-port.ts'
import { startAsking } from './asking-process.ts'

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

/** A recipient, or with its bytes a mail. */
interface Question {
  to: string
  from?: string
  raw?: Uint8Array
}

/** A real mail server in its own process, which keeps what it gets. It ends with the test file. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const received: Received[] = []
  let answer: Answer = () => undefined
  let accepting: (mail: Received) => Promise<void> | void = () => {}
  const tell = await startAsking<Question, 'start' | 'stop'>(
    'smtp-server-process.js',
    { port },
    ({ to, from = '', raw }) => {
      if (!raw) return answer(to)
      const mail = parse(Buffer.from(raw).toString('utf8'), from, to)
      received.push(mail)
      return accepting(mail)
    },
  )
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
    stop: () => tell('stop'),
    start: () => tell('start'),
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
