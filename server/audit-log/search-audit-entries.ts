import { AuditEntryList, type AuditEntryView, AuditSearchRequest } from '../../contract/audit/audit-entry.ts'
import { type FoundEntry, searchEntries } from '../audit/index.ts'
import { searchOperation } from '../http/index.ts'
import { visibleEntry } from './audit-log.sql.ts'
import { namesOf } from './audit-log.store.ts'

const OUTCOMES = {
  AUDIT_OUTCOME_DONE: 'done',
  AUDIT_OUTCOME_DENIED: 'denied',
  AUDIT_OUTCOME_REFUSED: 'refused',
} as const
const outcomeOf = (stored: string) =>
  (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).find((outcome) => OUTCOMES[outcome] === stored) ??
  'AUDIT_OUTCOME_DONE'

export const searchAuditEntries = searchOperation({
  id: 'svc.api.audit.v1.AuditSearchService.Search',
  path: '/api/v1/search/audit_entries',
  tag: 'Audit',
  summary: 'Search the audit log, latest entries first',
  description:
    'Filters are combined with AND, the values of one filter with OR. All entries for those who may see the audit log, otherwise the entries about campaigns that you own.',
  permission: 'signed_in',
  body: AuditSearchRequest,
  reply: AuditEntryList,
  fetch: ({ db, tenant, actor }, { filter, after: [before], limit }) =>
    searchEntries(
      db,
      tenant.id,
      {
        actorIds: filter.actorUserIds,
        operations: filter.operations,
        campaignIds: filter.accessReviewIds,
        targetIds: filter.targetIds,
        requestIds: filter.requestIds,
        outcomes: filter.outcomes?.map((outcome) => OUTCOMES[outcome]),
        from: filter.from,
        until: filter.until,
        visible: visibleEntry(actor),
      },
      { before, limit },
    ),
  keyOf: ({ entryId }) => [entryId],
  async view({ db, tenant }, rows) {
    const ids = rows.flatMap(({ actorId, targetId, campaignId }) => [actorId, targetId, campaignId])
    const names = await namesOf(db, tenant.id, [...new Set(ids.filter((id) => id !== null))])
    return rows.map((row) => entryView(row, (id) => names.get(id ?? '') ?? ''))
  },
})

const entryView = (entry: FoundEntry, nameOf: (id: string | null) => string): AuditEntryView => ({
  id: entry.entryId,
  at: entry.at.toISOString(),
  actorUserId: entry.actorId ?? '',
  actorDisplayName: nameOf(entry.actorId),
  principalId: entry.principalId ?? '',
  operation: entry.operation,
  outcome: outcomeOf(entry.outcome),
  targetId: entry.targetId ?? '',
  targetDisplayName: nameOf(entry.targetId),
  detail: entry.detail,
  requestId: entry.requestId ?? '',
  address: entry.address ?? '',
  accessReviewId: entry.campaignId ?? '',
  accessReviewDisplayName: nameOf(entry.campaignId),
  isSealed: entry.isSealed,
})
