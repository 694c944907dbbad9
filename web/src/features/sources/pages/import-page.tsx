import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { say } from '../../../parts/keys/announcer.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import { ApplyStep } from '../import/apply-step.tsx'
import { FileDrop } from '../import/file-drop.tsx'
import { isPreviewOutdated, nextStep } from '../import/import.rules.ts'
import { PreviewStep } from '../import/preview-step.tsx'
import { TablesStep } from '../import/tables-step.tsx'
import { useStepFocus } from '../import/use-step-focus.ts'
import { usePreview } from '../import-queries.ts'
import { CancelSync, SyncFiles, SyncResult } from '../parts/sync-result.tsx'
import { type Sync, sourceQuery, syncQuery, syncsQuery, useUpload, WAITING } from '../queries.ts'
import type { ChosenFile } from '../sync.rules.ts'
import classes from './import-page.module.css'
import { MissingSource } from './missing-source.tsx'

/** Imports files into a source: uploads them, shows what they are and what would change, and applies that. */
export function ImportPage() {
  const { id } = useParams({ from: '/signed-in/data/sources/$id/import' })
  const { sync: syncId } = useSearch({ from: '/signed-in/data/sources/$id/import' })
  const { data: source, error } = useQuery(sourceQuery(id))
  const isAllowed = usePermission('source.write')
  const steps = useRef<HTMLDivElement>(null)
  const onStep = useStepFocus(steps)
  if (hasStatus(error, 404)) return <MissingSource />
  return (
    <Page
      title={`Import into ${source?.displayName ?? 'a source'}`}
      area="Sources"
      parents={[
        { label: 'Sources', to: '/data/sources' },
        { label: source?.displayName ?? 'Source', to: '/data/sources/$id', params: { id } },
      ]}
    >
      {!isAllowed ? (
        <p>You cannot import. You need the permission source.write; an administrator can grant it.</p>
      ) : (
        <div className={classes.parts} ref={steps}>
          {syncId === undefined ? (
            <FilesStep sourceId={id} onStep={onStep} />
          ) : (
            <Steps key={syncId} sourceId={id} syncId={syncId} onStep={onStep} />
          )}
        </div>
      )}
    </Page>
  )
}

