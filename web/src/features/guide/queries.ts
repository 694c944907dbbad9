import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/guide.gen.ts'
import { useGuideHidden } from '../../parts/keys/preferences.ts'
import { campaignCountsQuery } from '../campaigns/queries.ts'
import { useSession } from '../session/queries.ts'
import { hasStarted, mayUseGuide } from './guide.rules.ts'

const api = client<paths>()

export type Totals = components['schemas']['AccessDataTotals']
export type Coverage = components['schemas']['AccessDataCoverage']

const POLL_MS = 1000
/** States that end by themselves. */
const BUSY: readonly string[] = ['DEMO_STATE_LOADING', 'DEMO_STATE_REMOVING']
const demoKey = ['guide', 'demo'] as const

/** Whether the demo company is loaded, or can be. */
export const demoQuery = queryOptions({
  queryKey: demoKey,
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/demo', { signal }))).state,
  staleTime: 0,
  refetchInterval: ({ state }) => (BUSY.includes(state.data ?? '') ? POLL_MS : false),
})

/** Loads the demo company in the background; the state of `demoQuery` says when it is there. */
export function useLoadDemo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/demo/load')),
    onSuccess: ({ state }) => queryClient.setQueryData(demoKey, state),
  })
}

/** Removes the demo company in the background; the state of `demoQuery` says when it is gone. */
export function useRemoveDemo(options: { onSuccess(): void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (evenWithCampaigns: boolean) =>
      unwrap(api.POST('/api/v1/demo/remove', { body: { evenWithCampaigns } })),
    onSuccess: ({ state }) => {
      queryClient.setQueryData(demoKey, state)
      options.onSuccess()
    },
  })
}

/** What there is to review. `since` tells what was counted before the data changed from what is counted after. */
export const totalsQuery = (since: string) =>
  queryOptions({
    queryKey: ['guide', 'totals', since],
    staleTime: 15_000,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/access_data/totals', { signal })),
  })

export const coverageQuery = (since: string) =>
  queryOptions({
    queryKey: ['guide', 'coverage', since],
    staleTime: 15_000,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/access_data/coverage', { signal })),
  })

/** How many campaigns the reader may see, by state; and whether the guide has something left to do. */
export function useGuide() {
  const { permissions } = useSession()
  const { data: counts } = useQuery(campaignCountsQuery({}))
  const [isGuideHidden] = useGuideHidden()
  const isShown = counts !== undefined && !hasStarted(counts) && mayUseGuide(permissions) && !isGuideHidden
  return { counts, isShown }
}
