import {
  CompareMappingsQuery,
  CompareMappingsReply,
  PutSourceMappingRequest,
  SourceMappingList,
  SourceMappingReply,
} from '../../../contract/imports/mapping.ts'
import { listOperation, readOperation, writeOperation } from '../../http/index.ts'
import { checkMapping, mappingChanges } from '../map/index.ts'
import { mappingViolations } from '../questions/mapping-violations.ts'
import { findSyncInProgress, forgetSyncMapping, lockSync } from '../syncs/sync.store.ts'
import { findMapping, findVersions, keepMapping, listMappings, type SourceMapping } from './mapping.store.ts'
import { findSource, lockSource } from './source.store.ts'

const BUSY = ['SYNC_STATE_CHECKING', 'SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING']

const shown = ({ createdAt, lastSyncAt, document, ...mapping }: SourceMapping) => ({
  ...mapping,
  document: { ...document },
  createdAt: createdAt.toISOString(),
  ...(lastSyncAt ? { lastSyncAt: lastSyncAt.toISOString() } : {}),
})

export const getSourceMapping = readOperation({
  id: 'svc.api.source.v1.SourceService.GetMapping',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/mapping',
  tag: 'Sources',
  summary: 'Get the mapping of a source',
  description: 'How its exports become access data. A source that only has our own files has none.',
  permission: 'source.read',
  reply: SourceMappingReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    if (!(await findSource(db, tenant.id, params.source_id))) return fail('not_found', { thing: 'source' })
    const mapping = await findMapping(db, tenant.id, params.source_id)
    return mapping ? { mapping: shown(mapping) } : fail('not_found', { thing: 'mapping' })
  },
})

export const listSourceMappings = listOperation({
  id: 'svc.api.source.v1.SourceService.ListMappings',
  path: '/api/v1/sources/{source_id}/mappings',
  tag: 'Sources',
  summary: 'List the mappings of a source',
  description: 'All versions, newest first, each with the imports that were applied with it.',
  permission: 'source.read',
  reply: SourceMappingList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { sourceId: source.id } : fail('not_found', { thing: 'source' })
  },
  fetch: ({ db, tenant }, { filter, after: [before], limit }) =>
    listMappings(db, tenant.id, filter.sourceId, { before: before === undefined ? undefined : Number(before), limit }),
  keyOf: ({ version }) => [String(version)],
  view: (_, rows) => rows.map(shown),
})

const MAX_CHANGES = 500

export const compareSourceMappings = readOperation({
  id: 'svc.api.source.v1.SourceService.CompareMappings',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/mappings/{version}/changes',
  tag: 'Sources',
  summary: 'Compare two versions of a mapping',
  description: 'Which files, columns, fields, conditions and words of value maps differ, as a list in words.',
  permission: 'source.read',
  query: CompareMappingsQuery,
  reply: CompareMappingsReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params, query }) {
    if (!(await findSource(db, tenant.id, params.source_id))) return fail('not_found', { thing: 'source' })
    const version = /^\d{1,9}$/.test(params.version) ? Number(params.version) : 0
    const versions = [query.since ?? version - 1, version]
    const found = await findVersions(db, tenant.id, params.source_id, versions)
    const [before, after] = versions.map((wanted) => found.find((one) => one.version === wanted)?.document)
    if (!before || !after) return fail('not_found', { thing: 'mapping' })
    const changes = mappingChanges(before, after)
    return { changes: changes.slice(0, MAX_CHANGES), changeCount: changes.length }
  },
})

export const putSourceMapping = writeOperation({
  id: 'svc.api.source.v1.SourceService.PutMapping',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/mapping',
  tag: 'Sources',
  summary: 'Replace the mapping of a source',
  description:
    'It is used from the next preview or import on, also by a sync that waits for an answer. All that is wrong with the document is told at once.',
  permission: 'source.write',
  idempotent: true,
  body: PutSourceMappingRequest,
  reply: SourceMappingReply,
  errors: ['not_found', 'sync_ended'],
  async run({ tx, tenant, actor, audit, fail, invalid }, { params, body }) {
    const source = await lockSource(tx, tenant.id, params.source_id)
    if (!source) return fail('not_found', { thing: 'source' })
    const { mapping: document, violations } = checkMapping(body.document)
    if (!document) return invalid(...mappingViolations(violations))
    const open = await findSyncInProgress(tx, tenant.id, source.id)
    const held = open && (await lockSync(tx, tenant.id, open.id))
    // The end of a sync that is being read or applied would take this back.
    if (held && BUSY.some((state) => state === held.state))
      return fail('sync_ended', { state: held.state, wanted: 'given another mapping' })
    if (held) await forgetSyncMapping(tx, tenant.id, held.id)
    const version = await keepMapping(tx, tenant.id, source.id, { document, presetId: '', createdBy: actor.userId })
    audit({ target: source.id, detail: { mappingVersion: version } })
    const mapping = await findMapping(tx, tenant.id, source.id)
    return mapping ? { mapping: shown(mapping) } : fail('not_found', { thing: 'mapping' })
  },
})
