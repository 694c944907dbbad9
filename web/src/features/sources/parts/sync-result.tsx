import { Button, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { csvOf } from '../../../parts/csv.rules.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatCount, formatShare } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { saveAs } from '../../../parts/save-as.ts'
import { usePermission } from '../../session/queries.ts'
import { faultsQuery, fetchAllFaults, type Sync, useCancelSync, useFinishSync } from '../queries.ts'
import { brakeOf, FILE_KINDS, kindName } from '../sync.rules.ts'
import classes from './sync-result.module.css'

interface SyncResultProps {
  sync: Sync
  /** What can be done when rows have faults: upload again, or go on without them. */
  again?: ReactNode
}

/** How an import goes or went: its progress, its faults, what it asks, what it changed. */
export function SyncResult({ sync, again }: SyncResultProps) {
  const brake = brakeOf(sync.problem)
  return (
    <>
      {['SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING'].includes(sync.state) && <Progress sync={sync} />}
      {sync.state === 'SYNC_STATE_UPLOADING' && <Uploading sync={sync} />}
      {sync.state === 'SYNC_STATE_NEEDS_CONFIRMATION' && <Brake sync={sync} brake={brake} />}
      {sync.state === 'SYNC_STATE_FAILED' && (
        <section className={classes.card}>
          <h2>{sync.faultCount > 0 ? `Not applied: ${countOf(sync.faultCount, 'problem')} in rows` : 'Not applied'}</h2>
          <p>
            {sync.faultCount > 0
              ? 'Nothing was changed. Correct the rows and upload the files again, or import without them.'
              : sync.problem}
          </p>
          {again && <div className={classes.buttons}>{again}</div>}
        </section>
      )}
      {sync.state === 'SYNC_STATE_CANCELLED' && (
        <section className={classes.card}>
          <h2>Cancelled</h2>
          <p>{sync.problem || 'Nothing was changed.'}</p>
        </section>
      )}
      {sync.state === 'SYNC_STATE_DONE' && <Done sync={sync} />}
      {sync.faultCount > 0 && <Faults sync={sync} />}
    </>
  )
}

function Progress({ sync }: { sync: Sync }) {
  return (
    <section className={classes.card} aria-live="polite">
      <div className={classes.head}>
        <h2>{sync.state === 'SYNC_STATE_QUEUED' ? 'Waiting to be applied' : 'Applying'}</h2>
        <Loader size="sm" aria-hidden />
      </div>
      <p>{sync.phase || 'The files are checked first. You can leave this page; the import goes on.'}</p>
      <Cancel sync={sync} />
    </section>
  )
}

function Uploading({ sync }: { sync: Sync }) {
  const finish = useFinishSync(sync.sourceId, sync.id)
  const isAllowed = usePermission('source.write')
  const isComplete = sync.files.length > 0 && sync.files.every(({ complete }) => complete)
  return (
    <section className={classes.card}>
      <h2>Not applied yet</h2>
      <p>
        {isComplete
          ? `${countOf(sync.files.length, 'file')} uploaded. Nothing is changed before you apply them.`
          : 'The upload is not complete.'}
      </p>
      {isAllowed && (
        <div className={classes.buttons}>
          {isComplete && (
            <Button loading={finish.isPending} onClick={() => finish.mutate({})}>
              Apply
            </Button>
          )}
          <Cancel sync={sync} />
        </div>
      )}
      {finish.error && <FailureNote error={finish.error} />}
    </section>
  )
}

function Cancel({ sync }: { sync: Sync }) {
  const cancel = useCancelSync(sync.sourceId, sync.id)
  const isAllowed = usePermission('source.write')
  if (!isAllowed) return null
  return (
    <>
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel import
      </Button>
      {cancel.error && <FailureNote error={cancel.error} />}
    </>
  )
}

function Brake({ sync, brake }: { sync: Sync; brake: ReturnType<typeof brakeOf> }) {
  const [isAsking, setIsAsking] = useState(false)
  const finish = useFinishSync(sync.sourceId, sync.id)
  const isAllowed = usePermission('source.write')
  const share = brake ? ` (${formatShare(brake.gone, brake.before)})` : ''
  return (
    <section className={classes.card}>
      <h2>
        {brake
          ? `Asks first: ${formatCount(brake.gone)} of ${formatCount(brake.before)} ${brake.what} would go${share}`
          : 'Asks first'}
      </h2>
      <p>
        {brake
          ? 'An export that broke off looks like this. Compare the number of rows with the source first.'
          : sync.problem}
      </p>
      {isAllowed && (
        <div className={classes.buttons}>
          <Button color="deny" variant="light" onClick={() => setIsAsking(true)}>
            Apply anyway
          </Button>
          <Cancel sync={sync} />
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Apply this import"
        confirm={brake ? `Remove ${formatCount(brake.gone)} and apply` : 'Apply'}
        isDangerous
        isPending={finish.isPending}
        error={finish.error}
        onConfirm={() => finish.mutate({ allowRemovals: true }, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
        {...(brake ? { typed: String(brake.gone) } : {})}
      >
        <p>
          {brake
            ? `${formatCount(brake.gone)} of ${formatCount(brake.before)} ${brake.what} would go. An export that broke off looks like this. Compare the number of rows with the source first.`
            : sync.problem}
        </p>
      </ConfirmDialog>
    </section>
  )
}

function Done({ sync }: { sync: Sync }) {
  const seconds = Math.max(
    1,
    Math.round((Date.parse(sync.finishedAt ?? sync.updatedAt) - Date.parse(sync.createdAt)) / 1000),
  )
  const kinds = FILE_KINDS.flatMap((kind) => {
    const counts = sync.counts[kind]
    return counts ? [[kind, counts] as const] : []
  })
  const leftOut = sync.files.reduce((sum, { leftOutCount }) => sum + leftOutCount, 0)
  return (
    <section className={classes.card}>
      <h2>Done in {seconds < 120 ? countOf(seconds, 'second') : countOf(Math.round(seconds / 60), 'minute')}</h2>
      {leftOut > 0 && <p>{countOf(leftOut, 'row was', 'rows were')} left out because of problems.</p>}
      {sync.problem && <p>{sync.problem}</p>}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              {['Added', 'Changed', 'Removed', 'Unchanged'].map((name) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(([kind, counts]) => (
              <tr key={kind}>
                <td>{kindName(kind)}</td>
                <td data-number>{formatCount(counts.added)}</td>
                <td data-number>{formatCount(counts.changed)}</td>
                <td data-number>{formatCount(counts.removed)}</td>
                <td data-number>{formatCount(counts.unchanged)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What is wrong with which row, also as a file. */
function Faults({ sync }: { sync: Sync }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    faultsQuery(sync.sourceId, sync.id),
  )
  const save = useMutation({
    mutationFn: async () => {
      const all = await fetchAllFaults(sync.sourceId, sync.id, new AbortController().signal)
      const rows = all.map(({ fileName, line, column, value, problem }) => [
        fileName,
        String(line),
        column,
        value,
        problem,
      ])
      saveAs('problems.csv', csvOf(['File', 'Line', 'Column', 'Value', 'Problem'], rows))
    },
  })
  const faults = data?.pages.flatMap(({ list }) => list)
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{countOf(sync.faultCount, 'problem')}</h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          CSV
        </Button>
      </div>
      {save.error && <FailureNote error={save.error} wanted="The file could not be made." />}
      {error && <FailureNote error={error} wanted="The problems could not be loaded." onRetry={() => void refetch()} />}
      {!faults && !error && <LoadingRows rows={3} height={36} />}
      {faults && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Problems">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col" data-number>
                  Line
                </th>
                <th scope="col">Column</th>
                <th scope="col">Value</th>
                <th scope="col">Problem</th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ fileName, line, column, value, problem }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two problems can say the same; their order is fixed
                <tr key={index} tabIndex={-1} data-problem>
                  <td>{fileName}</td>
                  <td data-number>{formatCount(line)}</td>
                  <td>{column}</td>
                  <td>{value}</td>
                  <td>{problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

/** The files of an import, with the hashes that prove what was imported. */
export function SyncFiles({ sync }: { sync: Sync }) {
  if (sync.files.length === 0) return null
  return (
    <section className={classes.card}>
      <h2>Files</h2>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label="Files">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" data-number>
                Rows
              </th>
              <th scope="col" data-number>
                Left out
              </th>
              <th scope="col" data-number>
                Bytes
              </th>
              <th scope="col">SHA-256</th>
            </tr>
          </thead>
          <tbody>
            {sync.files.map((file) => (
              <tr key={file.kind}>
                <td>{file.fileName}</td>
                <td data-number>{formatCount(file.rowCount)}</td>
                <td data-number>{formatCount(file.leftOutCount)}</td>
                <td data-number>{formatCount(Number(file.byteCount))}</td>
                <td className={classes.hash}>{file.complete ? file.sha256 : 'Not complete'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
