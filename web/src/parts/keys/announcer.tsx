import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

const LEAST_MS = 500

let texts = { polite: '', assertive: '' }
let waiting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(kind: 'polite' | 'assertive', text: string): void {
  texts = { ...texts, [kind]: text }
  for (const listener of listeners) listener()
}

/** Tells people with a screen reader what happened. At most one text each half second; the last one wins. */
export function say(text: string): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => show('polite', text), LEAST_MS)
}

/** Tells it at once, in the middle of a sentence. */
export const sayNow = (text: string): void => show('assertive', text)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live regions of the application; in the shell, once. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => texts)
  return (
    <VisuallyHidden>
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </VisuallyHidden>
  )
}
