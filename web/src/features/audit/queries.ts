import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { paths } from '../../api/audit.gen.ts'
import { client, unwrap } from '../../api/client.ts'

const api = client<paths>()

export interface AuditFilter {
  actorUserIds?: string[]
  operations?: string[]
  accessReviewIds?: string[]
  targetIds?: string[]
  outcomes?: ('AUDIT_OUTCOME_DONE' | 'AUDIT_OUTCOME_DENIED' | 'AUDIT_OUTCOME_REFUSED')[]
  from?: string
  until?: string
}

/** Entries of the audit log that the reader may see, latest first. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', filter],
    staleTime: 15_000,
    maxPages: 40,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.POST('/api/v1/search/audit_entries', {
          body: { ...filter, pageSize: 50, ...(pageParam ? { pageToken: pageParam } : {}) },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Where the audit chain ends. */
export const auditChainQuery = queryOptions({
  queryKey: ['audit', 'chain'],
  staleTime: 15_000,
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/audit/chain', { signal })),
})
