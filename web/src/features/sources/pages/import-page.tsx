import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { say } from '../../../parts/announcer.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/format.ts'
import { Page } from '../../../parts/page.tsx'
import { Tag } from '../../../parts/tag.tsx'
import { usePermission } from '../../session/queries.ts'
import { SyncFiles, SyncResult } from '../parts/sync-result.tsx'
import { finishSync, sourceQuery, syncQuery, useUpload } from '../queries.ts'
import { type ChosenFile, chosenFile, FILE_KINDS } from '../sync.rules.ts'
import classes from './import-page.module.css'
import { MissingSource } from './source-page.tsx'

/** Uploads files into a source and applies them. */
export function ImportPage() {
  const { id } = useParams({ from: '/signed-in/data/sources/$id/import' })
  const { data: source, error } = useQuery(sourceQuery(id))
  const isAllowed = usePermission('source.write')
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [isSkipping, setIsSkipping] = useState(false)
  const [uploading, setUploading] = useState('')
  const [syncId, setSyncId] = useState<string>()
  const upload = useUpload(id, { onSuccess: (sync) => setSyncId(sync.id) })
  const run = useMutation({
    mutationFn: async (skipBadRows: boolean) => {
      setSyncId(undefined)
      const sync = await upload.mutateAsync({ files, onProgress: setUploading })
      say(`${countOf(sync.files.length, 'file')} uploaded`)
      return finishSync(id, sync.id, { skipBadRows })
    },
    onSettled: () => setUploading(''),
  })
  const { data: sync } = useQuery({ ...syncQuery(id, syncId ?? ''), enabled: syncId !== undefined && run.isSuccess })
  if (hasStatus(error, 404)) return <MissingSource />
  const add = (chosen: readonly File[]) =>
    setFiles((before) => {
      let after = before
      for (const file of chosen) after = [...after, chosenFile(file.name, file, after)]
      return after
    })
  const isReady = files.length > 0 && files.every(({ problem }) => problem === '')
  const isOver = sync && ['SYNC_STATE_DONE', 'SYNC_STATE_FAILED', 'SYNC_STATE_CANCELLED'].includes(sync.state)
  const isBusy = run.isPending || (sync !== undefined && !isOver)
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
        <p>You may not import. It needs the permission source.write, which an administrator can give.</p>
      ) : (
        <div className={classes.parts}>
          <section className={classes.card} aria-labelledby="files">
            <h2 id="files">1. Files</h2>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
            <div
              className={classes.drop}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (!isBusy) add([...event.dataTransfer.files])
              }}
            >
              <IconUpload size={20} stroke={1.75} aria-hidden />
              <p>Drop {FILE_KINDS.map((kind) => `${kind}.csv`).join(', ')}, or one archive (.tar, .tar.gz), here.</p>
              <FileButton multiple accept=".csv,.jsonl,.ndjson,.tar,.gz,.tgz" onChange={add} disabled={isBusy}>
                {(props) => (
                  <Button variant="default" {...props}>
                    Choose files
                  </Button>
                )}
              </FileButton>
            </div>
            {files.length > 0 && (
              <ul className={classes.files} aria-label="Chosen files">
                {files.map((file) => (
                  <li key={file.name} data-uploading={uploading === file.name || undefined}>
                    <span className={classes.name}>{file.name}</span>
                    <span className={classes.size}>{countOf(file.blob.size, 'byte')}</span>
                    {file.problem ? (
                      <Tag meaning="deny">Not known</Tag>
                    ) : uploading === file.name ? (
                      <Tag meaning="accent">Uploading</Tag>
                    ) : (
                      <Tag meaning="certify">Ready</Tag>
                    )}
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      disabled={isBusy}
                      aria-label={`Take out ${file.name}`}
                      onClick={() => setFiles(files.filter((other) => other !== file))}
                    >
                      Take out
                    </Button>
                    {file.problem && <p>{file.problem}</p>}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section className={classes.card} aria-labelledby="apply">
            <h2 id="apply">2. Apply</h2>
            <Checkbox
              label="Leave out rows that are not right"
              checked={isSkipping}
              disabled={isBusy}
              onChange={(event) => setIsSkipping(event.currentTarget.checked)}
            />
            <p className={classes.note}>
              Each file replaces all that this source has said before: what it no longer names is removed.
            </p>
            <Button loading={run.isPending} disabled={!isReady || isBusy} onClick={() => run.mutate(isSkipping)}>
              Apply
            </Button>
            {run.error && <FailureNote error={run.error} wanted="The files could not be imported." />}
          </section>
          {sync && (
            <>
              <SyncResult
                sync={sync}
                again={
                  <>
                    <Button variant="default" onClick={() => setFiles([])}>
                      Choose other files
                    </Button>
                    {sync.faultCount > 0 && (
                      <Button loading={run.isPending} onClick={() => run.mutate(true)}>
                        Apply without these rows
                      </Button>
                    )}
                  </>
                }
              />
              <SyncFiles sync={sync} />
              <p>
                <Link to="/data/sources/$id/syncs/$syncId" params={{ id, syncId: sync.id }}>
                  The page of this import
                </Link>{' '}
                {sync.state === 'SYNC_STATE_DONE' &&
                  `keeps the hashes of its ${formatCount(sync.files.length)} ${sync.files.length === 1 ? 'file' : 'files'}.`}
              </p>
            </>
          )}
        </div>
      )}
    </Page>
  )
}
