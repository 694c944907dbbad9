import { infiniteQueryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import { next, paging, useChange } from './requests.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Session = Schemas['Session']

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['settings', 'sessions'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/auth/sessions', { params: { query: paging(pageParam) }, signal })),
})

export const useEndSession = () =>
  useChange(
    (id: string) => unwrap(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } })),
    ['sessions'],
  )

export const useEndOtherSessions = () => useChange(() => unwrap(api.DELETE('/api/v1/auth/sessions')), ['sessions'])
