import { hasStatus, isPassing } from '../../../api/problem.ts'

export type Choice = 'APPROVE' | 'DENY' | 'UNSPECIFIED'

/** One decision that is to be kept by the server. */
export interface Entry {
  taskId: string
  policyStepId: string
  decision: Choice
  comment: string
  /** Needs a reason first, without which the server does not take it: it waits in the tab. */
  isHeld?: boolean
}

export interface Refusal {
  taskId: string
  reason: string
  description: string
}

/** What keeps entries from being saved; `isSignedOut`: the session has ended. */
export interface Trouble {
  message: string
  isSignedOut: boolean
}

export interface OutboxDeps {
  /** Sends entries; resolves to those that the server refused. The key makes a repeated request harmless. */
  send(entries: readonly Entry[], key: string, options: { keepalive: boolean }): Promise<readonly Refusal[]>
  onSaved(entries: readonly Entry[]): void
  onRefused(entry: Entry, refusal: Refusal): void
  onChange(): void
  /** Where waiting entries survive a reload of the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  storageKey: string
}

const PAUSE_MS = 300
const LONGEST_MS = 1_000
const BATCH = 500
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000]

/**
 * Brings decisions to the server: in batches, one request at a time, so that their order is kept; a later decision on a
 * task replaces one that waits. Nothing is dropped before the server has answered for it.
 */
export class Outbox {
  readonly #deps: OutboxDeps
  /** In the order in which they were made, by task. */
  #waiting = new Map<string, Entry>()
  #sending: readonly Entry[] = []
  #held = new Map<string, Entry>()
  /** The key of a batch that was sent and not answered: sent again as it was, it does nothing twice. */
  #key = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #oldest = 0
  #failures = 0
  #idle: (() => void)[] = []
  trouble: Trouble | undefined

  constructor(deps: OutboxDeps) {
    this.#deps = deps
    for (const entry of this.#stored()) this.#put(entry)
    if (this.#waiting.size > 0) this.#schedule(0)
  }

  /** How many decisions are not on the server yet. */
  get size(): number {
    return this.#waiting.size + this.#sending.filter(({ taskId }) => !this.#waiting.has(taskId)).length
  }

  /** What is not on the server yet, the latest for each task. */
  entries(): Entry[] {
    const isLatest = ({ taskId }: Entry) => !this.#held.has(taskId)
    const sending = this.#sending.filter(({ taskId }) => !this.#waiting.has(taskId))
    return [...[...sending, ...this.#waiting.values()].filter(isLatest), ...this.#held.values()]
  }

  add(entries: readonly Entry[]): void {
    if (this.#waiting.size === 0) this.#oldest = Date.now()
    for (const entry of entries) this.#put(entry)
    this.#store()
    if (this.#failures === 0 && this.#waiting.size > 0) {
      const late = this.#oldest + LONGEST_MS - Date.now()
      this.#schedule(this.#waiting.size >= BATCH ? 0 : Math.max(0, Math.min(PAUSE_MS, late)))
    }
    this.#deps.onChange()
  }

  /** Tries at once: the button, the browser is online again, somebody signed in again. */
  retry(): void {
    if (this.size > 0) this.#schedule(0)
  }

  /** Resolves when everything is on the server; rejects if it cannot be brought there now. */
  async flush(): Promise<void> {
    this.retry()
    while (this.size > 0) {
      const failures = this.#failures
      await new Promise<void>((resolve) => this.#idle.push(resolve))
      if (this.#failures > failures) throw new Error(this.trouble?.message ?? 'Your decisions could not be saved.')
    }
  }

  /** The tab is closed: sends what waits, without an answer. */
  leave(): void {
    const entries = this.entries()
      .filter(({ isHeld }) => !isHeld)
      .slice(0, BATCH)
    if (entries.length > 0)
      void this.#deps.send(entries, crypto.randomUUID(), { keepalive: true }).catch(() => undefined)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #put(entry: Entry): void {
    this.#waiting.delete(entry.taskId)
    this.#held.delete(entry.taskId)
    if (!entry.isHeld) this.#waiting.set(entry.taskId, entry)
    else {
      this.#held.set(entry.taskId, entry)
      // What the server has of it is not what the reviewer wants any more.
      this.#waiting.set(entry.taskId, { ...entry, decision: 'UNSPECIFIED', isHeld: false })
    }
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), delay)
  }

  async #send(): Promise<void> {
    if (this.#isBusy) return
    if (this.#sending.length === 0) {
      this.#sending = [...this.#waiting.values()].slice(0, BATCH)
      for (const { taskId } of this.#sending) this.#waiting.delete(taskId)
      this.#key = crypto.randomUUID()
    }
    if (this.#sending.length === 0) return this.#settle()
    this.#isBusy = true
    try {
      const refusals = await this.#deps.send(this.#sending, this.#key, { keepalive: false })
      this.#finish(refusals)
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#isBusy = false
    }
    if (this.#failures > 0) this.#schedule(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 0)
    else if (this.#waiting.size > 0) this.#schedule(0)
    this.#settle()
  }
  #isBusy = false

  #finish(refusals: readonly Refusal[]): void {
    const sent = this.#sending
    this.#sending = []
    this.#failures = 0
    this.trouble = undefined
    const refused = new Map(refusals.map((refusal) => [refusal.taskId, refusal]))
    this.#store()
    this.#deps.onSaved(sent.filter(({ taskId }) => !refused.has(taskId)))
    for (const entry of sent) {
      const refusal = refused.get(entry.taskId)
      // What was chosen since stands; the server answers for that one by itself.
      if (refusal && !this.#waiting.has(entry.taskId)) this.#deps.onRefused(entry, refusal)
    }
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : 'Your decisions could not be saved.'
    const isSignedOut = hasStatus(error, 401)
    if (isPassing(error) || isSignedOut) {
      this.#failures++
      this.trouble = { message, isSignedOut }
      return
    }
    // The server will never take this batch: say so in its rows.
    this.#finish(this.#sending.map(({ taskId }) => ({ taskId, reason: 'NOT_SAVED', description: message })))
  }

  #settle(): void {
    this.#deps.onChange()
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  #store(): void {
    const entries = this.entries()
    if (entries.length === 0) this.#deps.storage.removeItem(this.#deps.storageKey)
    else this.#deps.storage.setItem(this.#deps.storageKey, JSON.stringify(entries))
  }

  #stored(): Entry[] {
    try {
      return JSON.parse(this.#deps.storage.getItem(this.#deps.storageKey) ?? '[]') as Entry[]
    } catch {
      return []
    }
  }
}
