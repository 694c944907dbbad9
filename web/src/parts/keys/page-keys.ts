import { useEffect } from 'react'

type PageKeys = readonly (readonly [keys: string, does: string])[]

let current: PageKeys = []
const listeners = new Set<() => void>()

function setKeys(keys: PageKeys): void {
  current = keys
  for (const listener of listeners) listener()
}

export const pageKeys = (): PageKeys => current

export function subscribePageKeys(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the keys of a page in the dialog that `?` opens. The list must be a constant. */
export function usePageKeys(keys: PageKeys): void {
  useEffect(() => {
    setKeys(keys)
    return () => setKeys([])
  }, [keys])
}
