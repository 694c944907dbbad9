import { notifyManager, QueryClient } from '@tanstack/react-query'
import { watchfulCaches } from './features/session/session-end.ts'

// Before the next paint: a box that was checked would be drawn unchecked until the default, a timer, has run.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  ...watchfulCaches(),
  defaultOptions: {
    // 'always': try requests even when the browser reports to be offline, and show the failure. The default would pause
    // them silently.
    queries: { networkMode: 'always', retry: false, staleTime: 60_000 },
    mutations: { networkMode: 'always' },
  },
})
