import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/sources.gen.ts'
import { next, paging, sourceQuery } from './queries.ts'
import type { SettingsForm } from './source.rules.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type SourceMapping = Schemas['SourceMapping']
export type CreatedToken = Schemas['CreateScimTokenReply']

/** The versions of a source's mapping, the present one first. */
export const mappingsQuery = (sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'mappings', sourceId],
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/mappings', {
          params: { path: { source_id: sourceId }, query: { ...paging(pageParam), page_size: 10 } },
          signal,
        }),
      ),
  })

/** What changed in a mapping from one version to another. Versions do not change. */
export const mappingChangesQuery = (sourceId: string, since: number, version: number) =>
  queryOptions({
    queryKey: ['sources', 'mapping-changes', sourceId, since, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/mappings/{version}/changes', {
          params: { path: { source_id: sourceId, version: String(version) }, query: { since } },
          signal,
        }),
      ),
  })

/** What is named in the mask and not sent gets its default. */
const withoutEmpty = ({ maxRemovalPercent, ...source }: SettingsForm) => ({
  ...source,
  ...(maxRemovalPercent === undefined ? {} : { maxRemovalPercent }),
})

export function useUpdateSource(sourceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (source: SettingsForm) =>
      (
        await unwrap(
          api.POST('/api/v1/sources/{source_id}', {
            params: { path: { source_id: sourceId } },
            body: { source: withoutEmpty(source), updateMask: Object.keys(source).join(',') },
          }),
        )
      ).source,
    onSuccess: async (source) => {
      cache.setQueryData(sourceQuery(sourceId).queryKey, source)
      await cache.invalidateQueries({ queryKey: ['sources', 'list'] })
    },
  })
}

/** What deleting a source would take away. */
export const deletePreviewQuery = (sourceId: string) =>
  queryOptions({
    queryKey: ['sources', 'delete-preview', sourceId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/delete_preview', { params: { path: { source_id: sourceId } }, signal }),
      ),
  })

/** Deletes a source in the background. Another number of grants than the preview showed is refused. */
export function useDeleteSource(sourceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (expectedGrantCount: number) =>
      unwrap(
        api.DELETE('/api/v1/sources/{source_id}', {
          params: { path: { source_id: sourceId } },
          body: { expectedGrantCount },
        }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: deletePreviewQuery(sourceId).queryKey }),
  })
}

/** A source has two tokens at most, so they are one page. */
export const tokensQuery = (sourceId: string) =>
  queryOptions({
    queryKey: ['sources', 'tokens', sourceId],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          api.GET('/api/v1/sources/{source_id}/scim_tokens', { params: { path: { source_id: sourceId } }, signal }),
        )
      ).list,
  })

/** Makes a token. It is in the result and nowhere else: it must not become data of a query or mutation, which are kept. */
export const createToken = (sourceId: string, displayName: string): Promise<CreatedToken> =>
  unwrap(
    api.POST('/api/v1/sources/{source_id}/scim_tokens', {
      params: { path: { source_id: sourceId } },
      body: { displayName },
    }),
  )

export function useTokensChanged(sourceId: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: tokensQuery(sourceId).queryKey })
}

export function useDeleteToken(sourceId: string) {
  const changed = useTokensChanged(sourceId)
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(
        api.DELETE('/api/v1/sources/{source_id}/scim_tokens/{id}', { params: { path: { source_id: sourceId, id } } }),
      ),
    onSuccess: changed,
  })
}

export type SourceLink = Schemas['SourceLink']
export type DifferentNames = Schemas['DifferentNames']

const answersPage = (sourceId: string, pageToken: string) => ({
  path: { source_id: sourceId },
  query: paging(pageToken),
})

/** Whose the accounts are that the files of a source call so, as people have answered. */
export const linksQuery = (sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'links', sourceId],
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/sources/{source_id}/links', { params: answersPage(sourceId, pageParam), signal })),
  })

/** Names that look alike and of which somebody has said that they are two things. */
export const differentNamesQuery = (sourceId: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', 'different-names', sourceId],
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/sources/{source_id}/different_names', { params: answersPage(sourceId, pageParam), signal }),
      ),
  })

export function useRemoveLink(sourceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ text }: SourceLink) =>
      unwrap(
        api.PUT('/api/v1/sources/{source_id}/links', {
          params: { path: { source_id: sourceId } },
          body: { removedTexts: [text] },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: linksQuery(sourceId).queryKey }),
  })
}

export function useRemoveDifferentNames(sourceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, app, name, otherName }: DifferentNames) =>
      unwrap(
        api.PUT('/api/v1/sources/{source_id}/different_names', {
          params: { path: { source_id: sourceId } },
          body: { removedPairs: [{ kind: kind as Schemas['LookAlikeKind'], app, name, otherName }] },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: differentNamesQuery(sourceId).queryKey }),
  })
}
