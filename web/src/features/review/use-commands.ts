import { type RefObject, useEffect, useRef, useState } from 'react'
import { say } from '../../parts/announcer.tsx'
import { countOf, formatCount } from '../../parts/format.ts'
import { hasDialog, hasOwnKeys } from '../../parts/keys.rules.ts'
import { focusPart, hasNoFocus, isInPart } from '../../parts/page-parts.ts'
import type { DecisionStore, ReviewDecision } from './decisions.store.ts'
import { type Command, commandOf, isAlwaysOn, isOfPage } from './keys.rules.ts'
import { decideByFilter, type ListRequest, type MyTask } from './queries.ts'
import type { ViewName } from './request.rules.ts'
import type { ListRow } from './rows.rules.ts'
import type { Look } from './use-look.ts'
import type { TaskList } from './use-task-list.ts'

/** From so many on a bulk denial asks first. */
const ASK_FROM = 10

export const VERBS = { APPROVE: 'Certify', DENY: 'Deny' } as const
const DONE = { APPROVE: 'Certified', DENY: 'Denied' } as const

/** A question before many tasks are decided at once. */
export interface Question {
  title: string
  says: string
  confirm: string
  isDenial: boolean
  run(): Promise<void> | void
}

export interface ListHandle {
  /** Brings a row into the middle two thirds, if it is not there. */
  show(row: number): void
  showGroup(group: number): void
  /** How many rows fit into the window. */
  pageRows(): number
}

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
  showPanel(isShown: boolean): void
  focusComment(): void
  setView(view: ViewName): void
  showsInstructions: boolean
  toggleInstructions(): void
  openDialog(dialog: 'submit' | 'reassign'): void
}

