import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { type Meaning, Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { type Mail, type MailState, mailContentQuery, mailsQuery, useRetryMail } from '../mail.queries.ts'
import { MailServerCard } from '../parts/mail-server-card.tsx'
import { SettingsPage } from '../parts/settings-page.tsx'
import classes from './mail-page.module.css'

const STATES = { waiting: 'Waiting', sent: 'Sent', skipped: 'Not needed', failed: 'Failed' } as const
const MEANINGS: Record<string, Meaning> = { SENT: 'certify', FAILED: 'deny', WAITING: 'pending' }
const stateLabel = (state: string): string => (STATES as Record<string, string>)[state.toLowerCase()] ?? state

const KINDS: Record<string, string> = {
  KICKOFF: 'Start of a review',
  REMINDER: 'Daily reminder',
  REMINDER_NOW: 'Reminder on demand',
  ASSIGNED: 'Tasks that were given',
  DELEGATION_OFFER: 'Offer of a stand-in',
  CLOSED: 'Campaign closed',
  CLOSING: 'Closing has begun',
  NOT_CLOSED: 'Campaign not closed',
  NOT_STARTED: 'Campaign not started',
  STARTED_WITH_ISSUES: 'Started with old data',
  NEEDS_YOU: 'What needs the owners',
  REMOVAL_WORK: 'Access to remove',
  REMOVAL_NOTICE: 'Removals that need attention',
  SIGNED: 'Receipt for a signature',
  SIGNATURE_FAILED: 'Signed decisions not recorded',
  SIGN_IN_AGAIN: 'Link to sign in and sign',
  SIGN_IN_LINK: 'Sign-in link',
  SOURCE_LATE: 'Source that is late',
  SOURCE_FAILED: 'Import that failed',
  TEST: 'Test mail',
}

/** Which mails were sent, which failed, and, without a mail server, what they say. */
export function MailPage() {
  const { state, mail } = useSearch({ from: '/signed-in/settings/mail' })
  const set = useSearchChange()
  const query = useInfiniteQuery(mailsQuery(state && (state.toUpperCase() as MailState)))
  const mayRetry = usePermission('settings.write')
  const retry = useRetryMail()
  return (
    <SettingsPage title="Mail" lead="How Recert sends mail, and the state of each one.">
      <MailServerCard mayTest={mayRetry} />
      <div className={classes.filters}>
        <NativeSelect
          label="State"
          value={state ?? ''}
          data={[{ value: '', label: 'Any' }, ...Object.entries(STATES).map(([value, label]) => ({ value, label }))]}
          onChange={(event) => set({ state: event.currentTarget.value || undefined })}
        />
      </div>
      {retry.error && <FailureNote error={retry.error} wanted="The mail was not sent again." />}
      <BrowseTable
        label="Mails"
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'To',
            cell: ({ displayName, email }) => (
              <>
                {displayName || 'Nobody'}
                <small className={classes.address}>{email || 'No address'}</small>
              </>
            ),
          },
          {
            label: 'About',
            cell: ({ kind, accessReviewDisplayName }) => (
              <>
                {KINDS[kind] ?? kind}
                <small className={classes.address}>{accessReviewDisplayName}</small>
              </>
            ),
          },
          {
            label: 'State',
            cell: (row) => (
              <>
                <Tag meaning={MEANINGS[row.state] ?? 'plain'}>{stateLabel(row.state)}</Tag>
                {row.lastError && <small className={classes.address}>{row.lastError}</small>}
              </>
            ),
          },
          { label: 'When', cell: (row) => <When at={row.endedAt ?? row.createdAt} as="dateTime" />, isSecondary: true },
        ]}
        actions={(row: Mail) => (
          <>
            {row.state === 'SENT' && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Read the mail to ${row.displayName}`}
                onClick={() => set({ mail: row.id })}
              >
                Read
              </Button>
            )}
            {row.state === 'FAILED' && mayRetry && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Send the mail to ${row.displayName} again`}
                loading={retry.isPending && retry.variables === row.id}
                onClick={() => retry.mutate(row.id, { onSuccess: () => say('The mail will be sent again.') })}
              >
                Send again
              </Button>
            )}
          </>
        )}
        empty={<EmptyNote>{state ? 'No mail is in this state.' : 'No mail has been written yet.'}</EmptyNote>}
      />
      <Dialog opened={mail !== undefined} title="Mail" size="lg" onClose={() => set({ mail: undefined })}>
        {mail && <Content id={mail} />}
      </Dialog>
    </SettingsPage>
  )
}

function Content({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(mailContentQuery(id))
  if (error) return <FailureNote error={error} wanted="The mail could not be loaded." onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows />
  if (data === null) return <p>The server sends mail, so its content is not shown here. The recipient has it.</p>
  return (
    <>
      <h2 className={classes.subject}>{data.subject}</h2>
      {data.html && (
        <>
          <h3 className={classes.part}>As a mail program shows it</h3>
          {/* No script runs in it, nothing is loaded for it, and its links lead nowhere. */}
          <iframe className={classes.page} title="The mail" sandbox="" src={`/api/v1/mail/${id}/page`} />
        </>
      )}
      <h3 className={classes.part}>As plain text</h3>
      <div className={classes.text}>{data.text}</div>
    </>
  )
}
