import { startTransition, useEffect, useRef, useState } from 'react'

/** A page that is not in sight is not painted. */
const LATEST_MS = 200

/** Runs once after the next paint; returns how to give it up. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    run()
  }, LATEST_MS)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A value as it was when the page was painted last: for what may follow a frame later, so that what was pressed is seen
 * first. `useDeferredValue` would let it be drawn before that paint.
 */
export function useAfterPaint<T>(value: T, initial = value): T {
  const [shown, setShown] = useState(initial)
  const latest = useRef(value)
  latest.current = value
  const cancel = useRef<() => void>(undefined)
  useEffect(() => {
    if (Object.is(value, shown) || cancel.current) return
    cancel.current = afterPaint(() => {
      cancel.current = undefined
      startTransition(() => setShown(() => latest.current))
    })
  }, [value, shown])
  useEffect(
    () => () => {
      cancel.current?.()
      cancel.current = undefined
    },
    [],
  )
  return shown
}
