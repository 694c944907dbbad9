import type { Socket } from 'node:net'

/**
 * The server side of the PostgreSQL wire protocol, as much as the `pg` driver needs, in front of one backend.
 *
 * PGlite is a single backend session. What comes before a Sync or is a simple Query is run as one piece, so the unnamed
 * statement of one connection never meets the parameters of another; a connection inside a transaction keeps the
 * backend until it ends, and loses it, rolled back, when it goes away or stays silent for too long.
 *
 * Named statements are shared by all connections: their names are hashes of their text (reader.ts), so a Parse of a name
 * that the backend has is answered here. Planning is what costs most in the embedded engine: the look-up of an access
 * token took 1.6 ms parsed anew each time.
 */
export interface Backend {
  /** Runs messages that end in Sync or Query; every byte of the answer goes to `onData` before it resolves. */
  exec(messages: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>
}

interface Connection {
  socket: Socket
  open: boolean
  /** The limit that its transaction has set for its statements. */
  statementMs?: number | undefined
}
interface Piece {
  connection: Connection
  messages: Buffer[]
}

const SSL_REQUEST = 80877103
const CANCEL_REQUEST = 80877102
const PROTOCOL_3 = 196608
const [SYNC, QUERY, TERMINATE, PARSE, PARSED] = ['S', 'Q', 'X', 'P', '1'].map((char) => char.charCodeAt(0))
const ROLLBACK = [simpleQuery('rollback')]
const PARSE_COMPLETE = message('1', Buffer.alloc(0))

export interface WireOptions {
  /** Longest time a statement may take, unless its transaction says otherwise; twice that for a silent transaction. */
  statementMs: number
  /** Where the other thread sees by when the running statement must be done; it ends this thread when it is not. */
  deadline: BigInt64Array
  onFatal(error: unknown): void
}

export class WireServer {
  readonly #ready: Promise<Backend>
  readonly #options: WireOptions
  #refusing = false
  readonly #queue: Piece[] = []
  /** Names of the statements that the backend has. */
  readonly #statements = new Set<string>()
  #owner: Connection | undefined
  #busy = false
  #idleTimer: NodeJS.Timeout | undefined

  constructor(ready: Promise<Backend>, options: WireOptions) {
    this.#ready = ready
    this.#options = options
  }

  /** New sessions are turned away from now on. */
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
          this.#queue.push({ connection, messages: piece })
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

  /** Answers the first packet; true when the session is open. */
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
      this.#queue.unshift({ connection, messages: ROLLBACK })
    }
    const at = this.#owner ? this.#queue.findIndex((piece) => piece.connection === this.#owner) : 0
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

  async #run({ connection, messages }: Piece): Promise<void> {
    const backend = await this.#ready
    const name = statementName(messages[0])
    const known = name !== '' && this.#statements.has(name)
    if (known && connection.open) connection.socket.write(PARSE_COMPLETE)
    const limit = limitOf(messages[0]) ?? connection.statementMs ?? this.#options.statementMs
    connection.statementMs = limit
    Atomics.store(this.#options.deadline, 0, BigInt(Date.now() + limit + GRACE_MS))
    let first: number | undefined
    let tail: Uint8Array = new Uint8Array()
    await backend.exec(Buffer.concat(known ? messages.slice(1) : messages), (data) => {
      first ??= data[0]
      // The engine reuses its buffer, so what is sent must be a copy.
      if (connection.open) connection.socket.write(Buffer.from(data))
      tail = data.length >= 6 ? data.slice(-6) : Uint8Array.from([...tail, ...data]).slice(-6)
    })
    Atomics.store(this.#options.deadline, 0, 0n)
    if (name !== '' && first === PARSED) this.#statements.add(name)
    // Every piece is answered by ReadyForQuery: 'Z', length 5, and the transaction status I, T or E.
    const idle = tail[0] === 0x5a && tail[5] === 0x49
    this.#owner = idle ? undefined : connection
    if (idle) connection.statementMs = undefined
    if (!idle) this.#idleTimer = setTimeout(() => connection.socket.destroy(), this.#options.statementMs * 2).unref()
  }
}

/** PostgreSQL's own limit. */
const MAX_MESSAGE = 0x3fffffff

/** Cuts a byte stream into messages without copying what has not fully arrived again and again. */
class MessageReader {
  #chunks: Buffer[] = []
  #size = 0
  #need = 0

  push(data: Buffer): void {
    this.#chunks.push(data)
    this.#size += data.length
  }

  /** The next whole message; packets before start-up have no type byte. */
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

/** How much later than the driver, which gives up first, the engine is ended. */
const GRACE_MS = 5_000

/** The limit that the start of a transaction sets (transaction.ts); the engine itself does not know statement_timeout. */
function limitOf(bytes: Buffer | undefined): number | undefined {
  if (!bytes || bytes[0] !== QUERY) return undefined
  const found = /^begin; set local statement_timeout = (\d+)/.exec(bytes.toString('latin1', 5, 80))
  return found ? Number(found[1]) : undefined
}

/** The name of the statement that a Parse message makes; empty for the unnamed one and for other messages. */
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
