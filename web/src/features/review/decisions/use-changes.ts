import { useEffect, useRef, useState } from 'react'
import { formatTime } from '../../../parts/values/format.ts'
import { listChanges, type MyTaskChange } from '../queries.ts'
import type { DecisionStore } from './decisions.store.ts'
import type { Saved } from './saved-decisions.ts'

const EVERY_MS = 20_000
const CHANNEL = 'recert-review'

const WHAT: Record<string, string> = { APPROVE: 'Certified', DENY: 'Denied' }

/** What somebody else has done to a task, in the row that it was in. */
const noteOf = ({ decision, userDisplayName, at }: MyTaskChange): string =>
  `${WHAT[decision] ?? 'Changed'}${userDisplayName ? ` by ${userDisplayName}` : ''} at ${formatTime(new Date(at))}`

/**
 * Asks what others have done, while the page is in sight; returns how many of our choices they were faster with, and how
 * many tasks came that are not in the list.
 */
export function useChanges(campaignId: string, userId: string, store: DecisionStore, onStale: () => void) {
  const [overtaken, setOvertaken] = useState(0)
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const stale = useRef(onStale)
  stale.current = onStale
  useEffect(() => {
    const controller = new AbortController()
    let cursor: string | undefined
    let isBusy = false
    const ask = async () => {
      if (isBusy || document.visibilityState !== 'visible') return
      isBusy = true
      // A failure is no news: the next time will tell, and decisions have their own way to say that the server is away.
      const changes = await listChanges(campaignId, cursor, controller.signal).catch(() => undefined)
      isBusy = false
      if (!changes) return
      if (cursor !== undefined && (!changes.isComplete || changes.isClosing)) stale.current()
      cursor = changes.cursor
      const others = changes.list.filter((change) => !change.isAssigned && change.userId !== userId)
      const dropped = others.filter((change) => store.overtake(change.taskId, noteOf(change))).length
      if (dropped > 0) setOvertaken((count) => count + dropped)
      const added = changes.list.filter(({ isAssigned, taskId }) => isAssigned && !store.knows(taskId))
      if (added.length > 0) setArrived((before) => new Set([...before, ...added.map(({ taskId }) => taskId)]))
    }
    const now = () => void ask()
    void ask()
    const timer = setInterval(now, EVERY_MS)
    window.addEventListener('focus', now)
    const channel = new BroadcastChannel(`${CHANNEL}-${campaignId}`)
    channel.onmessage = ({ data }: MessageEvent<Saved[]>) => (data.length > 0 ? store.adopt(data) : stale.current())
    const stop = store.onSaved((saved) => channel.postMessage(saved))
    return () => {
      stop()
      controller.abort()
      clearInterval(timer)
      window.removeEventListener('focus', now)
      channel.close()
    }
  }, [campaignId, userId, store])
  return { overtaken, arrived: arrived.size, clearArrived: () => setArrived(new Set()) }
}
