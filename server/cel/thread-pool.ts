import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { builtFile } from '../lib/built.ts'
import { type BatchDefinition, EVALUATION_TIMEOUT_MS, type TurnInput, type TurnOutput } from './batch.ts'
import { EvaluationTimeout } from './fault.ts'

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

/** A thread that has not replied by then is ended. It is long: a thread checks the time of evaluations itself. */
const REPLY_TIMEOUT_MS = EVALUATION_TIMEOUT_MS + 20_000
const MAX_HEAP_MB = 1_024

/** One core is left to requests. */
const THREAD_COUNT = Math.min(4, Math.max(1, availableParallelism() - 1))

interface Turn {
  tenant: string
  message: ToThread
  settle(reply: TurnReply): void
  reject(error: Error): void
}

/** A thread and the turns that wait for it; the tenants take turns. */
class Thread {
  batches = 0
  /** Why it ended. */
  ended: Error | undefined
  readonly #worker = new Worker(builtFile('server/cel/worker.js'), {
    name: 'recert-expressions',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  readonly #waiting = new Map<string, Turn[]>()
  #running: Turn | undefined
  #timer: NodeJS.Timeout | undefined

  constructor() {
    this.#worker.unref()
    this.#worker.on('message', (reply: TurnReply) => this.#finish((turn) => turn.settle(reply)))
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new EvaluationTimeout('Evaluating the expression takes too much memory')
          : error,
      ),
    )
    this.#worker.on('exit', () => this.end(new Error('the thread that evaluates expressions ended')))
  }

  request(turn: Turn): void {
    if (this.ended) turn.reject(new ThreadLost())
    else {
      this.#waiting.set(turn.tenant, [...(this.#waiting.get(turn.tenant) ?? []), turn])
      if (!this.#running) this.#startNext()
    }
  }

  tell(message: ToThread): void {
    if (!this.ended) this.#worker.postMessage(message)
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
      () => this.end(new EvaluationTimeout('The evaluation of one subject did not end')),
      REPLY_TIMEOUT_MS,
    )
    this.#worker.postMessage(turn.message)
  }

  #finish(tell: (turn: Turn) => void): void {
    const turn = this.#running
    clearTimeout(this.#timer)
    this.#running = undefined
    if (turn) tell(turn)
    if (!this.ended) this.#startNext()
  }

  /** Ends the thread; the running turn fails for the reason, and the others can be started again elsewhere. */
  end(reason: Error): void {
    if (this.ended) return
    this.ended = reason
    threads.delete(this)
    this.#finish((turn) => turn.reject(reason))
    for (const turns of this.#waiting.values()) for (const turn of turns) turn.reject(new ThreadLost())
    this.#waiting.clear()
    void this.#worker.terminate()
  }
}

/** Started when they are first needed. */
const threads = new Set<Thread>()
let lastBatch = 0

function leastBusyThread(): Thread {
  const idle = [...threads].find(({ batches }) => batches === 0)
  if (idle) return idle
  if (threads.size < THREAD_COUNT) {
    const thread = new Thread()
    threads.add(thread)
    return thread
  }
  return [...threads].reduce((least, thread) => (thread.batches < least.batches ? thread : least))
}

/**
 * Opens a batch in a thread. A batch has one turn at a time, and its caller holds a database connection, so the pool of
 * connections bounds how many turns wait.
 */
export function openBatch(tenant: string, definition: BatchDefinition): OpenBatch {
  const thread = leastBusyThread()
  const batch = ++lastBatch
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
