import { MutationCache, QueryCache } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { hasStatus } from '../../api/problem.ts'

let hasEnded = false
const listeners = new Set<() => void>()

/** Called when a request was answered 401, and with false when somebody is signed in again. */
export function setSessionEnded(value: boolean): void {
  if (hasEnded === value) return
  hasEnded = value
  for (const listener of listeners) listener()
}

export function subscribeSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasSessionEnded = (): boolean => hasEnded

/** Whether the session ended while a page was shown. */
export const useSessionEnded = (): boolean => useSyncExternalStore(subscribeSessionEnd, hasSessionEnded)

const onError = (error: unknown): void => {
  if (hasStatus(error, 401)) setSessionEnded(true)
}

/** Caches that notice the end of the session in any request. */
export const watchfulCaches = () => ({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
})
