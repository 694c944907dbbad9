import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { labelOfState } from '../../../parts/campaign/campaign-state.rules.ts'
import { CampaignTabs } from '../../../parts/campaign/campaign-tabs.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingPage, LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { setUnsaved } from '../../../parts/page/unsaved.ts'
import { countOf } from '../../../parts/values/format.ts'
import { progressQuery } from '../../campaign-run/queries.ts'
import { useTabMarks } from '../../campaign-run/tabs.queries.ts'
import {
  campaignKey,
  campaignQuery,
  saveCampaign,
  usePrepareCampaign,
  type VersionedCampaign,
} from '../../campaigns/queries.ts'
import { hasSessionEnded, setSessionEnded, subscribeSessionEnd, usePermission } from '../../session/queries.ts'
import { applyEdits, shownProblems } from '../draft.rules.ts'
import { DraftStore } from '../draft.store.ts'
import { KIND_LABELS } from '../labels.ts'
import { ScopeBuilder } from '../parts/builder/scope-builder.tsx'
import { NameSection } from '../parts/name-section.tsx'
import { PreviewCard } from '../parts/preview-card.tsx'
import { SaveStatus } from '../parts/save-status.tsx'
import { Section } from '../parts/section.tsx'
import classes from '../parts/setup.module.css'
import { SetupActions } from '../parts/setup-actions.tsx'
import { WhenSection } from '../parts/when-section.tsx'
import { WhoSection } from '../parts/who-section.tsx'
import { type Draft, DraftContext } from '../use-draft.ts'
import { usePreview } from '../use-preview.ts'

const OlderScopes = lazyPart(async () => ({ default: (await import('../parts/builder/older-scopes.tsx')).OlderScopes }))
const SignSection = lazyPart(async () => ({ default: (await import('../parts/sign-section.tsx')).SignSection }))
const SeeSection = lazyPart(async () => ({ default: (await import('../parts/see-section.tsx')).SeeSection }))
const ConflictNote = lazyPart(() => import('../parts/builder/conflict-note.tsx'))

const DRAFT = 'ACCESS_REVIEW_STATE_DRAFT'

