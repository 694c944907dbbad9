import type { Logger } from 'pino'
import type { Database } from '../../db/index.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'
import { saveProgress } from './sync-progress.store.ts'
import { secondsLeft } from './time-left.ts'

/** The part of the whole work at which each phase ends, as measured with 150,000 and 1,000,000 grants on PostgreSQL. */
export const ENDS = {
  /** A source that is imported for the first time: everything is written. */
  first: { READING: 0.32, CHECKING: 0.54, WRITING: 0.95 },
  /** Most of it is there already. */
  again: { READING: 0.47, CHECKING: 0.88, WRITING: 0.95 },
  preview: { READING: 0.55, CHECKING: 0.95, WRITING: 0.95 },
} as const

/** The same where grants are resolved while they are read (docs/adr/0078), as measured with 200,000 grants. */
export const ENDS_AHEAD = {
  first: { READING: 0.57, CHECKING: 0.62, WRITING: 0.97 },
  again: { READING: 0.7, CHECKING: 0.95, WRITING: 0.98 },
  preview: { READING: 0.45, CHECKING: 0.95, WRITING: 0.95 },
} as const

/** About how many times a merge reads each row, and how many times it still does when grants were resolved ahead. */
const CHECKS = 4
const CHECKS_LEFT = 2

export type ProgressPhase = 'READING' | 'CHECKING' | 'WRITING'

const SAVE_MS = 1_000
const LOG_MS = 10_000

/** How far a sync is: kept in the database every second, and in the log every ten, with numbers only. */
export class SyncProgress {
  readonly #database: Pick<Database, 'single'>
  readonly #ref: SyncRef
  readonly #log: Logger | undefined
  readonly #begunAt = performance.now()
  #kind: keyof typeof ENDS = 'again'
  #isAhead = false
  #phase: ProgressPhase = 'READING'
  #from = 0
  #total = 0
  #done = 0
  #share = 0
  #part = 0
  #rows: number | undefined
  readonly #seconds: Partial<Record<ProgressPhase, number>> = {}
  #phaseBegunAt = performance.now()
  #savedAt = Number.NEGATIVE_INFINITY
  #loggedAt = performance.now()

  constructor(database: Pick<Database, 'single'>, ref: SyncRef, log?: Logger) {
    this.#database = database
    this.#ref = ref
    this.#log = log
    log?.info(this.#numbers(), 'import begins')
  }

  /** Call it before the first phase. */
  expect(kind: keyof typeof ENDS): void {
    this.#kind = kind
  }

  /** Grants are resolved from now on, while they are read. */
  checkAhead(): void {
    this.#isAhead = true
  }

  get #ends(): Record<ProgressPhase, number> {
    return (this.#isAhead ? ENDS_AHEAD : ENDS)[this.#kind]
  }

  /** Begins a phase with its amount of work: bytes, or rows times the number of times each is read. */
  begin(phase: ProgressPhase, total: number, rows?: number): void {
    this.#endPhase()
    this.#rows = rows
    this.#from = this.#share
    this.#phase = phase
    this.#total = total
    this.#done = 0
    this.#part = 0
    this.#phaseBegunAt = performance.now()
  }

  /** Begins the checking once everything is read. */
  beginChecking(rows: number): void {
    this.begin('CHECKING', rows * (this.#isAhead ? CHECKS_LEFT : CHECKS), rows)
  }

  /** Adds to the checking. What is checked ahead takes no time of its own. */
  check(count: number): void {
    if (this.#phase !== 'READING') this.add(count)
  }

  /** Adds to the work that is done. */
  add(count: number): void {
    this.reach(this.#done + count)
  }

  /** Sets how much of the work is done in total. */
  reach(done: number): void {
    this.#done = Math.max(this.#done, done)
    this.#part = this.#total === 0 ? 0 : Math.min(1, this.#done / this.#total)
    this.#share = Math.max(this.#share, this.#from + (this.#ends[this.#phase] - this.#from) * this.#part)
    this.#tell()
  }

  /** The seconds that each phase took. */
  phaseSeconds(): Readonly<Record<string, number>> {
    this.#endPhase()
    return this.#seconds
  }

  #endPhase(): void {
    const now = performance.now()
    this.#seconds[this.#phase] = (this.#seconds[this.#phase] ?? 0) + (now - this.#phaseBegunAt) / 1000
    this.#phaseBegunAt = now
  }

  end(outcome: string): void {
    this.#log?.info({ ...this.#numbers(), outcome }, 'import ends')
  }

  #tell(): void {
    const now = performance.now()
    if (now - this.#loggedAt >= LOG_MS) {
      this.#loggedAt = now
      this.#log?.info(this.#numbers(), 'import goes on')
    }
    if (now - this.#savedAt < SAVE_MS) return
    this.#savedAt = now
    const { percent, secondsLeft, doneRows, totalRows } = this.#numbers()
    const { tenantId, syncId } = this.#ref
    // A lost update only means that a page shows older progress.
    this.#database
      .single((reader) => saveProgress(reader, tenantId, syncId, { percent, secondsLeft, doneRows, totalRows }))
      .catch(() => {})
  }

  #numbers() {
    const now = performance.now()
    const seconds = (now - this.#begunAt) / 1000
    const left = secondsLeft({
      seconds,
      phaseSeconds: (now - this.#phaseBegunAt) / 1000,
      part: this.#part,
      share: this.#share,
      phaseEnd: this.#ends[this.#phase],
    })
    return {
      syncId: this.#ref.syncId,
      sourceId: this.#ref.sourceId,
      phase: this.#phase,
      done: this.#done,
      total: this.#total,
      ...(this.#rows !== undefined && { doneRows: Math.floor(this.#part * this.#rows), totalRows: this.#rows }),
      percent: Math.floor(this.#share * 100),
      seconds: Math.round(seconds),
      secondsLeft: left === undefined ? undefined : Math.round(left),
    }
  }
}
