import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Tag } from '../../../parts/marks/tag.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import type { Ledger, LedgerSource } from '../ledger.queries.ts'
import type { Ready } from '../queries.ts'
import classes from './ledger.module.css'
import { nameOfSource, rowsOfTable, rulesOf } from './ledger.rules.ts'

const AcknowledgeDialog = lazyPart(() => import('./acknowledge-dialog.tsx'))

const ISSUES: Record<string, string> = {
  NEVER_SYNCED: 'never imported',
  STALE: 'old data',
  LAST_SYNC_FAILED: 'last import failed',
  ROWS_LEFT_OUT: 'rows left out',
}

export function BySource({ ledger, ready }: { ledger: Ledger; ready: Ready }) {
  const [acknowledging, setAcknowledging] = useState<LedgerSource>()
  const rules = rulesOf(ledger)
  const mayManage = ready.objectPermissions.edit
  return (
    <section className={classes.card} aria-labelledby="by-source">
      <h2 id="by-source">By source</h2>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Grants</th>
              <th scope="col">Items</th>
              {rules.map(({ rule, title }) => (
                <th key={rule} scope="col">
                  <small>excluded by</small> {title}
                </th>
              ))}
              <th scope="col">Unmatched</th>
            </tr>
          </thead>
          <tbody>
            {ledger.sources.map((source) => (
              <tr key={source.sourceId}>
                <th scope="row">
                  {nameOfSource(source)}{' '}
                  <span className={classes.quiet}>
                    <When at={source.syncedAt} as="day" />
                  </span>
                  {source.issues.map((issue) => (
                    <Tag key={issue} meaning="warning" icon={<IconAlertTriangle size={14} aria-hidden />}>
                      {ISSUES[issue] ?? issue}
                    </Tag>
                  ))}
                </th>
                <td data-label="Grants">{formatCount(Number(source.grantCount))}</td>
                <td data-label="Items">{formatCount(Number(source.itemCount))}</td>
                {rules.map(({ rule, title }) => (
                  <td key={rule} data-label={title}>
                    {formatCount(Number(source.excluded.find((one) => one.rule === rule)?.grantCount ?? 0))}
                  </td>
                ))}
                <td data-label="Unmatched">{formatCount(Number(source.unmatchedCount))}</td>
              </tr>
            ))}
            <tr className={classes.sum}>
              <th scope="row">Sum</th>
              <td data-label="Grants">{formatCount(Number(ledger.grantCount))}</td>
              <td data-label="Items">{formatCount(Number(ledger.itemCount))}</td>
              {rules.map(({ rule, title, count }) => (
                <td key={rule} data-label={title}>
                  {count === 0 ? (
                    '0'
                  ) : (
                    <Link
                      to="/campaigns/$id/ledger"
                      params={{ id: ready.accessReview.id }}
                      search={{ rule }}
                      resetScroll={false}
                      aria-label={`Show the ${formatCount(count)} grants excluded: ${title}`}
                    >
                      {formatCount(count)}
                    </Link>
                  )}
                </td>
              ))}
              <td data-label="Unmatched">{formatCount(Number(ledger.unmatchedCount))}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {ledger.sources.map((source) => (
        <Files
          key={source.sourceId}
          source={source}
          {...(mayManage ? { onAcknowledge: () => setAcknowledging(source) } : {})}
        />
      ))}
      {ledger.expressionFaults.length > 0 && (
        <details className={classes.files}>
          <summary>{countOf(ledger.expressionFaultCount, 'failure')} of the scope expression</summary>
          <ul>
            {ledger.expressionFaults.map(({ rule, objectId, problem }) => (
              <li key={`${rule} ${objectId}`}>
                {objectId}: {problem}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Suspense>
        {acknowledging && (
          <AcknowledgeDialog
            id={ready.accessReview.id}
            source={acknowledging}
            onClose={() => setAcknowledging(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** Each file once: from which a mapping made several kinds of things, its rows are told by the tables that were read. */
function filesOf({ files }: LedgerSource) {
  const byFile = new Map<string, { fileName: string; sha256: string; rowCount?: number; leftOutCount: number }>()
  for (const { fileName, sha256, rowCount, leftOutCount } of files) {
    const key = `${fileName} ${sha256}`
    const known = byFile.get(key)
    byFile.set(
      key,
      known
        ? { fileName, sha256, leftOutCount: known.leftOutCount + leftOutCount }
        : { fileName, sha256, rowCount, leftOutCount },
    )
  }
  return [...byFile.values()]
}

/** The files that the data of a source came from, and the rows that are missing. */
function Files({ source, onAcknowledge }: { source: LedgerSource; onAcknowledge?: () => void }) {
  const leftOut = Number(source.leftOutCount)
  const { acknowledgement } = source
  const files = filesOf(source)
  return (
    <>
      {leftOut > 0 && (
        <div className={classes.leftOut}>
          <p>
            {countOf(leftOut, 'row')} of {nameOfSource(source)} {leftOut === 1 ? 'was' : 'were'} left out because of
            faults.{' '}
            {acknowledgement ? (
              <>
                Acknowledged <When at={acknowledgement.acknowledgedAt} as="dateTime" />
                {acknowledgement.comment && `: ${acknowledgement.comment}`}
              </>
            ) : (
              'The ledger does not balance until an owner acknowledges them.'
            )}
          </p>
          {!acknowledgement && onAcknowledge && (
            <Button variant="default" size="xs" onClick={onAcknowledge}>
              Check and acknowledge {formatCount(leftOut)}
            </Button>
          )}
        </div>
      )}
      {files.length > 0 && (
        <details className={classes.files}>
          <summary>
            {countOf(files.length, 'file')} of {nameOfSource(source)}
          </summary>
          <ul aria-label={`Rows of ${nameOfSource(source)}`}>
            {source.tables.map((table) => (
              <li key={[table.syncId, table.fileName, table.member, table.part].join('\n')}>{rowsOfTable(table)}</li>
            ))}
          </ul>
          <dl>
            {files.map(({ fileName, sha256, rowCount, leftOutCount }) => (
              <div key={`${fileName} ${sha256}`}>
                <dt>
                  {fileName}
                  {rowCount !== undefined && `, ${countOf(rowCount, 'row')}`}
                  {leftOutCount > 0 && `, ${formatCount(leftOutCount)} left out`}
                </dt>
                <dd>
                  SHA-256 <code>{sha256}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
