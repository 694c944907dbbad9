import { createContext, useContext } from 'react'
import classes from './marked.module.css'
import { piecesOf } from './marked.rules.ts'

/** What the list around it was searched for. */
export const SearchedFor = createContext('')

/** A text of a list, with what was searched for marked in it. */
export function Marked({ text }: { text: string }) {
  const query = useContext(SearchedFor)
  if (query === '') return text
  return piecesOf(text, query).map(({ text: piece, at, isMatch }) =>
    isMatch ? (
      <mark key={at} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
