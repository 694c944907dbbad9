import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBeach,
  IconBolt,
  IconClockExclamation,
  IconClockPause,
  IconEyeOff,
  IconGauge,
  IconHourglassEmpty,
  IconMailX,
  IconStack2,
  IconUserQuestion,
} from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { formatCount } from '../../../parts/values/format.ts'
import type { Summary } from '../figures.queries.ts'
import classes from './overview.module.css'
import { RemindButton } from './remind-button.tsx'

const NEED_TITLES: Record<string, string> = {
  HELD: 'The campaign is held up',
  UNASSIGNED: 'Tasks without a reviewer',
  REVIEWERS_NOT_ACTIVE: 'Reviewers who are not active',
  REMOVALS_LATE: 'Removals that are late',
  NOT_BEGUN: 'Reviewers who have not begun',
  BEHIND: 'Open on the due date',
  TO_OWNERS: 'Tasks that came to the owners',
  RULES_FAILED: 'Rules that failed',
  MAIL_FAILED: 'Mail that could not be delivered',
  SOURCES_LATE: 'Sources that are late',
}

const ICONS: Record<string, typeof IconUserQuestion> = {
  UNASSIGNED: IconUserQuestion,
  TO_OWNERS: IconUserQuestion,
  REVIEWERS_NOT_ACTIVE: IconUserQuestion,
  REVIEWER_AWAY: IconBeach,
  REVIEWER_NOT_SEEN: IconEyeOff,
  APPROVED_AT_ONCE: IconStack2,
  DECIDED_FAST: IconBolt,
  BEHIND: IconGauge,
  REMOVALS_LATE: IconClockExclamation,
  NOT_BEGUN: IconHourglassEmpty,
  MAIL_FAILED: IconMailX,
  SOURCES_LATE: IconClockPause,
}

/** About what somebody has decided, which no reassigning changes. */
const DECIDED = new Set(['APPROVED_AT_ONCE', 'DECIDED_FAST'])

/** Where the next thing can be done. */
const NEXT: Record<string, (id: string) => LinkProps> = {
  UNASSIGNED: (id) => ({ to: '/campaigns/$id/tasks', params: { id }, search: { unassigned: true } }),
  REVIEWERS_NOT_ACTIVE: (id) => ({ to: '/campaigns/$id/tasks', params: { id }, search: { is: 'open' } }),
  TO_OWNERS: (id) => ({ to: '/campaigns/$id/tasks', params: { id }, search: { found: ['CAMPAIGN_OWNER'] } }),
  RULES_FAILED: (id) => ({ to: '/campaigns/$id/tasks', params: { id }, search: { because: ['RULE_FAILED'] } }),
  HELD: (id) => ({ to: '/campaigns/$id/setup', params: { id }, search: { section: 'when' } }),
  REMOVALS_LATE: (id) => ({ to: '/campaigns/$id/removal', params: { id }, search: { overdue: true } }),
  NOT_BEGUN: (id) => ({ to: '/campaigns/$id/overview', params: { id }, search: { notBegun: true } }),
  MAIL_FAILED: (id) => ({ to: '/campaigns/$id/overview', params: { id }, search: { all: true } }),
  SOURCES_LATE: () => ({ to: '/data/sources' }),
}

function NeedIcon({ code }: { code: string }) {
  const Icon = ICONS[code] ?? IconAlertTriangle
  return (
    <span className={classes.needIcon}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </span>
  )
}

interface NeedsYouProps {
  id: string
  summary: Summary
  /** Whether the reader may remind reviewers and reassign their tasks. */
  mayManage: boolean
  onReviewer(userId: string): void
  onReassign(userId: string): void
}

export function NeedsYou({
  id,
  summary: { needsYou, reviewerCount },
  mayManage,
  onReviewer,
  onReassign,
}: NeedsYouProps) {
  const { length: count } = needsYou
  const isToReassign = (code: string) => mayManage && !DECIDED.has(code)
  const nextFor = (code: string) => (isToReassign(code) ? 'Reassign' : 'Show')
  return (
    <>
      <div className={classes.heading}>
        <h2 id="needs-you">Needs you</h2>
        {count > 0 && <span className={classes.badge}>{formatCount(count)}</span>}
      </div>
      {count === 0 && <p className={classes.quiet}>Nothing needs you now.</p>}
      <ul className={classes.needs}>
        {needsYou.map(({ code, count: tasks, description, userId, userDisplayName }) => (
          <li key={`${code} ${userId ?? ''}`}>
            <NeedIcon code={code} />
            <div>
              <strong>
                {userDisplayName ?? NEED_TITLES[code] ?? code}
                {tasks > 0 && <span> · {formatCount(tasks)}</span>}
              </strong>
              <p>{description}</p>
            </div>
            {userId && (
              <Button
                variant="default"
                size="xs"
                style={{ flex: 'none' }}
                aria-label={`${nextFor(code)} the tasks of ${userDisplayName}`}
                onClick={() => (isToReassign(code) ? onReassign : onReviewer)(userId)}
              >
                {nextFor(code)}
              </Button>
            )}
            {code === 'BEHIND' && mayManage && reviewerCount > 0 && (
              <RemindButton campaignId={id} whom={{ openTasksOf: reviewerCount }} label="Remind" />
            )}
            {NEXT[code] && (
              <Button
                variant="default"
                size="xs"
                style={{ flex: 'none' }}
                renderRoot={(props) => <Link {...NEXT[code]?.(id)} {...props} />}
              >
                Show
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
