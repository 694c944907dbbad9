import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { paths } from '../../api/review.gen.ts'
import type { Submission } from './queries.ts'

const api = client<paths>()

/** A submission as it is now; asked again while the server works on it. */
export const submissionQuery = (id: string, submissionId: string) =>
  queryOptions({
    queryKey: ['review', 'submission', id, submissionId],
    queryFn: async ({ signal }): Promise<Submission> => {
      const path = { id, submission_id: submissionId }
      const found = await unwrap(
        api.GET('/api/v1/access_review/{id}/submissions/{submission_id}', { params: { path }, signal }),
      )
      return found.submission
    },
    refetchInterval: ({ state }) =>
      ['TIMESTAMPING', 'APPLYING'].includes(state.data?.state ?? '') ? SIGN_POLL_MS : false,
  })
const SIGN_POLL_MS = 1_500

export interface Signing {
  decisionsDigest: string
  printedName: string
  stepUpTransactionId?: string
}

export const signSubmission = (id: string, submissionId: string, body: Signing) =>
  unwrap(
    api.POST('/api/v1/access_review/{id}/submissions/{submission_id}/sign', {
      params: { path: { id, submission_id: submissionId } },
      body,
    }),
  )

export const cancelSubmission = (id: string, submissionId: string) =>
  unwrap(
    api.POST('/api/v1/access_review/{id}/submissions/{submission_id}/cancel', {
      params: { path: { id, submission_id: submissionId } },
    }),
  )

export const sendSignInLink = (id: string, submissionId: string) =>
  unwrap(
    api.POST('/api/v1/access_review/{id}/submissions/{submission_id}/sign_in_link', {
      params: { path: { id, submission_id: submissionId } },
    }),
  )

/** What became of an authentication with a step-up provider. */
export const stepUpQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', 'step-up', id],
    enabled: id !== '',
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/step-up/transactions/{id}', { params: { path: { id } }, signal }))).transaction,
  })
