import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { focusPart } from '../../../parts/keys/page-parts.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { ListRow } from '../list/rows.rules.ts'
import { addComment, auditsQuery } from '../queries.ts'
import classes from './why-panel.module.css'

export interface PanelHandle {
  comment(): void
}

interface TaskCommentProps {
  ref: Ref<PanelHandle>
  row: ListRow
  store: DecisionStore
  comment: string
  hasChoice: boolean
}

/** With a choice: the reason that goes with it. Without one: a comment on the task, which others see at once. */
export function TaskComment({ ref, row, store, comment, hasChoice }: TaskCommentProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { taskId } = row
  const [text, setText] = useState(comment || (store.written.get(taskId) ?? ''))
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: (words: string) => addComment(taskId, words),
    onError: (_, words) => void store.written.set(taskId, words),
    onSuccess: () => {
      setText('')
      void queryClient.invalidateQueries({ queryKey: auditsQuery(taskId).queryKey })
    },
  })
  useImperativeHandle(ref, () => ({ comment: () => field.current?.focus() }), [])
  const save = () => {
    const words = text.trim()
    if (hasChoice) store.comment([row], words)
    else if (words) {
      // It is on its way, and goes with no decision.
      store.written.delete(taskId)
      add.mutate(words)
    }
  }
  return (
    <>
      {add.error && <FailureNote error={add.error} wanted="The comment was not saved." />}
      <Textarea
        ref={field}
        size="sm"
        rows={1}
        maxLength={4000}
        value={text}
        aria-label={hasChoice ? 'Reason for your decision' : 'Comment'}
        placeholder={hasChoice ? 'Reason (Enter saves)' : 'Comment (Enter saves)'}
        rightSection={<kbd className={classes.key}>C</kbd>}
        aria-keyshortcuts="c"
        onChange={(event) => {
          setText(event.currentTarget.value)
          store.written.set(taskId, event.currentTarget.value)
        }}
        onBlur={() => hasChoice && save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            save()
            focusPart('list')
          }
          if (event.key === 'Escape') focusPart('list')
        }}
      />
    </>
  )
}
