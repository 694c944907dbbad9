import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { frameworks, people, policies, riskLevels } from '../pickers/queries.ts'
import { namesOf } from './rows.ts'

const api = client<paths>()
type Schemas = components['schemas']

export type Version = Schemas['AccessDataVersion']

/** Kinds of things with versions: what one is called, and the page of one. */
export const THINGS = {
  users: { thing: 'person', to: '/data/people/$id' },
  apps: { thing: 'app', to: '/data/apps/$id' },
  app_resources: { thing: 'resource', to: '/data/resources/$id' },
  entitlements: { thing: 'entitlement', to: '/data/entitlements/$id' },
  app_users: { thing: 'account', to: '/data/accounts/$id' },
} as const
export type ThingKind = keyof typeof THINGS

const fetchVersions = (kind: ThingKind, id: string, pageToken: string, signal: AbortSignal) => {
  const options = {
    params: { path: { id }, query: { page_size: 25, ...(pageToken ? { page_token: pageToken } : {}) } },
    signal,
  }
  switch (kind) {
    case 'users':
      return unwrap(api.GET('/api/v1/versions/users/{id}', options))
    case 'apps':
      return unwrap(api.GET('/api/v1/versions/apps/{id}', options))
    case 'app_resources':
      return unwrap(api.GET('/api/v1/versions/app_resources/{id}', options))
    case 'entitlements':
      return unwrap(api.GET('/api/v1/versions/entitlements/{id}', options))
    case 'app_users':
      return unwrap(api.GET('/api/v1/versions/app_users/{id}', options))
  }
}

/** What a thing is and was, latest first. */
export const versionsQuery = (kind: ThingKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['data', 'versions', kind, id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => fetchVersions(kind, id, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

/** Names of everything that versions refer to by id. */
export const versionNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['data', 'version-names', [...ids].sort()],
    enabled: ids.length > 0,
    queryFn: async ({ client: cache }) => {
      const maps = await Promise.all(
        [people, policies, riskLevels, frameworks].map((source) => namesOf(cache, source, ids)),
      )
      return new Map(maps.flatMap((map) => [...map]))
    },
  })

export const totalsQuery = (appId?: string) =>
  queryOptions({
    queryKey: ['data', 'totals', appId ?? ''],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/access_data/totals', { params: { query: appId ? { app_id: appId } : {} }, signal })),
  })
