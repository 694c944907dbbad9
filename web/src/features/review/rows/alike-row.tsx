import { IconCheck, IconX } from '@tabler/icons-react'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Alike } from '../list/rows.rules.ts'
import { rowId } from './item-row.tsx'
import classes from './review-list.module.css'

interface AlikeRowProps {
  alike: Alike
  index: number
  isActive: boolean
  isClosed: boolean
  isCard: boolean
  top: number
  height: number
  lineNumber: number
  onFocus(index: number): void
  onChoose(choice: 'APPROVE' | 'DENY'): void
  onShow(): void
}

/** Several tasks that a careful person would decide the same: each is recorded on its own. */
export function AlikeRow(props: AlikeRowProps) {
  const { alike, index, isActive, isClosed, isCard, top, height, lineNumber, onFocus, onChoose, onShow } = props
  const { rows } = alike
  const department = rows[0]?.task.item.user?.department
  const areReviewed = rows.every(({ task }) => task.item.grant.lastReviewedAt !== undefined)
  const count = rows.length
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its rows
    <div
      role="row"
      id={rowId(index)}
      data-active={isActive || undefined}
      aria-level={3}
      aria-expanded={false}
      aria-rowindex={lineNumber}
      className={isCard ? `${classes.alike} ${classes.alikeCard}` : classes.alike}
      style={{ top, height }}
      onClick={() => onFocus(index)}
    >
      <div className={classes.held}>
        <span role="gridcell" className={classes.stack}>
          {formatCount(count)}
        </span>
        <span role="gridcell" className={classes.what}>
          <strong>
            {formatCount(count)} alike{department ? ` in ${department}` : ''}
          </strong>
          <span className={classes.about}>
            {['Recent use', 'nothing unusual', areReviewed ? 'reviewed before' : ''].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span role="gridcell">
          <button type="button" data-plain tabIndex={isActive || isCard ? 0 : -1} onClick={onShow}>
            Show each
          </button>
          {(['APPROVE', 'DENY'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              data-choice={choice}
              tabIndex={isActive || isCard ? 0 : -1}
              disabled={isClosed}
              aria-label={`${choice === 'APPROVE' ? 'Certify' : 'Deny'} ${countOf(count, 'task')} that are alike`}
              onClick={() => onChoose(choice)}
            >
              {choice === 'APPROVE' ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
              {choice === 'APPROVE' ? 'Certify' : 'Deny'} {formatCount(count)}
            </button>
          ))}
        </span>
      </div>
    </div>
  )
}
