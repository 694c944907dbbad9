import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { countLeftOut, openedWith, stringifySearch } from '../address.ts'
import classes from './shell.module.css'

/** Says that a link had filters which its page does not know. */
export function LeftOutNotice() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const path = match?.pathname ?? ''
  const [count, setCount] = useState(0)
  const isFirst = path === openedWith.path
  // Counted once, when the page is opened: afterwards its own filters change the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setCount(isFirst && match ? countLeftOut(openedWith.search, stringifySearch(match.search)) : 0)
    if (!isFirst) openedWith.path = ''
  }, [path])
  if (count === 0) return null
  return (
    <p className={classes.notice} role="status">
      {count === 1
        ? 'One filter of this link is not known here and was left out.'
        : `${count} filters of this link are not known here and were left out.`}
      <button type="button" onClick={() => setCount(0)}>
        Close
      </button>
    </p>
  )
}
