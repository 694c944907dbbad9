import type { Socket } from 'node:net'
import { LIMIT_ENDS_WITHIN, limitOfBegin } from '../begin.ts'

/**
 * The server side of the PostgreSQL wire protocol, as much as the `pg` driver needs, in front of one backend.
 *
 * PGlite is a single backend session. Messages up to a Sync, or a simple Query, run as one unit, so the unnamed
 * statement of one connection never meets the parameters of another. A connection inside a transaction owns the
 * backend until the transaction ends; it is rolled back when the connection closes or stays silent for too long.
 *
 * Connections share named statements: a name is the hash of the text (reader.ts), so a Parse of a name that the backend
 * already has is answered here. Planning dominates in the embedded engine: looking up an access token took 1.6 ms when
 * parsed each time.
 */
export interface Backend {
  /** Runs messages that end in Sync or Query; resolves after the whole answer was passed to `onData`. */
  exec(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>
}

interface Connection {
  socket: Socket
  open: boolean
  /** The statement limit of its current transaction. */
  statementMs?: number | undefined
}
interface Piece {
  connection: Connection
  messages: Buffer[]
  /** Begins a transaction of a job, which lets the statements of requests go first. */
  isPatient: boolean
  /** When it came, in milliseconds. */
  since: number
}

const SSL_REQUEST = 80877103
const CANCEL_REQUEST = 80877102
const PROTOCOL_3 = 196608
const [SYNC, QUERY, TERMINATE, PARSE, PARSED] = ['S', 'Q', 'X', 'P', '1'].map((char) => char.charCodeAt(0))
const ROLLBACK = [simpleQuery('rollback')]
/**
 * A job begins its next transaction when nothing else has come for so long: a request asks one statement after the other,
 * and would wait for a chunk at each of them. A page of tasks took 19 s during a large job.
 */
const QUIET_MS = 5
/** A job that has waited so long goes before requests. */
const MAX_JOB_WAIT_MS = 1_000
const PARSE_COMPLETE = message('1', Buffer.alloc(0))

export interface WireOptions {
  /** Statement limit unless the transaction sets its own; an idle transaction may last twice as long. */
  statementMs: number
  /** Shared with the main thread, which ends this thread when the running statement is past its deadline. */
  deadline: BigInt64Array
  onFatal(error: unknown): void
}

export class WireServer {
  readonly #ready: Promise<Backend>
  readonly #options: WireOptions
  #refusing = false
  readonly #queue: Piece[] = []
  /** Names of the statements prepared in the backend. */
  readonly #statements = new Set<string>()
  #owner: Connection | undefined
  #busy = false
  #lastRequestAt = 0
  #patienceTimer: NodeJS.Timeout | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(ready: Promise<Backend>, options: WireOptions) {
    this.#ready = ready
    this.#options = options
  }

  /** Turns away new sessions from now on. */
  refuse(): void {
    this.#refusing = true
  }

