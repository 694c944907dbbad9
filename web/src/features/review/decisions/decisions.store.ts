import type { CountChange } from './count-change.rules.ts'
import { type Choices, DecisionCounts } from './decision-counts.ts'
import { type Choice, type Entry, Outbox, type OutboxDeps, type Refusal } from './outbox.ts'
import { RowListeners } from './row-listeners.ts'
import { type Saved, SavedDecisions } from './saved-decisions.ts'
import { type ManyStep, UndoSteps } from './undo-steps.ts'

/** What a reviewer can answer. */
export type ReviewDecision = 'APPROVE' | 'DENY'

/** What a reviewer has chosen for a task, as far as this page knows. */
export interface Decision {
  choice: Choice
  comment: string
  /** `submitted` and `overtaken` cannot be changed any more. */
  status: 'saved' | 'waiting' | 'submitted' | 'overtaken'
  /** Why the server refused a choice, what somebody else has done, or what became of what was submitted. */
  note: string
}

/** What a task is for the store: enough to decide it, and to count it. */
export interface DecidedTask {
  taskId: string
  policyStepId: string
  /** Whether a choice needs a reason before it can be submitted. */
  needsReason: Readonly<Record<ReviewDecision, boolean>>
  app: { id: string; displayName: string }
  /** Whose access, and which, where the task stands without its list. */
  name: string
  hasConflict: boolean
  /** Number of its group in the outline; -1 without groups. */
  group: number
  /** Number of the first row of its section. */
  section: number
  pending?: { decision: string; comment: string; isLocked: boolean } | undefined
  /** What became of it, where nothing can be chosen any more. */
  settled?: { choice: Choice; note: string } | undefined
}

interface Step {
  task: DecidedTask
  before: { choice: Choice; comment: string }
}

/** Whether nothing can be chosen for it any more. */
const isOver = ({ status }: Decision): boolean => status === 'submitted' || status === 'overtaken'
/** A decision that is not saved by then says so in its row. */
export const LATE_MS = 1_000
const none = { choice: 'UNSPECIFIED', comment: '' } as const

/**
 * The decisions of a reviewer in one campaign, outside of React: a decision changes one row in the same frame, and the
 * outbox brings it to the server.
 */
export class DecisionStore {
  readonly outbox: Outbox
  /** Words in the field of a task, which go with the next choice for it. */
  readonly written = new Map<string, string>()
  readonly #decisions = new Map<string, Decision>()
  readonly #tasks = new Map<string, DecidedTask>()
  readonly #listeners = new RowListeners()
  readonly #saved = new SavedDecisions()
  readonly #undo = new UndoSteps<Step>()
  readonly #chosenAt = new Map<string, number>()
  #hadTrouble = false
  readonly #counts: DecisionCounts

