import type { Asked, Things } from './things.ts'

/** Requests for sources of tenant A and their syncs. */
export const SOURCE_REQUESTS: Record<string, (things: Things) => Asked> = {
  'svc.api.source.v1.SourceService.Create': () => ({ body: { displayName: 'Marker' } }),
  'svc.api.source.v1.SourceService.Get': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.Update': (t) => ({
    ids: { source_id: t.source },
    body: { source: { displayName: 'x' } },
  }),
  'svc.api.source.v1.SourceService.GetDeletePreview': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.Delete': (t) => ({ ids: { source_id: t.source }, body: { expectedGrantCount: 0 } }),
  'svc.api.source.v1.SourceService.List': () => ({}),
  'svc.api.source.v1.SyncService.Create': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SyncService.UploadFile': (t) => ({
    ids: { source_id: t.source, id: t.sync, file_name: 'users.csv' },
  }),
  'svc.api.source.v1.SyncService.UploadArchive': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Finish': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Cancel': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Get': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.List': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SyncService.ListFaults': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Inspect': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.PutMapping': (t) => ({
    ids: { source_id: t.source, id: t.sync },
    body: { presetId: 'access-list' },
  }),
  'svc.api.source.v1.SyncService.Preview': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.GetPreview': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.SearchProblems': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.SearchPreview': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.Apply': (t) => ({
    ids: { source_id: t.source, id: t.sync },
    body: { previewToken: 'x' },
  }),
  'svc.api.source.v1.SyncService.ListProblems': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.SyncService.DownloadProblems': (t) => ({ ids: { source_id: t.source, id: t.sync } }),
  'svc.api.source.v1.ImportService.ListPresets': () => ({}),
  'svc.api.source.v1.SourceService.GetMapping': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.ListMappings': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.CompareMappings': (t) => ({ ids: { source_id: t.source, version: '2' } }),
  'svc.api.source.v1.SourceService.PutMapping': (t) => ({
    ids: { source_id: t.source },
    body: { document: { format: 1, files: [] } },
  }),
  'svc.api.source.v1.SourceService.ListLinks': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.PutLinks': (t) => ({
    ids: { source_id: t.source },
    body: { links: [{ text: 'x', userId: '' }] },
  }),
  'svc.api.source.v1.SourceService.ListDifferentNames': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.SourceService.PutDifferentNames': (t) => ({
    ids: { source_id: t.source },
    body: { pairs: [{ kind: 'apps', app: '', name: 'x', otherName: 'y' }] },
  }),
  'svc.api.source.v1.ScimTokenService.Create': (t) => ({
    ids: { source_id: t.source },
    body: { displayName: 'x' },
  }),
  'svc.api.source.v1.ScimTokenService.List': (t) => ({ ids: { source_id: t.source } }),
  'svc.api.source.v1.ScimTokenService.Delete': (t) => ({ ids: { source_id: t.scimSource, id: t.scimToken } }),
}
