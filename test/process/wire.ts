import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { endWithFile } from '../ends-with-file.ts'

/** A transaction of the server that is about to be committed. */
export interface Commit {
  /** The kind of the job that it belongs to; empty for a request. */
  jobKind: string
  statements: readonly string[]
}

/** Where the wire is cut: at the commit of this number among those that count. */
export interface Cut {
  counts(commit: Commit): boolean
  at: number
  /** Before the commit reaches the database, or after it was made and before the server hears of it. */
  when: 'before' | 'after'
  /** Ends the server. */
  kill(): void
}

export interface Wire {
  /** The address of the database for the server. */
  url: string
  /** Kills the server at this place; resolves once that has happened. */
  cut(cut: Cut): Promise<void>
  /** Lets everything pass again. */
  mend(): void
}

interface ArmedCut extends Cut {
  seen: number
  done(): void
}

const LEASE = /^\s*select 1 from jobs where tenant_id = \$1 and job_id = \$2 and locked_by = \$3/
const COMMITTED = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1')

/**
 * Stands between a server and PostgreSQL, reads what the server sends, and can kill it at a commit of its choice. It ends
 * with the test file.
 */
export async function startWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl)
  const watcher = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // The database is dropped under it at the end.
  watcher.on('error', () => {})
  endWithFile(() => watcher.end())
  let armed: ArmedCut | undefined

  const kindOf = async (jobId: string): Promise<string> => {
    const { rows } = await watcher.query<{ kind: string }>('select kind from jobs where job_id = $1', [jobId])
    return rows[0]?.kind ?? ''
  }
  /** The cut, if it is at this commit. */
  const cutAt = async ({ jobId, statements }: Transaction): Promise<ArmedCut | undefined> => {
    const cut = armed
    if (!cut?.counts({ jobKind: jobId ? await kindOf(jobId) : '', statements }) || armed !== cut) return undefined
    return ++cut.seen === cut.at ? cut : undefined
  }
  const finish = (cut: ArmedCut) => {
    armed = undefined
    cut.kill()
    cut.done()
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    tieTogether(client, upstream)
    const reader = new FrontendReader()
    let committing: ArmedCut | undefined
    let answers = Buffer.alloc(0)
    let turn = Promise.resolve()
    client.on('data', (data) => {
      turn = turn.then(async () => {
        for (const { bytes, commits } of reader.read(data)) {
          const cut = commits && (await cutAt(commits))
          if (cut?.when === 'before') return finish(cut)
          if (cut) committing = cut
          upstream.write(bytes)
        }
      })
    })
    upstream.on('data', (data: Buffer) => {
      if (!committing) return void client.write(data)
      // The server must not hear of it.
      answers = Buffer.concat([answers, data])
      if (answers.includes(COMMITTED)) finish(committing)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endWithFile(() => void server.close())
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut: (cut) =>
      new Promise((resolve) => {
        armed = { ...cut, seen: 0, done: resolve }
      }),
    mend() {
      armed = undefined
    },
  }
}

function tieTogether(client: Socket, upstream: Socket): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.on('close', () => other.destroy())
    one.on('error', () => other.destroy())
  }
}

interface Transaction {
  jobId: string
  statements: string[]
}

interface Message {
  bytes: Buffer
  /** Set if the message commits this transaction. */
  commits?: Transaction
}

/** Reads the messages that a client sends over one connection (PostgreSQL documentation, "Message Formats"). */
class FrontendReader {
  #rest = Buffer.alloc(0)
  #isStarted = false
  readonly #prepared = new Map<string, string>()
  #transaction: Transaction | undefined;

  *read(data: Buffer): Generator<Message> {
    this.#rest = Buffer.concat([this.#rest, data])
    for (;;) {
      // The first message has no type.
      const typeBytes = this.#isStarted ? 1 : 0
      if (this.#rest.length < typeBytes + 4) return
      const length = typeBytes + this.#rest.readInt32BE(typeBytes)
      if (this.#rest.length < length) return
      const bytes = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      const commits = this.#isStarted ? this.#follow(String.fromCharCode(bytes[0] ?? 0), bytes.subarray(5)) : undefined
      this.#isStarted = true
      yield commits ? { bytes, commits } : { bytes }
    }
  }

  #follow(type: string, body: Buffer): Transaction | undefined {
    if (type === 'Q') return this.#command(body.toString('utf8', 0, body.length - 1))
    if (type === 'P') this.#prepared.set(...parsed(body))
    if (type === 'B') this.#bind(body)
    return undefined
  }

  #command(text: string): Transaction | undefined {
    const ended = this.#transaction
    this.#transaction = text.startsWith('begin') ? { jobId: '', statements: [] } : undefined
    return text === 'commit' ? ended : undefined
  }

  #bind(body: Buffer): void {
    const transaction = this.#transaction
    if (!transaction) return
    const { statement, parameters } = bound(body)
    const text = this.#prepared.get(statement) ?? ''
    transaction.statements.push(text)
    if (LEASE.test(text)) transaction.jobId = parameters[1] ?? ''
  }
}

const textAt = (body: Buffer, at: number) => body.toString('utf8', at, body.indexOf(0, at))

/** Name and text of a statement that is prepared. */
function parsed(body: Buffer): [string, string] {
  const name = textAt(body, 0)
  return [name, textAt(body, Buffer.byteLength(name) + 1)]
}

function bound(body: Buffer): { statement: string; parameters: string[] } {
  let at = body.indexOf(0) + 1
  const statement = textAt(body, at)
  at += Buffer.byteLength(statement) + 1
  at += 2 + 2 * body.readInt16BE(at)
  const count = body.readInt16BE(at)
  at += 2
  const parameters = Array.from({ length: count }, () => {
    const length = Math.max(0, body.readInt32BE(at))
    const value = body.toString('utf8', at + 4, at + 4 + length)
    at += 4 + length
    return value
  })
  return { statement, parameters }
}
