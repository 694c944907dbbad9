import { type RefObject, useEffect } from 'react'

/** Where links are one line that scrolls sideways, as on a phone: the current one is in sight. */
export function useCurrentInSight(nav: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current
  useEffect(() => {
    const line = nav.current
    if (!line) return
    const show = () => {
      const link = line.querySelector('[aria-current="page"]')?.getBoundingClientRect()
      if (!link) return
      const { left, width } = line.getBoundingClientRect()
      if (link.left < left || link.right > left + width)
        line.scrollLeft += link.left + link.width / 2 - (left + width / 2)
    }
    // Also when the window gets narrower, and when what is in front of it has come.
    const observer = new ResizeObserver(show)
    for (const element of [line, ...line.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [nav, current])
}
