import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import type { DecidedTask, DecisionStore } from '../decisions/decisions.store.ts'
import type { Question } from '../decisions/use-decide-many.ts'
import type { Commands } from '../keys/use-commands.ts'
import type { ReviewSearch } from '../list/request.rules.ts'
import { type MyReview, myReviewQuery } from '../queries.ts'
import { ReasonInput } from '../submit/reason-input.tsx'
import { hasReasons, NO_REASONS, reasonFor } from '../submit/reasons.rules.ts'
import { SubmitDialog } from '../submit/submit-dialog.tsx'
import { SubmitReasons } from '../submit/submit-reasons.tsx'

const ReassignDialog = lazyPart(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }))

interface ReviewDialogsProps {
  review: MyReview
  store: DecisionStore
  approve: number
  deny: number
  commands: Commands
  dialog: 'submit' | 'reassign' | undefined
  onClose(): void
  onShow(filter: Pick<ReviewSearch, 'is' | 'why'>): void
  onStale(): void
  /** What became of a decision by filter; undefined when another begins. */
  onProblem(problem: unknown): void
}

/** What the page asks: before it submits, reassigns, and decides many at once. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { review, store, approve, deny, commands, dialog, onClose, onShow, onStale, onProblem } = props
  const { targets, reassignable, question, setQuestion, clear } = commands
  const cache = useQueryClient()
  return (
    <>
      <SubmitDialog
        review={review}
        store={store}
        approve={approve}
        deny={deny}
        opened={dialog === 'submit'}
        onClose={onClose}
        onShow={onShow}
        onStale={onStale}
        refetch={async () => {
          await Promise.all([
            cache.refetchQueries({ queryKey: myReviewQuery(review.id).queryKey }),
            cache.invalidateQueries({ queryKey: ['review', 'list'] }),
            cache.invalidateQueries({ queryKey: ['review', 'submissions', review.id] }),
          ])
          store.announce()
        }}
      />
      {dialog === 'reassign' && (
        <Suspense>
          <ReassignDialog
            rows={reassignable}
            keptCount={targets.length - reassignable.length}
            stagedCount={reassignable.filter((row) => store.of(row).choice !== 'UNSPECIFIED').length}
            onClose={onClose}
            onMoved={(to, taskId) => store.overtake(taskId, `Reassigned to ${to}`)}
            onDone={() => {
              clear()
              store.announce()
            }}
          />
        </Suspense>
      )}
      {question && (
        <BulkQuestion
          // Another question begins with an empty field.
          key={question.title}
          question={question}
          store={store}
          onClose={() => setQuestion(undefined)}
          onConfirm={(reason) => {
            onProblem(undefined)
            // It may lead to the next question.
            setQuestion(undefined)
            void Promise.resolve(question.run(reason)).catch(onProblem)
          }}
        />
      )}
    </>
  )
}

const NONE: readonly DecidedTask[] = []

interface BulkQuestionProps {
  question: Question
  store: DecisionStore
  onClose(): void
  onConfirm(reason: string): void
}

function BulkQuestion({ question, store, onClose, onConfirm }: BulkQuestionProps) {
  const {
    title,
    confirm,
    isDenial,
    says,
    reason: asked,
    label = 'Reason for all of them',
    waiting = NONE,
    back,
    takeBack,
  } = question
  const [reason, setReason] = useState('')
  const [reasons, setReasons] = useState(NO_REASONS)
  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      isDangerous={isDenial}
      isIncomplete={(asked === 'required' && reason.trim() === '') || !hasReasons(reasons, waiting)}
      onClose={onClose}
      onConfirm={() => {
        if (waiting.length > 0 && !reasons.isEach) store.comment(waiting, reasons.one.trim())
        else for (const task of waiting) store.comment([task], reasonFor(reasons, task.taskId))
        onConfirm(reason.trim())
      }}
    >
      <p>{says}</p>
      {waiting.length > 0 && <SubmitReasons tasks={waiting} store={store} value={reasons} onChange={setReasons} />}
      {takeBack && (
        <p>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              onClose()
              takeBack()
            }}
          >
            {back}
          </Button>
        </p>
      )}
      {asked && (
        <ReasonInput
          label={label}
          description={asked === 'optional' && 'You can also leave it empty and write each before you submit.'}
          required={asked === 'required'}
          isDenial={isDenial}
          value={reason}
          onText={setReason}
        />
      )}
    </ConfirmDialog>
  )
}
