import { useEffect, useState, useSyncExternalStore } from 'react'
import { sayNow } from '../../../parts/keys/announcer.tsx'
import { setUnsaved } from '../../../parts/page/unsaved.ts'
import { hasSessionEnded, setSessionEnded, subscribeSessionEnd } from '../../session/queries.ts'
import { sendDecisions } from '../queries.ts'
import { DecisionStore } from './decisions.store.ts'

/** The decisions of this person in this campaign, for as long as the page is there. */
export function useDecisionStore(campaignId: string, userId: string): { store: DecisionStore; version: number } {
  const [store] = useState(
    () =>
      new DecisionStore({
        send: (entries, key, options) => sendDecisions(campaignId, entries, key, options),
        storage: sessionStorage,
        storageKey: `recert-decisions-${userId}-${campaignId}`,
      }),
  )
  const version = useSyncExternalStore(store.subscribe, store.version)
  const unsaved = store.outbox.size
  const trouble = store.outbox.trouble

  useEffect(() => {
    setUnsaved(unsaved, 'decision')
    return () => setUnsaved(0, 'decision')
  }, [unsaved])
  useEffect(() => {
    if (trouble?.isSignedOut) setSessionEnded(true)
    else if (trouble) sayNow(`Decisions are not saved. ${trouble.message}`)
  }, [trouble])
  useEffect(() => {
    const retry = () => store.outbox.retry()
    const stop = subscribeSessionEnd(() => {
      if (!hasSessionEnded()) retry()
    })
    const ask = (event: BeforeUnloadEvent) => {
      if (store.outbox.size > 0) event.preventDefault()
    }
    const leave = () => store.outbox.leave()
    window.addEventListener('online', retry)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      window.removeEventListener('online', retry)
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', leave)
      // Another page of this application is shown: what waits goes now.
      void store.outbox.flush().catch(() => undefined)
    }
  }, [store])
  return { store, version }
}
