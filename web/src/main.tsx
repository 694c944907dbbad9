import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.ts'
import { router } from './router.tsx'
import { cssVariables, theme } from './theme/theme.ts'

const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': try requests even when the browser reports to be offline, and show the failure. The default would pause
    // them silently.
    queries: { networkMode: 'always', retry: false, staleTime: 60_000 },
    mutations: { networkMode: 'always' },
  },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
