import { type CountChange, counted, type Standing, ZERO } from './count-change.rules.ts'

/** How many of each choice. */
export type Choices = Pick<CountChange, 'approve' | 'deny'>

/** What was decided on this page since its counts came from the server. */
export class DecisionCounts {
  /** By `group`, and by `group/section`. */
  #changes = new Map<string, CountChange>()
  /** As they were when the decisions of this list were submitted. */
  #submitted: ReadonlyMap<string, CountChange> | undefined
  /** Since the list was opened; `total` since the counts of the whole review came. */
  list: CountChange = ZERO
  total: CountChange = ZERO

  /** Without a task: one that has not been loaded, so that its group is not known. */
  add(task: { group: number; section: number } | undefined, from: Standing, to: Standing): void {
    const plus = (change: CountChange) => counted(change, from, to)
    this.total = plus(this.total)
    if (!task) return
    const { group, section } = task
    for (const part of [undefined, section]) this.#changes.set(keyOf(group, part), plus(this.changeOf(group, part)))
    this.list = plus(this.list)
  }

  changeOf(group: number, section?: number): CountChange {
    return this.#changes.get(keyOf(group, section)) ?? ZERO
  }

  /** `changeOf` as it is now, whatever is decided later. */
  snapshot(): DecisionCounts['changeOf'] {
    const changes = new Map(this.#changes)
    return (group, section) => changes.get(keyOf(group, section)) ?? ZERO
  }

  /** Which decisions of a group were submitted since the list was opened, with those that were not submitted then. */
  submittedOf(group: number, staged: Choices): Choices {
    if (!this.#submitted) return { approve: 0, deny: 0 }
    const { approve, deny } = this.#submitted.get(keyOf(group, undefined)) ?? ZERO
    return { approve: staged.approve + approve, deny: staged.deny + deny }
  }

  /** The list stays as it was opened, and so does what was decided since. */
  submitted(): void {
    this.total = ZERO
    this.#submitted = new Map(this.#changes)
  }

  resetTotal(): void {
    this.total = ZERO
  }

  openList(): void {
    this.#changes = new Map()
    this.#submitted = undefined
    this.list = ZERO
  }
}

const keyOf = (group: number, section: number | undefined): string =>
  section === undefined ? `${group}` : `${group}/${section}`
