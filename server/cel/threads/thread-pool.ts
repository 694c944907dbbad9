import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../../lib/built.ts'
import { type BatchDefinition, EVALUATION_TIMEOUT_MS, type TurnInput, type TurnOutput } from '../batch.ts'
import { EvaluationTimeout } from '../fault.ts'

export type ToThread = { batch: number; definition?: BatchDefinition; input: TurnInput } | { closed: number }
export type TurnReply = { output: TurnOutput } | { error: string; isTimeout: boolean }

/** The thread of a batch ended while it did the work of another one, so the batch can be started again. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

/** A batch that is open in a thread. */
export interface OpenBatch {
  turn(input: TurnInput): Promise<TurnOutput>
  close(): void
}

interface PoolOptions {
  /** The largest number of threads. */
  size: number
  /** A thread that has not replied by then is ended. */
  replyTimeoutMs: number
}
const MAX_HEAP_MB = 1_024

interface Turn {
  tenant: string
  message: ToThread
  settle(reply: TurnReply): void
  reject(error: Error): void
}

/** A thread and the turns that wait for it; the tenants take turns. */
class Thread {
  batches = 0
  hasEnded = false
  readonly #replyTimeoutMs: number
  readonly #worker = new Worker(builtFile('server/cel/threads/worker.js'), {
    name: 'recert-expressions',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  readonly #waiting = new Map<string, Turn[]>()
  #running: Turn | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(replyTimeoutMs: number) {
    this.#replyTimeoutMs = replyTimeoutMs
    this.#worker.unref()
    this.#worker.on('message', (reply: TurnReply) => this.#finish((turn) => turn.settle(reply)))
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new EvaluationTimeout('Evaluating the expression takes too much memory')
          : error,
      ),
    )
    this.#worker.on('exit', () => this.#end(new Error('the thread that evaluates expressions ended')))
  }

  request(turn: Turn): void {
    if (this.hasEnded) turn.reject(new ThreadLost())
    else {
      this.#waiting.set(turn.tenant, [...(this.#waiting.get(turn.tenant) ?? []), turn])
      if (!this.#running) this.#startNext()
    }
  }

  tell(message: ToThread): void {
    if (!this.hasEnded) this.#worker.postMessage(message)
  }

  #startNext(): void {
    const [tenant, turns] = this.#waiting.entries().next().value ?? []
    const [turn, ...rest] = turns ?? []
    if (tenant === undefined || !turn) {
      this.#worker.unref()
      return
    }
    // A tenant with more to do goes to the end.
    this.#waiting.delete(tenant)
    if (rest.length > 0) this.#waiting.set(tenant, rest)
    this.#running = turn
    this.#worker.ref()
    this.#timer = setTimeout(
      () => this.#end(new EvaluationTimeout('The evaluation of one subject did not end')),
      this.#replyTimeoutMs,
    )
    this.#worker.postMessage(turn.message)
  }

  #finish(tell: (turn: Turn) => void): void {
    const turn = this.#running
    clearTimeout(this.#timer)
    this.#running = undefined
    if (turn) tell(turn)
    if (!this.hasEnded) this.#startNext()
  }

  /** Ends the thread; the running turn fails for the reason, and the others can be started again elsewhere. */
  #end(reason: Error): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.#finish((turn) => turn.reject(reason))
    for (const turns of this.#waiting.values()) for (const turn of turns) turn.reject(new ThreadLost())
    this.#waiting.clear()
    void this.#worker.terminate()
  }
}

/** The threads that evaluate expressions, started when they are first needed. */
export class ThreadPool {
  readonly #options: PoolOptions
  readonly #threads = new Set<Thread>()
  #lastBatch = 0

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /**
   * Opens a batch in a thread. A batch has one turn at a time, and its caller holds a database connection, so the pool of
   * connections bounds how many turns wait.
   */
  openBatch(tenant: string, definition: BatchDefinition): OpenBatch {
    const thread = this.#leastBusyThread()
    const batch = ++this.#lastBatch
    thread.batches++
    let isNew = true
    return {
      turn: (input) =>
        new Promise((resolve, reject) => {
          const message = isNew ? { batch, definition, input } : { batch, input }
          isNew = false
          const settle = (reply: TurnReply) => {
            if ('output' in reply) resolve(reply.output)
            else reject(reply.isTimeout ? new EvaluationTimeout(reply.error) : new Error(reply.error))
          }
          thread.request({ tenant, message, settle, reject })
        }),
      close() {
        thread.batches--
        thread.tell({ closed: batch })
      },
    }
  }

  #leastBusyThread(): Thread {
    const alive = [...this.#threads].filter(({ hasEnded }) => !hasEnded)
    const idle = alive.find(({ batches }) => batches === 0)
    if (idle) return idle
    if (alive.length >= this.#options.size)
      return alive.reduce((least, thread) => (thread.batches < least.batches ? thread : least))
    for (const thread of this.#threads) if (thread.hasEnded) this.#threads.delete(thread)
    const thread = new Thread(this.#options.replyTimeoutMs)
    this.#threads.add(thread)
    return thread
  }
}

/** One core is left to requests. A thread checks the time of evaluations itself, so it is ended only if it hangs. */
export const threadPool = new ThreadPool({
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  replyTimeoutMs: EVALUATION_TIMEOUT_MS + 20_000,
})
