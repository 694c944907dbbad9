/** Decisions that the server took by filter, and how they are taken back. */
export interface ManyStep {
  count: number
  takeBack(): Promise<void>
}

const UNDO_STEPS = 100

/** What can be taken back, step by step; a bulk action is one of them. */
export class UndoSteps<Step> {
  #steps: (Step[] | ManyStep)[] = []

  get isEmpty(): boolean {
    return this.#steps.length === 0
  }

  add(step: Step[] | ManyStep): void {
    this.#steps = [...this.#steps, step].slice(-UNDO_STEPS)
  }

  /** Removes the last step, and returns it. */
  pop(): Step[] | ManyStep {
    return this.#steps.pop() ?? []
  }

  clear(): void {
    this.#steps = []
  }
}
