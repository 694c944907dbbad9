import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './loading-page.module.css'

const LONG_MS = 10_000

/** Grey rows in place of what is to come. They appear with a delay, so that a fast response shows no flash. */
export function LoadingRows({ rows = 8, height = 52 }: { rows?: number; height?: number }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.late} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {isLong && <p className={classes.long}>Still waiting for the server.</p>}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are the same
        <div key={row} className={classes.row} style={{ height }}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}

export function LoadingPage() {
  return (
    <div className={classes.page}>
      <LoadingRows />
    </div>
  )
}
