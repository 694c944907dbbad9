import { useEffect, useRef } from 'react'
import { hasOwnKeys } from '../parts/keys/keys.rules.ts'
import { hasSingleKeys } from '../parts/keys/preferences.ts'
import type { PagePath } from '../paths.ts'
import type { NavigationEntry } from './navigation.ts'

const SECOND_KEY_MS = 1_500

/** `g`, then the key of an entry, goes to its page. */
export function useGoKeys(entries: readonly NavigationEntry[], go: (to: PagePath) => void): void {
  const current = useRef({ entries, go })
  current.current = { entries, go }
  useEffect(() => {
    let pressed = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target) || !hasSingleKeys()) return
      if (event.key === 'g') pressed = event.timeStamp
      else if (event.timeStamp - pressed < SECOND_KEY_MS && pressed > 0) {
        pressed = 0
        const entry = current.current.entries.find(({ key }) => key === event.key)
        if (!entry) return
        event.stopPropagation()
        current.current.go(entry.to)
      }
    }
    // Before the keys of the page, so that the second key does nothing else.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