/** The first step. The next ones are about the sync that it makes, which the address then names. */
function FilesStep({ sourceId, onStep }: { sourceId: string; onStep(): void }) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [uploading, setUploading] = useState('')
  const navigate = useNavigate()
  const { data: syncs, isPending } = useInfiniteQuery(syncsQuery(sourceId))
  const waiting = syncs?.pages[0]?.list.find(({ state }) => WAITING.includes(state))
  const upload = useUpload(sourceId, {
    onSuccess: (sync) => {
      say(`${countOf(sync.files.length, 'file')} uploaded`)
      void navigate({ to: '/data/sources/$id/import', params: { id: sourceId }, search: { sync: sync.id } })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is drawn
  useEffect(onStep, [isPending, onStep])
  // A source has one import at a time: that one first.
  if (isPending) return <LoadingRows />
  if (waiting && upload.isIdle) return <SyncResult sync={waiting} />
  const isReady = files.length > 0 && files.every(({ problem }) => problem === '')
  return (
    <section className={classes.card} aria-labelledby="files">
      <h2 id="files">1. Files</h2>
      <FileDrop files={files} uploading={uploading} isBusy={upload.isPending} onChange={setFiles} />
      <p className={classes.note}>Nothing is changed before you have seen a preview and applied it.</p>
      <Button
        disabled={!isReady}
        loading={upload.isPending}
        onClick={() => upload.mutate({ files, onProgress: setUploading }, { onSettled: () => setUploading('') })}
      >
        Upload
      </Button>
      {upload.error && <FailureNote error={upload.error} wanted="The files could not be uploaded." />}
    </section>
  )
}

function Steps({ sourceId, syncId, onStep }: { sourceId: string; syncId: string; onStep(): void }) {
  const { data: sync, error, refetch } = useQuery(syncQuery(sourceId, syncId))
  const [hasChanged, setHasChanged] = useState(false)
  const onChanged = () => setHasChanged(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its step
  useEffect(onStep, [sync?.state, onStep])
  if (!sync)
    return error ? (
      <FailureNote error={error} wanted="The import could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows />
    )
  const isWaiting = WAITING.includes(sync.state)
  const isOutdated = isPreviewOutdated(sync)
  return (
    <>
      <UploadedFiles sync={sync} />
      {(isWaiting || sync.state === 'SYNC_STATE_CHECKING') && <TablesStep sync={sync} />}
      {isOutdated && <PreviewAgain sync={sync} onChanged={onChanged} />}
      {sync.state === 'SYNC_STATE_NEEDS_CONFIRMATION' && !isOutdated && <Problem sync={sync} />}
      {sync.state === 'SYNC_STATE_PREVIEWED' && (
        <>
          {hasChanged && (
            <div className={classes.problem} role="alert">
              <strong>Nothing was changed</strong>
              <p>The access data changed after your preview. This is a new preview: check it, then apply it.</p>
            </div>
          )}
          <PreviewStep sync={sync} />
          <ApplyStep sync={sync} onChanged={onChanged} />
        </>
      )}
      {!isWaiting && <SyncResult sync={sync} again={<OtherFiles sourceId={sourceId} />} />}
      {sync.state === 'SYNC_STATE_DONE' && <AfterImport sync={sync} />}
    </>
  )
}

/** Makes a preview again that the access data no longer fits. */
function PreviewAgain({ sync, onChanged }: { sync: Sync; onChanged(): void }) {
  const { mutate, error } = usePreview(sync)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sync turns out to be outdated
  useEffect(() => {
    onChanged()
    mutate()
  }, [])
  return error ? (
    <FailureNote error={error} wanted="The import could not be previewed again." onRetry={() => mutate()} />
  ) : (
    <LoadingRows rows={4} height={36} />
  )
}

function UploadedFiles({ sync }: { sync: Sync }) {
  return (
    <section className={classes.card} aria-labelledby="files">
      <h2 id="files">1. Files</h2>
      <ul className={classes.files} aria-label="Uploaded files">
        {sync.files.map(({ fileName, byteCount }) => (
          <li key={fileName}>
            <span className={classes.name}>{fileName}</span>
            <span className={classes.size}>{countOf(Number(byteCount), 'byte')}</span>
          </li>
        ))}
      </ul>
      {['SYNC_STATE_UPLOADING', 'SYNC_STATE_NEEDS_CONFIRMATION'].includes(sync.state) && <CancelSync sync={sync} />}
      {sync.state === 'SYNC_STATE_CANCELLED' && <OtherFiles sourceId={sync.sourceId} />}
    </section>
  )
}

/** What the server asks before it changes anything, and the step that answers it. */
function Problem({ sync }: { sync: Sync }) {
  return (
    <div className={classes.problem} role="alert">
      <strong>Nothing was changed</strong>
      {sync.questions.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{nextStep(sync.questions)}</p>
    </div>
  )
}

function OtherFiles({ sourceId }: { sourceId: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/data/sources/$id/import" params={{ id: sourceId }} search={{}} {...props} />}
    >
      Choose other files
    </Button>
  )
}

function AfterImport({ sync }: { sync: Sync }) {
  const mayCreate = usePermission('campaign.create')
  return (
    <>
      <SyncFiles sync={sync} />
      <div className={classes.next}>
        {mayCreate && <Button renderRoot={(props) => <Link to="/campaigns/new" {...props} />}>New campaign</Button>}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/data/sources/$id/syncs/$syncId" params={{ id: sync.sourceId, syncId: sync.id }} {...props} />
          )}
        >
          Details of this import
        </Button>
      </div>
    </>
  )
}
