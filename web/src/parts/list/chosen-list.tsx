import { Button, CloseButton, TextInput } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { hasNoFocus } from '../keys/page-parts.ts'
import { formatCount } from '../values/format.ts'
import type { Choice } from './choices.ts'
import classes from './chosen-list.module.css'

/** Fewer are found at a glance. */
const SEARCHED_FROM = 8
/** Rows that are drawn at once; the search finds the others. */
const PAGE = 50

interface ChosenListProps {
  label: string
  choices: readonly Choice[]
  /** Removes one, all, or those that a search found; absent where nothing may be removed. */
  onRemove?: ((ids: string[]) => void) | undefined
  /** Beside the name. */
  extraOf?: ((choice: Choice) => ReactNode) | undefined
}

/** What was chosen, however much it is: counted, searched, and removed one by one or together. */
export function ChosenList({ label, choices, onRemove, extraOf }: ChosenListProps) {
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(PAGE)
  const words = query.trim().toLowerCase()
  const shown = choices.filter((one) => `${one.label} ${one.hint ?? ''}`.toLowerCase().includes(words))
  const root = useRef<HTMLDivElement>(null)
  const removedFrom = useRef<number>(undefined)
  const remove = (ids: string[], row: number) => {
    removedFrom.current = row
    onRemove?.(ids)
  }
  // The button that was pressed went with its row: the focus goes to the next one, or the last, or to the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have gone when there are other choices
  useLayoutEffect(() => {
    const row = removedFrom.current
    removedFrom.current = undefined
    if (row === undefined || !hasNoFocus()) return
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[Math.min(row, buttons.length - 1)] ?? root.current?.querySelector('[type="search"]')
    ;(next as HTMLElement | null)?.focus()
    if (hasNoFocus()) root.current?.querySelector<HTMLElement>('[role="status"]')?.focus()
  }, [choices])
  return (
    <div ref={root}>
      <div className={classes.head}>
        <span role="status" tabIndex={-1}>
          {words && `${formatCount(shown.length)} of `}
          {formatCount(choices.length)} chosen
        </span>
        {(choices.length >= SEARCHED_FROM || query !== '') && (
          <TextInput
            className={classes.search ?? ''}
            size="xs"
            type="search"
            aria-label={`Search ${label.toLowerCase()}`}
            placeholder="Search these"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        {onRemove && shown.length > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() =>
              remove(
                shown.map(({ id }) => id),
                0,
              )
            }
          >
            {words ? `Remove these ${formatCount(shown.length)}` : 'Remove all'}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {shown.slice(0, most).map((choice, row) => (
            <li key={choice.id}>
              <span className={classes.name}>
                {choice.label} {choice.hint && <small>{choice.hint}</small>}
              </span>
              {extraOf?.(choice)}
              {onRemove && (
                <CloseButton
                  size="sm"
                  miw={24}
                  aria-label={`Remove ${choice.label}`}
                  data-remove
                  onClick={() => remove([choice.id], row)}
                />
              )}
            </li>
          ))}
          {shown.length > most && (
            <li>
              <Button variant="subtle" size="compact-sm" onClick={() => setMost(most + PAGE)}>
                Show {formatCount(Math.min(PAGE, shown.length - most))} more
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
