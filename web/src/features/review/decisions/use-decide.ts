import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { ViewName } from '../list/request.rules.ts'
import type { Alike, ListRow } from '../list/rows.rules.ts'
import { isOfDecided, type Selection } from '../list/use-selection.ts'
import type { TaskList } from '../list/use-task-list.ts'
import { decideByFilter, type ListRequest, type Previous, restoreDecisions, type TaskFilter } from '../queries.ts'
import type { Look } from '../use-look.ts'
import { missingReasons, sectionFilter, sectionName } from './bulk-filter.rules.ts'
import type { DecidedTask, Decision, DecisionStore, ReviewDecision } from './decisions.store.ts'
import type { ManyStep } from './undo-steps.ts'

/** From so many on a bulk denial asks first. */
const ASK_FROM = 10

const VERBS = { APPROVE: 'Certify', DENY: 'Deny' } as const
const DONE = { APPROVE: 'Certified', DENY: 'Denied' } as const

const isStaged = ({ choice, status }: Decision): boolean =>
  choice !== 'UNSPECIFIED' && (status === 'saved' || status === 'waiting')

const needsReason = (rows: readonly ListRow[], choice: ReviewDecision): boolean =>
  rows.some((row) => row.needsReason[choice])

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

interface DecideParts {
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

/** Decides the active row, what is selected, or a part of the list; takes it back. */
export function useDecide(parts: DecideParts, selection: Selection) {
  const { campaignId, request, view, tasks, store, look, isClosed, left, comment, onProblem } = parts
  const { layout, rows, rowAt, alike } = tasks
  const { active, activeRow, chosen, hasRows, targets, goTo, clear } = selection
  const [question, setQuestion] = useState<Question>()

  const decide = (decided: readonly ListRow[], choice: ReviewDecision) => {
    const run = (reason = '') => {
      store.choose(decided, choice, reason || undefined)
      say(`${DONE[choice]} ${countOf(decided.length, 'task')}.`)
    }
    if (choice === 'APPROVE' || decided.length < ASK_FROM) return run()
    setQuestion({
      title: `Deny ${countOf(decided.length, 'task')}`,
      says: `${countOf(decided.length, 'grant')} will be removed after you submit. Until then you can undo.`,
      confirm: `Deny ${formatCount(decided.length)}`,
      isDenial: true,
      reason: needsReason(decided, choice) ? 'optional' : undefined,
      run,
    })
  }

  const choose = (choice: ReviewDecision) => {
    if (isClosed) return
    if (chosen) return decideMany(chosen.filter, chosen.count, chosen.what, choice)
    if (hasRows) return decide(targets, choice)
    const together = alike.get(active)
    if (together) {
      decideAlike(together, choice)
      // The same key once more would take the first of them back.
      return look.movesOn ? goTo(layout.nextRow(active, 1)) : undefined
    }
    if (activeRow) chooseOne(activeRow, choice)
  }
  const chooseOne = (row: ListRow, choice: ReviewDecision) => {
    const before = store.of(row)
    if (before.status === 'submitted' || before.status === 'overtaken') return
    const isSame = before.choice === choice
    store.choose([row], isSame ? 'UNSPECIFIED' : choice)
    const leftNow = left + (isSame ? 1 : before.choice === 'UNSPECIFIED' ? -1 : 0)
    say(`${isSame ? 'Taken back' : DONE[choice]}. ${formatCount(leftNow)} left.`)
    // A choice that needs a reason asks for it.
    if (!isSame && row.needsReason[choice] && store.of(row).comment.trim() === '') {
      comment()
    } else if (look.movesOn && !isSame) goTo(layout.nextRow(active, 1))
  }

  const undo = () => {
    const undone = store.undo()
    if ('takeBack' in undone) {
      onProblem(undefined)
      return void takeBack(undone).catch(onProblem)
    }
    goTo([...rows].find(([, row]) => row.taskId === undone[0]?.taskId)?.[0])
    if (undone.length > 0) say(`Undone: ${countOf(undone.length, 'task')}.`)
  }

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
      setQuestion({
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
    setQuestion({
      title: `${VERBS[choice]} ${what}`,
      says:
        choice === 'APPROVE'
          ? `${countOf(count, 'grant')} will be certified once you submit. Until then you can undo.`
          : `${countOf(count, 'grant')} will be removed after you submit. Until then you can undo.`,
      confirm: `${VERBS[choice]} ${formatCount(count)}`,
      isDenial: choice === 'DENY',
      // What is not loaded is decided by the server, which refuses it without a reason.
      reason: needsReason([...rows.values()], choice) ? 'required' : undefined,
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
  const decideSection = (group: number, section: number, row: number, choice: ReviewDecision) => {
    const task = rowAt(row)?.task
    if (!task) return
    const count = (tasks.outline?.groups[group]?.sections[section]?.left ?? 0) + store.changeOf(group, row).left
    const filter = isOfDecided(request) ? undefined : sectionFilter(task, view)
    const what = `what is left of ${sectionName(task, view)}`
    if (filter) return decideMany({ ...request.filter, ...filter, withoutPending: true }, count, what, choice)
    const isLeft = (one: ListRow) => one.group === group && one.section === row && store.isUndecided(one)
    decide([...rows.values()].filter(isLeft), choice)
  }
  const decideAlike = (together: Alike, choice: ReviewDecision) => {
    decide(together.rows, choice)
    tasks.showEach(together.key)
  }

  /** One comment for all selected tasks that are decided. */
  const commentMany = () => {
    const decided = targets.filter((row) => isStaged(store.of(row)))
    if (decided.length === 0) return say('None of the selected tasks is decided. Certify or deny them first.')
    const undecided = targets.length - decided.length
    setQuestion({
      title: `Comment on ${countOf(decided.length, 'task')}`,
      says:
        undecided === 0
          ? 'It replaces what you wrote on each of them.'
          : `It replaces what you wrote on each of them. ${formatCount(undecided)} of the selected tasks are not decided and get none.`,
      confirm: 'Save',
      isDenial: false,
      reason: 'required',
      label: 'Comment',
      run: (comment) => store.comment(decided, comment),
    })
  }

  return { choose, undo, decideSection, decideAlike, commentMany, question, setQuestion }
}
