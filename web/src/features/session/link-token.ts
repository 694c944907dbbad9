import { useSyncExternalStore } from 'react'

let token = takeFromAddress()
const listeners = new Set<() => void>()

/** The token is the fragment of the link. It is removed from the address bar at once, to keep it out of the history. */
function takeFromAddress(): string | undefined {
  const { pathname, search, hash } = window.location
  if (pathname !== '/sign-in' || hash.length < 2) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}

function setToken(value: string | undefined): void {
  token = value
  for (const listener of listeners) listener()
}

// Opening another link in the same tab changes only the fragment and does not load a page.
window.addEventListener('hashchange', () => {
  const next = takeFromAddress()
  if (next !== undefined) setToken(next)
})

export const forgetLinkToken = (): void => setToken(undefined)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The token of the sign-in link that opened this page, kept in memory only. */
export const useLinkToken = (): string | undefined => useSyncExternalStore(subscribe, () => token)
