import '@mantine/core/styles/Drawer.css'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { burnDownQuery, summaryQuery } from '../figures.queries.ts'
import { BurnDown } from '../overview/burn-down.tsx'
import { ByApp } from '../overview/by-app.tsx'
import { ByReviewer } from '../overview/by-reviewer.tsx'
import { NeedsYou } from '../overview/needs-you.tsx'
import classes from '../overview/overview.module.css'
import { Tiles } from '../overview/overview-tiles.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import { Below, Part } from '../parts/page-part.tsx'
import type { Ready } from '../queries.ts'

const ReviewerDrawer = lazyPart(() => import('../tasks/reviewer-drawer.tsx'))
const ReassignReviewer = lazyPart(() => import('../tasks/reassign-reviewer.tsx'))
const Markdown = lazyPart(async () => ({ default: (await import('../../../parts/values/markdown.tsx')).Markdown }))

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
  const mayManage = ready.objectPermissions.extra.close === true
  const [reassigned, setReassigned] = useState<string>()
  return (
    <div className={classes.overview}>
      {isClosed && campaignInsights?.markdown && (
        <section className={classes.card} aria-label="Insights">
          <details>
            <summary className={classes.insights}>Campaign findings</summary>
            <Suspense fallback={<LoadingRows rows={4} height={28} />}>
              <Markdown text={campaignInsights.markdown} />
            </Suspense>
          </details>
        </section>
      )}
      <Part query={summary} wanted="The figures could not be loaded." rows={1} height={96}>
        {(data) => <Tiles id={id} summary={data} burnDown={burnDown.data} dueAt={completionDate} isClosed={isClosed} />}
      </Part>
      <div className={classes.columns}>
        <div className={classes.column}>
          <section className={classes.card}>
            <Part query={burnDown} wanted="The chart could not be loaded." rows={5} height={42}>
              {(data) => <BurnDown data={data} dueAt={completionDate} isClosed={isClosed} />}
            </Part>
          </section>
          <Below query={burnDown}>
            <ByReviewer id={id} summary={summary.data} mayRemind={mayManage} />
          </Below>
        </div>
        <div className={classes.column}>
          {!isClosed && (
            <section className={`${classes.card} ${classes.first}`} aria-labelledby="needs-you">
              <Part query={summary} wanted="The “Needs you” list could not be loaded." rows={2} height={56}>
                {(data) => (
                  <NeedsYou
                    id={id}
                    summary={data}
                    mayManage={mayManage}
                    onReviewer={(userId) => change({ reviewer: userId })}
                    onReassign={setReassigned}
                  />
                )}
              </Part>
            </section>
          )}
          <Below query={summary}>
            <ByApp id={id} />
          </Below>
        </div>
      </div>
      <Suspense>
        {reassigned && (
          <ReassignReviewer campaignId={id} userId={reassigned} onClose={() => setReassigned(undefined)} />
        )}
        {reviewer && (
          <ReviewerDrawer campaign={ready} userId={reviewer} onClose={() => change({ reviewer: undefined })} />
        )}
      </Suspense>
    </div>
  )
}
