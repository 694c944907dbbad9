import fc from 'fast-check'

/** Reviewers, and the administrator, who owns the campaign. */
export const PEOPLE = ['r0', 'r1', 'r2'] as const
export const ADMIN = 'admin'
export const TASKS = 5

export type Effect = 'reassignToApprovers' | 'replacePolicy' | 'cancelTicket' | 'skipStep'
export type Step =
  | { kind: 'ask'; who: string[]; escalation: Effect | undefined }
  | { kind: 'accept' }
  | { kind: 'reject' }
  /** `ends`: by itself, after a while; else its condition never holds, and it times out. */
  | { kind: 'wait'; ends: boolean }

/** Who is asked when a step escalates to other people. */
export const ESCALATED_TO = ['r2']

/** Events are plain data, so that a sequence that failed can be read. `by` chooses among the reviewers of the task. */
export type Event =
  | { do: 'answer'; task: number; by: number; approve: boolean }
  | { do: 'choose'; task: number; by: number; approve: boolean }
  | { do: 'submit'; who: string }
  | { do: 'reassign'; task: number; to: string[] }
  | { do: 'skip' | 'restart' | 'reset' | 'cancel' | 'due' | 'gone'; task: number }
  | { do: 'disable' | 'enable'; who: string }
  | { do: 'edit policy' }

export const CLOSE_DECISIONS = ['REVOKED', 'SKIP', 'NO_ACTION'] as const
export type CloseDecision = (typeof CLOSE_DECISIONS)[number]

/** What happened at each step of a run: approved, denied, skipped or waited for, passed and rejected by the policy. */
type Mark = 'A' | 'D' | 'S' | 'c' | 'r'

export interface Task {
  steps: readonly Step[]
  marks: Mark[]
  state: 'O' | 'W' | 'C'
  /** Outcome and reason, in the letters of the database; empty while there is none. */
  outcome: string
  seq: number
  run: number
  reviewers: string[]
  /** Whether the step has a time at which something happens. */
  isDue: boolean
  isGone: boolean
  /** A line for each row that a change leaves: the instance of the step, what happened, and who did it. */
  history: string[]
  pending: Map<string, { seq: number; approve: boolean }>
}

export interface Policies {
  /** The steps of each task, which rules choose. */
  certify: Step[][]
  /** What all of them become when the policy is edited. */
  edited: Step[]
  replacement: Step[]
}

/** The tasks of one campaign as they should be. It knows the table of outcomes, and nothing of how the server works. */
export class TaskModel {
  readonly tasks: Task[]
  readonly disabled = new Set<string>()
  readonly #policies: Policies
  #isEdited = false

  constructor(policies: Policies) {
    this.#policies = policies
    this.tasks = policies.certify.map((steps) => {
      const task: Task = {
        ...{ steps, marks: [], state: 'O', outcome: '', seq: 0, run: 1, reviewers: [] },
        ...{ isDue: false, isGone: false, history: [], pending: new Map() },
      }
      this.#enter(task)
      // Also a task that no step was opened for counts one instance.
      task.seq = 1
      return task
    })
  }

  at(index: number): Task {
    return this.tasks[index] as Task
  }

