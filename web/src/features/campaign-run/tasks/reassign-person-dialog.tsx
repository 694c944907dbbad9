import { Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import type { Choice } from '../../../parts/list/choices.ts'
import { Picker } from '../../../parts/list/picker.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Reviewer } from '../figures.queries.ts'
import classes from '../parts/dialog.module.css'
import { reassigneesOfPerson, useReassignPerson } from '../tasks.queries.ts'

interface ReassignPersonDialogProps {
  campaignId: string
  reviewer: Reviewer
  onClose(): void
}

/** Gives all open tasks of one reviewer to others. */
export default function ReassignPersonDialog({ campaignId, reviewer, onClose }: ReassignPersonDialogProps) {
  const { userId, displayName, openCount, stagedCount } = reviewer
  const [people, setPeople] = useState<Choice[]>([])
  const [comment, setComment] = useState('')
  const reassign = useReassignPerson(campaignId)
  const source = useMemo(() => reassigneesOfPerson(campaignId, userId), [campaignId, userId])
  const { data: done } = reassign
  const tasks = countOf(openCount, 'task')
  if (done)
    return (
      <ConfirmDialog
        opened
        isDone
        title={`Tasks of ${displayName}`}
        confirm="Done"
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>
          {formatCount(done.reassignedCount)} of {countOf(done.requestedCount, 'task')} reassigned.
        </p>
        {done.refused.length > 0 && (
          <div className={classes.part}>
            <h3>{countOf(done.refused.length, 'task')} left as they are</h3>
            {[...new Set(done.refused.map(({ description }) => description))].map((description) => (
              <p key={description}>{description}</p>
            ))}
          </div>
        )}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      opened
      title={`Reassign the tasks of ${displayName}`}
      confirm={`Reassign ${formatCount(openCount)}`}
      isPending={reassign.isPending}
      isIncomplete={people.length === 0}
      error={reassign.error}
      onClose={onClose}
      onConfirm={() =>
        reassign.mutate({
          fromUserId: userId,
          newStepUserIds: people.map(({ id }) => id),
          comment: comment.trim(),
          expectedCount: openCount,
        })
      }
    >
      <Picker
        label="Give them to"
        source={source}
        value={people.map(({ id }) => id)}
        max={32}
        onChange={(ids, choices) =>
          setPeople(ids.flatMap((id) => [...choices, ...people].find((one) => one.id === id) ?? []))
        }
      />
      <Textarea
        label="Comment"
        description="Kept in the history of each task."
        autosize
        minRows={2}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <p>
        {people.length === 0
          ? `${tasks} will leave ${displayName}'s list.`
          : `${tasks} will move from ${displayName} to ${people.map(({ label }) => label).join(', ')}.`}
        {stagedCount > 0 && ` ${countOf(stagedCount, 'unsubmitted decision')} on them will be discarded.`}
      </p>
    </ConfirmDialog>
  )
}
