import { Button, CloseButton, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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
  return (
    <div>
      <div className={classes.head}>
        <span role="status">
          {words && `${formatCount(shown.length)} of `}
          {formatCount(choices.length)} chosen
        </span>
        {choices.length >= SEARCHED_FROM && (
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
          <Button variant="subtle" size="compact-sm" onClick={() => onRemove(shown.map(({ id }) => id))}>
            {words ? `Remove these ${formatCount(shown.length)}` : 'Remove all'}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {shown.slice(0, most).map((choice) => (
            <li key={choice.id}>
              <span className={classes.name}>
                {choice.label} {choice.hint && <small>{choice.hint}</small>}
              </span>
              {extraOf?.(choice)}
              {onRemove && (
                <CloseButton size="sm" aria-label={`Remove ${choice.label}`} onClick={() => onRemove([choice.id])} />
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
