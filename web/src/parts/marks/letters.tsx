import classes from './letters.module.css'
import { lettersOf, tintOf } from './letters.rules.ts'

interface LettersProps {
  id: string
  name: string
  size?: 24 | 32 | 40
  isPerson?: boolean
}

/** Stands for a person (round) or an app (square); neither has a picture. The name is always beside it. */
export function Letters({ id, name, size = 32, isPerson = false }: LettersProps) {
  return (
    <span
      className={classes.letters}
      data-tint={tintOf(id)}
      data-size={size}
      data-person={isPerson || undefined}
      aria-hidden="true"
    >
      {lettersOf(name, isPerson)}
    </span>
  )
}
