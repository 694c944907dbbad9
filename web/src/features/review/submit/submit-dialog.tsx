import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { DecisionStore } from '../decisions/decisions.store.ts'
import type { Refusal } from '../decisions/outbox.ts'
import type { ReviewSearch } from '../list/request.rules.ts'
import { loadRefusals, type MyReview, type Submission, submitDecisions } from '../queries.ts'
import { NextReview } from './next-review.tsx'
import { hasReasons, NO_REASONS, reasonFor } from './reasons.rules.ts'
import { refusalCounts } from './refusals.rules.ts'
import { willBecome } from './submission.rules.ts'
import classes from './submit-dialog.module.css'
import { SubmitReasons } from './submit-reasons.tsx'
import { SubmitSummary } from './submit-summary.tsx'

const DENIAL_EFFECTS: Record<MyReview['denialEffect'], string> = {
  AT_CLOSE: 'Denied access is removed when the campaign closes.',
  AT_ONCE: 'Denied access is removed as soon as you submit.',
  BY_POLICY:
    'Denied access is removed as soon as you submit or when the campaign closes, as the policy of each access says.',
}

interface SubmitDialogProps {
  review: MyReview
  store: DecisionStore
  approve: number
  deny: number
  opened: boolean
  onClose(): void
  /** Leaves the dialog and lists some of the decisions. */
  onShow(filter: Pick<ReviewSearch, 'is' | 'why'>): void
  /** Brings the counts that the server has now. */
  refetch(): Promise<void>
  /** The server has other decisions than this page knows. */
  onStale(): void
}

/** Before decisions count, in numbers; afterwards what became of them. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { review, store, approve, deny, opened, onClose, onShow, refetch, onStale } = props
  // The same key for the same attempt: pressed twice, or after no answer, it submits once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [result, setResult] = useState<{ submission: Submission; refusals: Refusal[] }>()
  const [reasons, setReasons] = useState(NO_REASONS)
  const navigate = useNavigate()
  const count = approve + deny
  const without = opened ? store.withoutReason() : []
  const submit = useMutation({
    mutationFn: async () => {
      for (const task of without) store.choose([task], store.of(task).choice, reasonFor(reasons, task.taskId))
      await store.outbox.flush()
      const submission = await submitDecisions(review.id, count, key)
      if (submission.state === 'AWAITING_SIGNATURE') {
        await navigate({
          to: '/reviews/$campaignId/sign/$submissionId',
          params: { campaignId: review.id, submissionId: submission.id },
        })
        return undefined
      }
      const refusals = submission.refusedCount > 0 ? await loadRefusals(review.id, submission) : []
      await refetch()
      return { submission, refusals }
    },
    onSuccess: (done) => {
      if (!done) return
      setResult(done)
      store.submitted(done.refusals)
    },
    onError: (error) => {
      // Refused for good: the next attempt is another one.
      if (hasStatus(error, 400, 409)) setKey(crypto.randomUUID())
      // Decided or submitted in another window: what is asked is asked again with the numbers of now.
      if (hasStatus(error, 409)) onStale()
    },
  })
  const close = () => {
    onClose()
    submit.reset()
    setResult(undefined)
    setReasons(NO_REASONS)
    setKey(crypto.randomUUID())
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={result ? 'Submitted' : `Submit ${countOf(count, 'decision')}`}
      closeOnClickOutside={!submit.isPending}
      closeOnEscape={!submit.isPending}
    >
      {result ? (
        <Result review={review} {...result} onClose={close} />
      ) : (
        <form
          className={classes.dialog}
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate()
          }}
          onKeyDown={(event) => {
            // The key that opened the dialog goes on in it; held down it does not.
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            if (!event.repeat && !submit.isPending) event.currentTarget.requestSubmit()
          }}
        >
          <p className={classes.numbers}>
            {approve > 0 && <Tag meaning="certify">{formatCount(approve)} certify</Tag>}{' '}
            {deny > 0 && <Tag meaning="deny">{formatCount(deny)} deny</Tag>}
          </p>
          <p>
            {willBecome(approve, deny)} {deny > 0 && `${DENIAL_EFFECTS[review.denialEffect]} `}
            You cannot change this afterwards; an owner of the campaign can restart a task.
          </p>
          <SubmitSummary
            key={count}
            campaignId={review.id}
            store={store}
            held={without}
            onShow={(filter) => {
              close()
              onShow(filter)
            }}
          />
          {without.length > 0 && <SubmitReasons tasks={without} store={store} value={reasons} onChange={setReasons} />}
          {submit.error && (
            <FailureNote error={submit.error} wanted="Nothing was submitted. Your decisions are still here." />
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={close} disabled={submit.isPending}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={submit.isPending}
              disabled={count === 0 || !hasReasons(reasons, without)}
              data-autofocus={without.length === 0 || undefined}
            >
              {review.signature.isRequired ? 'Continue to sign' : `Submit ${formatCount(count)}`}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

interface ResultProps {
  review: MyReview
  submission: Submission
  refusals: Refusal[]
  onClose(): void
}

function Result({ review, submission, refusals, onClose }: ResultProps) {
  const isFinished = review.counts.left === 0
  return (
    <div className={classes.dialog}>
      <p>
        <strong>{countOf(submission.acceptedCount, 'decision')} submitted.</strong>
        {refusals.length > 0 && ` ${formatCount(refusals.length)} ${refusals.length === 1 ? 'was' : 'were'} refused:`}
      </p>
      {refusals.length > 0 && (
        <ul className={classes.refusals}>
          {refusalCounts(refusals).map(([description, count]) => (
            <li key={description}>
              {description} {count > 1 && `(${formatCount(count)})`}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Link className={classes.receipt} to="/reviews/$campaignId/submissions" params={{ campaignId: review.id }}>
          Receipt
        </Link>
        <Button variant={isFinished ? 'default' : 'filled'} onClick={onClose} autoFocus>
          Done
        </Button>
        <NextReview campaignId={review.id} isPrimary={isFinished} />
      </div>
    </div>
  )
}
