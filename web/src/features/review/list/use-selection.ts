import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { focusPart, hasNoFocus, isClicked, isInPart } from '../../../parts/keys/page-parts.ts'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { groupFilter, groupName } from '../decisions/bulk-filter.rules.ts'
import { allOf } from '../decisions/count-change.rules.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { ListRequest, TaskFilter } from '../queries.ts'
import type { ListHandle } from './list-handle.ts'
import type { ViewName } from './request.rules.ts'
import type { ListRow } from './rows.rules.ts'
import type { TaskList } from './use-task-list.ts'

/** All tasks of the list, or of one of its groups, loaded or not: the server decides them by a filter. */
export interface Matching {
  filter: TaskFilter
  count: number
  what: string
  /** The number of the group; undefined for the whole list. */
  group?: number
}

interface SelectionParts {
  request: ListRequest
  view: ViewName
  tasks: TaskList
  store: DecisionStore
  handle: RefObject<ListHandle | null>
}

export type Selection = ReturnType<typeof useSelection>

/** The active row of the list, and what is selected in it. */
export function useSelection({ request, view, tasks, store, handle }: SelectionParts) {
  const { layout, rows, rowAt } = tasks
  const [active, setActive] = useState(0)
  const [selection, setRows] = useState<ReadonlyMap<string, ListRow>>(NO_ROWS)
  const [chosen, setChosen] = useState<Matching>()
  /** What is to be selected as soon as the list is counted. */
  const [awaited, setAwaited] = useState<'group' | 'list'>()
  const canFilter = tasks.isCounted && !isOfDecided(request)
  /** Of what the server counted, those that this page has decided since do not match any more if the filter says so. */
  const matchingOf = (all: number, group?: number): number => {
    const change = group === undefined ? store.listChange : store.changeOf(group)
    return all + (request.filter?.withoutPending ? change.left : allOf(change))
  }
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
  const rowsOf = (group: number) => [...rows.values()].filter((row) => row.group === group)
  /** The group of the active row, or the whole list. */
  const selectNow = (what: 'group' | 'list') => {
    const group = layout.placeOf(active)?.group
    if (what === 'list' || !activeRow || group === undefined) return selectMatching()
    const ofGroup = rowsOf(group)
    const all = tasks.outline?.groups[group]?.all ?? ofGroup.length
    const filter = canFilter ? groupFilter(activeRow.task, view) : undefined
    const count = matchingOf(all, group)
    const named = `all ${countOf(count, 'task')} of ${groupName(activeRow.task, view)}`
    selectMany(ofGroup, filter && { filter: { ...request.filter, ...filter }, count, what: named, group }, all)
  }
  /** The group of the active row; if that is selected, all that match. Nothing less while the list is being counted. */
  const selectAll = () => {
    const group = layout.placeOf(active)?.group
    const isOfChosen = chosen && (chosen.group === group || chosen.group === undefined)
    // While the list is loaded anew there may be no group yet: what was selected before is one.
    const isSelected =
      group === undefined
        ? selectedCount > 0
        : (isOfChosen ?? rowsOf(group).every(({ taskId }) => selection.has(taskId)))
    const what = awaited || tasks.isFlat || isSelected ? 'list' : 'group'
    if (tasks.isCounted) selectNow(what)
    else wait(what)
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
  const selectAwaited = useRef(selectNow)
  selectAwaited.current = selectNow
  // In the frame that shows the counts: a key that comes before it is selected would select the same again.
  useLayoutEffect(() => {
    if (!tasks.isCounted || !awaited) return
    selectAwaited.current(awaited)
    setAwaited(undefined)
  }, [tasks.isCounted, awaited])

  return {
    active,
    activeRow,
    setActive,
    goTo,
    selected,
    selectedCount,
    chosen,
    /** Whether rows are selected, all of which have come. */
    hasRows: selection.size > 0,
    matching,
    /** The selected rows, else the active one. */
    targets,
    select,
    selectMatching,
    selectAll,
    toggleAll,
    clear,
  }
}

/** What is decided, or submitted, cannot be decided by a filter: the rows of such a list stay while they change. */
export const isOfDecided = ({ decision, answered, filter }: ListRequest): boolean =>
  decision !== undefined || answered !== undefined || filter?.withPending === true

/** The heading has the focus after a navigation, and a button after a click: neither needs the keys of the list. */
export const isNowhere = () => hasNoFocus() || document.activeElement?.tagName === 'H1' || isClicked()

const NO_ROWS: ReadonlyMap<string, ListRow> = new Map()
const byTask = (rows: readonly ListRow[]) => new Map(rows.map((row) => [row.taskId, row]))

/** A selection with these rows; a single one that is in it already leaves it. */
function toggled(old: ReadonlyMap<string, ListRow>, rows: readonly ListRow[], extend: boolean) {
  const next = new Map(old)
  for (const row of rows) if (extend || !next.delete(row.taskId)) next.set(row.taskId, row)
  return next
}
