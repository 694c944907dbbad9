import { IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Column } from '../list/columns.tsx'
import { holderOf, lastUseOf, rowName } from '../list/names.rules.ts'
import type { ListRow } from '../list/rows.rules.ts'
import { cardSignalsOf } from '../list/signals.rules.ts'
import { DecisionButtons, useDecision } from '../parts/decision-buttons.tsx'
import type { MyTask } from '../queries.ts'
import classes from './review-list.module.css'

interface ItemRowProps {
  row: ListRow
  index: number
  top: number
  height: number
  columns: readonly Column[]
  store: DecisionStore
  isActive: boolean
  isSelected: boolean
  isCompact: boolean
  isCard: boolean
  isClosed: boolean
  /** Cards have a check box while tasks are selected. */
  isSelecting: boolean
  lineNumber: number
  onFocus(index: number): void
  onSelect(index: number, extend: boolean): void
  onOpen(index: number): void
}

interface PassingRowProps {
  row: ListRow
  top: number
  height: number
  isCard: boolean
  lineNumber: number
}

/** A row that has just come: its names alone, until there is time for the rest. */
export const PassingRow = memo(function PassingRow({ row, top, height, isCard, lineNumber }: PassingRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={lineNumber}
      aria-level={3}
      className={isCard ? classes.card : classes.row}
      style={{ top, height }}
    >
      <span role="gridcell" className={classes.passing}>
        {taskName(row.task)}
      </span>
    </div>
  )
})

const STATES = { APPROVE: 'Certify, not submitted', DENY: 'Deny, not submitted', UNSPECIFIED: 'Not decided' } as const

const taskName = (task: MyTask) => `${holderOf(task).name}, ${task.item.entitlement.displayName}`

export const rowId = (index: number) => `row-${index}`

/** One task of the list: a row of the grid, or a card on a phone. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { row, index, top, height, columns, store, isActive, isSelected, isCompact, isCard, isClosed, lineNumber } =
    props
  const { isSelecting, onFocus, onSelect, onOpen } = props
  const decision = useDecision(store, row)
  const { task } = row
  const name = taskName(task)
  const isOurs = decision.status === 'saved' || decision.status === 'waiting'
  const isStaged = isOurs && decision.choice !== 'UNSPECIFIED'
  const state = isOurs ? STATES[decision.choice] : decision.note || 'Submitted'
  const signals = isCard ? cardSignalsOf(task.insights, lastUseOf(task)) : []
  const check = (
    <span role="gridcell" className={classes.check}>
      <input
        type="checkbox"
        checked={isSelected}
        tabIndex={isActive || isCard ? 0 : -1}
        aria-label={`Select ${name}`}
        onChange={(event) => onSelect(index, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </span>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its rows
    <div
      role="row"
      id={rowId(index)}
      aria-rowindex={lineNumber}
      aria-level={3}
      aria-selected={isSelected}
      aria-label={rowName(task, state)}
      className={isCard ? classes.card : classes.row}
      data-active={isActive || undefined}
      data-staged={isStaged || undefined}
      data-short={(isCard && height < 100) || undefined}
      style={{ top, height }}
      onClick={(event) => {
        const isControl = (event.target as Element).closest('button, input, a') !== null
        if (!isCard || isControl) onFocus(index)
        else if (isSelecting) onSelect(index, false)
        else onOpen(index)
      }}
    >
      {!isCard && check}
      {columns.map(({ id, cell }) => (
        <span key={id} role="gridcell" className={classes.cell}>
          {cell(task, isCompact)}
        </span>
      ))}
      {isCard && height >= 100 && (
        <span role="gridcell" className={classes.signals}>
          {signals.slice(0, 3).map(({ code, word, meaning }) => (
            <Tag key={code} meaning={meaning}>
              {word}
            </Tag>
          ))}
          {signals.length === 0 && <Tag>Nothing unusual</Tag>}
        </span>
      )}
      <span role="gridcell" className={classes.decision}>
        <DecisionButtons
          store={store}
          task={row}
          decision={decision}
          name={name}
          isActive={isActive && !isCard}
          isLarge={isCard && height >= 100}
          isDisabled={isClosed}
        />
      </span>
      {isSelecting && check}
      {isCard && !isSelecting && (
        <span role="gridcell" className={classes.more}>
          <button type="button" aria-label={`Why this access, ${name}`} onClick={() => onOpen(index)}>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </button>
        </span>
      )}
    </div>
  )
})
