import type { Database } from '../server/db/index.ts'
import { LeaseLost } from '../server/jobs/attempt.ts'
import type { JobContext, JobHandler } from '../server/jobs/index.ts'
import type { TenantId } from '../server/lib/ids.ts'

/** An end of the process: before its transaction of this number, in the middle of it, or after its commit. */
export interface Kill {
  at: number
  when: 'before' | 'inside' | 'after'
}

type Payload = Record<string, unknown>

export interface KilledRun {
  database: Database
  tenantId: TenantId
  payload: Payload
  /** In order. After each the job goes on from what was saved, with nothing remembered. */
  kills?: readonly Kill[]
  signal?: AbortSignal
  beforeTransaction?(): Promise<void>
}

/** Runs a job to its end in this process, without a worker; returns its transactions and what it saved. */
export async function runKilled(handler: JobHandler, run: KilledRun) {
  const process = new KilledProcess(run)
  while (!(await process.attempt(handler)));
  return { transactions: process.transactions, saves: process.saves }
}

class KilledProcess {
  transactions = 0
  readonly saves: Payload[] = []
  readonly #run: KilledRun
  readonly #kills: Kill[]
  #attempts = 0
  #isDead = false

  constructor(run: KilledRun) {
    this.#run = run
    this.#kills = [...(run.kills ?? [])]
  }

  /** Whether the job came to its end before the process did. */
  async attempt(handler: JobHandler): Promise<boolean> {
    this.#isDead = false
    try {
      await handler.run(this.#context())
      return true
    } catch (error) {
      if (!this.#isDead) throw error
      return false
    }
  }

  #context(): JobContext {
    const { database, tenantId, payload, signal } = this.#run
    return {
      tenantId,
      // As the database gives it back.
      payload: JSON.parse(JSON.stringify(this.saves.at(-1) ?? payload)),
      attempt: ++this.#attempts,
      signal: signal ?? new AbortController().signal,
      read: (work) => database.read(work),
      tx: (work) => this.#transact(work),
    }
  }

  async #transact<T>(work: Parameters<JobContext['tx']>[0]): Promise<T> {
    await this.#run.beforeTransaction?.()
    const next = this.#kills[0]
    const kill = next?.at === this.transactions++ ? next.when : undefined
    if (this.#isDead) throw new LeaseLost('killed')
    if (kill === 'before') throw this.#die()
    let saved: Payload | undefined
    const result = await this.#run.database.tx(async (tx) => {
      const done = await work(tx, async (position) => {
        saved = position
      })
      if (kill === 'inside') throw this.#die()
      return done
    })
    if (saved) this.saves.push(saved)
    if (kill === 'after') throw this.#die()
    return result as T
  }

  #die(): LeaseLost {
    this.#isDead = true
    this.#kills.shift()
    return new LeaseLost('killed')
  }
}
