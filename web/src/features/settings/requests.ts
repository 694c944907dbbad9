import { useMutation, useQueryClient } from '@tanstack/react-query'

export const PAGE_SIZE = 100
export const paging = (pageToken: string) => ({
  page_size: PAGE_SIZE,
  ...(pageToken ? { page_token: pageToken } : {}),
})
export const next = {
  initialPageParam: '',
  getNextPageParam: (page: { nextPageToken: string }) => page.nextPageToken || undefined,
}

/** A change of settings; what it may have changed is asked for again. */
export function useChange<Input, Result>(change: (input: Input) => Promise<Result>, changes: readonly string[]) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['settings', ...changes] }),
  })
}
