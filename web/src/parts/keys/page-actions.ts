import { useEffect, useRef } from 'react'

/** Something that can be done on a page, for the command palette. */
export interface PageAction {
  label: string
  run(): void
}

const sources = new Set<() => readonly PageAction[]>()

/** What can be done on the page that is shown. */
export const pageActions = (): PageAction[] => [...sources].flatMap((source) => source())

/** Offers actions in the command palette while the caller is shown. */
export function usePageActions(list: () => readonly PageAction[]): void {
  const current = useRef(list)
  current.current = list
  useEffect(() => {
    const source = () => current.current()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}
