import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { RequestFailed } from '../../api/problem.ts'
import type { components, paths } from '../../api/sources.gen.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Source = Schemas['Source']
export type Sync = Schemas['Sync']
export type SyncFault = Schemas['SyncFault']
export type QuestionCode = Schemas['SyncQuestionCode']

export const paging = (pageToken: string) => ({ page_size: 100, ...(pageToken ? { page_token: pageToken } : {}) })
export const next = {
  initialPageParam: '',
  getNextPageParam: (page: { nextPageToken: string }) => page.nextPageToken || undefined,
}

export const sourcesQuery = infiniteQueryOptions({
  queryKey: ['sources', 'list'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/sources', { params: { query: paging(pageParam) }, signal })),
})

/** Names of all sources, by id. */
export const sourceNamesQuery = queryOptions({
  queryKey: ['sources', 'names'],
  queryFn: async ({ signal }) => {
    const { list } = await unwrap(api.GET('/api/v1/sources', { params: { query: paging('') }, signal }))
    return new Map(list.map(({ id, displayName }) => [id, displayName]))
  },
})

export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['sources', 'one', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/sources/{source_id}', { params: { path: { source_id: id } }, signal }))).source,
  })

export const syncsQuery = (sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'syncs', sourceId],
    staleTime: 15_000,
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/syncs', {
          params: { path: { source_id: sourceId }, query: { ...paging(pageParam), page_size: 25 } },
          signal,
        }),
      ),
    // While one is in flight its phase changes.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.list.some(isInFlight) ? 2000 : false),
  })

/** Whether the server works on it, or waits for files of it. */
export const isInFlight = ({ state }: Pick<Sync, 'state'>): boolean =>
  ['SYNC_STATE_UPLOADING', ...WORKING].includes(state)

/** States that end by themselves. */
export const WORKING: readonly string[] = ['SYNC_STATE_CHECKING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING']

/** States that end when somebody goes on, or cancels. */
export const WAITING: readonly string[] = [
  'SYNC_STATE_UPLOADING',
  'SYNC_STATE_PREVIEWED',
  'SYNC_STATE_NEEDS_CONFIRMATION',
]

const POLL_MS = 1000
export const syncQuery = (sourceId: string, id: string) =>
  queryOptions({
    queryKey: ['sources', 'sync', sourceId, id],
    queryFn: ({ signal }) => fetchSync(sourceId, id, signal),
    refetchInterval: ({ state }) => (state.data && WORKING.includes(state.data.state) ? POLL_MS : false),
  })

const fetchSync = async (sourceId: string, id: string, signal?: AbortSignal) =>
  (
    await unwrap(
      api.GET('/api/v1/sources/{source_id}/syncs/{id}', {
        params: { path: { source_id: sourceId, id } },
        ...(signal ? { signal } : {}),
      }),
    )
  ).sync

const fetchFaults = (sourceId: string, id: string, pageToken: string, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/v1/sources/{source_id}/syncs/{id}/faults', {
      params: { path: { source_id: sourceId, id }, query: paging(pageToken) },
      signal,
    }),
  )

export const faultsQuery = (sourceId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'faults', sourceId, id],
    ...next,
    queryFn: ({ pageParam, signal }) => fetchFaults(sourceId, id, pageParam, signal),
  })

const invalidate = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['sources'] })

export type NewSourceKind = 'SOURCE_KIND_FILE' | 'SOURCE_KIND_SCIM'

export function useCreateSource(options: { onSuccess(source: Source): void }) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (body: { displayName: string; kind: NewSourceKind }) =>
      (await unwrap(api.POST('/api/v1/sources', { body }))).source,
    onSuccess: async (source) => {
      await invalidate(cache)
      options.onSuccess(source)
    },
  })
}

/** Starts a sync and uploads its files, one after the other. */
export function useUpload(sourceId: string, options: { onSuccess(sync: Sync): void }) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ files, onProgress }: UploadInput) => {
      const { sync } = await unwrap(
        api.POST('/api/v1/sources/{source_id}/syncs', { params: { path: { source_id: sourceId } }, body: {} }),
      )
      let last = sync
      for (const file of files) {
        onProgress(file.name)
        last = await upload(sourceId, sync.id, file)
      }
      return last
    },
    onSuccess: async (sync) => {
      cache.setQueryData(syncQuery(sourceId, sync.id).queryKey, sync)
      options.onSuccess(sync)
      await invalidate(cache)
    },
  })
}
interface UploadInput {
  files: readonly { name: string; blob: Blob }[]
  onProgress(fileName: string): void
}

// The bytes of a file are its body as they are; the generated client would send them as JSON.
const FILE_PATH = '/api/v1/sources/{source_id}/syncs/{id}/files/{file_name}' satisfies keyof paths
async function upload(sourceId: string, id: string, file: UploadInput['files'][number]): Promise<Sync> {
  const path = FILE_PATH.replace('{source_id}', encodeURIComponent(sourceId))
    .replace('{id}', encodeURIComponent(id))
    .replace('{file_name}', encodeURIComponent(file.name))
  const response = await fetch(path, {
    method: 'PUT',
    body: file.blob,
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => {
    throw new RequestFailed()
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new RequestFailed(response, body)
  return (body as Schemas['SyncReply']).sync
}

export function useCancelSync(sourceId: string, id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (
        await unwrap(
          api.POST('/api/v1/sources/{source_id}/syncs/{id}/cancel', { params: { path: { source_id: sourceId, id } } }),
        )
      ).sync,
    onSuccess: async (sync) => {
      cache.setQueryData(syncQuery(sourceId, id).queryKey, sync)
      // Its files and preview may still be shown, and can no longer be asked for.
      await cache.invalidateQueries({ queryKey: ['sources'], predicate: ({ queryKey }) => !queryKey.includes(id) })
    },
  })
}
