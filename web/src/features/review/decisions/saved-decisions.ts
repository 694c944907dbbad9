import type { Choice, Entry } from './outbox.ts'

/** A decision that the server has taken, with what it had before. */
export interface Saved extends Entry {
  from: Choice
}

/** What the server has taken since the tasks were loaded; other windows of the same person are told of it. */
export class SavedDecisions {
  readonly #kept = new Map<string, Choice>()
  readonly #listeners = new Set<(saved: readonly Saved[]) => void>()

  /** Notes what the server has of a task now. `loaded` is what it had when the task was loaded. */
  keep(entry: Entry, loaded: Choice | undefined): Saved {
    const from = this.#kept.get(entry.taskId) ?? loaded ?? 'UNSPECIFIED'
    this.#kept.set(entry.taskId, entry.decision)
    return { ...entry, from }
  }

  /** The tasks are loaded anew. */
  clear(): void {
    this.#kept.clear()
  }

  /** Tells other windows what was saved; without entries, that all has to be read again. */
  announce(saved: readonly Saved[]): void {
    for (const listener of this.#listeners) listener(saved)
  }

  subscribe(listener: (saved: readonly Saved[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
