import { Button, Menu } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { saveAs } from '../../../parts/list/save-as.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { When } from '../../../parts/values/when.tsx'
import { Excluded } from '../ledger/excluded-grants.tsx'
import classes from '../ledger/ledger.module.css'
import { ledgerCsv } from '../ledger/ledger.rules.ts'
import { Bars } from '../ledger/ledger-bars.tsx'
import { BySource } from '../ledger/ledger-sources.tsx'
import type { Ledger } from '../ledger.queries.ts'
import { AssignmentCard } from '../overview/assignment-card.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import { ledgerQuery, type Ready } from '../queries.ts'

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
        Data of <When at={ledger.frozenAt} as="dateTime" />
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
