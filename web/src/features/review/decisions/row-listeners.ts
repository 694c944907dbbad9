/** Who is told of changes: of all, or of one task only, so that only its row is drawn. */
export class RowListeners {
  readonly #ofAll = new Set<() => void>()
  readonly #ofTask = new Map<string, Set<() => void>>()
  #version = 0

  /** Goes up with each change. */
  get version(): number {
    return this.#version
  }

  subscribe(listener: () => void): () => void {
    this.#ofAll.add(listener)
    return () => this.#ofAll.delete(listener)
  }

  subscribeTo(taskId: string, listener: () => void): () => void {
    const listeners = this.#ofTask.get(taskId) ?? new Set()
    this.#ofTask.set(taskId, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#ofTask.delete(taskId)
    }
  }

  tell(): void {
    this.#version++
    for (const listener of this.#ofAll) listener()
  }

  tellOf(taskId: string): void {
    for (const listener of this.#ofTask.get(taskId) ?? []) listener()
  }
}
