import '@mantine/core/styles/Drawer.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatCount, formatShare, formatShort, formatShortDay } from '../../../parts/format.ts'
import { Letters } from '../../../parts/letters.tsx'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { StackBar } from '../../../parts/stack-bar.tsx'
import { useSearchChange } from '../../../parts/use-search-change.ts'
import { When } from '../../../parts/when.tsx'
import { forecast, localDate } from '../burn-down.rules.ts'
import { BurnDown } from '../parts/burn-down.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import type { Ready } from '../queries.ts'
import {
  type AppProgress,
  appsQuery,
  type BurnDown as BurnDownData,
  burnDownQuery,
  type Reviewer,
  reviewersQuery,
  type Summary,
  summaryQuery,
} from '../queries.ts'
import { countOutcomes } from '../summary.rules.ts'
import classes from './overview-page.module.css'

const ReviewerDrawer = lazy(() => import('../parts/reviewer-drawer.tsx'))
const Markdown = lazy(async () => ({ default: (await import('../../../parts/markdown.tsx')).Markdown }))

const FIRST_REVIEWERS = 5

/** How far a review is, and what its owners should do. */
export function OverviewPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/overview' })
  return (
    <CampaignFrame id={id} tab="overview">
      {(ready) => <Overview ready={ready} />}
    </CampaignFrame>
  )
}

function Overview({ ready }: { ready: Ready }) {
  const { id, completionDate, closedAt, campaignInsights } = ready.accessReview
  const { reviewer } = useSearch({ from: '/signed-in/campaigns/$id/overview' })
  const change = useSearchChange()
  const summary = useQuery(summaryQuery(id))
  const burnDown = useQuery(burnDownQuery(id))
  const isClosed = closedAt !== undefined
  return (
    <div className={classes.overview}>
      {isClosed && campaignInsights?.markdown && (
        <section className={classes.card} aria-label="Insights">
          <details>
            <summary className={classes.insights}>What this campaign found</summary>
            <Suspense fallback={<LoadingRows rows={4} height={28} />}>
              <Markdown text={campaignInsights.markdown} />
            </Suspense>
          </details>
        </section>
      )}
      <Part query={summary} wanted="The figures could not be loaded." rows={1} height={96}>
        {(data) => <Tiles summary={data} burnDown={burnDown.data} dueAt={completionDate} isClosed={isClosed} />}
      </Part>
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={classes.card}>
            <Part query={burnDown} wanted="The chart could not be loaded." rows={5} height={42}>
              {(data) => <BurnDown data={data} dueAt={completionDate} isClosed={isClosed} />}
            </Part>
          </section>
          <Below query={burnDown}>
            <ByReviewer id={id} summary={summary.data} />
          </Below>
        </div>
        <div className={classes.column}>
          {!isClosed && (
            <section className={`${classes.card} ${classes.first}`} aria-labelledby="needs-you">
              <Part query={summary} wanted="What needs you could not be loaded." rows={2} height={56}>
                {(data) => <NeedsYou id={id} summary={data} />}
              </Part>
            </section>
          )}
          <Below query={summary}>
            <ByApp id={id} />
          </Below>
        </div>
      </div>
      <Suspense>
        {reviewer && (
          <ReviewerDrawer campaign={ready} userId={reviewer} onClose={() => change({ reviewer: undefined })} />
        )}
      </Suspense>
    </div>
  )
}

interface PartProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch(): unknown }
  wanted: string
  rows: number
  height: number
  children(data: Data): ReactNode
}

/** A part of the page that loads and fails on its own. */
function Part<Data>({ query, wanted, rows, height, children }: PartProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <FailureNote error={error} wanted={wanted} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <LoadingRows rows={rows} height={height} />
}

/** What stands below a part of unknown height is loaded at once, and seen when that part has come: nothing moves. */
function Below({ query, children }: { query: { isPending: boolean }; children: ReactNode }) {
  return <div className={query.isPending ? classes.waiting : undefined}>{children}</div>
}

interface TilesProps {
  summary: Summary
  burnDown: BurnDownData | undefined
  dueAt: string | undefined
  isClosed: boolean
}

