import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { paths } from '../../api/audit.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import type { AuditEntry } from '../../parts/audit/audit.rules.ts'

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

/** The most entries that a file of them has. */
const MOST_ENTRIES = 10_000

/** All entries that a filter shows, up to a limit; says whether there are more. */
export async function fetchEntries(filter: AuditFilter) {
  const entries: AuditEntry[] = []
  let pageToken = ''
  do {
    const page = await unwrap(
      api.POST('/api/v1/search/audit_entries', {
        body: { ...filter, pageSize: 100, ...(pageToken ? { pageToken } : {}) },
      }),
    )
    entries.push(...page.list)
    pageToken = page.nextPageToken
  } while (pageToken !== '' && entries.length < MOST_ENTRIES)
  return { entries, isCut: pageToken !== '' }
}

/** Recomputes the audit chain, part by part; `onPart` is told how many entries were verified. */
export async function verifyChain(onPart: (verifiedCount: number) => void) {
  for (let after = '0'; ; ) {
    const part = await unwrap(api.GET('/api/v1/audit/chain/verification', { params: { query: { after } } }))
    if (part.isComplete || part.problem) return part
    after = part.verifiedCount
    onPart(Number(after))
  }
}

/** Where the audit chain ends. */
export const auditChainQuery = queryOptions({
  queryKey: ['audit', 'chain'],
  staleTime: 15_000,
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/audit/chain', { signal })),
})
