import { connect, createServer, type Socket } from 'node:net'
import { endWithFile } from '../ends-with-file.ts'
import { freePort } from '../free-port.ts'

/** A commit that the server is stopped at: it was not sent, or its answer never comes. */
export type Moment = 'before' | 'after'

interface Stop {
  /** Commits of transactions that write one of these tables are counted. */
  tables: RegExp
  /** Which of them, from 0 on. */
  at: number
  when: Moment
  reached(): void
}

/** That no transaction is open (PostgreSQL, "Message Formats"): the answer to a commit ends with it. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/**
 * The way between a server and PostgreSQL. It can be cut at any commit, before or after it took place: whatever a server
 * does in a transaction, these are the states of the database in which it can die.
 */
export class Wire {
  readonly url: string
  #stop: Stop | undefined
  #seen = 0

  private constructor(url: string) {
    this.url = url
  }

  static async to(databaseUrl: string): Promise<Wire> {
    const [upstream, url] = [new URL(databaseUrl), new URL(databaseUrl)]
    url.hostname = '127.0.0.1'
    url.port = String(await freePort())
    const wire = new Wire(url.href)
    const sockets = new Set<Socket>()
    const server = createServer((client) => {
      const database = connect(Number(upstream.port || 5432), upstream.hostname)
      const line = new Line(client, database, wire)
      for (const [one, other] of [[client, database] as const, [database, client] as const]) {
        sockets.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      }
      client.on('data', (bytes) => line.sent(bytes))
      database.on('data', (bytes) => line.answered(bytes))
    })
    await new Promise<void>((resolve) => server.listen(Number(url.port), '127.0.0.1', resolve))
    endWithFile(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    return wire
  }

  /** Stops the connection that comes to this commit; resolves when it is there. */
  stopAt(tables: RegExp, at: number, when: Moment): Promise<void> {
    this.#seen = 0
    return new Promise((reached) => {
      this.#stop = { tables, at, when, reached }
    })
  }

  letPass(): void {
    this.#stop = undefined
  }

  /** The stop for a commit of these statements, if this is the one. */
  stopFor(statements: readonly string[]): Stop | undefined {
    const stop = this.#stop
    if (!stop || !statements.some((text) => stop.tables.test(text))) return undefined
    if (this.#seen++ !== stop.at) return undefined
    this.#stop = undefined
    return stop
  }
}

/** One connection: messages of the client are read as they pass (PostgreSQL, "Frontend/Backend Protocol"). */
class Line {
  readonly #client: Socket
  readonly #database: Socket
  readonly #wire: Wire
  readonly #prepared = new Map<string, string>()
  #rest: Buffer = Buffer.alloc(0)
  #hasBegun = false
  #isInTransaction = false
  #statements: string[] = []
  #state: 'open' | 'cut' | Stop = 'open'

  constructor(client: Socket, database: Socket, wire: Wire) {
    this.#client = client
    this.#database = database
    this.#wire = wire
  }

  sent(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes])
    for (;;) {
      // The first message has no type.
      const head = this.#hasBegun ? 1 : 0
      if (this.#rest.length < head + 4) return
      const length = head + this.#rest.readUInt32BE(head)
      if (this.#rest.length < length) return
      const message = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      const stop = this.#hasBegun ? this.#stopAt(String.fromCharCode(message[0] ?? 0), message.subarray(5)) : undefined
      this.#hasBegun = true
      if (this.#state !== 'open') return
      if (stop?.when === 'before') {
        this.#state = 'cut'
        stop.reached()
        return
      }
      if (stop) this.#state = stop
      this.#database.write(message)
    }
  }

  answered(bytes: Buffer): void {
    if (this.#state === 'open') this.#client.write(bytes)
    else if (this.#state !== 'cut' && bytes.includes(READY)) {
      const { reached } = this.#state
      this.#state = 'cut'
      reached()
    }
  }

  #stopAt(type: string, body: Buffer): Stop | undefined {
    const [first = '', second = ''] = body.toString('utf8').split('\0')
    if (type === 'P') this.#prepared.set(first, second)
    if (type === 'B') this.#statements.push(this.#prepared.get(second) ?? '')
    if (type === 'Q' && /^begin/.test(first)) this.#isInTransaction = true
    const ends = type === 'Q' ? /^(commit|rollback)/.exec(first)?.[1] : undefined
    const isAlone = type === 'S' && !this.#isInTransaction
    if (!ends && !isAlone) return undefined
    const statements = this.#statements
    this.#statements = []
    this.#isInTransaction = false
    return ends === 'rollback' ? undefined : this.#wire.stopFor(statements)
  }
}
