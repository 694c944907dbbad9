import { type RefObject, useCallback, useRef } from 'react'

/**
 * Called when a step may have come: the keyboard goes on at its heading if the button that brought it is gone, with
 * which a browser would begin anew at the top of the page.
 */
export function useStepFocus(steps: RefObject<HTMLElement | null>): () => void {
  const known = useRef<ReadonlySet<string>>(new Set())
  return useCallback(() => {
    const headings = [...(steps.current?.querySelectorAll('h2') ?? [])]
    const isFirst = known.current.size === 0
    const fresh = headings.find(({ id }) => !known.current.has(id))
    known.current = new Set(headings.map(({ id }) => id))
    const focused = document.activeElement
    if (isFirst || !fresh || (focused !== document.body && focused?.tagName !== 'H2')) return
    fresh.tabIndex = -1
    fresh.focus()
  }, [steps])
}
