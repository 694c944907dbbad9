import type { Database } from '../../db/index.ts'
import { canonicalJson, sha256Text } from '../../lib/canonical-json.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { VERSION } from '../../lib/version.ts'
import { FILE_KINDS, type FileKind } from '../columns.ts'
import type { Stop } from '../map/index.ts'
import { dropWorkingSchema } from '../syncs/sync.sql.ts'
import { chooseSyncMapping, type SyncMapping } from './choose-sync-mapping.ts'
import { mapTables } from './map-tables.ts'
import { findSettled, settleRows } from './settle.store.ts'
import { StagingEnded, stageTable, storeRemarks } from './stage-table.ts'
import { analyzeRows, beginStaging, endStaging, type Staging } from './staging.store.ts'

export interface StageOptions {
  tenantId: TenantId
  syncId: string
  sourceId: string
  maxBytes: number
  isAttended: boolean
  /** Told how many rows have been read so far. */
  onRows?: (rows: number) => void
  onBytes?: (read: number, total: number) => void
  /** Called before anything is read; true if the same was read before and the sync has ended with that. */
  isRepeated?: (inputs: string) => Promise<boolean>
}

/** Reads the uploads of a sync and stages the rows that its mapping makes of them; returns what stops it. */
export async function stageSync(database: Database, options: StageOptions): Promise<Stop[]> {
  const { tenantId, syncId } = options
  const staging: Staging = { tenantId, syncId, stagingId: newId() }
  if (!(await database.tx((tx) => beginStaging(tx, staging)))) throw new StagingEnded()
  const now = new Date()
  const chosen = await chooseSyncMapping(database, { ...options, now })
  if (chosen.uploaded.length === 0) return [nothingUploaded]
  if (chosen.stops.length > 0 || !chosen.mapping) return chosen.stops
  const inputs = inputsOf(chosen)
  if (await options.isRepeated?.(inputs)) throw new StagingEnded()
  const lines = new Map<FileKind, number>()
  let read = 0
  let isTimeBound = false
  const onTimeBound = () => {
    isTimeBound = true
  }
  const onRows = (rows: number) => {
    read += rows
    options.onRows?.(read)
  }
  // Every table of a file has the remarks about it.
  const seen = new Set<string>()
  const { uploaded, uploads, readPart, readBy } = chosen
  const tables = mapTables(uploaded, { uploads, readPart, mapping: readBy, maxBytes: options.maxBytes })
  try {
    for (const [at, table] of uploaded.entries()) {
      const file = chosen.tables[at]?.file ?? -1
      const { mapping, zone, isOwnFiles } = chosen
      const how = { mapping, file, now, zone, isOwnFiles, map: tables.map.bind(tables) }
      await stageTable(database, staging, { number: at + 1, table, ...how, lines, onRows, onTimeBound })
      const remarks = (table.remarks ?? []).filter(({ text }) => !seen.has(text) && seen.add(text))
      await storeRemarks(database, staging, at + 1, table, [...remarks, ...(chosen.tables[at]?.remarks ?? [])])
    }
  } finally {
    await tables.close()
  }
  await database.tx(analyzeRows)
  await findSettled(database, staging)
  const used = {
    mapping: chosen.isOwnFiles ? undefined : chosen.mapping,
    presetId: chosen.presetId,
    inputs: isTimeBound ? '' : inputs,
  }
  await database.tx(async (tx) => {
    await settleRows(tx, staging)
    if ((await endStaging(tx, staging, used)) === 0) throw new StagingEnded()
    await tx.count(dropWorkingSchema(syncId))
  })
  return []
}

/** A hash of what the rows depend on, besides the day. The version is part of it: another may read files differently. */
const inputsOf = ({ uploaded, mapping, presetId, zone }: SyncMapping): string =>
  sha256Text(
    canonicalJson({
      version: VERSION,
      tables: uploaded.map(({ shape, sha256 }) => ({ ...shape, sha256 })),
      mapping: mapping ?? null,
      presetId,
      zone,
    }),
  )

const nothingUploaded: Stop = {
  reason: 'mapping_needed',
  files: [],
  problem: `No file was uploaded. Upload an export, or our own files: ${FILE_KINDS.map((kind) => `${kind}.csv`).join(', ')}.`,
  fixes: [],
}
