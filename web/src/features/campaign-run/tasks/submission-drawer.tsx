import { Drawer } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { accessColumns } from '../../../parts/campaign/access-columns.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { entriesQuery, type SubmissionEntry, signatureQuery, submissionQuery } from '../submissions.queries.ts'
import classes from './drawer.module.css'
import { stateOfSubmission } from './submission.rules.ts'

interface SubmissionDrawerProps {
  campaignId: string
  submissionId: string
  onClose(): void
}

/** One submission with its decisions: what was accepted, and what was refused and why. */
export default function SubmissionDrawer({ campaignId, submissionId, onClose }: SubmissionDrawerProps) {
  const { data, error } = useQuery(submissionQuery(campaignId, submissionId))
  const entries = useInfiniteQuery(entriesQuery(campaignId, submissionId))
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Submission">
      <div className={classes.stack}>
        {error && <FailureNote error={error} wanted="The submission could not be loaded." />}
        {!data && !error && <LoadingRows rows={4} />}
        {data && (
          <dl className={classes.facts}>
            <dt>By</dt>
            <dd>{data.userDisplayName || data.userId}</dd>
            <dt>Submitted</dt>
            <dd>
              <When at={data.submittedAt} as="exact" />
            </dd>
            <dt>State</dt>
            <dd>
              <Tag meaning={stateOfSubmission(data.state).meaning}>{stateOfSubmission(data.state).label}</Tag>
            </dd>
            <dt>Accepted</dt>
            <dd>
              {formatCount(data.acceptedCount)} of {formatCount(data.submittedCount)}: {formatCount(data.approvedCount)}{' '}
              certified, {formatCount(data.deniedCount)} denied
              {data.refusedCount > 0 && `; ${formatCount(data.refusedCount)} refused`}
            </dd>
            {data.comment && (
              <>
                <dt>Comment</dt>
                <dd>{data.comment}</dd>
              </>
            )}
            {data.signature?.signedAt && (
              <>
                <dt>Signed</dt>
                <dd>
                  {data.signature.printedName}, <When at={data.signature.signedAt} as="exact" />
                  {data.signature.stampedAt && (
                    <>
                      , time stamp <When at={data.signature.stampedAt} as="exact" />
                    </>
                  )}
                </dd>
                <dt>Meaning</dt>
                <dd>{data.signature.meaning}</dd>
              </>
            )}
            <VerificationResult campaignId={campaignId} submissionId={submissionId} />
            <dt>Digest</dt>
            <dd>
              <code>{data.decisionsDigest}</code>
            </dd>
          </dl>
        )}
        <BrowseTable
          label="Decisions"
          query={entries}
          keyOf={({ taskId }) => taskId}
          linkOf={({ taskId }) => ({
            to: '/campaigns/$id/tasks',
            params: { id: campaignId },
            search: { task: taskId },
          })}
          columns={[
            ...accessColumns<SubmissionEntry>(),
            { label: 'Decision', cell: decisionOf },
            { label: 'Reason', cell: ({ comment }) => comment },
            {
              label: 'Result',
              cell: ({ result, description }) => (result === 'REFUSED' ? description : result.toLowerCase()),
            },
          ]}
          empty={<EmptyNote>This submission has no decisions.</EmptyNote>}
        />
      </div>
    </Drawer>
  )
}

/** How the record, the audit log and the signature agree now. */
function VerificationResult({ campaignId, submissionId }: { campaignId: string; submissionId: string }) {
  const { data } = useQuery(signatureQuery(campaignId, submissionId))
  if (!data) return null
  const failed = data.checks.filter(({ result }) => result === 'FAILED')
  return (
    <>
      <dt>Checked</dt>
      <dd>
        <Tag meaning={data.isIntact ? 'certify' : 'deny'}>{data.isIntact ? 'Intact' : 'Not intact'}</Tag>
        {failed.map(({ name, description }) => (
          <p key={name}>{description}</p>
        ))}
      </dd>
    </>
  )
}

const decisionOf = ({ decision }: SubmissionEntry) =>
  decision === 'APPROVE' ? (
    <Tag meaning="certify">Certify</Tag>
  ) : decision === 'DENY' ? (
    <Tag meaning="deny">Deny</Tag>
  ) : (
    ''
  )
