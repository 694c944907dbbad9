import { type Ref, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '../../../parts/page/after-paint.ts'
import { useEndEarlyList } from '../../../parts/page/use-end-early-list.ts'
import { useStable } from '../../../parts/page/use-stable.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import { type Column, rowWidth } from '../list/columns.tsx'
import type { Line } from '../list/layout.rules.ts'
import type { ListHandle } from '../list/list-handle.ts'
import { SORTABLE } from '../list/request.rules.ts'
import type { Alike, ListRow } from '../list/rows.rules.ts'
import { useListSight } from '../list/use-list-sight.ts'
import { useSettledRows } from '../list/use-settled-rows.ts'
import type { TaskList } from '../list/use-task-list.ts'
import { placesOf } from '../outline/outline-tree.rules.ts'
import type { Outline } from '../queries.ts'
import type { Look } from '../use-look.ts'
import { AlikeRow } from './alike-row.tsx'
import { ColumnHead } from './column-head.tsx'
import { GroupHead, groupHeadId, SectionHead } from './heads.tsx'
import { ItemRow, PassingRow, rowId } from './item-row.tsx'
import classes from './review-list.module.css'

/** Rows drawn above and below what is in sight. */
const AROUND_PX = 400

interface ReviewListProps {
  ref: Ref<ListHandle>
  tasks: TaskList
  outline: Outline
  columns: readonly Column[]
  store: DecisionStore
  /** Changes after something was decided: the heads count it. */
  storeVersion: number
  active: number
  selected: ReadonlyMap<string, ListRow>
  look: Look
  isClosed: boolean
  isSectionApp: boolean
  label: string
  sort: string | undefined
  onSort(sort: string | undefined): void
  onSight(first: number, last: number): void
  onFocus(index: number): void
  onSelect(index: number, extend: boolean): void
  onSelectAll(): void
  onOpen(index: number): void
  onSection(group: number, section: number, row: number, choice: 'APPROVE' | 'DENY'): void
  onAlike(alike: Alike, choice: 'APPROVE' | 'DENY'): void
}

/** The heads of the columns are the first. */
const lineNumberOf = ({ line }: Line) => line + 2

/** The list of tasks. Only what is in sight is in the document; everything has its place from the start. */
export function ReviewList(props: ReviewListProps) {
  const { ref, tasks, outline, columns, store, active, selected } = props
  const { isClosed, isSectionApp, label, onSight, onFocus, onSelect, onOpen } = props
  const { layout, rowAt, alike, closedGroups } = tasks
  const { isCompact, isCard } = props.look
  const { scroller, sight } = useListSight(ref, layout)
  useEndEarlyList()
  // Seen first: what is in sight. What is around it comes after that.
  const [around, setAround] = useState(0)
  useEffect(() => afterPaint(() => setAround(AROUND_PX)), [])
  const near = useMemo(
    () => layout.between(sight.top - around, sight.top + sight.height + around),
    [layout, sight, around],
  )
  // The active row and its heads are always there, so that the keyboard and screen readers reach them.
  const own = useMemo(() => layout.linesOf(active), [layout, active])
  const lines = useMemo(() => {
    const tops = new Set(near.map(({ top }) => top))
    const far = own.filter(({ top }) => !tops.has(top))
    return far.length === 0 ? near : [...near, ...far].sort((a, b) => a.top - b.top)
  }, [near, own])

  const settledRows = useSettledRows(near, tasks.rows, sight)

  const shown = near.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
  const [first = 0, last = 0] = [shown[0], shown.at(-1)]
  useEffect(() => onSight(first, last), [first, last, onSight])

  const leastWidth = rowWidth(columns)
  const onToggle = useStable(tasks.toggleGroup)
  const onAll = useStable(props.onSection)
  const [head] = own
  const activeId =
    layout.placeOf(active) && rowAt(active)
      ? rowId(active)
      : head?.kind === 'group' && closedGroups.has(head.group)
        ? groupHeadId(head.group)
        : undefined
  const isOwn = (line: Line) => own.some(({ kind, top }) => kind === line.kind && top === line.top)
  const groupOf = (index: number) => outline.groups[index]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store changes with its version
  const changeOf = useMemo(() => store.changesNow(), [store, props.storeVersion])
  const leftOf = (index: number) => (tasks.isCounted ? (groupOf(index)?.left ?? 0) + changeOf(index).left : undefined)
  const current = layout.groupAt(sight.top)
  const sticky = current === undefined ? undefined : groupOf(current)
  const isPerson = outline.view.endsWith('BY_USER')
  const places = useMemo(() => (outline.view.endsWith('BY_RESOURCE') ? placesOf(outline) : () => ''), [outline])
  const headOf = (index: number, { id, displayName, all, ownerDisplayNames }: Outline['groups'][number]) => ({
    id,
    index,
    name: displayName,
    all,
    left: leftOf(index),
    isPerson,
    place: places(index),
    owners: ownerDisplayNames,
    isOpen: !closedGroups.has(index),
    onToggle,
  })
  // What only passes is drawn by its place, so that a fast scroll writes into the rows that are there and makes none.
  const drawRow = (line: Extract<Line, { kind: 'row' }>, place: number) => {
    const { top, height } = line
    const lineNumber = lineNumberOf(line)
    const row = rowAt(line.row)
    if (!row) return <div key={`b${place}`} className={classes.blank} style={{ top, height }} />
    const together = alike.get(line.row)
    if (together)
      return (
        <AlikeRow
          key={`a${line.row}`}
          alike={together}
          index={line.row}
          isActive={line.row === active}
          isClosed={isClosed}
          isCard={isCard}
          top={top}
          height={isCard ? height - 8 : height}
          lineNumber={lineNumber}
          onFocus={onFocus}
          onChoose={(choice) => props.onAlike(together, choice)}
          onShow={() => tasks.showEach(together.key)}
        />
      )
    if (line.row !== active && !settledRows.has(line.row))
      return (
        <PassingRow
          key={`p${place}`}
          row={row}
          top={top}
          height={isCard ? height - 8 : height}
          isCard={isCard}
          lineNumber={lineNumber}
        />
      )
    return (
      <ItemRow
        key={row.taskId}
        row={row}
        index={line.row}
        top={top}
        height={isCard ? height - 8 : height}
        columns={columns}
        store={store}
        isActive={line.row === active}
        isSelected={selected.has(row.taskId)}
        isCompact={isCompact}
        isCard={isCard}
        isClosed={isClosed}
        isSelecting={props.look.isSelecting}
        lineNumber={lineNumber}
        onFocus={onFocus}
        onSelect={onSelect}
        onOpen={onOpen}
      />
    )
  }
  return (
    <div
      ref={scroller}
      className={`${classes.scroller} ${isCard ? classes.cards : ''}`}
      role="treegrid"
      id="review-list"
      aria-label={label}
      aria-rowcount={tasks.isCounted ? layout.lineCount + 1 : -1}
      aria-multiselectable
      aria-activedescendant={activeId}
      data-part-start
      tabIndex={0}
      data-sideways={(!isCard && leastWidth > sight.width) || undefined}
      style={{
        ['--columns' as string]: columns.map(({ width }) => width).join(' '),
        ['--row-width' as string]: `${leastWidth}px`,
        ['--sight-width' as string]: `${sight.width}px`,
      }}
    >
      {!isCard && <ListHead {...props} />}
      {sticky && current !== undefined && sight.top > layout.topOfGroup(current) && !isCard && (
        <GroupHead {...headOf(current, sticky)} isSticky top={0} height={40} lineNumber={0} />
      )}
      <div className={classes.lines} style={{ height: layout.height }} role="rowgroup">
        {lines.map((line, place) => {
          const { top, height } = line
          const lineNumber = lineNumberOf(line)
          if (line.kind === 'group') {
            const group = groupOf(line.group)
            if (!group) return null
            return (
              <GroupHead
                {...headOf(line.group, group)}
                key={`g${line.group}`}
                isCurrent={isOwn(line)}
                top={top}
                height={height}
                lineNumber={lineNumber}
              />
            )
          }
          if (line.kind === 'section') {
            const section = groupOf(line.group)?.sections[line.section]
            return (
              <SectionHead
                key={`s${line.row}`}
                group={line.group}
                section={line.section}
                row={line.row}
                task={rowAt(line.row)?.task}
                isApp={isSectionApp}
                all={section?.all ?? 0}
                left={tasks.isCounted ? (section?.left ?? 0) + changeOf(line.group, line.row).left : undefined}
                isCompact={isCompact}
                isClosed={isClosed}
                isCurrent={isOwn(line)}
                top={top}
                height={height}
                lineNumber={lineNumber}
                onAll={onAll}
              />
            )
          }
          return drawRow(line, place)
        })}
      </div>
    </div>
  )
}

function ListHead({ columns, tasks, selected, sort, onSort, onSelectAll }: ReviewListProps) {
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <span role="columnheader" className={classes.check}>
        <input
          type="checkbox"
          aria-label="Select all"
          ref={(box) => {
            if (box) box.indeterminate = selected.size > 0
          }}
          checked={false}
          onChange={onSelectAll}
        />
      </span>
      {columns.map(({ id, label: name }) => (
        <ColumnHead
          key={id}
          name={name}
          sort={sort}
          column={tasks.isFlat && SORTABLE.has(id) ? id : undefined}
          onSort={onSort}
        />
      ))}
      <span role="columnheader">Decision</span>
    </div>
  )
}
