let count = 0
const listeners = new Set<() => void>()

/** How many changes of this tab are not on the server yet: for the dialogs that would lose them. */
export function setUnsaved(value: number): void {
  if (value === count) return
  count = value
  for (const listener of listeners) listener()
}

export const unsavedCount = (): number => count

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