/** One page for a new draft and an old one; of a campaign that is prepared or open, what can still be changed. */
export function SetupPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/setup' })
  const { data, error, isFetching, refetch } = useQuery({ ...campaignQuery(id), refetchOnWindowFocus: false })
  if (data) return <Setup key={id} id={id} first={data} />
  if (!error) return <LoadingPage />
  return (
    <Page title="Setup" parents={[{ label: 'Campaigns', to: '/campaigns' }]}>
      {hasStatus(error, 404) ? (
        <EmptyNote>This campaign does not exist, or you cannot view it.</EmptyNote>
      ) : (
        <FailureNote
          error={error}
          wanted="The campaign could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Page>
  )
}

/** The store of a draft. What waits is saved when the page is left. */
function useDraftStore(id: string, first: VersionedCampaign): DraftStore {
  const queryClient = useQueryClient()
  const [store] = useState(
    () =>
      new DraftStore(first, {
        load: () => queryClient.fetchQuery({ ...campaignQuery(id), staleTime: 0 }),
        save: (change, fields, version) => saveCampaign(id, change, fields, version),
      }),
  )
  useEffect(() => {
    const unsubscribe = store.subscribe(() => {
      const { read, edits, status, error } = store.state()
      queryClient.setQueryData(campaignKey(id), read)
      setUnsaved(Object.keys(edits).length, 'edit')
      if (status === 'failed' && hasStatus(error, 401)) setSessionEnded(true)
    })
    // Signed in again: what waits is saved.
    const stop = subscribeSessionEnd(() => {
      if (!hasSessionEnded()) void store.flush()
    })
    return () => {
      unsubscribe()
      stop()
      setUnsaved(0, 'edit')
      void store.flush().then(() => {
        queryClient.setQueryData(campaignKey(id), store.state().read)
        void queryClient.invalidateQueries({ queryKey: ['campaigns', 'list'] })
      })
    }
  }, [store, id, queryClient])
  return store
}

function Setup({ id, first }: { id: string; first: VersionedCampaign }) {
  const { section } = useSearch({ from: '/signed-in/campaigns/$id/setup' })
  const navigate = useNavigate({ from: '/campaigns/$id/setup' })
  const store = useDraftStore(id, first)
  const state = useSyncExternalStore(store.subscribe, store.state)
  const { read, edits, held } = state
  const campaign = useMemo(() => applyEdits(read.campaign, edits), [read.campaign, edits])
  const isDraft = campaign.state === DRAFT
  const stateLabel = labelOfState(campaign.state)
  const progress = useQuery({ ...progressQuery(id), enabled: !isDraft })
  const marks = useTabMarks(id, campaign.state)
  const mayPick = usePermission('app.read')
  const preview = usePreview(id, read.version, read.permissions.extra.validate === true)
  const prepare = usePrepareCampaign(id)
  const [showsPreview, setShowsPreview] = useState(false)
  const isOld = preview.version !== read.version || Object.keys(edits).some((key) => held[key] === undefined)
  const problems = new Map([
    ...shownProblems(campaign, preview.validation?.problems ?? [], isOld).map(
      ({ key, description }) => [key, description] as const,
    ),
    ...Object.entries(held),
  ])
  const draft: Draft = {
    id,
    store,
    campaign,
    problems,
    mayPick,
    mayEdit: read.permissions.edit,
    mayEditScope: read.permissions.edit && isDraft,
    mayEditPolicy: read.permissions.edit && (isDraft || campaign.state === 'ACCESS_REVIEW_STATE_REVIEW'),
  }
  const show = (key: string) => {
    setShowsPreview(false)
    void navigate({ search: { section: sectionOf(key) } })
  }
  const card = read.permissions.extra.validate && (
    <PreviewCard
      preview={preview}
      isOld={isOld}
      held={held}
      onShow={show}
      prepare={
        read.permissions.extra.prepare
          ? {
              isPending: prepare.isPending,
              error: prepare.error,
              run: () =>
                void store.flush().then(() =>
                  prepare.mutate(undefined, {
                    onSuccess: () => void navigate({ to: '/campaigns/$id', params: { id } }),
                  }),
                ),
            }
          : undefined
      }
    />
  )
  const problemCount = problems.size
  return (
    <DraftContext value={draft}>
      <Page
        title={campaign.displayName || 'Unnamed campaign'}
        area="Setup"
        parents={[{ label: 'Campaigns', to: '/campaigns' }]}
        badge={
          <>
            <Tag meaning={stateLabel.meaning}>{stateLabel.label}</Tag>
            <SaveStatus state={state} store={store} />
          </>
        }
        actions={<SetupActions campaign={read} store={store} />}
        tabs={
          <CampaignTabs
            id={id}
            state={campaign.state}
            current="setup"
            itemCount={progress.data?.itemCount ?? 0}
            marks={marks}
          />
        }
      >
        <div className={card ? classes.layout : undefined}>
          <div className={classes.main}>
            <Suspense>
              {state.conflict && <ConflictNote conflict={state.conflict} mine={campaign} store={store} />}
            </Suspense>
            {campaign.errorState.endsWith('QUOTA_EXCEED_ERROR') && (
              <div className={classes.banner} role="alert">
                <p>The scope selected more items than a campaign may have. Narrow it, then prepare again.</p>
              </div>
            )}
            <NameSection />
            <Section
              id="what"
              number={1}
              title="What"
              isWanted={section === 'what'}
              hint={`${KIND_LABELS[campaign.scopeType] ?? ''} (cannot be changed)`}
            >
              <ScopeBuilder />
            </Section>
            <Suspense>
              <OlderScopes />
            </Suspense>
            <Section id="who" number={2} title="Who" isWanted={section === 'who'}>
              <WhoSection />
            </Section>
            <Section id="when" number={3} title="When" isWanted={section === 'when'}>
              <WhenSection />
            </Section>
            <Section id="see" number={4} title="Reviewers see" isWanted={section === 'see'}>
              <Suspense fallback={<LoadingRows rows={4} />}>
                <SeeSection />
              </Suspense>
            </Section>
            <Section id="sign" number={5} title="Signatures and notifications" isWanted={section === 'sign'}>
              <Suspense fallback={<LoadingRows rows={4} />}>
                <SignSection />
              </Suspense>
            </Section>
          </div>
          {card && <aside className={classes.aside}>{card}</aside>}
          {card && (
            <div className={classes.bar}>
              <span>
                {preview.validation ? countOf(preview.validation.itemCount, 'item') : 'Counting'}
                {problemCount > 0 && `, ${problemCount} to fix`}
              </span>
              <Button size="sm" onClick={() => setShowsPreview(true)}>
                Preview
              </Button>
            </div>
          )}
        </div>
        <Dialog opened={showsPreview} onClose={() => setShowsPreview(false)} title="Preview">
          {card}
        </Dialog>
      </Page>
    </DraftContext>
  )
}

const SECTIONS: Record<string, readonly string[]> = {
  name: ['displayName', 'description'],
  who: ['policyId', 'usePolicyOverride'],
  when: [
    'scheduledStartDate',
    'autoStartCampaign',
    'completionDate',
    'autoCloseCampaign',
    'autoCloseDecision',
    'accuracyIssueAction',
    'autoResolve',
  ],
  see: ['defaultView', 'columnConfig', 'reviewerAttributeConfig', 'reviewInstructions'],
  sign: ['signatureConfig', 'notificationConfig', 'autoGenerateReport'],
}
const sectionOf = (key: string): string =>
  Object.keys(SECTIONS).find((section) => SECTIONS[section]?.includes(key)) ?? 'what'
