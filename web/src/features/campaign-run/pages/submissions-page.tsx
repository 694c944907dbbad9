import '@mantine/core/styles/Drawer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import type { Ready } from '../queries.ts'
import { submissionsQuery } from '../submissions.queries.ts'
import { stateOfSubmission } from '../tasks/submission.rules.ts'
import { useReviewer } from '../tasks/use-reviewer.ts'
import classes from './submissions-page.module.css'

const SubmissionDrawer = lazyPart(() => import('../tasks/submission-drawer.tsx'))

/** What reviewers submitted, newest first. */
export function SubmissionsPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/submissions' })
  return (
    <CampaignFrame id={id} tab="submissions">
      {(ready) => <Submissions ready={ready} />}
    </CampaignFrame>
  )
}

function Submissions({ ready }: { ready: Ready }) {
  const { id, campaignHealth } = ready.accessReview
  const search = useSearch({ from: '/signed-in/campaigns/$id/submissions' })
  const change = useSearchChange()
  const submissions = useInfiniteQuery(submissionsQuery(id, search.reviewer))
  const reviewer = useReviewer(id, search.reviewer)
  const of = search.reviewer && { value: search.reviewer, label: reviewer?.displayName ?? '…' }
  return (
    <>
      {campaignHealth && campaignHealth.phantomLockedCount > 0 && (
        <p className={classes.health}>
          {countOf(campaignHealth.phantomLockedCount, 'decision was', 'decisions were')} locked by a submission that had
          stopped. Recert found this <When at={campaignHealth.checkedAt} as="dateTime" /> and freed what could be
          decided again, or resumed the submission. No action is needed.
        </p>
      )}
      {of && (
        <FilterBar
          filters={[{ name: 'reviewer', label: 'Reviewer', options: [of], isSingle: true }]}
          value={search}
          onChange={change}
          isWithoutSearch
        />
      )}
      <BrowseTable
        label="Submissions"
        query={submissions}
        keyOf={(submission) => submission.id}
        linkOf={(submission) => ({
          to: '/campaigns/$id/submissions',
          params: { id },
          search: { ...search, submission: submission.id },
        })}
        columns={[
          { label: 'Submitted', cell: ({ submittedAt }) => <When at={submittedAt} as="dateTime" /> },
          { label: 'By', cell: ({ userDisplayName, userId }) => userDisplayName || userId },
          {
            label: 'State',
            cell: ({ state }) => {
              const { label, meaning } = stateOfSubmission(state)
              return <Tag meaning={meaning}>{label}</Tag>
            },
          },
          { label: 'Decisions', cell: ({ submittedCount }) => formatCount(submittedCount), isNumber: true },
          { label: 'Certified', cell: ({ approvedCount }) => formatCount(approvedCount), isNumber: true },
          { label: 'Denied', cell: ({ deniedCount }) => formatCount(deniedCount), isNumber: true },
          { label: 'Refused', cell: ({ refusedCount }) => formatCount(refusedCount), isNumber: true },
        ]}
        empty={<EmptyNote>No decisions have been submitted yet. Submissions appear here.</EmptyNote>}
      />
      <Suspense>
        {search.submission && (
          <SubmissionDrawer
            campaignId={id}
            submissionId={search.submission}
            onClose={() => change({ submission: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}
