import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../parts/audit/task-events.rules.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { When } from '../../../parts/values/when.tsx'
import { useSession } from '../../session/queries.ts'
import { auditsQuery } from '../queries.ts'
import classes from './why-panel.module.css'

/** What happened to the task, the latest first; loaded when it is opened. */
export function TaskHistory({ taskId }: { taskId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery({ ...auditsQuery(taskId), enabled: isOpen })
  const { userId } = useSession()
  /** Of whom the history itself has the name: a reviewer need not be allowed to look up people. */
  const nameOf = (id: string) =>
    id === userId ? 'You' : (data?.find((audit) => audit.userId === id)?.metadata?.user?.displayName ?? 'somebody')
  return (
    <details className={classes.trail} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>History</summary>
      {error && <FailureNote error={error} />}
      <ol>
        {data?.map((audit) => (
          <li key={audit.id}>
            <When at={audit.created} as="exact" />
            <p>{capitalised(sentenceOf(audit, nameOf))}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