  /** Goes on to the next step that needs somebody, or to the end. */
  #enter(task: Task): void {
    const { steps, marks } = task
    let step = steps[marks.length]
    for (; step?.kind === 'accept' && !marks.includes('D'); step = steps[marks.length]) marks.push('c')
    if (step?.kind === 'reject' && !marks.includes('D')) marks.push('r')
    if (!step || marks.includes('D') || marks.includes('r')) this.#end(task, outcomeOf(marks))
    else if (step.kind === 'ask') {
      this.#open(task, 'O', this.#enabled(step.who))
      task.isDue = step.escalation !== undefined
    } else {
      this.#open(task, 'W', [])
      task.isDue = true
    }
  }

  /** The people who can review, or the campaign's owner. */
  #enabled(who: readonly string[]): string[] {
    const enabled = who.filter((name) => !this.disabled.has(name))
    return enabled.length > 0 ? enabled : [ADMIN]
  }

  #open(task: Task, state: 'O' | 'W', reviewers: readonly string[]): void {
    Object.assign(task, { state, reviewers: [...reviewers].sort(), seq: task.seq + 1, outcome: '' })
  }

  #end(task: Task, outcome: string): void {
    Object.assign(task, { state: 'C', outcome, isDue: false })
  }

  #note(task: Task, what: string, who = ''): void {
    task.history.push(`${task.seq} ${what} ${who}`.trim())
  }

  #mark(task: Task, mark: Mark): void {
    task.marks.push(mark)
    this.#enter(task)
  }

  #begin(task: Task, steps: readonly Step[]): void {
    Object.assign(task, { steps, marks: [], run: task.run + 1 })
    this.#enter(task)
  }

  /** Whether somebody can answer this instance of a step. */
  canAnswer(task: Task, who: string, seq = task.seq): boolean {
    return task.state === 'O' && task.seq === seq && task.reviewers.includes(who) && !this.disabled.has(who)
  }

  answer(task: Task, who: string, approve: boolean): void {
    this.#note(task, approve ? 'APPROVE' : 'DENY', who)
    task.pending.delete(who)
    this.#mark(task, approve ? 'A' : 'D')
  }

  choose(task: Task, who: string, approve: boolean): void {
    task.pending.set(who, { seq: task.seq, approve })
  }

  hasChosen(who: string): boolean {
    return this.tasks.some(({ pending }) => pending.has(who))
  }

  /** How many of somebody's pending decisions are accepted and refused. */
  submit(who: string): { accepted: number; refused: number } {
    const counts = { accepted: 0, refused: 0 }
    for (const task of this.tasks) {
      const chosen = task.pending.get(who)
      if (!chosen) continue
      const isAccepted = this.canAnswer(task, who, chosen.seq)
      counts[isAccepted ? 'accepted' : 'refused']++
      if (isAccepted) this.answer(task, who, chosen.approve)
      task.pending.delete(who)
    }
    return counts
  }

  canReassign(task: Task, to: readonly string[]): boolean {
    return task.state === 'O' && to.length > 0 && to.every((name) => !this.disabled.has(name))
  }

  reassign(task: Task, to: readonly string[]): void {
    this.#note(task, 'REASSIGNED', ADMIN)
    this.#open(task, 'O', to)
  }

  skip(task: Task): void {
    this.#note(task, 'SKIPPED', ADMIN)
    this.#mark(task, 'S')
  }

  cancel(task: Task): void {
    this.#note(task, 'CANCELLED', ADMIN)
    this.#end(task, 'XX')
  }

  restart(task: Task): void {
    this.#note(task, 'RESTARTED', ADMIN)
    this.#begin(task, task.steps)
  }

  reset(task: Task): void {
    this.#note(task, 'HARD_RESET', ADMIN)
    const { certify, edited } = this.#policies
    this.#begin(task, this.#isEdited ? edited : (certify[this.tasks.indexOf(task)] ?? []))
  }

  /** Whether the policy can be saved: it names nobody who is disabled. */
  canEdit(): boolean {
    const named = this.#policies.edited.flatMap((step) =>
      step.kind === 'ask' ? [...step.who, ...(step.escalation === 'reassignToApprovers' ? ESCALATED_TO : [])] : [],
    )
    return named.every((name) => !this.disabled.has(name))
  }

  edit(): void {
    this.#isEdited = true
  }

  /** The time of the step has come. */
  due(task: Task): void {
    const step = task.steps[task.marks.length]
    if (!task.isDue || !step) return
    if (step.kind === 'wait') {
      this.#note(task, step.ends ? 'WAIT_PASSED' : 'WAIT_TIMED_OUT')
      if (step.ends) this.#mark(task, 'S')
      else this.#end(task, 'TW')
    } else if (step.kind === 'ask') this.#escalate(task, step.escalation)
  }

  #escalate(task: Task, effect: Effect | undefined): void {
    this.#note(task, effect === 'replacePolicy' ? 'POLICY_REPLACED' : 'ESCALATED')
    switch (effect) {
      case 'reassignToApprovers':
        this.#open(task, 'O', this.#enabled(ESCALATED_TO))
        task.isDue = false
        break
      case 'replacePolicy':
        this.#begin(task, this.#policies.replacement)
        break
      case 'skipStep':
        this.#mark(task, 'S')
        break
      default:
        this.#end(task, 'XE')
    }
  }

  /** Somebody leaves: what only they could answer goes to the owner, and what they had chosen is gone. */
  disable(who: string): void {
    this.disabled.add(who)
    for (const task of this.tasks) {
      task.pending.delete(who)
      if (task.state !== 'O' || task.reviewers.some((name) => !this.disabled.has(name))) continue
      this.#note(task, 'REVIEWER_GONE')
      this.#open(task, 'O', [ADMIN])
    }
  }

  /** The access of a task vanishes: open tasks about vanished access are cancelled. */
  gone(task: Task): void {
    task.isGone = true
    for (const each of this.tasks) {
      if (!each.isGone || each.state === 'C') continue
      this.#note(each, 'GRANT_GONE')
      this.#end(each, 'XG')
    }
  }

  get openCount(): number {
    return this.tasks.filter(({ state }) => state !== 'C').length
  }

  /** The campaign is closed: every open task gets the outcome that was chosen, and nothing chosen is left. */
  close(decision: CloseDecision): void {
    const outcome = { REVOKED: 'DF', SKIP: 'XS', NO_ACTION: 'XN' }[decision]
    for (const task of this.tasks) {
      if (task.state !== 'C') this.#end(task, outcome)
      task.pending.clear()
    }
  }
}

