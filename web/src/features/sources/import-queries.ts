import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { RequestFailed } from '../../api/problem.ts'
import type { components, paths } from '../../api/sources.gen.ts'
import { type Sync, syncQuery } from './queries.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type InspectedTable = Schemas['InspectedTable']
export type InspectedFiles = Schemas['InspectSyncReply']
export type SyncPreview = Schemas['SyncPreview']
export type PreviewRow = Schemas['PreviewRow']
export type LookAlike = SyncPreview['lookAlikes'][number]
export type SyncProblem = Schemas['SyncProblem']
export type FileReading = Schemas['FileReading']
type NamePair = NonNullable<Schemas['PutDifferentNamesRequest']['pairs']>[number]
type Fix = SyncProblem['fixes'][number]['fix']

const pathOf = (sourceId: string, id: string) => ({ path: { source_id: sourceId, id } })

/** What the uploaded files are, and which mapping fits them. */
export const filesQuery = (sourceId: string, id: string) =>
  queryOptions({
    queryKey: ['sources', 'files', sourceId, id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/syncs/{id}/files', {
          params: pathOf(sourceId, id),
          signal,
        }),
      ),
  })

export const presetsQuery = queryOptions({
  queryKey: ['sources', 'presets'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/import/presets', { signal }))).list,
})

/** What the sync would change. Each check of the sync makes another preview. */
export const previewQuery = ({ sourceId, id, updatedAt }: Sync) =>
  queryOptions({
    queryKey: ['sources', 'preview', sourceId, id, updatedAt],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/sources/{source_id}/syncs/{id}/preview', { params: pathOf(sourceId, id), signal }),
        )
      ).preview,
  })

/** The rows of a preview, a page at a time. */
export const previewRowsQuery = (
  { sourceId, id }: Sync,
  previewToken: string,
  filter: { kind: string; change: string; query: string },
) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'preview-rows', sourceId, id, previewToken, filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam: pageToken, signal }) =>
      unwrap(
        api.POST('/api/v1/sources/{source_id}/syncs/{id}/preview/search', {
          params: pathOf(sourceId, id),
          body: { ...filter, pageSize: 50, ...(pageToken ? { pageToken } : {}) },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

export const problemsQuery = ({ sourceId, id, updatedAt }: Sync) =>
  queryOptions({
    queryKey: ['sources', 'problems', sourceId, id, updatedAt],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/sources/{source_id}/syncs/{id}/problems', { params: pathOf(sourceId, id), signal }),
        )
      ).list,
  })

/** The rows of a cause, a page at a time. */
export const problemRowsQuery = (
  { sourceId, id, updatedAt }: Sync,
  { effect, reason, fileName, kind, column }: SyncProblem,
) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'problem-rows', sourceId, id, updatedAt, effect, reason, fileName, kind, column],
    initialPageParam: '',
    queryFn: ({ pageParam: pageToken, signal }) =>
      unwrap(
        api.POST('/api/v1/sources/{source_id}/syncs/{id}/problems/search', {
          params: pathOf(sourceId, id),
          body: { effect, reason, fileName, kind, column, pageSize: 50, ...(pageToken ? { pageToken } : {}) },
          signal,
        }),
      ),
    getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined,
  })

export const problemsFile = ({ sourceId, id }: Sync): string =>
  `/api/v1/sources/${encodeURIComponent(sourceId)}/syncs/${encodeURIComponent(id)}/problems.csv`

/** Takes the mapping of a preset; the tables are then read with it. */
export function useChoosePreset(sync: Sync) {
  return useSyncChange(sync, (presetId: string) => putMapping(sync, { presetId }))
}

/** Reads a file in another way, without a second upload. */
export function useReadFile(sync: Sync) {
  return useSyncChange(sync, (reading: FileReading) => putMapping(sync, { readings: [reading] }))
}

/** Takes another mapping; the tables are then read with it. */
export function useChangeMapping(sync: Sync) {
  return useSyncChange(sync, (document: NonNullable<InspectedFiles['document']>) => putMapping(sync, { document }))
}

