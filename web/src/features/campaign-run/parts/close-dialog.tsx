import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Radio, Stack, Textarea } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount, formatShare } from '../../../parts/values/format.ts'
import { type CloseDecision, type ClosePreview, closePreviewQuery, useClose } from '../actions.queries.ts'
import { losersText, notSubmittedText, reviewersText } from '../close.rules.ts'
import { RemindButton } from '../overview/remind-button.tsx'
import type { Ready } from '../queries.ts'
import classes from './dialog.module.css'

const SHOWN = 5
const REVOKED = 'CLOSE_DECISION_REVOKED'
const SKIP = 'CLOSE_DECISION_SKIP'
const NONE = 'CLOSE_DECISION_UNSPECIFIED'
const NO_ACTION = 'CLOSE_DECISION_NO_ACTION'

/** Says what becomes of open tasks, and closes the campaign for good. */
export default function CloseDialog({ campaign, onClose }: { campaign: Pick<Ready, 'accessReview'>; onClose(): void }) {
  const { id, displayName } = campaign.accessReview
  const [chosen, setChosen] = useState<CloseDecision>(NONE)
  const [comment, setComment] = useState('')
  const { data, error, refetch } = useQuery({ ...closePreviewQuery(id, chosen), placeholderData: keepPreviousData })
  const close = useClose(id)
  const isCurrent = data?.closeDecision === chosen
  const typed = isCurrent && data.confirmationRequired ? String(data.revokeCount) : undefined
  const isUndecided = data !== undefined && data.openCount > 0 && chosen === NONE
  const needsComment = chosen === SKIP && comment.trim() === ''
  return (
    <ConfirmDialog
      // Another number must be typed anew.
      key={typed ?? ''}
      opened
      size="lg"
      title={`Close ${displayName}`}
      confirm={chosen === REVOKED && data ? `Close and revoke ${formatCount(data.revokeCount)}` : 'Close'}
      isDangerous
      {...(typed ? { typed } : {})}
      isPending={close.isPending}
      isIncomplete={!isCurrent || isUndecided || needsComment}
      error={close.error}
      onClose={onClose}
      onConfirm={() =>
        close.mutate(
          {
            closeDecision: chosen,
            ...(comment.trim() ? { comment: comment.trim() } : {}),
            ...(typed ? { confirmRevokeCount: Number(typed) } : {}),
          },
          { onSuccess: onClose },
        )
      }
    >
      {error && (
        <FailureNote error={error} wanted="The close preview could not be loaded." onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingRows rows={4} height={36} />}
      {data && (
        <>
          {data.openCount === 0 ? (
            <p>All {countOf(data.itemCount, 'task')} have an outcome.</p>
          ) : (
            <>
              <OpenTasks preview={data} chosen={chosen} onChoose={setChosen} comment={comment} onComment={setComment} />
              {data.reviewerCount > 0 && (
                <div className={classes.part}>
                  <p>{countOf(data.reviewerCount, 'reviewer')} can still decide them.</p>
                  <RemindButton campaignId={id} whom={{ openTasksOf: data.reviewerCount }} />
                </div>
              )}
            </>
          )}
          {data.stagedCount > 0 && (
            <div className={classes.part}>
              <h3>{countOf(data.stagedCount, 'decision')} not submitted</h3>
              <p>{notSubmittedText(data.stagedCount, data.stagedReviewerCount)}</p>
              <Most counts={data.stagedByReviewer} />
              <RemindButton campaignId={id} whom={{ notSubmittedBy: data.stagedReviewerCount }} />
            </div>
          )}
          <p>
            {data.deniedCount > 0 && `${countOf(data.deniedCount, 'task')} ${be(data.deniedCount)} denied already. `}A
            closed campaign cannot be opened again.
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}

const be = (count: number) => (count === 1 ? 'is' : 'are')

interface OpenTasksProps {
  preview: ClosePreview
  chosen: CloseDecision
  onChoose(decision: CloseDecision): void
  comment: string
  onComment(comment: string): void
}

/** What becomes of the tasks that nobody has decided. */
function OpenTasks({ preview, chosen, onChoose, comment, onComment }: OpenTasksProps) {
  const { openCount, itemCount, closeDecision } = preview
  return (
    <>
      <Radio.Group
        label={`${formatCount(openCount)} of ${countOf(itemCount, 'task')} ${be(openCount)} undecided. What happens to ${openCount === 1 ? 'it' : 'them'}?`}
        value={chosen}
        onChange={(value) => onChoose(value as CloseDecision)}
      >
        <Stack gap="sm" mt="sm">
          <Radio value={SKIP} label="Skip: access stays" description="Marked as skipped, with your reason." />
          <Radio value={REVOKED} label="Revoke: access will be removed" description="Denied without a review." />
          <Radio value={NO_ACTION} label="Leave as they are" description="Marked as not reviewed." />
        </Stack>
      </Radio.Group>
      {chosen === REVOKED && closeDecision === REVOKED && <Revoked preview={preview} />}
      {(chosen === SKIP || chosen === NO_ACTION) && (
        <p>
          {countOf(openCount, 'item')} {openCount === 1 ? 'stays as it is and is' : 'stay as they are and are'} marked{' '}
          {chosen === SKIP ? 'skipped' : 'not reviewed'}.
        </p>
      )}
      {chosen !== NONE && (
        <Textarea
          label={chosen === SKIP ? 'Why do you accept access that nobody reviewed?' : 'Comment'}
          required={chosen === SKIP}
          autosize
          minRows={2}
          maxLength={4000}
          value={comment}
          onChange={(event) => onComment(event.currentTarget.value)}
        />
      )}
    </>
  )
}

function Revoked({ preview }: { preview: ClosePreview }) {
  const { revokeCount, itemCount, openByApp, openByReviewer, confirmationRequired, confirmPercent } = preview
  const { openPersonCount, openByHolder } = preview
  return (
    <div className={classes.part}>
      <h3>
        {countOf(revokeCount, 'grant')} will be denied without a review: {formatShare(revokeCount, itemCount)} of the
        campaign.
      </h3>
      {confirmationRequired && (
        <p>Closing without confirmation is limited to {formatCount(confirmPercent)}% of the campaign.</p>
      )}
      <Most counts={openByApp} />
      <p>{losersText(openPersonCount)}</p>
      <Most counts={openByHolder} />
      {openByReviewer.length > 0 && <p>{reviewersText(openByReviewer.length)}</p>}
      <Most counts={openByReviewer} />
    </div>
  )
}

function Most({ counts }: { counts: readonly { id: string; displayName: string; itemCount: number }[] }) {
  const rest = counts.slice(SHOWN)
  return (
    <>
      <dl className={classes.most}>
        {counts.slice(0, SHOWN).map(({ id, displayName, itemCount }) => (
          <Pair key={id} name={displayName || id} count={itemCount} />
        ))}
      </dl>
      {rest.length > 0 && (
        <details>
          <summary>Show all {formatCount(counts.length)}</summary>
          <dl className={classes.most}>
            {rest.map(({ id, displayName, itemCount }) => (
              <Pair key={id} name={displayName || id} count={itemCount} />
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

const Pair = ({ name, count }: { name: string; count: number }) => (
  <>
    <dt>{name}</dt>
    <dd>{formatCount(count)}</dd>
  </>
)
