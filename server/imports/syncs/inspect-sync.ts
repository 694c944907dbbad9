import { InspectSyncReply } from '../../../contract/imports/mapping.ts'
import { readOperation } from '../../http/index.ts'
import { IMPORT_MAX_BYTES } from '../imports.settings.ts'
import { type ChosenTable, mappingKinds } from '../map/index.ts'
import { ReadingStopped } from '../read/limits.ts'
import { profileOf } from '../read/profile.ts'
import { chooseSyncMapping } from '../stage/choose-sync-mapping.ts'
import type { UploadTable } from '../stage/upload-tables.ts'
import { findSync } from './sync.store.ts'

export const inspectSync = readOperation({
  id: 'svc.api.source.v1.SyncService.Inspect',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/files',
  tag: 'Sources',
  summary: 'Look at the uploaded files of a sync',
  description:
    'How each table is written, what its columns hold, and the mapping that fits: the one of the source, a preset, or a suggestion. Values of columns that seem to hold secrets are masked.',
  permission: 'source.read',
  maxConcurrent: 2,
  reply: InspectSyncReply,
  errors: ['not_found', 'sync_ended', 'unreadable_file'],
  async run({ db, tenant, settings, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    if (sync.finishedAt !== undefined) return fail('sync_ended', { state: sync.state, wanted: 'looked at' })
    const maxBytes = settings.get(IMPORT_MAX_BYTES)
    const from = { tenantId: tenant.id, syncId: sync.id, sourceId: sync.sourceId, maxBytes }
    try {
      const chosen = await chooseSyncMapping(
        { read: (work) => work(db) },
        { ...from, isAttended: true, now: new Date() },
      )
      const tables = []
      for (const [at, table] of chosen.uploaded.entries()) tables.push(await inspected(table, chosen.tables[at]))
      return {
        tables,
        ...(chosen.mapping ? { document: { ...chosen.mapping } } : {}),
        kinds: mappingKinds(),
        hiddenSheets: [...new Set(chosen.hidden.map(({ shape }) => shape.part ?? ''))],
        isProposal: chosen.isProposal,
        stops: chosen.stops.map((stop) => ({ ...stop, fixes: stop.fixes.map((fix) => ({ ...fix })) })),
      }
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error
      return fail('unreadable_file', { file: error.file, problem: error.problem })
    }
  },
})

/** Remarks about what rows say; those about changed columns stand elsewhere. */
const OF_ROWS = new Set(['access_unused', 'status_unused', 'rows_merged'])

async function inspected({ shape, unsure, remarks = [], rows }: UploadTable, chosen: ChosenTable | undefined) {
  const { columns, spellings } = await profileOf(shape.columns, rows())
  const { suggestion } = chosen ?? {}
  return {
    fileName: shape.file,
    member: shape.member ?? '',
    part: shape.part ?? '',
    format: shape.format,
    encoding: shape.encoding ?? '',
    separator: shape.separator ?? '',
    quote: shape.quote ?? '',
    headerLine: shape.headerLine,
    unsure: [...unsure],
    remarks: [...remarks, ...(chosen?.remarks ?? []).filter(({ reason }) => OF_ROWS.has(reason))].map(
      ({ text }) => text,
    ),
    columns: columns.map(({ column, filled, distinctCount, samples }) => ({
      name: column,
      filledPercent: Math.round(filled * 100),
      distinctCount,
      samples,
    })),
    spellings,
    how: chosen?.how ?? 'none',
    presetId: chosen?.presetId ?? '',
    mappingFile: chosen?.file ?? -1,
    fields: (suggestion?.lines ?? []).map(({ kind, field, column, text, confidence }) => ({
      kind,
      field,
      column,
      text,
      confidencePercent: Math.round(confidence * 100),
    })),
    newColumns: chosen?.added ?? [],
    goneColumns: chosen?.gone ?? [],
  }
}
