import { useEffect, useRef, useState } from 'react'
import { formatTime } from '../../parts/format.ts'
import type { DecisionStore } from './decisions.store.ts'
import { listChanges } from './queries.ts'

const EVERY_MS = 20_000
const CHANNEL = 'recert-review'

/** Asks what others have done, while the page is in sight; returns how many of our choices they were faster with. */
export function useChanges(campaignId: string, userId: string, store: DecisionStore, onStale: () => void): number {
  const [overtaken, setOvertaken] = useState(0)
  const stale = useRef(onStale)
  stale.current = onStale
  useEffect(() => {
    const controller = new AbortController()
    let cursor: string | undefined
    let isBusy = false
    const ask = async () => {
      if (isBusy || document.visibilityState !== 'visible') return
      isBusy = true
      try {
        const { list, cursor: next, isComplete, isClosing } = await listChanges(campaignId, cursor, controller.signal)
        const isFirst = cursor === undefined
        cursor = next
        if (!isFirst && (!isComplete || isClosing)) stale.current()
        let dropped = 0
        for (const { taskId, isAssigned, userId: by, userDisplayName, decision, at } of list) {
          if (isAssigned || by === userId) continue
          const what = decision === 'APPROVE' ? 'Certified' : decision === 'DENY' ? 'Denied' : 'Changed'
          const who = userDisplayName ? ` by ${userDisplayName}` : ''
          if (store.overtake(taskId, `${what}${who} at ${formatTime(new Date(at))}`)) dropped++
        }
        if (dropped > 0) setOvertaken((count) => count + dropped)
      } catch {
        // The next time will tell; decisions have their own way to say that the server is away.
      } finally {
        isBusy = false
      }
    }
    const now = () => void ask()
    void ask()
    const timer = setInterval(now, EVERY_MS)
    window.addEventListener('focus', now)
    const channel = new BroadcastChannel(`${CHANNEL}-${campaignId}`)
    channel.onmessage = now
    return () => {
      controller.abort()
      clearInterval(timer)
      window.removeEventListener('focus', now)
      channel.close()
    }
  }, [campaignId, userId, store])
  return overtaken
}
