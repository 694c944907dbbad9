import { Button, Menu } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { BrowseTable } from '../../../parts/browse-table.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatCount } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { saveAs } from '../../../parts/save-as.ts'
import { Tag } from '../../../parts/tag.tsx'
import { When } from '../../../parts/when.tsx'
import { CREATED_HERE, excludedGrantsQuery, type Ledger, type LedgerSource, ledgerQuery } from '../ledger.queries.ts'
import { barsOf, type LedgerPart, ledgerCsv, nameOfSource, rulesOf } from '../ledger.rules.ts'
import { AssignmentCard } from '../parts/assignment-card.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import type { Ready } from '../queries.ts'
import classes from './ledger-page.module.css'

const AcknowledgeDialog = lazy(() => import('../parts/acknowledge-dialog.tsx'))

/** What became of every grant of a prepared campaign. */
export function LedgerPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/ledger' })
  return (
    <CampaignFrame id={id} tab="ledger">
      {(ready) => <LedgerTab ready={ready} />}
    </CampaignFrame>
  )
}

const isBeforeStart = ({ accessReview: { state } }: Ready) =>
  state === 'ACCESS_REVIEW_STATE_REVIEW' || state === 'ACCESS_REVIEW_STATE_PENDING'

function LedgerTab({ ready }: { ready: Ready }) {
  const { id } = ready.accessReview
  const { data, error, refetch, isFetching } = useQuery(ledgerQuery(id))
  return (
    <div className={classes.page}>
      {error && (
        <FailureNote
          error={error}
          wanted="The ledger could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <LoadingRows />}
      {ready.progress.heldReason && <p className={classes.problem}>{ready.progress.heldReason}</p>}
      {data && (
        <>
          <section className={classes.card} aria-labelledby="ledger-title">
            <Head ledger={data} campaign={ready} />
            <Problems ledger={data} />
            <Bars ledger={data} id={id} />
          </section>
          <Excluded ledger={data} id={id} />
          {isBeforeStart(ready) && <AssignmentCard id={id} />}
          <BySource ledger={data} ready={ready} />
        </>
      )}
    </div>
  )
}

function Head({ ledger, campaign }: { ledger: Ledger; campaign: Ready }) {
  const name = `ledger-${campaign.accessReview.id}`
  return (
    <div className={classes.head}>
      <h2 id="ledger-title">Ledger</h2>
      {ledger.balanced ? (
        <Tag meaning="certify" icon={<IconCheck size={14} aria-hidden />}>
          Balanced
        </Tag>
      ) : (
        <Tag meaning="deny" icon={<IconAlertTriangle size={14} aria-hidden />}>
          Not balanced
        </Tag>
      )}
      <span className={classes.quiet}>
        Data of <When at={ledger.frozenAt} as="moment" />
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            ml="auto"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            Download
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => saveAs(`${name}.csv`, ledgerCsv(ledger))}>Table by source (CSV)</Menu.Item>
          <Menu.Item onClick={() => saveAs(`${name}.json`, `${JSON.stringify(ledger, null, 2)}\n`, 'application/json')}>
            Everything, with hashes (JSON)
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function Problems({ ledger }: { ledger: Ledger }) {
  if (ledger.balanced) return null
  return (
    <div className={classes.problem} role="status">
      <strong>The campaign cannot start until the ledger balances.</strong>
      <ul>
        {ledger.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** The same grants twice: by where they came from, and by what became of them. */
function Bars({ ledger, id }: { ledger: Ledger; id: string }) {
  const { sources, became, total } = barsOf(ledger)
  return (
    <div className={classes.bars}>
      <p className={classes.quiet}>
        {countOf(total, 'grant')} in the sources: {countOf(Number(ledger.itemCount), 'item')} to review,{' '}
        {formatCount(Number(ledger.excludedCount))} excluded by a rule.
      </p>
      <Bar label="In the sources" parts={sources} id={id} />
      <Bar label="Became" parts={became} id={id} />
    </div>
  )
}

function Bar({ label, parts, id }: { label: string; parts: readonly LedgerPart[]; id: string }) {
  return (
    <div className={classes.barRow}>
      <h3>{label}</h3>
      <ul className={classes.bar}>
        {parts.map((part) => (
          <li
            key={`${part.kind} ${part.id}`}
            data-kind={part.kind}
            style={{ flexGrow: part.count }}
            title={`${part.label}: ${formatCount(part.count)}`}
          >
            <Part part={part} id={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ part: { kind, id: partId, label, count }, id }: { part: LedgerPart; id: string }) {
  const { rule, source } = useSearch({ from: '/signed-in/campaigns/$id/ledger' })
  const content = (
    <>
      {label} <strong>{formatCount(count)}</strong>
    </>
  )
  if (kind === 'items')
    return (
      <Link to="/campaigns/$id/items" params={{ id }}>
        {content}
      </Link>
    )
  if (kind === 'unmatched') return <span>{content}</span>
  const chosen = kind === 'rule' ? { rule: partId } : { source: partId || CREATED_HERE }
  const isChosen = kind === 'rule' ? rule === chosen.rule : source === chosen.source
  return (
    <Link
      to="/campaigns/$id/ledger"
      params={{ id }}
      search={isChosen ? {} : chosen}
      resetScroll={false}
      aria-current={isChosen || undefined}
    >
      {content}
    </Link>
  )
}

/** Which grants a part of the bars stands for. */
function Excluded({ ledger, id }: { ledger: Ledger; id: string }) {
  const search = useSearch({ from: '/signed-in/campaigns/$id/ledger' })
  const { rule, source } = search
  const grants = useInfiniteQuery({
    ...excludedGrantsQuery(id, search),
    enabled: rule !== undefined || source !== undefined,
  })
  if (rule === undefined && source === undefined) return null
  const title = rulesOf(ledger).find((one) => one.rule === rule)?.title
  const of = ledger.sources.find(({ sourceId }) => (sourceId || CREATED_HERE) === source)
  return (
    <section className={classes.card} aria-labelledby="excluded">
      <div className={classes.head}>
        <h2 id="excluded">
          Grants excluded{title ? `: ${title}` : ''}
          {of ? ` in ${nameOfSource(of)}` : ''}
        </h2>
        <Link className={classes.close} to="/campaigns/$id/ledger" params={{ id }} resetScroll={false}>
          Close
        </Link>
      </div>
      <BrowseTable
        label="Excluded grants"
        query={grants}
        keyOf={({ access }) => `${access.entitlement.id} ${access.account?.id ?? access.holder?.id}`}
        columns={[
          {
            label: 'Holder',
            cell: ({ access: { user, account, holder } }) =>
              user?.displayName || account?.displayName || holder?.displayName,
          },
          { label: 'Account', cell: ({ access: { account } }) => account?.username, isSecondary: true },
          { label: 'App', cell: ({ access }) => access.app.displayName },
          { label: 'Entitlement', cell: ({ access }) => access.entitlement.displayName },
          { label: 'Granted', cell: ({ access }) => <When at={access.grant.addedAt} />, isSecondary: true },
          { label: 'Excluded by', cell: (grant) => grant.title },
        ]}
        empty={<EmptyNote>No grant was excluded here.</EmptyNote>}
      />
    </section>
  )
}

const ISSUES: Record<string, string> = {
  NEVER_SYNCED: 'never synced',
  STALE: 'old data',
  LAST_SYNC_FAILED: 'last sync failed',
  ROWS_LEFT_OUT: 'rows left out',
}

function BySource({ ledger, ready }: { ledger: Ledger; ready: Ready }) {
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
                  {formatCount(count)}
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

/** The files that the data of a source came from, and the rows that are missing. */
function Files({ source, onAcknowledge }: { source: LedgerSource; onAcknowledge?: () => void }) {
  const leftOut = Number(source.leftOutCount)
  const { acknowledgement } = source
  return (
    <>
      {leftOut > 0 && (
        <div className={classes.leftOut}>
          <p>
            {countOf(leftOut, 'row')} of {nameOfSource(source)} {leftOut === 1 ? 'was' : 'were'} left out, because of
            faults.{' '}
            {acknowledgement ? (
              <>
                Acknowledged <When at={acknowledgement.acknowledgedAt} as="moment" />
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
      {source.files.length > 0 && (
        <details className={classes.files}>
          <summary>
            {countOf(source.files.length, 'file')} of {nameOfSource(source)}
          </summary>
          <dl>
            {source.files.map(({ fileName, sha256, rowCount, leftOutCount }) => (
              <div key={fileName}>
                <dt>
                  {fileName}, {countOf(rowCount, 'row')}
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
