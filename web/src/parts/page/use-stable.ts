import { useCallback, useRef } from 'react'

/** A function that stays the same while what it does is always the latest: for rows that are drawn only when they change. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest)
  current.current = latest
  return useCallback((...args: Args) => current.current(...args), [])
}
