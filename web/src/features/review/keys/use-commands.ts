import type { RefObject } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { focusPart, isInPart } from '../../../parts/keys/page-parts.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import { useDecide } from '../decisions/use-decide.ts'
import type { ListHandle } from '../list/list-handle.ts'
import type { ViewName } from '../list/request.rules.ts'
import { useSelection } from '../list/use-selection.ts'
import type { TaskList } from '../list/use-task-list.ts'
import type { Panel } from '../panel/use-panel.ts'
import type { ListRequest } from '../queries.ts'
import type { Look } from '../use-look.ts'
import type { Command } from './keys.rules.ts'
import { type Actions, useCommandKeys } from './use-command-keys.ts'

interface CommandParts {
  campaignId: string
  request: ListRequest
  view: ViewName
  tasks: TaskList
  store: DecisionStore
  look: Look
  isClosed: boolean
  left: number
  stagedCount: number
  handle: RefObject<ListHandle | null>
  panel: Panel
  setView(view: ViewName): void
  openDialog(dialog: 'submit' | 'reassign'): void
  onProblem(problem: unknown): void
}

/** What can be done on the page, by key and by button. */
export function useCommands(parts: CommandParts) {
  const { tasks, store, look, isClosed, handle, panel } = parts
  const { layout, rowAt, alike } = tasks
  const selection = useSelection(parts)
  const { active, activeRow, chosen, hasRows, targets, goTo, select, selectAll, clear } = selection
  const comment = () => {
    panel.show(true)
    panel.focusComment()
  }
  const reassignable = targets.filter(({ task }) => task.mayReassign)
  const decisions = useDecide({ ...parts, comment }, selection)

  const pageOf = (step: 1 | -1) => {
    let row = active
    for (let n = handle.current?.pageRows() ?? 1; n > 0; n--) row = layout.nextRow(row, step) ?? row
    return row
  }
  const nextUndecided = (from: number): number | undefined => {
    for (let row = layout.nextRow(from, 1); row !== undefined; row = layout.nextRow(row, 1)) {
      const known = rowAt(row)
      if (!known || store.isUndecided(known)) return row
    }
    return undefined
  }
  const move = ({ by, step, extends: isExtending }: Extract<Command, { do: 'move' }>) => {
    const next = {
      row: () => layout.nextRow(active, step),
      end: () => (step === 1 ? layout.nextRow(layout.rowCount, -1) : layout.nextRow(-1, 1)),
      page: () => pageOf(step),
      group: () => layout.firstRowOf((layout.placeOf(active)?.group ?? 0) + step),
    }[by]()
    if (isExtending && next !== undefined) select(next, true)
    goTo(next)
  }

  const actions: Actions = {
    move,
    nextUndecided: () => goTo(nextUndecided(active) ?? nextUndecided(-1)),
    open: () => {
      const together = activeRow && alike.get(active)
      if (together) return tasks.showEach(together.key)
      const group = rowAt(active)?.group ?? -1
      return tasks.closedGroups.has(group) ? tasks.toggleGroup(group) : tasks.openGroups()
    },
    close: () => {
      const group = layout.placeOf(active)?.group
      if (group !== undefined && !tasks.isFlat) tasks.toggleGroup(group)
      if (isInPart('list')) focusPart('list')
    },
    choose: ({ choice }) => decisions.choose(choice),
    comment,
    reassign: () => {
      if (isClosed || (chosen && !hasRows)) return
      if (reassignable.length > 0) parts.openDialog('reassign')
      else if (targets.length > 0) say('The policy does not let you reassign this.')
    },
    select: () => select(active, false),
    selectAll,
    undo: decisions.undo,
    panel: () => panel.show(!look.showsPanel),
    enterPanel: () => {
      panel.show(true)
      focusPart('panel')
    },
    instructions: panel.toggleInstructions,
    alike: look.toggleAlike,
    density: look.toggleDensity,
    submit: () => parts.stagedCount > 0 && parts.openDialog('submit'),
    escape: () => {
      if (panel.showsInstructions) panel.toggleInstructions()
      else if (look.showsPanel && !look.isWide) panel.show(false)
      else if (isInPart('panel')) focusPart('list')
      else clear()
    },
    view: ({ view: next }) => parts.setView(next),
  }
  useCommandKeys(actions, look.hasKeys)

  /** The next row that somebody else was faster with, also from the beginning. */
  const nextOvertaken = () => {
    const found = [...tasks.rows].flatMap(([index, row]) => (store.of(row).status === 'overtaken' ? [index] : []))
    found.sort((a, b) => a - b)
    goTo(found.find((index) => index > active) ?? found[0])
  }

  const moveBy = (step: 1 | -1) => goTo(layout.nextRow(active, step))
  /** After a choice in the panel. The row stays until a reason that is needed has been given. */
  const afterChoice = () => {
    const lacksReason = store.withoutReason().some(({ taskId }) => taskId === activeRow?.taskId)
    if (lacksReason) panel.focusComment()
    else if (look.isCard) panel.show(false)
    else if (look.movesOn) moveBy(1)
  }
  return { ...selection, ...decisions, reassignable, nextOvertaken, moveBy, afterChoice }
}

export type Commands = ReturnType<typeof useCommands>
