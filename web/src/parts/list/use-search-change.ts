import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Changes search parameters of the page. Choosing adds an entry to the history, typing replaces it. */
export function useSearchChange() {
  const navigate = useNavigate()
  return useCallback(
    (change: Record<string, unknown>, isTyped = false) =>
      void navigate({
        to: '.',
        search: ((before: Record<string, unknown>) => ({ ...before, ...change })) as never,
        replace: isTyped,
        resetScroll: false,
      }),
    [navigate],
  )
}
