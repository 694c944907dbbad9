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
    // What came of an import has a heading without an id.
    const nameOf = ({ id, textContent }: HTMLElement) => id || (textContent ?? '')
    const fresh = headings.find((heading) => !known.current.has(nameOf(heading)))
    known.current = new Set(headings.map(nameOf))
    const focused = document.activeElement
    if (isFirst || !fresh || (focused !== document.body && focused?.tagName !== 'H2')) return
    fresh.tabIndex = -1
    fresh.focus()
  }, [steps])
}
