import { Button, Loader, Progress as MantineProgress } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import { TableRows } from '../import/table-rows.tsx'
import { ThingsMade } from '../import/things-made.tsx'
import { faultsQuery, type Sync, useCancelSync, WAITING, WORKING } from '../queries.ts'
import { CountsTable } from './counts-table.tsx'
import { ProblemsLink } from './problems-link.tsx'
import { ScrollFrame } from './scroll-frame.tsx'
import classes from './sync-result.module.css'

interface SyncResultProps {
  sync: Sync
  /** What can be done after an import that failed. */
  again?: ReactNode
}

/** How an import goes or went: its progress, its faults, what it asks, what it changed. */
export function SyncResult({ sync, again }: SyncResultProps) {
  return (
    <>
      {WORKING.includes(sync.state) && <Progress sync={sync} />}
      {WAITING.includes(sync.state) && <Waiting sync={sync} />}
      {sync.state === 'SYNC_STATE_FAILED' && (
        <section className={classes.card}>
          <h2>Not applied</h2>
          <p className={classes.lines}>{sync.problem}</p>
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

const HEADINGS: Record<string, string> = {
  SYNC_STATE_CHECKING: 'Checking the files',
  SYNC_STATE_QUEUED: 'Waiting to be applied',
  SYNC_STATE_APPLYING: 'Applying',
}

function Progress({ sync }: { sync: Sync }) {
  return (
    <section className={classes.card} aria-live="polite">
      <div className={classes.head}>
        <h2>{HEADINGS[sync.state]}</h2>
        <Loader size="sm" aria-hidden />
      </div>
      {sync.progress && <ProgressBar {...sync.progress} label={HEADINGS[sync.state] ?? ''} />}
      <p>{sync.phase || 'You can leave this page; the import goes on.'}</p>
      <CancelSync sync={sync} />
    </section>
  )
}

function ProgressBar({ percent, secondsLeft, label }: NonNullable<Sync['progress']> & { label: string }) {
  return (
    <div className={classes.progress}>
      <MantineProgress value={percent} aria-label={label} />
      <span>
        {percent}%{secondsLeft !== undefined && `, ${timeLeft(secondsLeft)}`}
      </span>
    </div>
  )
}

const timeLeft = (seconds: number) =>
  seconds < 60 ? 'less than a minute left' : `about ${countOf(Math.round(seconds / 60), 'minute')} left`

export function CancelSync({ sync }: { sync: Sync }) {
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

/** An import that waits for somebody: for files, a mapping, or an answer. */
function Waiting({ sync }: { sync: Sync }) {
  const isAllowed = usePermission('source.write')
  const isAsking = sync.state === 'SYNC_STATE_NEEDS_CONFIRMATION'
  return (
    <section className={classes.card}>
      <h2>{isAsking ? 'Asks first' : 'Not applied yet'}</h2>
      <p className={classes.lines}>{sync.problem || 'Nothing is changed before you apply it.'}</p>
      {isAllowed && (
        <div className={classes.buttons}>
          <Button
            renderRoot={(props) => (
              <Link
                to="/data/sources/$id/import"
                params={{ id: sync.sourceId }}
                search={{ sync: sync.id }}
                {...props}
              />
            )}
          >
            Continue this import
          </Button>
          <CancelSync sync={sync} />
        </div>
      )}
    </section>
  )
}

function Done({ sync }: { sync: Sync }) {
  const leftOut = sync.files.reduce((sum, { leftOutCount }) => sum + leftOutCount, 0)
  return (
    <section className={classes.card}>
      <h2>Done</h2>
      {leftOut > 0 && <p>{countOf(leftOut, 'row was', 'rows were')} left out because of problems.</p>}
      {sync.problem && <p>{sync.problem}</p>}
      <CountsTable counts={sync.counts} label="What changed" />
    </section>
  )
}

/** What is wrong with which row, also as a file. */
function Faults({ sync }: { sync: Sync }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    faultsQuery(sync.sourceId, sync.id),
  )
  const faults = data?.pages.flatMap(({ list }) => list)
  const hasValues = faults?.some(({ value }) => value !== '')
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{countOf(sync.faultCount, 'problem')}</h2>
        <ProblemsLink sync={sync} />
      </div>
      {error && <FailureNote error={error} wanted="The problems could not be loaded." onRetry={() => void refetch()} />}
      {!faults && !error && <LoadingRows rows={3} height={36} />}
      {faults && (
        <ScrollFrame label="Problems">
          <table className={classes.table} aria-label="Problems">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col" data-number>
                  Line
                </th>
                <th scope="col">Column</th>
                {hasValues && <th scope="col">Value</th>}
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
                  {hasValues && <td>{value}</td>}
                  <td>{problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
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
      {sync.tables.length > 0 && <TableRows sync={sync} />}
      <ThingsMade sync={sync} />
      <ScrollFrame label="Files">
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
              <tr key={file.fileName}>
                <td>{file.fileName}</td>
                <td data-number>{formatCount(file.rowCount)}</td>
                <td data-number>{formatCount(file.leftOutCount)}</td>
                <td data-number>{formatCount(Number(file.byteCount))}</td>
                <td className={classes.hash}>{file.complete ? file.sha256 : 'Not complete'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  )
}