/** The table of outcomes: what the marks of a run that is at its end mean. */
function outcomeOf(marks: readonly Mark[]): string {
  if (marks.includes('D')) return 'DP'
  if (marks.includes('r')) return 'DY'
  if (marks.includes('A')) return 'CP'
  return marks.includes('c') ? 'CY' : 'XS'
}

const someone = fc.constantFrom<string>(...PEOPLE)
const somePeople = fc.uniqueArray(someone, { minLength: 1, maxLength: 2 })
const ask = (effects: readonly (Effect | undefined)[]) =>
  fc.record({ kind: fc.constant('ask' as const), who: somePeople, escalation: fc.constantFrom(...effects) })
const others = fc.constantFrom<Step[]>(
  { kind: 'accept' },
  { kind: 'accept' },
  { kind: 'reject' },
  { kind: 'wait', ends: true },
  { kind: 'wait', ends: false },
)
const stepsOf = (maxLength: number, effects: readonly (Effect | undefined)[]): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof({ arbitrary: ask(effects) as fc.Arbitrary<Step>, weight: 3 }, others), { minLength: 1, maxLength })

const SIMPLE = [undefined, 'reassignToApprovers', 'cancelTicket', 'skipStep'] as const
export const policies: fc.Arbitrary<Policies> = fc.record({
  certify: fc.array(stepsOf(4, [...SIMPLE, 'replacePolicy', 'replacePolicy']), { minLength: TASKS, maxLength: TASKS }),
  edited: stepsOf(2, SIMPLE),
  replacement: stepsOf(2, SIMPLE),
})

const task = fc.nat(TASKS - 1)
const by = fc.nat(7)
const answering = { task, by, approve: fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, fc.constant(false)) }
const event: fc.Arbitrary<Event> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('answer' as const), ...answering }), weight: 8 },
  { arbitrary: fc.record({ do: fc.constant('choose' as const), ...answering }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('submit' as const), who: someone }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('reassign' as const),
      task,
      to: fc.uniqueArray(fc.constantFrom<string>(...PEOPLE, ADMIN), { minLength: 1, maxLength: 2 }),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ do: fc.constantFrom('skip', 'restart', 'reset', 'cancel', 'due' as const), task }),
    weight: 12,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('disable', 'enable' as const), who: someone }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('gone' as const), task }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('edit policy' as const) }), weight: 1 },
)
export const events = fc.array(event, { minLength: 25, maxLength: 35, size: 'max' })
