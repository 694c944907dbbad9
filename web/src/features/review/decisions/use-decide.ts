import { useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Alike, ListRow } from '../list/rows.rules.ts'
import { isOfDecided, type Selection } from '../list/use-selection.ts'
import { sectionFilter, sectionName } from './bulk-filter.rules.ts'
import type { Decision, ReviewDecision } from './decisions.store.ts'
import { type DecideParts, needsReason, type Question, useDecideMany } from './use-decide-many.ts'

/** From so many on a bulk denial asks first. */
const ASK_FROM = 10

const DONE = { APPROVE: 'Certified', DENY: 'Denied' } as const

const isStaged = ({ choice, status }: Decision): boolean =>
  choice !== 'UNSPECIFIED' && (status === 'saved' || status === 'waiting')

/** Decides the active row, what is selected, or a part of the list; takes it back. */
export function useDecide(parts: DecideParts, selection: Selection) {
  const { request, view, tasks, store, look, isClosed, left, comment, onProblem } = parts
  const { layout, rows, rowAt, alike } = tasks
  const { active, activeRow, chosen, hasRows, targets, goTo } = selection
  const [question, setQuestion] = useState<Question>()
  const { decideMany, takeBack } = useDecideMany(parts, selection, setQuestion)

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
