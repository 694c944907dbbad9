import type { Sizes } from '../../jobs/index.ts'
import type { Mapping } from '../map/index.ts'

/** Lines from the one after `after` on. */
export interface Lines {
  after: number
  upTo: number
}

/** Grants that are resolved while those after them are still staged. All else that the sync has is there. */
export class ArrivingGrants {
  /** The mapping of the sync; undefined for our own files. */
  readonly mapping: Mapping | undefined
  /** The fields that rows may say something about; undefined when the sync has no grants. */
  readonly columns: readonly string[] | undefined
  #last = 0
  /** The line after which rows were staged anew. */
  #again = Number.POSITIVE_INFINITY
  #isComplete = false
  #failure: Error | undefined
  #wake: () => void = () => {}

  constructor(mapping: Mapping | undefined, columns: readonly string[] | undefined) {
    this.mapping = mapping
    this.columns = columns
  }

  /** The rows up to this line are stored. */
  reach(line: number): void {
    this.#last = line
    this.#wake()
  }

  /** The rows after this line are about to be staged anew. */
  restart(line: number): void {
    this.#last = line
    this.#again = Math.min(this.#again, line)
    this.#wake()
  }

  /** The sync is staged and can be applied. */
  complete(): void {
    this.#isComplete = true
    this.#wake()
  }

  /** It cannot: whoever waits for grants gets this error. */
  fail(error: Error): void {
    this.#failure ??= error
    this.#wake()
  }

  /**
   * The lines to be resolved when those up to `done` are: from an earlier line on where rows were staged anew. Waits until
   * there are enough for a statement.
   */
  async next(done: number, { first, largest }: Pick<Sizes, 'first' | 'largest'>): Promise<Lines | undefined> {
    for (;;) {
      if (this.#failure) throw this.#failure
      const after = Math.min(done, this.#again)
      const isEnough = this.#last - after >= first
      if (isEnough || this.#isComplete) {
        this.#again = Number.POSITIVE_INFINITY
        const upTo = Math.min(this.#last, after + largest)
        return upTo > after || after < done ? { after, upTo } : undefined
      }
      await new Promise<void>((settle) => {
        this.#wake = settle
      })
    }
  }
}