  serve(socket: Socket): void {
    const connection: Connection = { socket, open: true }
    const reader = new MessageReader()
    let started = false
    let piece: Buffer[] = []
    const take = (data: Buffer) => {
      reader.push(data)
      for (let message = reader.next(started); message; message = reader.next(started)) {
        if (!started) {
          started = this.#startUp(connection, message)
          continue
        }
        if (message[0] === TERMINATE) {
          socket.end()
          return
        }
        piece.push(message)
        if (message[0] === SYNC || message[0] === QUERY) {
          const isPatient = limitOf(piece[0]) !== undefined
          this.#queue.push({ connection, messages: piece, isPatient, since: performance.now() })
          piece = []
          this.#pump()
        }
      }
    }
    socket.on('data', (data: Buffer) => {
      try {
        take(data)
      } catch {
        socket.destroy()
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      connection.open = false
      if (this.#owner === connection) this.#pump()
    })
  }

  /** Answers the first packet; returns whether the session is open. */
  #startUp({ socket }: Connection, packet: Buffer): boolean {
    const code = packet.readInt32BE(4)
    if (this.#refusing) socket.destroy()
    else if (code === SSL_REQUEST) socket.write('N')
    else if (code === CANCEL_REQUEST) socket.end()
    else if (code === PROTOCOL_3) {
      this.#ready.then(() => socket.write(GREETING), this.#options.onFatal)
      return true
    } else socket.destroy()
    return false
  }

  #pump(): void {
    if (this.#busy) return
    if (this.#owner && !this.#owner.open) {
      const connection = this.#owner
      this.#queue.unshift({ connection, messages: ROLLBACK, isPatient: false, since: 0 })
    }
    const at = this.#owner ? this.#queue.findIndex((piece) => piece.connection === this.#owner) : this.#nextFree()
    const piece = at < 0 ? undefined : this.#queue.splice(at, 1)[0]
    if (!piece) return
    if (!piece.connection.open && piece.messages !== ROLLBACK) {
      this.#pump()
      return
    }
    this.#busy = true
    clearTimeout(this.#idleTimer)
    this.#run(piece).then(
      () => {
        this.#busy = false
        this.#pump()
      },
      (error: unknown) => this.#options.onFatal(error),
    )
  }

  /** What runs next while no transaction is open: an index of the queue, or -1 for nothing yet. */
  #nextFree(): number {
    clearTimeout(this.#patienceTimer)
    const request = this.#queue.findIndex(({ isPatient }) => !isPatient)
    const at = this.#queue.findIndex(({ isPatient }) => isPatient)
    const patient = this.#queue[at]
    if (!patient) return request
    const now = performance.now()
    const due = patient.since + MAX_JOB_WAIT_MS
    if (request >= 0) return now < due ? request : at
    const wait = Math.min(this.#lastRequestAt + QUIET_MS, due) - now
    if (wait <= 0) return at
    this.#patienceTimer = setTimeout(() => this.#pump(), wait)
    return -1
  }

  async #run({ connection, messages }: Piece): Promise<void> {
    const backend = await this.#ready
    const name = statementName(messages[0])
    const known = name !== '' && this.#statements.has(name)
    if (known && connection.open) connection.socket.write(PARSE_COMPLETE)
    const limit = limitOf(messages[0]) ?? connection.statementMs ?? this.#options.statementMs
    connection.statementMs = limit
    Atomics.store(this.#options.deadline, 0, process.hrtime.bigint() + BigInt(limit + GRACE_MS) * 1_000_000n)
    let first: number | undefined
    let tail: Uint8Array = new Uint8Array()
    await backend.exec(Buffer.concat(known ? messages.slice(1) : messages), (data) => {
      first ??= data[0]
      // The engine reuses its buffer, so send a copy.
      if (connection.open) connection.socket.write(Buffer.from(data))
      tail = data.length >= 6 ? data.slice(-6) : Uint8Array.from([...tail, ...data]).slice(-6)
    })
    Atomics.store(this.#options.deadline, 0, 0n)
    if (name !== '' && first === PARSED) this.#statements.add(name)
    // Every piece is answered by ReadyForQuery: 'Z', length 5, and the transaction status I, T or E.
    const idle = tail[0] === 0x5a && tail[5] === 0x49
    // Within a transaction of a job, what runs is its own.
    if (connection.statementMs === this.#options.statementMs) this.#lastRequestAt = performance.now()
    this.#owner = idle ? undefined : connection
    if (idle) connection.statementMs = undefined
    if (!idle) this.#idleTimer = setTimeout(() => connection.socket.destroy(), this.#options.statementMs * 2).unref()
  }
}

/** PostgreSQL's own limit. */
const MAX_MESSAGE = 0x3fffffff

/** Splits a byte stream into messages; an incomplete message is not copied again for each chunk. */
class MessageReader {
  #chunks: Buffer[] = []
  #size = 0
  #need = 0

  push(data: Buffer): void {
    this.#chunks.push(data)
    this.#size += data.length
  }

  /** The next complete message; packets before start-up have no type byte. */
  next(typed: boolean): Buffer | undefined {
    const head = typed ? 5 : 8
    if (this.#size < Math.max(head, this.#need)) return undefined
    const bytes = this.#chunks.length === 1 && this.#chunks[0] ? this.#chunks[0] : Buffer.concat(this.#chunks)
    const length = typed ? 1 + bytes.readInt32BE(1) : bytes.readInt32BE(0)
    this.#chunks = [bytes]
    if (length < head || length > MAX_MESSAGE) throw new Error('not a message of the protocol')
    if (bytes.length < length) {
      this.#need = length
      return undefined
    }
    this.#need = 0
    this.#size -= length
    this.#chunks = [bytes.subarray(length)]
    return bytes.subarray(0, length)
  }
}

/** The driver gives up first; the engine is ended this much after the limit. */
const GRACE_MS = 5_000

/** The limit set by the simple query that begins a transaction. */
const limitOf = (bytes: Buffer | undefined): number | undefined =>
  bytes && bytes[0] === QUERY ? limitOfBegin(bytes.toString('latin1', 5, 5 + LIMIT_ENDS_WITHIN)) : undefined

/** The statement name in a Parse message; empty for the unnamed statement and for other messages. */
function statementName(bytes: Buffer | undefined): string {
  return bytes && bytes[0] === PARSE ? bytes.toString('utf8', 5, bytes.indexOf(0, 5)) : ''
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function simpleQuery(text: string): Buffer {
  return message('Q', Buffer.from(`${text}\0`))
}

const GREETING = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  ...Object.entries({
    server_version: '18.0',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
])
