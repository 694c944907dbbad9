import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../lib/built.ts'
import { type Content, nameOf } from '../read/content.ts'
import { ReadingStopped, type StopReason, tooLarge } from '../read/limits.ts'
import type { TableRow } from '../read/table.ts'
import type { ChosenRun, Run } from './database.ts'
import type { BatonKind } from './kinds.ts'
import type { UnpackOptions } from './unpack.ts'

export interface RowsRequest {
  cursor: number
  kind: BatonKind
  run: Run
}
export type ToThread =
  | { unpack: UnpackOptions }
  | { open: { name: string; databasePath: string } }
  | { rows: RowsRequest }
  | { endOf: number }
export type FromThread =
  | { isDone: boolean }
  | { chosen: ChosenRun }
  | { batch: TableRow[]; isDone: boolean }
  | { stopped: { reason: StopReason; problem: string } }

export interface ThreadOptions {
  maxBytes: number
  /** A thread that has not replied by then is ended. One reply is 16 MiB of the database, or 500 rows. */
  replyTimeoutMs?: number
}
const REPLY_TIMEOUT_MS = 120_000
const MAX_HEAP_MB = 512

/** A Baton file that is open in a thread, until it is closed. */
export class OpenBaton {
  readonly chosen: ChosenRun
  readonly #thread: BatonThread
  #lastCursor = 0

  constructor(thread: BatonThread, chosen: ChosenRun) {
    this.#thread = thread
    this.chosen = chosen
  }

  get hasFailed(): boolean {
    return this.#thread.hasFailed
  }

  async *rows(kind: BatonKind): AsyncIterable<TableRow[]> {
    const cursor = ++this.#lastCursor
    try {
      for (;;) {
        const { batch, isDone } = await this.#thread.ask({ rows: { cursor, kind, run: this.chosen.run } }, 'batch')
        if (batch.length > 0) yield batch
        if (isDone) return
      }
    } finally {
      if (!this.hasFailed) await this.#thread.ask({ endOf: cursor }, 'isDone')
    }
  }

  /** Lets the process end while the file is open. */
  rest(): void {
    this.#thread.unref()
  }

  wake(): void {
    this.#thread.ref()
  }

  close(): Promise<void> {
    return this.#thread.end()
  }
}

/** Unpacks a Baton file into a directory of its own and opens its database. Then nothing of it has a name on disk. */
export async function openBaton(content: Content, { maxBytes, replyTimeoutMs }: ThreadOptions): Promise<OpenBaton> {
  const name = nameOf(content)
  const directory = await mkdtemp(join(tmpdir(), 'recert-baton-'))
  const thread = new BatonThread(name, replyTimeoutMs ?? REPLY_TIMEOUT_MS)
  try {
    const [packedPath, databasePath] = [join(directory, 'packed'), join(directory, 'database')]
    await pipeline(content.stream(), createWriteStream(packedPath, { flags: 'wx', mode: 0o600 }))
    const unpack = { name, packedPath, databasePath, maxBytes }
    while (!(await thread.ask({ unpack }, 'isDone')).isDone);
    const { chosen } = await thread.ask({ open: { name, databasePath } }, 'chosen')
    return new OpenBaton(thread, chosen)
  } catch (error) {
    await thread.end()
    throw error
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

type Reply<K extends string> = Extract<FromThread, Record<K, unknown>>

/** A thread that does one thing at a time. */
class BatonThread {
  readonly #name: string
  readonly #replyTimeoutMs: number
  readonly #worker = new Worker(builtFile('server/imports/baton/worker.js'), {
    name: 'recert-baton',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  #settle: ((reply: FromThread | Error) => void) | undefined
  #failure: Error | undefined
  #lastTurn: Promise<unknown> = Promise.resolve()

  constructor(name: string, replyTimeoutMs: number) {
    this.#name = name
    this.#replyTimeoutMs = replyTimeoutMs
    this.#worker.on('message', (reply: FromThread) => this.#settle?.(reply))
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#fail(isMemory ? tooLarge(name, 'takes too much memory to read; run the connector again') : error)
    })
    this.#worker.on('exit', () => this.#fail(new Error('the thread that reads Baton files ended')))
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined
  }

  /** The reply to a message, which has the named member. */
  ask<K extends 'isDone' | 'chosen' | 'batch'>(message: ToThread, member: K): Promise<Reply<K>> {
    const turn = this.#lastTurn.then(() => this.#ask(message, member))
    this.#lastTurn = turn.catch(() => {})
    return turn
  }

  async #ask<K extends string>(message: ToThread, member: K): Promise<Reply<K>> {
    const late = () => this.#fail(tooLarge(this.#name, 'takes too long to read; run the connector again'))
    const timer = setTimeout(late, this.#replyTimeoutMs)
    const reply = await new Promise<FromThread | Error>((resolve) => {
      this.#settle = resolve
      if (this.#failure) resolve(this.#failure)
      else this.#worker.postMessage(message)
    })
    clearTimeout(timer)
    if (reply instanceof Error) throw reply
    if ('stopped' in reply) throw new ReadingStopped(reply.stopped.reason, this.#name, reply.stopped.problem)
    if (!(member in reply)) throw new Error(`the thread that reads Baton files replied without ${member}`)
    return reply as Reply<K>
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#settle?.(this.#failure)
  }

  ref(): void {
    this.#worker.ref()
  }

  unref(): void {
    this.#worker.unref()
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
