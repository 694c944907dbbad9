import { type CountChange, counted, type Standing, ZERO } from './count-change.rules.ts'
import type { Choice } from './outbox.ts'

/** How many of each choice. */
export type Choices = Pick<CountChange, 'approve' | 'deny'>

/** A task and where it is counted. */
interface Counted {
  taskId: string
  group: number
  section: number
  /** What the server counts it as. */
  pending?: { decision: string } | undefined
}

/** What was decided on this page since its counts came from the server. */
export class DecisionCounts {
  /** By `group`, and by `group/section`. */
  #changes = new Map<string, CountChange>()
  /** As they were when the decisions of this list were submitted. */
  #submitted: ReadonlyMap<string, CountChange> | undefined
  /** Since the list was opened; `total` since the counts of the whole review came. */
  list: CountChange = ZERO
  total: CountChange = ZERO
  /** Choices that the server does not have, and does not count: each is counted when its task comes. */
  #notInTotal: Map<string, Choice>
  #notInList: Map<string, Choice>

  constructor(held: ReadonlyMap<string, Choice>) {
    this.#notInTotal = new Map(held)
    this.#notInList = new Map(held)
  }

  /** Without a task: one that has not been loaded, so that its group is not known. */
  add(task: Counted | undefined, from: Standing, to: Standing): void {
    if (task) this.come(task)
    this.total = counted(this.total, from, to)
    if (task) this.#addToList(task, from, to)
  }

  /** A task has been loaded. Returns whether that changed a count. */
  come(task: Counted): boolean {
    const [inTotal, inList] = [this.#notInTotal.get(task.taskId), this.#notInList.get(task.taskId)]
    const from = (task.pending?.decision as Choice | undefined) ?? 'UNSPECIFIED'
    if (inTotal) this.total = counted(this.total, from, inTotal)
    if (inList) this.#addToList(task, from, inList)
    this.#notInTotal.delete(task.taskId)
    this.#notInList.delete(task.taskId)
    return inTotal !== undefined || inList !== undefined
  }

  #addToList({ group, section }: Counted, from: Standing, to: Standing): void {
    const plus = (change: CountChange) => counted(change, from, to)
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

  resetTotal(held: ReadonlyMap<string, Choice>): void {
    this.total = ZERO
    this.#notInTotal = new Map(held)
  }

  openList(held: ReadonlyMap<string, Choice>): void {
    this.#notInList = new Map(held)
    this.#changes = new Map()
    this.#submitted = undefined
    this.list = ZERO
  }
}

const keyOf = (group: number, section: number | undefined): string =>
  section === undefined ? `${group}` : `${group}/${section}`
