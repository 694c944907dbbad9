import { ActionIcon, Button, Menu, Modal, Textarea, TextInput } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatTime } from '../../../parts/format.ts'
import { LoadingPage } from '../../../parts/loading-page.tsx'
import { Page } from '../../../parts/page.tsx'
import { Tag } from '../../../parts/tag.tsx'
import { setUnsaved } from '../../../parts/unsaved.ts'
import {
  campaignKey,
  campaignQuery,
  saveCampaign,
  useCreateCampaign,
  useDeleteCampaign,
  usePrepareCampaign,
  type VersionedCampaign,
} from '../../campaigns/queries.ts'
import { usePermission, useSession } from '../../session/queries.ts'
import { applyEdits, shownProblem } from '../draft.rules.ts'
import { type DraftState, DraftStore } from '../draft.store.ts'
import { FIELD_LABELS, KIND_LABELS } from '../labels.ts'
import { OlderScopes } from '../parts/older-scopes.tsx'
import { PreviewCard } from '../parts/preview-card.tsx'
import { ScopeBuilder } from '../parts/scope-builder.tsx'
import { Row, Section } from '../parts/section.tsx'
import { SeeSection } from '../parts/see-section.tsx'
import classes from '../parts/setup.module.css'
import { SignSection } from '../parts/sign-section.tsx'
import { WhenSection } from '../parts/when-section.tsx'
import { WhoSection } from '../parts/who-section.tsx'
import { type Draft, DraftContext, useField } from '../use-draft.ts'
import { usePreview } from '../use-preview.ts'

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
        <EmptyNote>There is no such campaign, or you may not see it.</EmptyNote>
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
      const { read, edits } = store.state()
      queryClient.setQueryData(campaignKey(id), read)
      setUnsaved(Object.keys(edits).length)
    })
    return () => {
      unsubscribe()
      setUnsaved(0)
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
  const mayPick = usePermission('app.read')
  const preview = usePreview(id, read.version, read.permissions.extra.validate === true)
  const prepare = usePrepareCampaign(id)
  const [showsPreview, setShowsPreview] = useState(false)
  const isOld = preview.version !== read.version || Object.keys(edits).some((key) => held[key] === undefined)
  const problems = new Map([
    ...(preview.validation?.problems ?? []).map((problem) => {
      const { key, description } = shownProblem(read.campaign, problem)
      return [key, description] as const
    }),
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
            {isDraft && <Tag>Draft</Tag>}
            <SaveStatus state={state} store={store} />
          </>
        }
        actions={<Actions campaign={read} store={store} />}
      >
        <div className={card ? classes.layout : undefined}>
          <div className={classes.main}>
            <Conflict state={state} store={store} />
            {campaign.errorState.endsWith('QUOTA_EXCEED_ERROR') && (
              <div className={classes.banner} role="alert">
                <p>The scope selected more items than a campaign may have. Narrow it, then prepare again.</p>
              </div>
            )}
            <Naming />
            <Section
              id="what"
              number={1}
              title="What"
              isWanted={section === 'what'}
              hint={`${KIND_LABELS[campaign.scopeType] ?? ''} (cannot be changed)`}
            >
              <ScopeBuilder />
            </Section>
            <OlderScopes />
            <Section id="who" number={2} title="Who" isWanted={section === 'who'}>
              <WhoSection />
            </Section>
            <Section id="when" number={3} title="When" isWanted={section === 'when'}>
              <WhenSection />
            </Section>
            <Section id="see" number={4} title="Reviewers see" isWanted={section === 'see'}>
              <SeeSection />
            </Section>
            <Section id="sign" number={5} title="Sign and tell" isWanted={section === 'sign'}>
              <SignSection />
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
        <Modal opened={showsPreview} onClose={() => setShowsPreview(false)} title="Preview">
          {card}
        </Modal>
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

function Naming() {
  const name = useField('displayName')
  const description = useField('description')
  return (
    <section className={classes.section} aria-label="Name" id="section-name">
      <Row label="Name" error={name.error}>
        <TextInput
          aria-label="Name"
          maxLength={200}
          disabled={name.disabled}
          value={name.value}
          onChange={(event) => name.onChange(event.currentTarget.value)}
        />
      </Row>
      <Row label="Description" error={description.error}>
        <Textarea
          aria-label="Description"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={4000}
          placeholder="What the campaign is for"
          disabled={description.disabled}
          value={description.value}
          onChange={(event) => description.onChange(event.currentTarget.value)}
        />
      </Row>
    </section>
  )
}

function SaveStatus({ state, store }: { state: DraftState; store: DraftStore }) {
  const { status, savedAt, error, held } = state
  if (status === 'failed')
    return (
      <span className={classes.status} data-failed role="alert">
        Not saved. {error instanceof Error ? error.message : ''}{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void store.flush()}>
          Try again
        </Button>
      </span>
    )
  const text = {
    saved: savedAt ? `Saved ${formatTime(savedAt)}` : '',
    waiting: 'Not saved yet',
    saving: 'Saving',
    conflict: 'Not saved',
  }[status]
  const heldCount = Object.keys(held).length
  return (
    <span className={classes.status} role="status">
      {text}
      {status === 'saved' && heldCount > 0 && `, ${countOf(heldCount, 'change')} not yet`}
    </span>
  )
}

function Conflict({ state: { conflict }, store }: { state: DraftState; store: DraftStore }) {
  if (!conflict) return null
  const fields = [...new Set(conflict.keys.map((key) => FIELD_LABELS[key] ?? key))].join(', ')
  return (
    <div className={classes.banner} role="alert">
      <p>
        Somebody else changed this campaign at {formatTime(new Date(conflict.theirs.campaign.updatedAt))}: {fields}. You
        changed the same.
      </p>
      <Button size="xs" variant="default" onClick={() => store.takeTheirs()}>
        Take their changes
      </Button>
      <Button size="xs" color="warning" onClick={() => store.saveAnyway()}>
        Save mine anyway
      </Button>
    </div>
  )
}

function Actions({ campaign: { campaign, permissions }, store }: { campaign: VersionedCampaign; store: DraftStore }) {
  const { id, displayName, state } = campaign
  const navigate = useNavigate()
  const { userId } = useSession()
  const mayCreate = usePermission('campaign.create')
  const copy = useCreateCampaign()
  const remove = useDeleteCampaign()
  const [isDeleting, setIsDeleting] = useState(false)
  const mayDelete = permissions.delete && state === DRAFT
  if (!mayCreate && !mayDelete) return null
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More actions">
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayCreate && (
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                void store
                  .flush()
                  .then(() =>
                    copy.mutate(
                      { displayName: `${displayName} (copy)`.slice(0, 200), ownerIds: [userId], duplicateFrom: id },
                      { onSuccess: (made) => void navigate({ to: '/campaigns/$id/setup', params: { id: made } }) },
                    ),
                  )
              }
            >
              Duplicate
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              color="deny"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => setIsDeleting(true)}
            >
              Delete draft
            </Menu.Item>
          )}
          {copy.error && <FailureNote error={copy.error} wanted="The campaign was not copied." />}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName || 'this draft'}?`}
        confirm="Delete draft"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => void navigate({ to: '/campaigns' }) })}
      >
        <p>The draft goes with its scope and selections. The audit log keeps that it was there.</p>
      </ConfirmDialog>
    </>
  )
}
