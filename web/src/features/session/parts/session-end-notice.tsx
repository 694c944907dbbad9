import { useEffect, useState } from 'react'
import { countOf, formatTime } from '../../../parts/values/format.ts'
import { minutesLeft, nextLook } from '../end-notice.rules.ts'
import { useSession } from '../queries.ts'
import { useSessionEnded } from '../session-end.ts'

/** Says in the last ten minutes of a session that it ends, and when. */
export default function SessionEndNotice({ className }: { className?: string | undefined }) {
  const { endsAt } = useSession()
  const hasEnded = useSessionEnded()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = nextLook(endsAt, now)
    if (wait === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [endsAt, now])
  const minutes = minutesLeft(endsAt, now)
  if (minutes === undefined || hasEnded) return null
  return (
    <p className={className} role="status">
      Your session ends at {formatTime(new Date(endsAt))}
      {minutes > 0 && `, in ${countOf(minutes, 'minute')}`}. What you have decided is kept.
      <a href="/sign-in" target="_blank" rel="noopener">
        Sign in again
      </a>
    </p>
  )
}
