import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { afterSessionEnd } from '../../../parts/page/unsaved.rules.ts'
import { subscribeUnsaved, unsavedNow } from '../../../parts/page/unsaved.ts'
import { sessionQuery, useSession } from '../queries.ts'
import { setSessionEnded, useSessionEnded } from '../session-end.ts'

const CHANNEL = 'recert-session'

/** Over the page, which stays as it is, when its session has ended: nothing on it is lost by signing in again. */
export default function SessionEnded() {
  const ended = useSessionEnded()
  const unsaved = useSyncExternalStore(subscribeUnsaved, unsavedNow)
  const { userId } = useSession()
  const queryClient = useQueryClient()

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    // Tells other tabs that somebody has signed in: this page was opened after it.
    channel.postMessage(userId)
    const look = async () => {
      const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
      // Somebody else gets their own page; what waits here stays the first one's.
      if (session && session.userId !== userId) window.location.reload()
      else if (session) setSessionEnded(false)
    }
    const onFocus = () => void look()
    channel.onmessage = onFocus
    // A session that goes on is only asked about when another one began.
    if (!ended) return () => channel.close()
    window.addEventListener('focus', onFocus)
    return () => {
      channel.close()
      window.removeEventListener('focus', onFocus)
    }
  }, [ended, userId, queryClient])

  return (
    <Dialog
      opened={ended}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="You were signed out"
    >
      <p>{afterSessionEnd(unsaved)}</p>
      <Button component="a" href="/sign-in" target="_blank" rel="noopener">
        Sign in
      </Button>
    </Dialog>
  )
}
