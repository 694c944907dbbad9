import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Radio, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount, formatDateTime, formatDay } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { fromLocal, readerZone, toLocal, zoneName } from '../../../parts/values/zone.rules.ts'
import { useSession } from '../../session/queries.ts'
import { useSchedule, useStart } from '../actions.queries.ts'
import { whyNothing } from '../ledger/ledger.rules.ts'
import { ALL_RULES, type Assignment, assignmentQuery, type Ledger } from '../ledger.queries.ts'
import { ledgerQuery, type Ready } from '../queries.ts'
import classes from './dialog.module.css'

/** Says in numbers what starting does, and starts the review now or on a date. */
export default function StartDialog({ campaign, onClose }: { campaign: Ready; onClose(): void }) {
  const { id, displayName } = campaign.accessReview
  const { extra } = campaign.objectPermissions
  const assignment = useQuery(assignmentQuery(id))
  const ledger = useQuery(ledgerQuery(id))
  const start = useStart(id)
  const schedule = useSchedule(id)
  const navigate = useNavigate()
  const [isLater, setIsLater] = useState(false)
  const [at, setAt] = useState('')
  const error = assignment.error ?? ledger.error
  const isUnbalanced = ledger.data?.balanced === false
  // As due dates are typed: in the zone of the organization.
  const zone = useSession().timeZone || readerZone()
  const [date = '', time = ''] = at.split('T')
  const startAt = at === '' ? undefined : fromLocal({ date, time }, zone)
  const confirmRejectCount = assignment.data?.confirmRejectCount ?? 0
  return (
    <ConfirmDialog
      // A new number must be typed anew.
      key={confirmRejectCount}
      opened
      title={`Start ${displayName}`}
      confirm={isLater ? 'Start on this date' : 'Start'}
      {...(confirmRejectCount > 0 && !isLater ? { typed: String(confirmRejectCount) } : {})}
      isPending={start.isPending || schedule.isPending}
      isIncomplete={!assignment.data || !ledger.data || isUnbalanced || (isLater && !startAt)}
      error={start.error ?? schedule.error}
      onClose={onClose}
      onConfirm={() => {
        if (isLater) schedule.mutate(startAt?.toISOString() ?? null, { onSuccess: onClose })
        else
          start.mutate(confirmRejectCount > 0 ? { confirmRejectCount } : {}, {
            // It leads to the review once that is open.
            onSuccess: () => navigate({ to: '/campaigns/$id', params: { id } }),
          })
      }}
    >
      {error && <FailureNote error={error} wanted="The numbers could not be loaded." />}
      {!error && !(assignment.data && ledger.data) && <LoadingRows rows={3} height={32} />}
      {isUnbalanced && (
        <p className={classes.warning}>
          The ledger does not balance, so the campaign cannot start.{' '}
          <Link to="/campaigns/$id/ledger" params={{ id }} onClick={onClose}>
            See what is missing
          </Link>
        </p>
      )}
      {assignment.data && !isUnbalanced && (
        <>
          {assignment.data.taskCount === 0 && ledger.data ? (
            <Nothing id={id} ledger={ledger.data} mayReset={extra.reset === true} onClose={onClose} />
          ) : (
            <>
              <Numbers assignment={assignment.data} />
              <WhatReviewersGet campaign={campaign.accessReview} onClose={onClose} />
            </>
          )}
          <Radio.Group
            label="When"
            value={isLater ? 'later' : 'now'}
            onChange={(value) => setIsLater(value === 'later')}
          >
            <Stack gap="sm" mt="sm">
              <Radio value="now" label="Now" />
              <Radio value="later" label="On a date" />
            </Stack>
          </Radio.Group>
          {isLater && (
            <TextInput
              type="datetime-local"
              label="Start on"
              description={startsText(startAt, zone)}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          )}
          <p>Scope, policy and items cannot be changed after the start.</p>
        </>
      )}
    </ConfirmDialog>
  )
}

/** Says the time back, also as the reader's clock shows it where that is another one. */
const startsText = (at: Date | undefined, zone: string): string => {
  if (!at) return `Time zone: ${zone}`
  const { date, time } = toLocal(at, zone)
  const there = `${formatDay(new Date(`${date}T12:00`))}, ${time} ${zoneName(at, zone)} (${zone})`
  return zone === readerZone() ? there : `${there}, ${formatDateTime(at)} for you`
}

interface WhatReviewersGetProps {
  campaign: Ready['accessReview']
  onClose(): void
}

/** By when they should be done, and whether anybody tells them; without a mail nobody does. */
function WhatReviewersGet({ campaign: { id, completionDate, notificationConfig }, onClose }: WhatReviewersGetProps) {
  return (
    <p>
      {completionDate ? (
        <>
          The review is due <When at={completionDate} as="dateTime" />.
        </>
      ) : (
        'There is no due date.'
      )}{' '}
      {notificationConfig?.sendKickoff ? (
        'Each reviewer gets one mail at the start.'
      ) : (
        <>
          No mail is sent at the start: reviewers find their tasks when they sign in.{' '}
          <Link to="/campaigns/$id/setup" params={{ id }} onClick={onClose}>
            See the setup
          </Link>
        </>
      )}
    </p>
  )
}

interface NothingProps {
  id: string
  ledger: Ledger
  mayReset: boolean
  onClose(): void
}

/** A campaign without tasks: why there are none, and what to do. */
function Nothing({ id, ledger, mayReset, onClose }: NothingProps) {
  return (
    <>
      <p className={classes.warning}>
        <strong>Nothing would be reviewed: this campaign has no tasks.</strong> {whyNothing(ledger)}{' '}
        {Number(ledger.grantCount) > 0 && (
          <Link to="/campaigns/$id/ledger" params={{ id }} search={{ rule: ALL_RULES }} onClick={onClose}>
            See what was left out
          </Link>
        )}
      </p>
      <p>
        {mayReset && 'To change the scope, choose "Back to the draft" in the menu beside Start, then prepare again. '}
        If you start it, no reviewer is asked.
      </p>
    </>
  )
}

function Numbers({ assignment }: { assignment: Assignment }) {
  const { taskCount, reviewerCount, unassignedCount, ruleFailureCount, rejectCount, acceptCount, waitCount } =
    assignment
  return (
    <>
      <p>
        {reviewerCount === 1 ? '1 reviewer gets' : `${formatCount(reviewerCount)} reviewers get`}{' '}
        <strong>{countOf(taskCount - rejectCount - acceptCount, 'task')}</strong>.
      </p>
      <ul className={classes.facts}>
        {rejectCount > 0 && (
          <li data-warning>{countOf(rejectCount, 'item is', 'items are')} denied by policy, without a review.</li>
        )}
        {acceptCount > 0 && (
          <li>{countOf(acceptCount, 'item is', 'items are')} certified by policy, without a review.</li>
        )}
        {waitCount > 0 && <li>{countOf(waitCount, 'task waits', 'tasks wait')} for a time or a condition first.</li>}
        {unassignedCount > 0 && (
          <li data-warning>
            {countOf(unassignedCount, 'task has', 'tasks have')} no reviewer until an owner assigns one.
          </li>
        )}
        {ruleFailureCount > 0 && (
          <li data-warning>
            For {countOf(ruleFailureCount, 'task')} a rule of the policy failed, so the campaign owners review them.
          </li>
        )}
      </ul>
    </>
  )
}
