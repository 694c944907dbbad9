export const PAGE_ROWS = 100
const AT_ONCE = 3
const KEPT_PAGES = 40

/** Loads the rows of a list as they come into sight: the newest need first, a few at a time, old ones dropped. */
export class RowPages<Row> {
  readonly #load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>
  readonly #pages = new Map<number, readonly Row[]>()
  readonly #loading = new Map<number, AbortController>()
  readonly #failed = new Map<number, unknown>()
  readonly #listeners = new Set<() => void>()
  #wanted: readonly number[] = []
  #version = 0

  /** `first`: the first page, where it has come already. */
  constructor(load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>, first?: readonly Row[]) {
    this.#load = load
    if (first) this.#pages.set(0, first)
  }

  row(index: number): Row | undefined {
    return this.#pages.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS]
  }

  page(page: number): readonly Row[] | undefined {
    return this.#pages.get(page)
  }

  /** The pages that are loaded, with the number of their first row, in order. */
  loaded(): [first: number, rows: readonly Row[]][] {
    return [...this.#pages].sort(([a], [b]) => a - b).map(([page, rows]) => [page * PAGE_ROWS, rows])
  }

  /** The failure of a page in sight, until it is tried again. */
  get error(): unknown {
    return this.#wanted.map((page) => this.#failed.get(page)).find((error) => error !== undefined)
  }

  /** The rows that are in sight or near it, the most wanted first; other requests are given up. */
  want(first: number, last: number, around: number): void {
    const inSight = pagesBetween(first, last)
    const near = pagesBetween(Math.max(0, first - around), last + around)
    this.#wanted = [...new Set([...inSight, ...near])]
    for (const [page, controller] of this.#loading) if (!this.#wanted.includes(page)) controller.abort()
    this.#next()
  }

  retry(): void {
    this.#failed.clear()
    this.#next()
  }

  stop(): void {
    for (const controller of this.#loading.values()) controller.abort()
    this.#wanted = []
  }

  version = (): number => this.#version

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #next(): void {
    for (const page of this.#wanted) {
      if (this.#loading.size >= AT_ONCE) return
      if (!this.#pages.has(page) && !this.#loading.has(page) && !this.#failed.has(page)) void this.#fetch(page)
    }
  }

  async #fetch(page: number): Promise<void> {
    const controller = new AbortController()
    this.#loading.set(page, controller)
    try {
      const rows = await this.#load(page, controller.signal)
      this.#pages.set(page, rows)
      this.#drop()
    } catch (error) {
      if (!controller.signal.aborted) this.#failed.set(page, error)
    } finally {
      this.#loading.delete(page)
      this.#version++
      for (const listener of this.#listeners) listener()
      this.#next()
    }
  }

  /** Forgets the pages that were loaded first, but none that is wanted. */
  #drop(): void {
    for (const page of this.#pages.keys()) {
      if (this.#pages.size <= KEPT_PAGES) return
      if (!this.#wanted.includes(page)) this.#pages.delete(page)
    }
  }
}

const pagesBetween = (first: number, last: number): number[] => {
  const [from, to] = [Math.floor(first / PAGE_ROWS), Math.floor(Math.max(first, last) / PAGE_ROWS)]
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}
