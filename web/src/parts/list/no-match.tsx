import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyNote } from '../page/empty-note.tsx'
import classes from './no-match.module.css'

interface NoMatchProps {
  /** "No task matches these filters." */
  children?: ReactNode
  /** The search parameters of the page: all that are set are cleared. */
  value: Readonly<Record<string, unknown>>
  onChange(change: Record<string, undefined>): void
  /** Another way on, such as a wider search. */
  action?: ReactNode
}

/** In place of a list whose filters leave nothing. */
export const NoMatch = ({ children = 'Nothing matches these filters.', value, onChange, action }: NoMatchProps) => (
  <EmptyNote
    action={
      <div className={classes.ways}>
        <Button
          variant="default"
          size="xs"
          onClick={() => onChange(Object.fromEntries(Object.keys(value).map((name) => [name, undefined])))}
        >
          Clear filters
        </Button>
        {action}
      </div>
    }
  >
    {children}
  </EmptyNote>
)
