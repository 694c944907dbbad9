import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { say } from '../../parts/announcer.tsx'
import { countOf, formatCount } from '../../parts/format.ts'
import { hasDialog, hasOwnKeys } from '../../parts/keys.rules.ts'
import { focusPart, hasNoFocus, isInPart } from '../../parts/page-parts.ts'
import { groupFilter, groupName, sectionFilter, sectionName } from './bulk-filter.rules.ts'
import type { DecisionStore, ReviewDecision } from './decisions.store.ts'
import { type Command, commandOf, isAlwaysOn, isOfPage } from './keys.rules.ts'
import { decideByFilter, type ListRequest, type TaskFilter } from './queries.ts'
import type { ViewName } from './request.rules.ts'
import type { Alike, ListRow } from './rows.rules.ts'
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

/** All tasks of the list, or of one of its groups, loaded or not: the server decides them by a filter. */
export interface Matching {
  filter: TaskFilter
  count: number
  what: string
  /** The number of the group; undefined for the whole list. */
  group?: number
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
  const [chosen, setChosen] = useState<Matching>()
  const [question, setQuestion] = useState<Question>()
  /** What is to be selected as soon as the list is counted. */
  const [awaited, setAwaited] = useState<'group' | 'list'>()
  // Those of one decision, or submitted, cannot be decided by a filter.
  const isDecided = request.decision !== undefined || request.answered !== undefined
  const canFilter = tasks.isCounted && !isDecided
  /** Of what the server counted, those that this page has decided since do not match any more if the filter says so. */
  const matchingOf = (all: number, group?: number): number =>
    all + (request.filter?.withoutPending ? (group === undefined ? store.listChange : store.changeOf(group)).left : 0)
  const matching = canFilter ? matchingOf(tasks.outline?.counts.all ?? 0) : 0
  // A row of a closed group is not seen, so nothing is done with it.
  const activeRow = layout.placeOf(active) && rowAt(active)
  const selectedCount = chosen?.count ?? selection.size
  /** What is shown as selected, of what has come. */
  const selected = useMemo(() => {
    if (!chosen) return selection
    const isChosen = ({ group }: ListRow) => chosen.group === undefined || chosen.group === group
    return byTask([...rows.values()].filter(isChosen))
  }, [selection, chosen, rows])
  const targets = selection.size > 0 ? [...selection.values()] : activeRow ? [activeRow] : []
  const setSelection = (next: ReadonlyMap<string, ListRow>) => {
    setRows(next)
    setChosen(undefined)
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
    setAwaited(undefined)
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
    if (chosen) return decideMany(chosen.filter, chosen.count, chosen.what, choice)
    if (selection.size > 0) return decide(targets, choice)
    const together = alike.get(active)
    if (together) return decideAlike(together, choice)
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
    const added: ListRow[] = []
    for (let row = from; row <= to; row++) added.push(...(rowAt(row) ? [rowAt(row) as ListRow] : []))
    setSelection(toggled(selected, added, extend))
    setActive(index)
  }
  /** As rows if all of them have come, which can also be reassigned; else by the filter that selects them. */
  const selectMany = (loaded: readonly ListRow[], many: Matching | undefined, all: number) => {
    const isLoaded = loaded.length >= all
    const isRows = isLoaded || !many
    setRows(isRows ? byTask(loaded) : NO_ROWS)
    // The whole list asks before it is decided, also if all of it has come.
    setChosen(isLoaded && many?.group !== undefined ? undefined : many)
    const count = isRows ? loaded.length : many.count
    say(`${formatCount(count)} selected${isLoaded || many ? '' : `. ${formatCount(all - count)} are not loaded`}`)
    if (isInPart('list')) focusPart('list')
  }
  const selectMatching = () => {
    const what = `all ${countOf(matching, 'task')} of this list`
    const many = canFilter ? { filter: request.filter ?? {}, count: matching, what } : undefined
    selectMany([...rows.values()], many, tasks.outline?.counts.all ?? rows.size)
  }
  /** The group of the active row; if that is selected, all that match. Nothing less while the list is being counted. */
  const selectAll = () => {
    const group = layout.placeOf(active)?.group
    const ofGroup = [...rows.values()].filter((row) => row.group === group)
    const isSelected = chosen
      ? chosen.group === group || chosen.group === undefined
      : ofGroup.every(({ taskId }) => selection.has(taskId))
    const isList = tasks.isFlat || !activeRow || group === undefined || isSelected
    if (!tasks.isCounted) return wait(awaited || isList ? 'list' : 'group')
    if (isList || awaited === 'list') return selectMatching()
    const all = tasks.outline?.groups[group]?.all ?? ofGroup.length
    const filter = canFilter ? groupFilter(activeRow.task, view) : undefined
    const count = matchingOf(all, group)
    const what = `all ${countOf(count, 'task')} of ${groupName(activeRow.task, view)}`
    selectMany(ofGroup, filter && { filter: { ...request.filter, ...filter }, count, what, group }, all)
  }
  /** All that match, or none. */
  const toggleAll = () => {
    if (selectedCount > 0) clear()
    else if (tasks.isCounted) selectMatching()
    else wait('list')
  }
  const wait = (what: 'group' | 'list') => {
    setAwaited(what)
    say('Counting the list')
  }
  const selectAwaited = useRef(selectAll)
  selectAwaited.current = selectAll
  useEffect(() => {
    if (!tasks.isCounted || !awaited) return
    selectAwaited.current()
    setAwaited(undefined)
  }, [tasks.isCounted, awaited])

