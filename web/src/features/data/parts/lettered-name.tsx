import type { ReactNode } from 'react'
import classes from './lettered-name.module.css'

interface LetteredNameProps {
  letters: ReactNode
  name: string
  /** A second line. */
  hint?: string
}

/** A name with its letters in front. */
export function LetteredName({ letters, name, hint }: LetteredNameProps) {
  return (
    <span className={classes.name}>
      {letters}
      <span>
        {name}
        {hint && <small>{hint}</small>}
      </span>
    </span>
  )
}
