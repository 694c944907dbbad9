import type { EngineDatabase } from '../../db/index.ts'
import { Cancelled } from '../merge/merge-sync.ts'
import type { ArrivingGrants } from '../stage/arriving-grants.ts'

/** Databases that a merge of this process waits at. It keeps a connection, and its rows are stored on another. */
const busy = new WeakSet<EngineDatabase>()

/** A merge that begins while grants are still being staged (docs/adr/0078). */
export class MergeAhead {
  readonly #database: EngineDatabase
  readonly #merge: (grants: ArrivingGrants) => Promise<void>
  #grants: ArrivingGrants | undefined
  #merging: Promise<void> | undefined

  private constructor(database: EngineDatabase, merge: (grants: ArrivingGrants) => Promise<void>) {
    this.#database = database
    this.#merge = merge
  }

  /** Undefined on the embedded engine: its one session cannot do two things at a time. */
  static on(database: EngineDatabase, merge: (grants: ArrivingGrants) => Promise<void>): MergeAhead | undefined {
    return database.engine === 'postgresql' ? new MergeAhead(database, merge) : undefined
  }

  get isWaiting(): boolean {
    return this.#merging !== undefined
  }

  /** Does nothing while another one goes on: two that wait for a connection would wait for each other. */
  begin(grants: ArrivingGrants): boolean {
    if (busy.has(this.#database)) return false
    busy.add(this.#database)
    this.#grants = grants
    this.#merging = this.#merge(grants).finally(() => busy.delete(this.#database))
    // Awaited when everything is staged; until then a failure must not count as unhandled.
    this.#merging.catch(() => {})
    return true
  }

  /** Everything is staged. */
  async finish(): Promise<void> {
    this.#grants?.complete()
    await this.#merging
  }

  /** Nothing will be applied; returns when the merge has been rolled back. */
  async abandon(): Promise<void> {
    this.#grants?.fail(new Cancelled())
    await this.#merging?.catch(() => {})
    this.#merging = undefined
  }
}
