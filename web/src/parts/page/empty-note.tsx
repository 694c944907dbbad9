import type { ReactNode } from 'react'
import classes from './empty-note.module.css'

/** In place of a list with nothing in it: a sentence, and the way on. */
export function EmptyNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
