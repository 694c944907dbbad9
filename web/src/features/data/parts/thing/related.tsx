import { IconAlertHexagon } from '@tabler/icons-react'
import { Tag } from '../../../../parts/marks/tag.tsx'
import { When } from '../../../../parts/values/when.tsx'
import { type ReviewRow, reviewRows, violationRows } from '../../related.queries.ts'
import { wordOf } from '../../words.rules.ts'
import { SubList } from './sub-list.tsx'

const DECIDED = ['CERTIFY_OUTCOME_CERTIFIED', 'CERTIFY_OUTCOME_DECERTIFIED']

interface ConflictsProps {
  filter: Parameters<typeof violationRows>[0]
  empty: string
}

export const Conflicts = ({ filter, empty }: ConflictsProps) => (
  <SubList
    label="Conflicts"
    rows={violationRows(filter)}
    keyOf={({ violation }) => violation.id}
    empty={empty}
    columns={[
      { label: 'Monitor', cell: ({ monitor }) => monitor.displayName },
      {
        label: 'State',
        cell: ({ violation: { status } }) =>
          status === 'CONFLICT_VIOLATION_STATUS_ACTIVE' ? (
            <Tag meaning="deny" icon={<IconAlertHexagon size={14} stroke={1.75} aria-hidden />}>
              Active
            </Tag>
          ) : (
            wordOf(status)
          ),
      },
      { label: 'Found', cell: ({ violation }) => <When at={violation.detectedAt} /> },
      { label: 'Reason of the exemption', cell: ({ violation }) => violation.exemption?.reason ?? '' },
    ]}
  />
)

interface ReviewsProps {
  filter: Parameters<typeof reviewRows>[0]
  empty: string
  shows: 'entitlement' | 'account'
}

/** Who answered; what nobody answered got its outcome from a policy, or when the campaign was closed. */
const decidedBy = ({ by, state, outcome }: ReviewRow): string =>
  by.length > 0
    ? by.join(', ')
    : state === 'TASK_STATE_CLOSED' && DECIDED.includes(outcome)
      ? 'Nobody: by policy or at the close'
      : ''

export const Reviews = ({ filter, empty, shows }: ReviewsProps) => (
  <SubList
    label="Reviews"
    rows={reviewRows(filter)}
    keyOf={({ id }) => id}
    linkOf={({ id, campaignId }) => ({ to: '/campaigns/$id/tasks', params: { id: campaignId }, search: { task: id } })}
    empty={empty}
    columns={[
      { label: 'Campaign', cell: ({ campaign }) => campaign },
      shows === 'entitlement'
        ? { label: 'Entitlement', cell: ({ entitlement }) => entitlement }
        : { label: 'Account', cell: ({ account }) => account },
      {
        label: 'Outcome',
        cell: ({ state, outcome }) => {
          if (state !== 'TASK_STATE_CLOSED') return 'Open'
          const word = wordOf(outcome)
          if (outcome === 'CERTIFY_OUTCOME_CERTIFIED') return <Tag meaning="certify">{word}</Tag>
          return outcome === 'CERTIFY_OUTCOME_DECERTIFIED' ? <Tag meaning="deny">{word}</Tag> : word || 'Not reviewed'
        },
      },
      { label: 'Decided by', cell: decidedBy },
      { label: 'When', cell: ({ at }) => <When at={at} /> },
    ]}
  />
)
