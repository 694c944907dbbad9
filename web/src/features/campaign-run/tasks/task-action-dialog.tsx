import { Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import type { Choice } from '../../../parts/list/choices.ts'
import { Picker } from '../../../parts/list/picker.tsx'
import { reassigneesOf, type Task, type TaskAction, useTaskAction } from '../tasks.queries.ts'

const TEXTS: Record<TaskAction, { title: string; says: string; confirm: string; isDangerous?: boolean }> = {
  reassign: {
    title: 'Reassign the task',
    says: 'The task leaves its current reviewers’ lists. Decisions they have not submitted are discarded.',
    confirm: 'Reassign',
  },
  restart: {
    title: 'Restart the task',
    says: 'The task starts over at its first step. Earlier answers stay in its history but no longer count.',
    confirm: 'Restart',
  },
  skip: {
    title: 'Skip the step',
    says: 'The task moves to its next step without an answer. If this is the last step and nobody approved an earlier one, the task is cancelled and the access stays.',
    confirm: 'Skip the step',
    isDangerous: true,
  },
  close: {
    title: 'Cancel the task',
    says: 'The task ends without a decision, and the access stays. It counts as not reviewed.',
    confirm: 'Cancel the task',
    isDangerous: true,
  },
  process: {
    title: 'Process again',
    says: 'Looks for reviewers again, and checks what the task is waiting for.',
    confirm: 'Process again',
  },
}

interface TaskActionDialogProps {
  campaignId: string
  task: Task['task']
  action: TaskAction
  onClose(): void
}

/** Asks before an owner changes a task. */
export default function TaskActionDialog({ campaignId, task, action, onClose }: TaskActionDialogProps) {
  const { title, says, confirm, isDangerous = false } = TEXTS[action]
  const [comment, setComment] = useState('')
  const [chosen, setChosen] = useState<Choice[]>([])
  const act = useTaskAction(campaignId)
  const source = useMemo(() => reassigneesOf(task.id), [task.id])
  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      isDangerous={isDangerous}
      isPending={act.isPending}
      isIncomplete={action === 'reassign' && chosen.length === 0}
      error={act.error}
      onClose={onClose}
      onConfirm={() =>
        act.mutate(
          { action, task, comment: comment.trim(), newStepUserIds: chosen.map(({ id }) => id) },
          { onSuccess: onClose },
        )
      }
    >
      <p>{task.displayName}</p>
      {action === 'reassign' && (
        <Picker
          label="Give it to"
          source={source}
          value={chosen.map(({ id }) => id)}
          max={32}
          onChange={(ids, choices) =>
            setChosen(ids.flatMap((id) => [...choices, ...chosen].find((one) => one.id === id) ?? []))
          }
        />
      )}
      <p>{says}</p>
      <Textarea
        label="Comment"
        autosize
        minRows={2}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
