import { queryOptions } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaign-run.gen.ts'
import { client, unwrap } from '../../api/client.ts'
import { keyOf, useCampaignMutation } from './campaign-cache.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type ClosePreview = Schemas['AccessReviewClosePreview']
export type CloseDecision = Schemas['CloseDecision']

export const closePreviewQuery = (id: string, closeDecision: CloseDecision) =>
  queryOptions({
    queryKey: keyOf(id, 'close-preview', closeDecision),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/access_review/{id}/close_preview', {
          params: { path: { id }, query: { close_decision: closeDecision } },
          signal,
        }),
      ),
    staleTime: 0,
  })

export const useStart = (id: string) =>
  useCampaignMutation(id, (body: { confirmRejectCount?: number; sendKickoff?: boolean }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/start', { params: { path: { id } }, body })),
  )

/** Sends a reminder to reviewers with tasks left: all of them, or those that the request leaves. */
export const useRemind = (id: string) =>
  useCampaignMutation(id, (body: { userIds?: string[]; notBegun?: true; staged?: true }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/remind', { params: { path: { id } }, body })),
  )

export const useReset = (id: string) =>
  useCampaignMutation(id, () =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/reset', { params: { path: { id } }, body: {} })),
  )

export const useClose = (id: string) =>
  useCampaignMutation(id, (body: { closeDecision: CloseDecision; confirmRevokeCount?: number; comment?: string }) =>
    unwrap(api.POST('/api/v1/access_review/{id}/action/close', { params: { path: { id } }, body })),
  )

/** Starts the campaign by itself at a time, or, with null, by hand again. */
export const useSchedule = (id: string) =>
  useCampaignMutation(id, (startAt: string | null) =>
    unwrap(
      api.POST('/api/v1/access_review/{id}', {
        params: { path: { id } },
        body: startAt
          ? {
              accessReview: { scheduledStartDate: startAt, autoStartCampaign: true },
              updateMask: 'scheduledStartDate,autoStartCampaign',
            }
          : { accessReview: { autoStartCampaign: false }, updateMask: 'autoStartCampaign' },
      }),
    ),
  )

export const useDelete = (id: string) =>
  useCampaignMutation(id, () =>
    unwrap(api.DELETE('/api/v1/access_review/{id}', { params: { path: { id } }, body: {} } as never)),
  )

export const useDuplicate = (id: string, ownerId: string) =>
  useCampaignMutation(
    id,
    async (displayName: string) =>
      (
        await unwrap(
          api.POST('/api/v1/access_review', { body: { displayName, ownerIds: [ownerId], duplicateFrom: id } }),
        )
      ).accessReview.accessReview.id,
  )
