import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  countOf,
  formatCount,
  formatDay,
  formatShare,
  formatShort,
  formatShortDay,
} from '../../../parts/values/format.ts'
import type { BurnDown as BurnDownData, Summary } from '../figures.queries.ts'
import { removalCountsQuery } from '../removal.queries.ts'
import type { TaskStatus } from '../tasks/task.rules.ts'
import { forecast, localDate } from './burn-down.rules.ts'
import classes from './overview.module.css'
import { countOutcomes } from './summary.rules.ts'

interface TilesProps {
  id: string
  summary: Summary
  burnDown: BurnDownData | undefined
  dueAt: string | undefined
  isClosed: boolean
}

/** The figures at the top of the overview. */
export function Tiles({ id, summary, burnDown, dueAt, isClosed }: TilesProps) {
  const { taskCount, decidedCount, stagedCount, stagedReviewerCount, openCount } = summary
  const { data: removals } = useQuery(removalCountsQuery(id))
  const gone = removals?.states.find(({ state }) => state === 'VERIFIED')?.count ?? 0
  const counts = countOutcomes(summary.outcomes)
  const tasks = (is?: TaskStatus): LinkProps => ({
    to: '/campaigns/$id/tasks',
    params: { id },
    search: is ? { is } : {},
  })
  return (
    <dl className={classes.tiles}>
      <Tile label="Decided" value={formatShare(decidedCount, taskCount)} leadsTo={tasks()}>
        {formatCount(decidedCount)} of {formatCount(taskCount)}
      </Tile>
      <Tile label="Certified" meaning="certify" count={counts.certified} leadsTo={tasks('certified')}>
        {formatShare(counts.certified, taskCount)} of all tasks
      </Tile>
      <Tile label="Denied" meaning="deny" count={counts.denied} leadsTo={tasks('denied')}>
        {counts.deniedByClose > 0
          ? `${formatCount(counts.deniedByClose)} of them when it was closed`
          : `${formatShare(counts.denied, taskCount)} of all tasks`}
        {removals && removals.openCount + gone > 0 && (
          <>
            {'; '}
            <Link to="/campaigns/$id/removal" params={{ id }} className={classes.counted}>
              {formatCount(removals.openCount)} to remove, {formatCount(gone)} gone
            </Link>
          </>
        )}
      </Tile>
      {isClosed ? (
        <Tile label="Without a decision" meaning="quiet" count={counts.cancelled} leadsTo={tasks('cancelled')}>
          {counts.gone > 0 ? `${formatCount(counts.gone)} because the access is gone` : 'skipped or not reviewed'}
        </Tile>
      ) : (
        <>
          <Tile label="Not submitted" meaning="pending" count={stagedCount}>
            {stagedCount === 0 ? 'nothing waits' : `of ${countOf(stagedReviewerCount, 'reviewer')}`}
          </Tile>
          <ExpectedFinish burnDown={burnDown} dueAt={dueAt} openCount={openCount} />
        </>
      )}
    </dl>
  )
}

interface TileProps {
  label: string
  meaning?: string
  count?: number
  value?: ReactNode
  /** The list of what is counted. */
  leadsTo?: LinkProps
  children: ReactNode
}

function Tile({ label, meaning, count, value, leadsTo, children }: TileProps) {
  const figure = count === undefined ? value : formatShort(count)
  return (
    <div className={classes.tile}>
      <dt>
        {meaning && <span className={classes.dot} data-meaning={meaning} aria-hidden="true" />}
        {label}
      </dt>
      <dd className={classes.figure} title={count === undefined ? undefined : formatCount(count)}>
        {leadsTo ? (
          <Link {...leadsTo} className={classes.counted}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </dd>
      <dd className={classes.explained}>{children}</dd>
    </div>
  )
}

interface FinishProps {
  burnDown: BurnDownData | undefined
  dueAt: string | undefined
  openCount: number
}

/** With the year when it is another one: a slow start points years ahead. */
const finishDay = (day: Date): string =>
  day.getFullYear() === new Date().getFullYear() ? formatShortDay(day) : formatDay(day)

function ExpectedFinish({ burnDown, dueAt, openCount }: FinishProps) {
  const due = dueAt ? localDate(new Date(dueAt)) : undefined
  const { finish, daysEarly } = forecast(burnDown?.taskCount ?? 0, burnDown?.days ?? [], due)
  if (openCount === 0)
    return (
      <Tile label="Expected finish" value="Done">
        nothing is open
      </Tile>
    )
  if (!finish)
    return (
      <Tile label="Expected finish" value="Unknown">
        nothing decided lately
      </Tile>
    )
  return (
    <Tile label="Expected finish" value={finishDay(new Date(`${finish}T12:00:00`))}>
      {daysEarly === undefined ? (
        'no due date'
      ) : (
        <span data-meaning={daysEarly >= 0 ? 'certify' : 'deny'}>{earliness(daysEarly)}</span>
      )}
    </Tile>
  )
}

const earliness = (daysEarly: number): string =>
  daysEarly === 0
    ? 'on the due date'
    : `${countOf(Math.abs(daysEarly), 'day')} ${daysEarly > 0 ? 'before' : 'after'} due`