  /** Asks, then decides all that a filter selects on the server, also what is not loaded. */
  const decideMany = (filter: TaskFilter, count: number, what: string, choice: ReviewDecision) =>
    setQuestion({
      title: `${VERBS[choice]} ${what}`,
      says:
        choice === 'APPROVE'
          ? `${countOf(count, 'access', 'accesses')} will be certified once you submit. Until then you can change each of them.`
          : `${countOf(count, 'access', 'accesses')} will be removed after you submit. Until then you can change each of them.`,
      confirm: `${VERBS[choice]} ${formatCount(count)}`,
      isDenial: choice === 'DENY',
      run: async () => {
        // At once: what is selected while the server works stays selected.
        clear()
        await store.outbox.flush()
        // Some are decided even if a later part is refused.
        await decideByFilter(campaignId, filter, choice, count).finally(tasks.refresh)
      },
    })
  const decideSection = (group: number, section: number, row: number, choice: ReviewDecision) => {
    const task = rowAt(row)?.task
    if (!task) return
    const count = (tasks.outline?.groups[group]?.sections[section]?.left ?? 0) + store.changeOf(group, row).left
    const filter = isDecided ? undefined : sectionFilter(task, view)
    const what = `what is left of ${sectionName(task, view)}`
    if (filter) return decideMany({ ...request.filter, ...filter, withoutPending: true }, count, what, choice)
    const isLeft = (one: ListRow) =>
      one.group === group && one.section === row && store.of(one).choice === 'UNSPECIFIED'
    decide([...rows.values()].filter(isLeft), choice)
  }
  const decideAlike = (together: Alike, choice: ReviewDecision) => {
    decide(together.rows, choice)
    tasks.showEach(together.key)
  }

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
    reassign: () => !isClosed && (!chosen || selection.size > 0) && targets.length > 0 && parts.openDialog('reassign'),
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
    selected,
    selectedCount,
    /** Whether all that is selected has come. */
    isLoaded: selection.size > 0,
    matching,
    targets,
    select,
    selectMatching,
    toggleAll,
    clear,
    choose,
    undo,
    decideSection,
    decideAlike,
    question,
    setQuestion,
    moveOn: () => goTo(layout.nextRow(active, 1)),
  }
}

/** The heading has the focus after a navigation, and no keys of its own. */
const isNowhere = () => hasNoFocus() || document.activeElement?.tagName === 'H1'

const NO_ROWS: ReadonlyMap<string, ListRow> = new Map()
const byTask = (rows: readonly ListRow[]) => new Map(rows.map((row) => [row.taskId, row]))

/** A selection with these rows; a single one that is in it already leaves it. */
function toggled(old: ReadonlyMap<string, ListRow>, rows: readonly ListRow[], extend: boolean) {
  const next = new Map(old)
  for (const row of rows) if (extend || !next.delete(row.taskId)) next.set(row.taskId, row)
  return next
}
