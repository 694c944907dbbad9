import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../../../parts/keys/announcer.tsx'
import { useGuideHidden } from '../../../parts/keys/preferences.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { campaignCountsQuery, campaignsQuery, useCreateCampaign } from '../../campaigns/queries.ts'
import { usePermission, useSession } from '../../session/queries.ts'
import { hasPrepared, hasStarted } from '../guide.rules.ts'
import { RemoveDemo } from '../parts/remove-demo.tsx'
import { type Coverage, coverageQuery, demoQuery, type Totals, totalsQuery, useLoadDemo } from '../queries.ts'
import classes from './guide-page.module.css'

/** The first steps of a new tenant, until a campaign has started. */
export function GuidePage() {
  const navigate = useNavigate()
  const [, setIsHidden] = useGuideHidden()
  const demo = useQuery(demoQuery)
  const totals = useQuery(totalsQuery(demo.data ?? ''))
  const coverage = useQuery(coverageQuery(demo.data ?? ''))
  const counts = useQuery({ ...campaignCountsQuery({}), staleTime: 0 })
  useSayWhenDone(demo.data)
  if (counts.data && hasStarted(counts.data)) return <Navigate to="/campaigns" replace />
  const failed = [totals, coverage, counts].find(({ error, data }) => error && !data)
  const hasData = (totals.data?.grantCount ?? 0) > 0
  const isTagged =
    coverage.data !== undefined && coverage.data.ownedAppCount > 0 && coverage.data.ratedEntitlementCount > 0
  const hasCampaign = (counts.data?.size ?? 0) > 0
  const done = [hasData, hasData && isTagged, hasCampaign].filter(Boolean).length
  return (
    <Page
      title="Your first review in four steps"
      area="First steps"
      actions={
        <Button
          variant="default"
          onClick={() => {
            setIsHidden(true)
            void navigate({ to: '/' })
          }}
        >
          Hide
        </Button>
      }
    >
      {failed && (
        <FailureNote
          error={failed.error}
          wanted="The first steps could not be loaded."
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
      {totals.data && coverage.data && counts.data ? (
        <>
          <p className={classes.done}>
            {formatCount(done)} of 4 done. This page stays until a campaign has started or you hide it.
          </p>
          <ol className={classes.steps}>
            <Step number={1} title="Bring in access data" isDone={hasData}>
              {hasData ? <Brought totals={totals.data} state={demo.data} /> : <BringData state={demo.data} />}
            </Step>
            <Step number={2} title="Mark what matters" isDone={hasData && isTagged}>
              {hasData ? (
                <Owners coverage={coverage.data} />
              ) : (
                <p>Owners answer for apps. Risk levels tell reviewers where to look closer.</p>
              )}
            </Step>
            <Step number={3} title="Create a campaign" isDone={hasCampaign}>
              <p>A campaign asks reviewers whether people still need their access.</p>
              <MakeCampaign coverage={coverage.data} isFirst={!hasCampaign} hasData={hasData} />
            </Step>
            <Step number={4} title="Review" isDone={false}>
              <p>
                {hasPrepared(counts.data)
                  ? 'A campaign is prepared. Check its ledger, then start it. Reviewers can then decide.'
                  : 'Prepare the campaign, check its ledger, and start it. Reviewers can then decide.'}
              </p>
              {hasCampaign && <Unstarted />}
            </Step>
          </ol>
        </>
      ) : (
        !failed && <LoadingRows rows={4} height={84} />
      )}
    </Page>
  )
}

function useSayWhenDone(state: string | undefined) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'DEMO_STATE_LOADING' && state === 'DEMO_STATE_LOADED') say('The demo company is loaded.')
    if (before.current === 'DEMO_STATE_REMOVING' && state !== 'DEMO_STATE_REMOVING') say('The demo company is removed.')
    before.current = state
  }, [state])
}

interface StepProps {
  number: number
  title: string
  isDone: boolean
  children: ReactNode
}

function Step({ number, title, isDone, children }: StepProps) {
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <span className={classes.mark} aria-hidden="true">
        {isDone ? <IconCheck size={16} stroke={2} /> : number}
      </span>
      <div className={classes.body}>
        <h2>
          {title}
          {isDone && <span className={classes.word}>Done</span>}
        </h2>
        {children}
      </div>
    </li>
  )
}

