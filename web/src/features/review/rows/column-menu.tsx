import { Button, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import type { ColumnChoice } from '../list/use-columns.ts'
import classes from '../parts/review-workspace.module.css'
import menu from './column-menu.module.css'

/** Which columns the list has, and in which order: kept in this browser, for this campaign and view. */
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const { columns, rest, isOwn, show, hide, move, reset } = choice
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.icon} aria-label="Columns">
          <IconColumns3 size={18} stroke={1.75} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={menu.dropdown} aria-label="Columns">
        <ul className={menu.list}>
          {/* One list, so that a box that changes its place is still the same one and keeps the focus. */}
          {[...columns, ...rest].map(({ id, label }, index) => {
            const isShown = index < columns.length
            return (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isShown}
                    disabled={isShown && columns.length === 1}
                    onChange={({ currentTarget }) => {
                      if (isShown) hide(id)
                      else show(id)
                      requestAnimationFrame(() => currentTarget.focus())
                    }}
                  />{' '}
                  {label}
                </label>
                {isShown && (
                  <>
                    <button
                      type="button"
                      aria-label={`Move ${label} to the left`}
                      disabled={index === 0}
                      onClick={() => move(id, -1)}
                    >
                      <IconArrowUp size={16} aria-hidden />
                    </button>
                    <button
                      type="button"
                      aria-label={`Move ${label} to the right`}
                      disabled={index === columns.length - 1}
                      onClick={() => move(id, 1)}
                    >
                      <IconArrowDown size={16} aria-hidden />
                    </button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        <Button variant="subtle" size="xs" disabled={!isOwn} onClick={reset}>
          Back to the campaign's columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