/** Takes the mapping in a file, such as one that another source has saved. */
export function useMappingFile(sync: Sync) {
  return useSyncChange(sync, async (file: File) => {
    const text = await file.text()
    let document: NonNullable<InspectedFiles['document']>
    try {
      document = JSON.parse(text) as typeof document
    } catch {
      throw new Error(`${file.name} is not a JSON document. Choose a mapping that was saved as JSON.`)
    }
    return putMapping(sync, { document })
  })
}

/** Checks the files and compares them with the access data. */
export function usePreview(sync: Sync) {
  return useSyncChange(sync, () => preview(sync))
}

interface FixInput {
  fixes: Fix[]
  /** The mapping to change: a proposed one is not stored yet. */
  document: InspectedFiles['document']
}

/** Changes the mapping and checks the files with it. */
export function useFix(sync: Sync) {
  return useSyncChange(sync, async ({ fixes, document }: FixInput) => {
    await putMapping(sync, { fixes, ...(document ? { document } : {}) })
    return preview(sync)
  })
}

interface PeopleAnswers extends FixInput {
  links: NonNullable<Schemas['PutSourceLinksRequest']['links']>
}

/** Says who is meant, of accounts by links and of managers and owners in the mapping, and checks the files with that. */
export function useAnswerPeople(sync: Sync) {
  return useSyncChange(sync, async ({ links, fixes, document }: PeopleAnswers) => {
    const params = { path: { source_id: sync.sourceId } }
    if (links.length > 0) await unwrap(api.PUT('/api/v1/sources/{source_id}/links', { params, body: { links } }))
    if (fixes.length > 0) await putMapping(sync, { fixes, ...(document ? { document } : {}) })
    return preview(sync)
  })
}

interface LookAlikeAnswers {
  same: readonly LookAlike[]
  different: readonly LookAlike[]
  document: InspectedFiles['document']
}

/** Says which names are one and which are not. Names that become one change the files' rows, so these are checked again. */
export function useAnswerLookAlikes(sync: Sync) {
  const cache = useQueryClient()
  return useSyncChange(sync, async ({ same, different, document }: LookAlikeAnswers) => {
    if (different.length > 0) {
      const params = { path: { source_id: sync.sourceId } }
      const pairs = different.map(({ kind, app, name, otherName }) => ({
        kind: kind as NamePair['kind'],
        app,
        name,
        otherName,
      }))
      await unwrap(api.PUT('/api/v1/sources/{source_id}/different_names', { params, body: { pairs } }))
    }
    const fixes = same.flatMap(({ fix }) => (fix ? [fix] : []))
    if (fixes.length > 0) {
      await putMapping(sync, { fixes, ...(document ? { document } : {}) })
      return preview(sync)
    }
    await cache.invalidateQueries({ queryKey: previewQuery(sync).queryKey })
    return { sync }
  })
}

/** Applies a preview. One that is out of date by then is made again instead, and `onChanged` is told. */
export function useApply(sync: Sync, onChanged: () => void) {
  return useSyncChange(sync, async (body: Schemas['ApplySyncRequest']) => {
    try {
      return await unwrap(
        api.POST('/api/v1/sources/{source_id}/syncs/{id}/apply', { params: pathOf(sync.sourceId, sync.id), body }),
      )
    } catch (error) {
      if (!(error instanceof RequestFailed && error.reason === 'PREVIEW_CHANGED')) throw error
      onChanged()
      return preview(sync)
    }
  })
}

const putMapping = (sync: Sync, body: Schemas['PutSyncMappingRequest']) =>
  unwrap(api.PUT('/api/v1/sources/{source_id}/syncs/{id}/mapping', { params: pathOf(sync.sourceId, sync.id), body }))

const preview = (sync: Sync) =>
  unwrap(
    api.POST('/api/v1/sources/{source_id}/syncs/{id}/preview', { params: pathOf(sync.sourceId, sync.id), body: {} }),
  )

function useSyncChange<Input>(sync: Sync, change: (input: Input) => Promise<{ sync: Sync }>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).sync,
    onSuccess: async (changed) => {
      cache.setQueryData(syncQuery(sync.sourceId, sync.id).queryKey, changed)
      await cache.invalidateQueries({ queryKey: filesQuery(sync.sourceId, sync.id).queryKey })
    },
    // A refusal often means that the sync has changed.
    onError: () => cache.invalidateQueries({ queryKey: syncQuery(sync.sourceId, sync.id).queryKey }),
  })
}
