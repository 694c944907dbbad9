import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { components, paths } from '../../api/campaigns.gen.ts'
import { client, unwrap, unwrapVersioned } from '../../api/client.ts'
import type { ChoiceSource } from '../../parts/list/choices.ts'

const api = client<paths>()

export type Campaign = components['schemas']['AccessReview']
/** A state that this version knows; the server may have others. */
export type CampaignState = NonNullable<components['schemas']['SearchAccessReviewsRequest']['states']>[number]
export type CampaignView = components['schemas']['AccessReviewView']
export type FoundCampaign = components['schemas']['FoundAccessReview']
export type ScopeType = NonNullable<components['schemas']['AccessReviewServiceCreateRequest']['scopeType']>
/** What an update may change; see `Campaign`. */
export type CampaignChange = components['schemas']['AccessReviewInput']

/** A campaign as it was read, with the version that a change of it names. */
export interface VersionedCampaign {
  campaign: Campaign
  permissions: CampaignView['objectPermissions']
  version: string
}

const versioned = ({
  data,
  version,
}: {
  data: { accessReview: CampaignView }
  version: string
}): VersionedCampaign => ({
  campaign: data.accessReview.accessReview,
  permissions: data.accessReview.objectPermissions,
  version,
})

export const campaignKey = (id: string) => ['campaigns', 'campaign', id] as const

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKey(id),
    queryFn: async ({ signal }) =>
      versioned(await unwrapVersioned(api.GET('/api/v1/access_review/{id}', { params: { path: { id } }, signal }))),
  })

export interface CampaignFilter {
  query?: string
  ownerIds?: string[]
  states?: CampaignState[]
}

export const campaignsQuery = (filter: CampaignFilter) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'list', filter],
    staleTime: 15_000,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.POST('/api/v1/search/access_reviews', {
          body: { ...filter, pageSize: 50, ...(pageParam ? { pageToken: pageParam } : {}) },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** How many campaigns are in each state. */
export const campaignCountsQuery = (filter: Omit<CampaignFilter, 'states'>) =>
  queryOptions({
    queryKey: ['campaigns', 'counts', filter],
    staleTime: 15_000,
    queryFn: async ({ signal }) => {
      const { counts } = await unwrap(api.POST('/api/v1/search/access_reviews/counts', { body: filter, signal }))
      return new Map(counts.map(({ state, count }) => [state, count]))
    },
  })

export const ownersQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaigns', 'owners', id],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/access_review/{access_review_id}/owners', {
            params: { path: { access_review_id: id } },
            signal,
          }),
        )
      ).userIds,
  })

/** Drops what lists have cached of campaigns. */
function useForgetLists() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      ['list', 'counts'].map((part) => queryClient.invalidateQueries({ queryKey: ['campaigns', part] })),
    )
  }
}

export interface NewCampaign {
  displayName: string
  ownerIds: string[]
  scopeType?: ScopeType
  scopeV2?: NonNullable<components['schemas']['AccessReviewServiceCreateRequest']['scopeV2']>
  duplicateFrom?: string
}

/** Creates a draft. */
export function useCreateCampaign() {
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: async (body: NewCampaign) =>
      (await unwrap(api.POST('/api/v1/access_review', { body }))).accessReview.accessReview.id,
    onSuccess: forgetLists,
  })
}

export function useDeleteCampaign() {
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/access_review/{id}', { params: { path: { id } } })),
    onSuccess: async (_, id) => {
      queryClient.removeQueries({ queryKey: campaignKey(id) })
      await forgetLists()
    },
  })
}

/** Changes the named fields of a campaign, if it still has this version (412 if not). */
export const saveCampaign = async (id: string, change: CampaignChange, fields: readonly string[], version: string) =>
  versioned(
    await unwrapVersioned(
      api.POST('/api/v1/access_review/{id}', {
        params: { path: { id }, header: { 'If-Match': version } },
        body: { accessReview: change, updateMask: fields.join(',') },
      }),
    ),
  )

export const saveOwners = async (id: string, userIds: string[], version: string) =>
  (
    await unwrapVersioned(
      api.PUT('/api/v1/access_review/{access_review_id}/owners', {
        params: { path: { access_review_id: id }, header: { 'If-Match': version } },
        body: { userIds },
      }),
    )
  ).version

/** Turns the scope of a draft into items; the campaign is then PREPARING. */
export function usePrepareCampaign(id: string) {
  const queryClient = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationFn: async () =>
      versioned(
        await unwrapVersioned(
          api.POST('/api/v1/access_review/{id}/action/prepare', { params: { path: { id } }, body: {} }),
        ),
      ),
    onSuccess: async (campaign) => {
      queryClient.setQueryData(campaignKey(id), campaign)
      await forgetLists()
    },
  })
}

/** Campaigns to choose from. */
export const campaigns: ChoiceSource = {
  kind: 'campaigns',
  search: async (query, signal) => {
    const body = { pageSize: 50, ...(query ? { query } : {}) }
    const { list } = await unwrap(api.POST('/api/v1/search/access_reviews', { body, signal }))
    return list.map(({ accessReview: { id, displayName } }) => ({ id, label: displayName }))
  },
  named: (ids, signal) =>
    Promise.all(
      ids.map(async (id) => {
        const { accessReview } = await unwrap(
          api.GET('/api/v1/access_review/{id}', { params: { path: { id } }, signal }),
        )
        return { id, label: accessReview.accessReview.displayName }
      }),
    ),
}
