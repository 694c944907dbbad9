import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { SUBJECTS } from '../../../parts/audit.rules.ts'
import { AuditList } from '../../../parts/audit-list.tsx'
import { endOfDay, startOfDay } from '../../../parts/day.rules.ts'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { countOf, formatDateTime } from '../../../parts/format.ts'
import { LoadingRows } from '../../../parts/loading-page.tsx'
import { Page } from '../../../parts/page.tsx'
import { Picker } from '../../../parts/picker.tsx'
import { useSearchChange } from '../../../parts/use-search-change.ts'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { auditChainQuery, auditQuery } from '../queries.ts'
import classes from './audit-page.module.css'

const OUTCOMES = {
  done: 'AUDIT_OUTCOME_DONE',
  denied: 'AUDIT_OUTCOME_DENIED',
  refused: 'AUDIT_OUTCOME_REFUSED',
} as const

interface AuditSearch {
  who?: string[]
  what?: keyof typeof SUBJECTS
  from?: string
  until?: string
  outcome?: keyof typeof OUTCOMES
  request?: string
}

const requestOf = ({ who, what, from, until, outcome, request }: AuditSearch) => ({
  ...(who ? { actorUserIds: who } : {}),
  ...(what ? { operations: [...SUBJECTS[what].operations] } : {}),
  ...(outcome ? { outcomes: [OUTCOMES[outcome]] } : {}),
  ...(from ? { from: startOfDay(from) } : {}),
  ...(until ? { until: endOfDay(until) } : {}),
  ...(request ? { requestIds: [request] } : {}),
})

/** Who did what, when and from where. */
export function AuditPage() {
  const search = useSearch({ from: '/signed-in/audit' })
  const set = useSearchChange()
  const { who, what, from, until, outcome, request } = search
  const query = useInfiniteQuery(auditQuery(requestOf(search)))
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap(({ list }) => list)
  const mayPickPeople = usePermission('user.read')
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <Page title="Audit log">
      <search className={classes.filters}>
        {mayPickPeople && (
          <div className={classes.who}>
            <Picker
              label="Who"
              source={people}
              value={who ?? []}
              placeholder="Anybody"
              max={20}
              onChange={(ids) => set({ who: ids.length > 0 ? ids : undefined })}
            />
          </div>
        )}
        <NativeSelect
          label="What"
          value={what ?? ''}
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(SUBJECTS).map(([value, { label }]) => ({ value, label })),
          ]}
          onChange={(event) => set({ what: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label="From"
          value={from ?? ''}
          onChange={(event) => set({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label="Until"
          value={until ?? ''}
          onChange={(event) => set({ until: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          label="Outcome"
          value={outcome ?? ''}
          data={[
            { value: '', label: 'Any' },
            { value: 'done', label: 'Done' },
            { value: 'denied', label: 'Not allowed' },
            { value: 'refused', label: 'Refused' },
          ]}
          onChange={(event) => set({ outcome: event.currentTarget.value || undefined })}
        />
        <TextInput
          label="Request"
          placeholder="Any"
          value={request ?? ''}
          maxLength={64}
          onChange={(event) => set({ request: event.currentTarget.value.trim() || undefined })}
        />
        {isFiltered && (
          <Button
            variant="subtle"
            onClick={() =>
              set({
                who: undefined,
                what: undefined,
                from: undefined,
                until: undefined,
                outcome: undefined,
                request: undefined,
              })
            }
          >
            Clear filters
          </Button>
        )}
      </search>
      <Chain />
      {error && !entries && (
        <FailureNote
          error={error}
          wanted="The audit log could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!entries && !error && <LoadingRows height={64} />}
      {entries?.length === 0 && (
        <EmptyNote>{isFiltered ? 'No entry matches these filters.' : 'There are no entries yet.'}</EmptyNote>
      )}
      {entries && entries.length > 0 && <AuditList entries={entries} />}
      {entries && error && (
        <FailureNote
          error={error}
          wanted="The next entries could not be loaded."
          onRetry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !error && (
        <div className={classes.more}>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Page>
  )
}

/** What is sealed; only those who may see all of the log can see this. */
function Chain() {
  const isAllowed = usePermission('audit.read')
  const { data } = useQuery({ ...auditChainQuery, enabled: isAllowed })
  if (!isAllowed) return null
  // Its line is there from the start, so that the entries below do not move.
  if (!data) return <p className={classes.chain}>&nbsp;</p>
  return (
    <p className={classes.chain}>
      {countOf(Number(data.sealedCount), 'entry', 'entries')} sealed into the audit chain
      {data.lastSealedAt ? `, the last of ${formatDateTime(new Date(data.lastSealedAt))}` : ''}. Check the chain with{' '}
      <code>recert audit verify</code>.
    </p>
  )
}
