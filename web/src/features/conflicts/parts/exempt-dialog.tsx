import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { useExempt, type ViolationRow } from '../queries.ts'
import { endOfDay } from '../violation.rules.ts'
import classes from './monitor.module.css'

/** Allows a violation, for a reason and until a day if one is given. */
export function ExemptDialog({ monitorId, row, onClose }: { monitorId: string; row: ViolationRow; onClose(): void }) {
  const { violation, name } = row
  const [reason, setReason] = useState(violation.exemption?.reason ?? '')
  const [until, setUntil] = useState('')
  const exempt = useExempt(monitorId)
  const fields = exempt.error instanceof RequestFailed ? exempt.error.fields : []
  const problemOf = (field: string) => fields.find((one) => one.field === field)?.description
  return (
    <Dialog opened onClose={onClose} title={`Exempt ${name}?`}>
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          const expiresAt = endOfDay(until)
          exempt.mutate({ id: violation.id, reason, ...(expiresAt ? { expiresAt } : {}) }, { onSuccess: onClose })
        }}
      >
        <p className={classes.note}>
          The access stays, and no longer counts as a conflict. The exemption is in the audit log.
        </p>
        <Textarea
          label="Reason"
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          value={reason}
          error={problemOf('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextInput
          label="Until"
          type="date"
          description="Without an end date, it lasts until somebody ends it."
          value={until}
          error={problemOf('expiresAt')}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        {exempt.error && fields.length === 0 && (
          <FailureNote error={exempt.error} wanted="The exemption was not saved." />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={exempt.isPending} disabled={reason.trim() === ''}>
            Exempt
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
