import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { When } from '../../../parts/when.tsx'
import { auditsQuery } from '../queries.ts'
import { auditSentence } from '../trail.rules.ts'
import classes from './why-panel.module.css'

/** What happened to the task, the latest first; loaded when it is opened. */
export function TaskHistory({ taskId }: { taskId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery({ ...auditsQuery(taskId), enabled: isOpen })
  return (
    <details className={classes.trail} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>History</summary>
      {error && <FailureNote error={error} />}
      <ol>
        {data?.map((audit) => (
          <li key={audit.id}>
            <When at={audit.created} as="exact" />
            <p>{auditSentence(audit)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
