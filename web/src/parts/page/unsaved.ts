import type { Unsaved } from './unsaved.rules.ts'

let unsaved: Unsaved = { count: 0, kind: 'decision' }
const listeners = new Set<() => void>()

/** How many changes of this tab are not on the server yet: for the dialogs that would lose them. */
export function setUnsaved(count: number, kind: Unsaved['kind']): void {
  if (count === unsaved.count && kind === unsaved.kind) return
  unsaved = { count, kind }
  for (const listener of listeners) listener()
}

export const unsavedNow = (): Unsaved => unsaved

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
