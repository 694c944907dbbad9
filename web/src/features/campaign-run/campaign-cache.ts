import { useMutation, useQueryClient } from '@tanstack/react-query'

export const NAMESPACE = 'campaign-run'
export const LIST_STALE_MS = 15_000
export const pageSize = 100

export const keyOf = (id: string, ...rest: unknown[]) => [NAMESPACE, id, ...rest] as const
export const nextOf = ({ nextPageToken }: { nextPageToken: string }) => nextPageToken || undefined

/** An action on a campaign. Afterwards everything about it is read again. */
export function useCampaignMutation<Input, Output>(id: string, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [NAMESPACE, id] }),
        queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
      ]),
  })
}