function Brought({ totals, state }: { totals: Totals; state: string | undefined }) {
  return (
    <>
      <p>
        {countOf(totals.userCount, 'person', 'people')}, {countOf(totals.appCount, 'app')},{' '}
        {countOf(totals.grantCount, 'grant')}.
      </p>
      {state === 'DEMO_STATE_LOADED' && (
        <p>The demo company is loaded. Remove it before you review real access, so that the two do not mix.</p>
      )}
      <div className={classes.buttons}>
        <RemoveDemo />
      </div>
    </>
  )
}

function BringData({ state }: { state: string | undefined }) {
  const load = useLoadDemo()
  const mayImport = usePermission('source.write')
  if (state === 'DEMO_STATE_REMOVING') return <RemoveDemo />
  if (state === 'DEMO_STATE_LOADING')
    return <p role="status">The demo company is being loaded. This takes up to a minute; you can leave this page.</p>
  if (!mayImport) return <p>Ask an administrator or a connector administrator to do this.</p>
  return (
    <>
      <p>Import the exports of your systems, or try Recert with a made-up company of 300 people and 12 apps.</p>
      {load.error && <FailureNote error={load.error} wanted="The demo company was not loaded." />}
      <div className={classes.buttons}>
        <Button renderRoot={(props) => <Link to="/data/sources" search={{ new: true }} {...props} />}>
          Import your data
        </Button>
        {state === 'DEMO_STATE_AVAILABLE' && (
          <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
            Load the demo company
          </Button>
        )}
      </div>
    </>
  )
}

function Owners({ coverage }: { coverage: Coverage }) {
  const { appCount, ownedAppCount, entitlementCount, ratedEntitlementCount } = coverage
  const mayTag = usePermission('attribute.read')
  return (
    <>
      <p>
        {formatCount(ownedAppCount)} of {countOf(appCount, 'app')} {ownedAppCount === 1 ? 'has' : 'have'} an owner.{' '}
        {formatCount(ratedEntitlementCount)} of {countOf(entitlementCount, 'entitlement')}{' '}
        {ratedEntitlementCount === 1 ? 'has' : 'have'} a risk level.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" renderRoot={(props) => <Link to="/data/apps" {...props} />}>
          Owners of apps
        </Button>
        {mayTag && (
          <Button variant="default" renderRoot={(props) => <Link to="/tags" {...props} />}>
            Tags of entitlements
          </Button>
        )}
      </div>
    </>
  )
}

function MakeCampaign({ coverage, isFirst, hasData }: { coverage: Coverage; isFirst: boolean; hasData: boolean }) {
  const { leaverCount, leaverGrantCount } = coverage
  const mayCreate = usePermission('campaign.create')
  const { userId } = useSession()
  const navigate = useNavigate()
  const create = useCreateCampaign()
  if (!mayCreate) return <p>Ask somebody who may create campaigns to do this.</p>
  return (
    <>
      {leaverCount > 0 && (
        <div className={classes.leavers}>
          <p>
            <strong>
              {countOf(leaverCount, 'person has', 'people have')} left and still {leaverCount === 1 ? 'holds' : 'hold'}{' '}
              {countOf(leaverGrantCount, 'grant')}.
            </strong>{' '}
            A good first campaign: it is small and easy to decide.
          </p>
          <Button
            variant={isFirst ? 'filled' : 'default'}
            loading={create.isPending}
            aria-label="Draft a campaign for people who have left"
            onClick={() =>
              create.mutate(
                {
                  displayName: 'People who have left',
                  ownerIds: [userId],
                  scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
                  scopeV2: { userCriteria: { userStatus: ['DISABLED', 'DELETED'] } },
                },
                { onSuccess: (id) => void navigate({ to: '/campaigns/$id/setup', params: { id } }) },
              )
            }
          >
            Draft a campaign
          </Button>
        </div>
      )}
      {create.error && <FailureNote error={create.error} wanted="The draft was not created." />}
      {hasData && (
        <div className={classes.buttons}>
          <Button variant="default" renderRoot={(props) => <Link to="/campaigns/new" {...props} />}>
            New campaign
          </Button>
        </div>
      )}
    </>
  )
}

/** Campaigns that wait to be prepared or started. */
function Unstarted() {
  const { data } = useInfiniteQuery(campaignsQuery({}))
  const campaigns = data?.pages[0]?.list ?? []
  return (
    <ul className={classes.unstarted}>
      {campaigns.slice(0, 5).map(({ accessReview: { id, displayName, state } }) => (
        <li key={id}>
          <Link to={state === 'ACCESS_REVIEW_STATE_DRAFT' ? '/campaigns/$id/setup' : '/campaigns/$id'} params={{ id }}>
            {displayName || 'Unnamed campaign'}
          </Link>
        </li>
      ))}
    </ul>
  )
}
