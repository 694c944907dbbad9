import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { accessColumns } from '../../../parts/campaign/access-columns.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { entriesQuery, myReviewQuery, type Submission, type SubmissionEntry, submissionsQuery } from '../queries.ts'
import classes from './my-submissions-page.module.css'

/** What the reader has submitted in a campaign: the receipts. */
export function MySubmissionsPage() {
  const { campaignId } = useParams({ from: '/signed-in/reviews/$campaignId/submissions' })
  const { data: review } = useQuery(myReviewQuery(campaignId))
  const query = useInfiniteQuery(submissionsQuery(campaignId))
  const submissions = query.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <Page
      title="My submissions"
      area={review?.displayName ?? 'My reviews'}
      parents={[
        { label: 'My reviews', to: '/reviews' },
        { label: review?.displayName ?? '…', to: '/reviews/$campaignId', params: { campaignId } },
      ]}
    >
      {query.error && (
        <FailureNote
          error={query.error}
          wanted="Your submissions could not be loaded."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && submissions.length === 0 && <EmptyNote>You have not submitted anything yet.</EmptyNote>}
      {submissions.map((submission) => (
        <Receipt key={submission.id} submission={submission} />
      ))}
    </Page>
  )
}

const STATES: Record<string, string> = {
  AWAITING_SIGNATURE: 'waits for a signature',
  TIMESTAMPING: 'is being time-stamped',
  APPLYING: 'is being applied',
  EXPIRED: 'expired; nothing was submitted',
  FAILED: 'failed; nothing was submitted',
}

function Receipt({ submission }: { submission: Submission }) {
  const [isOpen, setIsOpen] = useState(false)
  const { submittedAt, acceptedCount, approvedCount, deniedCount, refusedCount, decisionsDigest, state } = submission
  return (
    <details className={classes.receipt} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <When at={submittedAt} as="exact" />
        <strong>{STATES[state] ?? `${countOf(acceptedCount, 'decision')} submitted`}</strong>
        <Tag meaning="certify">{formatCount(approvedCount)} certify</Tag>
        <Tag meaning="deny">{formatCount(deniedCount)} deny</Tag>
        {refusedCount > 0 && <Tag meaning="warning">{formatCount(refusedCount)} refused</Tag>}
      </summary>
      <Signed submission={submission} />
      {decisionsDigest && (
        <p className={classes.digest}>
          Digest <code>{decisionsDigest}</code>
        </p>
      )}
      {isOpen && <Entries submission={submission} />}
    </details>
  )
}

function Signed({ submission: { id, accessReviewId, state, signature } }: { submission: Submission }) {
  if (!signature) return null
  const { printedName, signedAt, meaning, stampedAt, problem } = signature
  return (
    <div className={classes.signed}>
      {signedAt ? (
        <p>
          Signed by <strong>{printedName}</strong>, <When at={signedAt} as="exact" />
          {stampedAt && (
            <>
              , time stamp <When at={stampedAt} as="exact" />
            </>
          )}
        </p>
      ) : (
        state === 'AWAITING_SIGNATURE' && (
          <Link to="/reviews/$campaignId/sign/$submissionId" params={{ campaignId: accessReviewId, submissionId: id }}>
            Sign
          </Link>
        )
      )}
      <blockquote>{meaning}</blockquote>
      {problem && <p>{problem}</p>}
    </div>
  )
}

function Entries({ submission }: { submission: Submission }) {
  const query = useInfiniteQuery(entriesQuery(submission.accessReviewId, submission.id))
  return (
    <BrowseTable
      label="Decisions"
      query={query}
      keyOf={({ numericId }) => numericId}
      linkOf={({ taskId, result }) => ({
        to: '/reviews/$campaignId',
        params: { campaignId: submission.accessReviewId },
        search: { task: taskId, ...(result === 'ACCEPTED' && { is: ['submitted'] }) },
      })}
      empty={<EmptyNote>This submission has no decisions.</EmptyNote>}
      columns={[
        ...accessColumns<SubmissionEntry>(),
        { label: 'Decision', cell: ({ decision }) => (decision === 'APPROVE' ? 'Certify' : 'Deny') },
        { label: 'Reason', cell: ({ comment }) => comment },
        { label: 'Result', cell: ({ result, description }) => (result === 'REFUSED' ? description : 'Taken') },
      ]}
    />
  )
}
