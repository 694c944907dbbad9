import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { keyOf, LIST_STALE_MS, nextOf, pageSize } from './campaign-cache.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Submission = Schemas['Submission']
export type SubmissionEntry = Schemas['SubmissionEntry']

export const submissionsQuery = (id: string, userId?: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'submissions', userId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions', {
          params: { path: { id }, query: { page_size: pageSize, page_token: pageParam, userId } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
    staleTime: LIST_STALE_MS,
  })

export const submissionQuery = (id: string, submissionId: string) =>
  queryOptions({
    queryKey: keyOf(id, 'submission', submissionId),
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/access_review/{id}/submissions/{submission_id}', {
            params: { path: { id, submission_id: submissionId } },
            signal,
          }),
        )
      ).submission,
  })

export const entriesQuery = (id: string, submissionId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, 'submission', submissionId, 'entries'),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions/{submission_id}/entries', {
          params: { path: { id, submission_id: submissionId }, query: { page_size: pageSize, page_token: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: nextOf,
  })

/** The checks of a submission; its lines are for auditors, who get them from the API. */
export const signatureQuery = (id: string, submissionId: string) =>
  queryOptions({
    queryKey: keyOf(id, 'submission', submissionId, 'signature'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/submissions/{submission_id}/signature', {
          params: { path: { id, submission_id: submissionId } },
          signal,
        }),
      ),
  })
