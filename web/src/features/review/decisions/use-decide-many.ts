import { say } from '../../../parts/keys/announcer.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { ViewName } from '../list/request.rules.ts'
import type { ListRow } from '../list/rows.rules.ts'
import type { Selection } from '../list/use-selection.ts'
import type { TaskList } from '../list/use-task-list.ts'
import { decideByFilter, type ListRequest, type Previous, restoreDecisions, type TaskFilter } from '../queries.ts'
import type { Look } from '../use-look.ts'
import { missingReasons } from './bulk-filter.rules.ts'
import type { DecidedTask, DecisionStore, ReviewDecision } from './decisions.store.ts'
import type { ManyStep } from './undo-steps.ts'

const VERBS = { APPROVE: 'Certify', DENY: 'Deny' } as const

/** A question before many tasks are decided at once. */
export interface Question {
  title: string
  says: string
  confirm: string
  isDenial: boolean
  /** Whether one reason for all of them is asked for, and whether it can be left for later. */
  reason?: 'required' | 'optional' | undefined
  /** What is asked for, unless it is the reason of a decision. */
  label?: string
  /** Decisions that must have their reasons before anything else: each is asked for, or they are taken back. */
  waiting?: readonly DecidedTask[]
  back?: string
  takeBack?(): void
  run(reason: string): Promise<void> | void
}

export interface DecideParts {
  campaignId: string
  request: ListRequest
  view: ViewName
  tasks: TaskList
  store: DecisionStore
  look: Look
  isClosed: boolean
  left: number
  /** Asks for a comment on the active row. */
  comment(): void
  /** What became of a decision by filter; undefined when another begins. */
  onProblem(problem: unknown): void
}

export const needsReason = (rows: readonly ListRow[], choice: ReviewDecision): boolean =>
  rows.some((row) => row.needsReason[choice])

/** Decides on the server what a filter selects, also what is not loaded, and takes it back. */
export function useDecideMany(
  { campaignId, tasks, store }: DecideParts,
  { clear }: Selection,
  ask: (question: Question) => void,
) {
  const takeBack = async (step: ManyStep) => {
    try {
      await store.outbox.flush()
      await step.takeBack()
      say(`Undone: ${countOf(step.count, 'task')}.`)
    } catch (error) {
      // It can be tried again.
      store.decidedMany(step)
      throw error
    } finally {
      store.announce()
      await tasks.refresh()
    }
  }

  /** Asks, then decides all that a filter selects on the server, also what is not loaded. */
  const decideMany = (filter: TaskFilter, count: number, what: string, choice: ReviewDecision): void => {
    const waiting = store.withoutReason()
    // The server does not have them yet: it would count them among the others, and decide them too.
    if (waiting.length > 0) {
      ask({
        ...missingReasons(
          waiting.map(({ name }) => name),
          waiting.every((task) => store.of(task).choice === 'DENY') ? 'denial' : 'decision',
          `${VERBS[choice]} ${what}`,
        ),
        isDenial: false,
        waiting,
        takeBack: () => {
          store.choose(waiting, 'UNSPECIFIED')
          // It had the count without them.
          if (filter.withoutPending) clear()
        },
        run: () => decideMany(filter, count, what, choice),
      })
      return
    }
    ask({
      title: `${VERBS[choice]} ${what}`,
      says:
        choice === 'APPROVE'
          ? `${countOf(count, 'grant')} will be certified once you submit. Until then you can undo.`
          : `${countOf(count, 'grant')} will be removed after you submit. Until then you can undo.`,
      confirm: `${VERBS[choice]} ${formatCount(count)}`,
      isDenial: choice === 'DENY',
      // What is not loaded is decided by the server, which refuses it without a reason.
      reason: needsReason([...tasks.rows.values()], choice) ? 'required' : undefined,
      run: async (reason) => {
        // At once: what is selected while the server works stays selected.
        clear()
        await store.outbox.flush()
        const previous: Previous[] = []
        const keep = (part: readonly Previous[]) => void previous.push(...part)
        // Some are decided even if a later part is refused.
        await decideByFilter(campaignId, filter, choice, count, reason, keep).finally(() => {
          store.decidedMany({ count: previous.length, takeBack: () => restoreDecisions(campaignId, previous) })
          store.announce()
          return tasks.refresh()
        })
      },
    })
  }

  return { decideMany, takeBack }
}