/** What can be done on the page, by key and by button: the active row, the selection, decisions. */
export function useCommands(parts: CommandParts) {
  const { campaignId, request, view, tasks, store, look, isClosed, left, handle } = parts
  const { layout, rows, rowAt, alike } = tasks
  const [active, setActive] = useState(0)
  const [selection, setRows] = useState<ReadonlyMap<string, ListRow>>(NO_ROWS)
  const [isAll, setIsAll] = useState(false)
  const [question, setQuestion] = useState<Question>()
  // Those of one decision, or submitted, cannot be decided by a filter.
  const isDecided = request.decision !== undefined || request.answered !== undefined
  const matching = tasks.isCounted && !isDecided ? (tasks.outline?.counts.all ?? 0) : 0
  // A row of a closed group is not seen, so nothing is done with it.
  const activeRow = layout.placeOf(active) && rowAt(active)
  const targets = selection.size > 0 ? [...selection.values()] : activeRow ? [activeRow] : []
  const setSelection = (next: ReadonlyMap<string, ListRow>) => {
    setRows(next)
    setIsAll(false)
  }
  const clear = () => {
    setSelection(NO_ROWS)
    // The buttons of the selection are gone.
    if (isInPart('list')) focusPart('list')
  }
  // Another list: what was selected is not in sight any more.
  const [listed, setListed] = useState(request)
  if (listed !== request) {
    setListed(request)
    setActive(0)
    setSelection(NO_ROWS)
  }

  const goTo = (row: number | undefined) => {
    if (row === undefined) return
    setActive(row)
    handle.current?.show(row)
    // A button of the row that is left would soon not be there.
    if (isInPart('list') || isNowhere()) focusPart('list')
  }

  const decide = (chosen: readonly ListRow[], choice: ReviewDecision) => {
    const run = () => {
      store.choose(chosen, choice)
      say(`${DONE[choice]} ${countOf(chosen.length, 'task')}.`)
    }
    if (choice === 'APPROVE' || chosen.length < ASK_FROM) return run()
    setQuestion({
      title: `Deny ${countOf(chosen.length, 'task')}`,
      says: `${countOf(chosen.length, 'access', 'accesses')} will be removed after you submit. Until then you can undo.`,
      confirm: `Deny ${formatCount(chosen.length)}`,
      isDenial: true,
      run,
    })
  }

  const choose = (choice: ReviewDecision) => {
    if (isClosed) return
    if (isAll) return decideAllMatching(choice)
    if (selection.size > 0) return decide(targets, choice)
    const together = alike.get(active)
    if (together) {
      decide(together.rows, choice)
      return tasks.showEach(together.key)
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
    if (!isSame && row.needsReason[choice] && before.comment.trim() === '') {
      comment()
    } else if (look.movesOn && !isSame) goTo(layout.nextRow(active, 1))
  }

  const comment = () => {
    parts.showPanel(true)
    parts.focusComment()
  }

  const undo = () => {
    const undone = store.undo()
    goTo([...rows].find(([, row]) => row.taskId === undone[0]?.taskId)?.[0])
    if (undone.length > 0) say(`Undone: ${countOf(undone.length, 'task')}.`)
  }

  const select = (index: number, extend: boolean) => {
    const [from, to] = extend ? [Math.min(active, index), Math.max(active, index)] : [index, index]
    const chosen: ListRow[] = []
    for (let row = from; row <= to; row++) chosen.push(...(rowAt(row) ? [rowAt(row) as ListRow] : []))
    setSelection(toggled(selection, chosen, extend))
    setActive(index)
  }
  /** The group of the active row; if that is selected, all that match, loaded or not. */
  const selectAll = () => {
    const group = layout.placeOf(active)?.group
    const ofGroup = [...rows.values()].filter((row) => tasks.isFlat || row.group === group)
    if (selection.size > 0 && ofGroup.every(({ taskId }) => selection.has(taskId))) return selectMatching()
    setSelection(new Map(ofGroup.map((row) => [row.taskId, row])))
    say(`${formatCount(ofGroup.length)} selected`)
  }
  const selectMatching = () => {
    if (matching === 0) return
    setIsAll(true)
    say(`All ${formatCount(matching)} that match are selected`)
    if (isInPart('list')) focusPart('list')
  }

  /** All rows that have come, or none. */
  const toggleAll = () =>
    setSelection(selection.size > 0 ? NO_ROWS : new Map([...rows.values()].map((row) => [row.taskId, row])))

  /** Asks, then decides all that a filter selects on the server, also what is not loaded. */
  const decideMany = (
    filter: NonNullable<ListRequest['filter']>,
    count: number,
    what: string,
    choice: ReviewDecision,
  ) =>
    setQuestion({
      title: `${VERBS[choice]} ${what}`,
      says:
        choice === 'APPROVE'
          ? `${countOf(count, 'access', 'accesses')} will be certified once you submit. Until then you can change each of them.`
          : `${countOf(count, 'access', 'accesses')} will be removed after you submit. Until then you can change each of them.`,
      confirm: `${VERBS[choice]} ${formatCount(count)}`,
      isDenial: choice === 'DENY',
      run: async () => {
        await store.outbox.flush()
        // Some are decided even if a later part is refused.
        await decideByFilter(campaignId, filter, choice, count).finally(tasks.refresh)
        clear()
      },
    })
  const decideSection = (group: number, section: number, row: number, choice: ReviewDecision) => {
    const task = rowAt(row)?.task
    const count = tasks.outline?.groups[group]?.sections[section]?.left ?? 0
    if (task)
      decideMany(
        { ...request.filter, ...sectionFilter(task, view), withoutPending: true },
        count,
        `what is left of ${sectionName(task, view)}`,
        choice,
      )
  }
  const decideAllMatching = (choice: ReviewDecision) =>
    decideMany(request.filter ?? {}, matching, `all ${countOf(matching, 'task')} of this list`, choice)

  const pageOf = (step: 1 | -1) => {
    let row = active
    for (let n = handle.current?.pageRows() ?? 1; n > 0; n--) row = layout.nextRow(row, step) ?? row
    return row
  }
  const nextUndecided = (from: number): number | undefined => {
    for (let row = layout.nextRow(from, 1); row !== undefined; row = layout.nextRow(row, 1)) {
      const known = rowAt(row)
      if (!known || store.of(known).choice === 'UNSPECIFIED') return row
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

  const actions: { [Name in Command['do']]: (command: Extract<Command, { do: Name }>) => unknown } = {
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
    choose: ({ choice }) => choose(choice),
    comment,
    reassign: () => !isClosed && !isAll && targets.length > 0 && parts.openDialog('reassign'),
    select: () => select(active, false),
    selectAll,
    undo,
    panel: () => parts.showPanel(!look.showsPanel),
    enterPanel: () => {
      parts.showPanel(true)
      focusPart('panel')
    },
    instructions: parts.toggleInstructions,
    alike: look.toggleAlike,
    density: look.toggleDensity,
    submit: () => parts.stagedCount > 0 && parts.openDialog('submit'),
    escape: () => {
      if (parts.showsInstructions) parts.toggleInstructions()
      else if (look.showsPanel && !look.isWide) parts.showPanel(false)
      else if (isInPart('panel')) focusPart('list')
      else clear()
    },
    view: ({ view: next }) => parts.setView(next),
  }

  const onKey = (event: KeyboardEvent) => {
    if (hasOwnKeys(event.target) || hasDialog() || event.defaultPrevented) return
    if (!isOfPage(event) && !isInPart('list') && !isInPart('panel') && !isNowhere()) return
    const { target } = event
    const isButton = target instanceof HTMLElement && target.closest('button, a, input, summary') !== null
    // Buttons have their own Enter and Space.
    if (isButton && (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey) return
    const command = commandOf(event)
    if (!command || (!look.hasKeys && !isAlwaysOn(event))) return
    event.preventDefault()
    ;(actions[command.do] as (command: Command) => unknown)(command)
  }
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    active,
    activeRow,
    setActive,
    goTo,
    selection,
    /** Whether all that match are selected, also what is not loaded. */
    isAll,
    matching,
    targets,
    select,
    selectMatching,
    toggleAll,
    clear,
    choose,
    undo,
    decideSection,
    question,
    setQuestion,
    moveOn: () => goTo(layout.nextRow(active, 1)),
  }
}

/** The heading has the focus after a navigation, and no keys of its own. */
const isNowhere = () => hasNoFocus() || document.activeElement?.tagName === 'H1'

const NO_ROWS: ReadonlyMap<string, ListRow> = new Map()

/** A selection with these rows; a single one that is in it already leaves it. */
function toggled(old: ReadonlyMap<string, ListRow>, rows: readonly ListRow[], extend: boolean) {
  const next = new Map(old)
  for (const row of rows) if (extend || !next.delete(row.taskId)) next.set(row.taskId, row)
  return next
}

const sectionName = ({ item }: MyTask, view: ViewName): string =>
  view === 'user' ? item.app.displayName : item.entitlement.displayName

/** The tasks of a section, as a filter. */
const sectionFilter = ({ item }: MyTask, view: ViewName) =>
  view === 'user'
    ? { appIds: [item.app.id], ...(item.user ? { userIds: [item.user.id] } : {}) }
    : { entitlementIds: [item.entitlement.id] }
