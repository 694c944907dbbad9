import { useSyncExternalStore } from 'react'

let token = takeFromAddress()
const listeners = new Set<() => void>()

/** A link's token stands after `#`. It is taken out of the address bar at once: it must not stay in the history. */
function takeFromAddress(): string | undefined {
  const { pathname, search, hash } = window.location
  if (pathname !== '/sign-in' || hash.length < 2) return undefined
  window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}

function keep(value: string | undefined): void {
  token = value
  for (const listener of listeners) listener()
}

// Another link opened in the same tab changes only what is after `#`, and loads no page.
window.addEventListener('hashchange', () => {
  const next = takeFromAddress()
  if (next !== undefined) keep(next)
})

export const forgetLinkToken = (): void => keep(undefined)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The token of the sign-in link that this page was opened with, kept in memory only. */
export const useLinkToken = (): string | undefined => useSyncExternalStore(subscribe, () => token)