  constructor(deps: Pick<OutboxDeps, 'send' | 'storage' | 'storageKey'>) {
    this.outbox = new Outbox({
      ...deps,
      onSaved: (entries) => {
        const saved = entries.map((entry) => this.#keep(entry))
        for (const { taskId } of entries) this.#settle(taskId)
        this.#hadTrouble = false
        if (saved.length > 0) this.announce(saved)
      },
      onRefused: (entry, refusal) => this.#refuse(entry, refusal),
      onChange: () => {
        this.#hadTrouble ||= this.outbox?.trouble !== undefined
        this.#listeners.tell()
      },
    })
    this.#counts = new DecisionCounts(this.#held)
    for (const entry of this.outbox.entries())
      this.#decisions.set(entry.taskId, { choice: entry.decision, comment: entry.comment, status: 'waiting', note: '' })
  }

  /** What is known of a task: what was chosen on this page, or what the server said. */
  of(task: DecidedTask): Decision {
    const known = this.#decisions.get(task.taskId)
    const { pending, settled } = task
    // The server knows more of what was submitted: when, and what became of it.
    if (known && !(settled && known.status === 'submitted')) return known
    if (settled) return remembered(task, { ...settled, comment: '', status: 'submitted' })
    return remembered(task, {
      choice: (pending?.decision as Choice | undefined) ?? 'UNSPECIFIED',
      comment: pending?.comment ?? '',
      status: 'saved',
      note: '',
    })
  }

  /** Chooses for several tasks at once; a later undo takes all of it back. */
  choose(tasks: readonly DecidedTask[], choice: Choice, comment?: string): void {
    this.#take(tasks, ({ taskId }, before) => {
      const words = before.choice === 'UNSPECIFIED' ? (this.written.get(taskId)?.trim() ?? '') : before.comment
      return { choice, comment: comment ?? (choice === 'UNSPECIFIED' ? '' : words) }
    })
  }

  /** Writes one comment on several choices at once. */
  comment(tasks: readonly DecidedTask[], comment: string): void {
    this.#take(tasks, (_, { choice }) => ({ choice, comment }))
  }

  /** Choices that still need a reason, as far as their tasks were loaded. */
  withoutReason(): DecidedTask[] {
    const without: DecidedTask[] = []
    for (const [taskId, { choice, comment, status }] of this.#decisions) {
      const task = this.#tasks.get(taskId)
      const isStaged = choice !== 'UNSPECIFIED' && (status === 'saved' || status === 'waiting')
      if (task && isStaged && task.needsReason[choice] && comment.trim() === '') without.push(task)
    }
    return without
  }

  get canUndo(): boolean {
    return !this.#undo.isEmpty
  }

  /** Whether it waits for an answer of the reader. */
  isUndecided(task: DecidedTask): boolean {
    const decision = this.of(task)
    return decision.choice === 'UNSPECIFIED' && !isOver(decision)
  }

  /** The server has decided tasks by filter: a step to be taken back like others. */
  decidedMany(step: ManyStep): void {
    if (step.count === 0) return
    this.#undo.add(step)
    this.#listeners.tell()
  }

  /** Takes the last step back, and returns its tasks, or what the server has to take back. */
  undo(): readonly DecidedTask[] | ManyStep {
    const last = this.#undo.pop()
    if (!Array.isArray(last)) {
      this.#listeners.tell()
      return last
    }
    const step = last.filter(({ task }) => !isOver(this.of(task)))
    this.outbox.add(step.map(({ task, before }) => this.#set(task, before)))
    this.#listeners.tell()
    return step.map(({ task }) => task)
  }

  /** The server has taken these decisions; what it refused says why. */
  submitted(refusals: readonly Refusal[]): void {
    const refused = new Map(refusals.map((refusal) => [refusal.taskId, refusal]))
    const staged = [...this.#decisions].filter(
      ([, { choice, status }]) => choice !== 'UNSPECIFIED' && status === 'saved',
    )
    for (const [taskId, decision] of staged) {
      const refusal = refused.get(taskId)
      this.#put(
        taskId,
        refusal
          ? { ...decision, status: 'overtaken', note: refusal.description }
          : { ...decision, status: 'submitted' },
      )
    }
    this.#undo.clear()
    this.#saved.clear()
    this.#counts.submitted()
    this.#listeners.tell()
  }

  /** Marks what the server had as chosen, so that it is shown as submitted after a submission. */
  learn(tasks: readonly DecidedTask[]): void {
    let hasCounted = false
    for (const task of tasks) {
      this.#tasks.set(task.taskId, factsOf(task))
      if (!task.settled && this.#counts.come(task)) hasCounted = true
      if (task.pending && !this.#decisions.has(task.taskId))
        this.#decisions.set(task.taskId, {
          choice: task.pending.decision as Choice,
          comment: task.pending.comment,
          status: 'saved',
          note: '',
        })
    }
    // Rows are learned while the page is drawn.
    if (hasCounted) queueMicrotask(() => this.#listeners.tell())
  }

  /** Somebody else has answered a task, or it is nobody's any more. Returns whether a choice of ours was dropped. */
  overtake(taskId: string, note: string): boolean {
    const task = this.#tasks.get(taskId)
    const before = this.#decisions.get(taskId) ?? { ...none, status: 'saved' as const, note: '' }
    if (isOver(before)) return false
    if (task) this.#counts.add(task, before.choice, 'GONE')
    this.#put(taskId, { ...before, status: 'overtaken', note })
    this.#listeners.tell()
    return before.choice !== 'UNSPECIFIED'
  }

  /** What waits in the tab for a reason. */
  get #held(): ReadonlyMap<string, Choice> {
    return new Map(this.outbox.entries().flatMap((entry) => (entry.isHeld ? [[entry.taskId, entry.decision]] : [])))
  }

  /** New counts came from the server, which has everything that was decided here but what needs a reason. */
  resetCounts(): void {
    this.#counts.resetTotal(this.#held)
    this.openList()
  }

  /** Another list, whose groups the server counts with everything that was decided here. */
  openList(): void {
    this.#counts.openList(this.#held)
    this.#listeners.tell()
  }

  /** Forgets what was shown, for a list that is loaded anew. */
  forget(): void {
    const waiting = new Set(this.outbox.entries().map(({ taskId }) => taskId))
    for (const taskId of [...this.#decisions.keys()]) if (!waiting.has(taskId)) this.#decisions.delete(taskId)
    this.#tasks.clear()
    this.#saved.clear()
    this.resetCounts()
  }

  /** What was decided here of a group, or of one of its sections. */
  changeOf = (group: number, section?: number): CountChange => this.#counts.changeOf(group, section)
  /** `changeOf` as it is now, for what is drawn later than the decision. */
  changesNow = (): DecisionStore['changeOf'] => this.#counts.snapshot()
  submittedOf = (group: number, staged: Choices): Choices => this.#counts.submittedOf(group, staged)
  get listChange(): CountChange {
    return this.#counts.list
  }
  get total(): CountChange {
    return this.#counts.total
  }
  version = (): number => this.#listeners.version

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)
  /** Tells of changes of one task only, so that only its row is drawn. */
  subscribeTo = (taskId: string, listener: () => void): (() => void) => this.#listeners.subscribeTo(taskId, listener)

  /** What the same person decided in another window is shown as if it had been decided here. */
  adopt(saved: readonly Saved[]): void {
    const waiting = new Set(this.outbox.entries().map(({ taskId }) => taskId))
    for (const entry of saved) {
      const { taskId, decision: choice, comment, from } = entry
      this.#keep(entry)
      const task = this.#tasks.get(taskId)
      const before = task ? this.of(task) : this.#decisions.get(taskId)
      if (waiting.has(taskId) || (before && isOver(before))) continue
      this.#counts.add(task, before?.choice ?? from, choice)
      this.#put(taskId, { choice, comment, status: 'saved', note: '' })
    }
    this.#listeners.tell()
  }

  /** Tells other windows what was saved; without entries, that all has to be read again. */
  announce(saved: readonly Saved[] = []): void {
    this.#saved.announce(saved)
  }

  /** Tells when the server has taken decisions. */
  onSaved = (listener: (saved: readonly Saved[]) => void): (() => void) => this.#saved.subscribe(listener)

  /** Whether a task was in a list of this page. */
  knows = (taskId: string): boolean => this.#tasks.has(taskId)

  /** Changes what can still be changed, as one step. */
  #take(tasks: readonly DecidedTask[], nextOf: (task: DecidedTask, before: Decision) => Step['before']): void {
    const step: Step[] = []
    const entries: Entry[] = []
    for (const task of tasks) {
      const before = this.of(task)
      const next = nextOf(task, before)
      if (isOver(before) || (before.choice === next.choice && before.comment === next.comment)) continue
      step.push({ task, before })
      entries.push(this.#set(task, next))
    }
    if (entries.length === 0) return
    this.#undo.add(step)
    this.outbox.add(entries)
  }

  #set(task: DecidedTask, { choice, comment }: { choice: Choice; comment: string }): Entry {
    this.#counts.add(task, this.of(task).choice, choice)
    this.#tasks.set(task.taskId, task)
    this.#chosenAt.set(task.taskId, Date.now())
    this.#put(task.taskId, { choice, comment, status: 'waiting', note: '' })
    const isHeld = choice !== 'UNSPECIFIED' && task.needsReason[choice] && comment.trim() === ''
    const entry = { taskId: task.taskId, policyStepId: task.policyStepId, decision: choice, comment }
    return isHeld ? { ...entry, isHeld } : entry
  }

  #put(taskId: string, decision: Decision): void {
    this.#decisions.set(taskId, decision)
    this.#listeners.tellOf(taskId)
  }

  #keep = (entry: Entry): Saved =>
    this.#saved.keep(entry, this.#tasks.get(entry.taskId)?.pending?.decision as Choice | undefined)

  #settle(taskId: string): void {
    const decision = this.#decisions.get(taskId)
    if (decision?.status !== 'waiting' || this.outbox.entries().some((entry) => entry.taskId === taskId)) return
    const saved: Decision = { ...decision, status: 'saved' }
    const isLate = this.#hadTrouble || Date.now() - (this.#chosenAt.get(taskId) ?? 0) >= LATE_MS
    this.#chosenAt.delete(taskId)
    // Until it is late its row says nothing of it, and need not be drawn again.
    if (isLate) this.#put(taskId, saved)
    else this.#decisions.set(taskId, saved)
  }

  #refuse(entry: Entry, refusal: Refusal): void {
    const task = this.#tasks.get(entry.taskId)
    const known = task?.pending
    const choice = (known?.decision as Choice | undefined) ?? 'UNSPECIFIED'
    const isFinal = FINAL.has(refusal.reason)
    if (task) this.#counts.add(task, entry.decision, isFinal ? 'GONE' : choice)
    this.#put(entry.taskId, {
      choice: isFinal ? entry.decision : choice,
      comment: known?.comment ?? '',
      status: isFinal ? 'overtaken' : 'saved',
      note: refusal.description,
    })
  }
}

/** Without the row that it is part of: of rows that went out of sight the list keeps a few thousand, this keeps all. */
const factsOf = ({
  taskId,
  policyStepId,
  needsReason,
  app,
  name,
  hasConflict,
  group,
  section,
  ...task
}: DecidedTask) => {
  const { pending, settled } = task
  return { taskId, policyStepId, needsReason, app, name, hasConflict, group, section, pending, settled }
}

/** Refusals after which nothing can be chosen for the task any more. */
const FINAL = new Set([
  'NOT_FOUND',
  'TASK_NOT_ASSIGNED',
  'SELF_REVIEW',
  'STEP_CHANGED',
  'TASK_CLOSED',
  'ALREADY_DECIDED',
])

/** The same object for the same task, so that a row that did not change is not drawn again. */
const memory = new WeakMap<DecidedTask, Decision>()
function remembered(task: DecidedTask, decision: Decision): Decision {
  const known = memory.get(task)
  if (known) return known
  memory.set(task, decision)
  return decision
}
