import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { LIST_STALE_MS, nextOf, pageSize } from './campaign-cache.ts'
import { type RemovalAction, refusalText } from './removal/removal.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Removal = Schemas['Revocation']
export type RemovalFilter = Omit<Schemas['SearchRevocationsRequest'], 'pageToken' | 'pageSize'>

const NAMESPACE = 'removals'

/** Removals that the reader may see, of one campaign or of all. */
export const removalsQuery = (filter: RemovalFilter) =>
  infiniteQueryOptions({
    queryKey: [NAMESPACE, 'list', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.POST('/api/v1/search/revocations', { body: { ...filter, pageSize, pageToken: pageParam }, signal })),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

/** One removal, by its id or number; null if the reader may not see it. */
export const removalQuery = (id: string) =>
  queryOptions({
    queryKey: [NAMESPACE, 'one', id],
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(api.POST('/api/v1/search/revocations', { body: { taskIds: [id] }, signal }))
      return list[0] ?? null
    },
    staleTime: LIST_STALE_MS,
  })

export const removalCountsQuery = (accessReviewId?: string) =>
  queryOptions({
    queryKey: [NAMESPACE, 'counts', accessReviewId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/revocations/counts', {
          params: { query: accessReviewId ? { access_review_id: accessReviewId } : {} },
          signal,
        }),
      ),
    staleTime: LIST_STALE_MS,
  })

/** The work of a campaign, or of the reader, as CSV. */
export const fetchWorkList = (campaignId?: string): Promise<string> =>
  campaignId === undefined
    ? unwrap(api.GET('/api/v1/work_list', { parseAs: 'text' }))
    : unwrap(api.GET('/api/v1/access_review/{id}/work_list', { params: { path: { id: campaignId } }, parseAs: 'text' }))

interface Change {
  action: RemovalAction
  taskIds: string[]
  comment: string
  ticketId: string
  ticketUrl: string
}

function change({ action, taskIds, comment, ticketId, ticketUrl }: Change) {
  const body = { taskIds, comment }
  switch (action) {
    case 'COMPLETE':
      return unwrap(api.POST('/api/v1/revocations/complete', { body }))
    case 'SET_TICKET':
      return unwrap(api.POST('/api/v1/revocations/ticket', { body: { ...body, ticketId, ticketUrl } }))
    case 'RELEASE':
      return unwrap(api.POST('/api/v1/revocations/release', { body }))
    case 'KEEP':
      return unwrap(api.POST('/api/v1/revocations/keep', { body }))
    case 'CANCEL':
      return unwrap(api.POST('/api/v1/revocations/cancel', { body }))
  }
}

/** What somebody does with removals. Those that were changed meanwhile stay as they are, and it says so. */
export function useRemovalChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: Change) => {
      const { results } = await change(input)
      const refused = results.filter(({ result }) => result !== 'DONE')
      if (refused.length > 0) throw new Error(refusalText(results.length, refused))
      return results
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [NAMESPACE] }),
  })
}
