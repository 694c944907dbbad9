import '@mantine/core/styles/Combobox.css'
import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import type { Choice } from '../../../parts/list/choices.ts'
import { Picker } from '../../../parts/list/picker.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { ListRow } from '../list/rows.rules.ts'
import { findReassignees, reassignTask } from '../queries.ts'
import classes from '../submit/submit-dialog.module.css'

interface ReassignDialogProps {
  rows: readonly ListRow[]
  /** How many of the selected tasks stay, because their policy does not let them be reassigned. */
  keptCount: number
  stagedCount: number
  onClose(): void
  /** Of each task, as soon as it is somebody else's: what is left stays when a later one is refused. */
  onMoved(to: string, taskId: string): void
  onDone(): void
}

/** Gives tasks to somebody else. */
export function ReassignDialog({ rows, keptCount, stagedCount, onClose, onMoved, onDone }: ReassignDialogProps) {
  const [chosen, setChosen] = useState<Choice[]>([])
  const [comment, setComment] = useState('')
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set())
  const first = rows[0]?.taskId ?? ''
  const source = useMemo(() => {
    const choices = async (query: string, signal: AbortSignal) =>
      (await findReassignees(first, query, signal)).map(({ id, displayName, email }) => ({
        id,
        label: displayName,
        hint: email,
      }))
    return { kind: `reassignees-${first}`, search: choices, named: async () => [] as Choice[] }
  }, [first])
  const needsReason = rows.some(({ task }) => task.requireReassignmentReason)
  const names = chosen.map(({ label }) => label).join(', ')
  const reassign = useMutation({
    mutationFn: async () => {
      const userIds = chosen.map(({ id }) => id)
      for (const { task } of rows.filter(({ taskId }) => !moved.has(taskId))) {
        await reassignTask(task, userIds, comment.trim())
        setMoved((before) => new Set([...before, task.taskId]))
        onMoved(names, task.taskId)
      }
    },
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`Reassign ${countOf(rows.length, 'task')}`}>
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          reassign.mutate()
        }}
      >
        <Picker
          label="To whom"
          source={source}
          value={chosen.map(({ id }) => id)}
          max={32}
          onChange={(ids, choices) =>
            setChosen(ids.flatMap((id) => [...choices, ...chosen].find((one) => one.id === id) ?? []))
          }
        />
        <Textarea
          label="Why"
          required={needsReason}
          value={comment}
          maxLength={4000}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {chosen.length > 0 && (
          <p>
            {countOf(rows.length, 'task')} {rows.length === 1 ? 'goes' : 'go'} to {names} and{' '}
            {rows.length === 1 ? 'leaves' : 'leave'} your list.
            {stagedCount > 0 && ` Your decisions on ${formatCount(stagedCount)} of them, not submitted, are dropped.`}
          </p>
        )}
        {keptCount > 0 && (
          <p>
            {countOf(keptCount, 'selected task')} {keptCount === 1 ? 'stays' : 'stay'} with you: the policy does not let
            you reassign {keptCount === 1 ? 'it' : 'them'}.
          </p>
        )}
        {reassign.error && (
          <FailureNote
            error={reassign.error}
            {...(moved.size > 0 && {
              wanted: `${formatCount(moved.size)} of ${formatCount(rows.length)} were reassigned.`,
            })}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={reassign.isPending}
            disabled={chosen.length === 0 || (needsReason && comment.trim() === '')}
          >
            Reassign {formatCount(rows.length - moved.size)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
