import { QueryClient } from '@tanstack/react-query'
import { watchfulCaches } from './features/session/session-end.ts'

export const queryClient = new QueryClient({
  ...watchfulCaches(),
  defaultOptions: {
    // 'always': try requests even when the browser reports to be offline, and show the failure. The default would pause
    // them silently.
    queries: { networkMode: 'always', retry: false, staleTime: 60_000 },
    mutations: { networkMode: 'always' },
  },
})