function Tiles({ summary, burnDown, dueAt, isClosed }: TilesProps) {
  const { taskCount, decidedCount, stagedCount, openCount } = summary
  const counts = countOutcomes(summary.outcomes)
  return (
    <dl className={classes.tiles}>
      <Tile label="Decided" value={formatShare(decidedCount, taskCount)}>
        {formatCount(decidedCount)} of {formatCount(taskCount)}
      </Tile>
      <Tile label="Certified" meaning="certify" count={counts.certified}>
        {formatShare(counts.certified, taskCount)} of all tasks
      </Tile>
      <Tile label="Denied" meaning="deny" count={counts.denied}>
        {counts.deniedByClose > 0
          ? `${formatCount(counts.deniedByClose)} of them when it was closed`
          : `${formatShare(counts.denied, taskCount)} of all tasks`}
      </Tile>
      {isClosed ? (
        <Tile label="Without a decision" meaning="quiet" count={counts.cancelled}>
          {counts.gone > 0 ? `${formatCount(counts.gone)} because the access is gone` : 'skipped or not reviewed'}
        </Tile>
      ) : (
        <>
          <Tile label="Not submitted" meaning="pending" count={stagedCount}>
            {stagedCount === 0 ? 'nothing waits' : 'chosen by reviewers'}
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
  children: ReactNode
}

function Tile({ label, meaning, count, value, children }: TileProps) {
  return (
    <div className={classes.tile}>
      <dt>
        {meaning && <span className={classes.dot} data-meaning={meaning} aria-hidden="true" />}
        {label}
      </dt>
      <dd className={classes.figure} title={count === undefined ? undefined : formatCount(count)}>
        {count === undefined ? value : formatShort(count)}
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
    <Tile label="Expected finish" value={formatShortDay(new Date(`${finish}T12:00:00`))}>
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

function ByReviewer({ id, summary }: { id: string; summary: Summary | undefined }) {
  const { all = false } = useSearch({ from: '/signed-in/campaigns/$id/overview' })
  const query = useInfiniteQuery(reviewersQuery(id))
  const rows = query.data?.pages.flatMap(({ list }) => list)
  const total = rows && !query.hasNextPage ? rows.length : undefined
  const shown = all ? rows : rows?.slice(0, FIRST_REVIEWERS)
  return (
    <section className={classes.card} aria-labelledby="by-reviewer">
      <div className={classes.heading}>
        <h2 id="by-reviewer">By reviewer</h2>
        {summary && (
          <span>
            {formatCount(summary.reviewerCount)}
            {total === undefined ? '' : ` of ${formatCount(total)}`}{' '}
            {summary.reviewerCount === 1 && total === undefined ? 'has' : 'have'} work left
          </span>
        )}
      </div>
      <Part
        query={{ ...query, data: shown, refetch: query.refetch }}
        wanted="The reviewers could not be loaded."
        rows={FIRST_REVIEWERS}
        height={44}
      >
        {(reviewers) =>
          reviewers.length === 0 ? (
            <EmptyNote>Nobody has tasks in this campaign.</EmptyNote>
          ) : (
            <>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">Reviewer</th>
                    <th scope="col" className={classes.bars}>
                      Certified, denied, not submitted
                    </th>
                    <th scope="col" data-number>
                      Open
                    </th>
                    <th scope="col" data-number>
                      Denied
                    </th>
                    <th scope="col" data-number className={classes.seen}>
                      Last submitted
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {reviewers.map((reviewer) => (
                    <ReviewerRow key={reviewer.userId} id={id} reviewer={reviewer} />
                  ))}
                </tbody>
              </table>
              {!all && (rows?.length ?? 0) > FIRST_REVIEWERS && (
                <p className={classes.more}>
                  <Link
                    from="/campaigns/$id/overview"
                    to="."
                    search={(search) => ({ ...search, all: true })}
                    resetScroll={false}
                  >
                    All {total === undefined ? '' : `${formatCount(total)} `}reviewers
                  </Link>
                </p>
              )}
              {all && query.hasNextPage && (
                <p className={classes.more}>
                  <Button
                    variant="default"
                    size="xs"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    Show more
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Part>
    </section>
  )
}

function ReviewerRow({ id, reviewer }: { id: string; reviewer: Reviewer }) {
  const { userId, displayName, enabled, openCount, decidedCount, deniedCount, stagedCount, lastSubmittedAt } = reviewer
  return (
    <tr>
      <td>
        <span className={classes.person}>
          <Letters id={userId} name={displayName} size={24} isPerson />
          <Link
            to="/campaigns/$id/overview"
            params={{ id }}
            search={(search) => ({ ...search, reviewer: userId })}
            resetScroll={false}
          >
            {displayName || userId}
          </Link>
        </span>
      </td>
      <td className={classes.bars}>
        <StackBar
          total={openCount + decidedCount}
          parts={[
            { label: 'certified', count: decidedCount - deniedCount, meaning: 'certify' },
            { label: 'denied', count: deniedCount, meaning: 'deny' },
            { label: 'not submitted', count: stagedCount, meaning: 'pending' },
          ]}
        />
      </td>
      <td data-number>
        <strong>{formatCount(openCount)}</strong>
      </td>
      <td data-number>{decidedCount === 0 ? '–' : formatShare(deniedCount, decidedCount)}</td>
      <td data-number className={classes.seen} data-warning={!enabled || undefined}>
        {enabled ? <When at={lastSubmittedAt} as="relative" none="never" /> : 'not active'}
      </td>
    </tr>
  )
}

const NEED_TITLES: Record<string, string> = {
  HELD: 'The campaign is held up',
  UNASSIGNED: 'Tasks without a reviewer',
  REVIEWERS_NOT_ACTIVE: 'Reviewers who are not active',
  RULES_FAILED: 'Rules that failed',
}

function NeedsYou({ id, summary: { needsYou, notBegunCount } }: { id: string; summary: Summary }) {
  const count = needsYou.length + (notBegunCount > 0 ? 1 : 0)
  return (
    <>
      <div className={classes.heading}>
        <h2 id="needs-you">Needs you</h2>
        {count > 0 && <span className={classes.badge}>{formatCount(count)}</span>}
      </div>
      {count === 0 && <p className={classes.quiet}>Nothing needs you now.</p>}
      <ul className={classes.needs}>
        {needsYou.map(({ code, count: tasks, description }) => (
          <li key={code}>
            <div>
              <strong>
                {NEED_TITLES[code] ?? code}
                {tasks > 0 && <span> · {formatCount(tasks)}</span>}
              </strong>
              <p>{description}</p>
            </div>
            {code === 'UNASSIGNED' && (
              <Button
                variant="default"
                size="xs"
                style={{ flex: 'none' }}
                renderRoot={(props) => (
                  <Link to="/campaigns/$id/tasks" params={{ id }} search={{ unassigned: true }} {...props} />
                )}
              >
                Show
              </Button>
            )}
          </li>
        ))}
        {notBegunCount > 0 && (
          <li>
            <div>
              <strong>
                {notBegunCount === 1 ? '1 reviewer has' : `${formatCount(notBegunCount)} reviewers have`} not begun
              </strong>
              <p>They have neither chosen nor submitted a decision.</p>
            </div>
            <Button
              variant="default"
              size="xs"
              style={{ flex: 'none' }}
              renderRoot={(props) => (
                <Link
                  to="/campaigns/$id/overview"
                  params={{ id }}
                  search={(search) => ({ ...search, all: true })}
                  resetScroll={false}
                  {...props}
                />
              )}
            >
              Show
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

function ByApp({ id }: { id: string }) {
  const query = useInfiniteQuery(appsQuery(id))
  const rows = query.data?.pages.flatMap(({ list }) => list).sort((a, b) => b.openCount - a.openCount)
  return (
    <section className={classes.card} aria-labelledby="by-app">
      <div className={classes.heading}>
        <h2 id="by-app">By app</h2>
        <span>open</span>
      </div>
      <Part
        query={{ ...query, data: rows, refetch: query.refetch }}
        wanted="The apps could not be loaded."
        rows={5}
        height={28}
      >
        {(apps) => (
          <ul className={classes.apps}>
            {apps.map((app) => (
              <AppRow key={app.appId} id={id} app={app} />
            ))}
          </ul>
        )}
      </Part>
      {query.hasNextPage && (
        <p className={classes.more}>
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}

function AppRow({ id, app }: { id: string; app: AppProgress }) {
  const { appId, displayName, taskCount, openCount, decidedCount, deniedCount, closedCount } = app
  return (
    <li>
      <Link to="/campaigns/$id/tasks" params={{ id }} search={{ app: [appId] }}>
        {displayName || appId}
      </Link>
      <StackBar
        total={taskCount}
        parts={[
          { label: 'certified', count: Math.max(0, decidedCount - deniedCount), meaning: 'certify' },
          { label: 'denied', count: deniedCount, meaning: 'deny' },
          { label: 'without a decision', count: closedCount - Math.max(decidedCount, deniedCount), meaning: 'quiet' },
        ]}
      />
      <span>{formatCount(openCount)}</span>
    </li>
  )
}
