import type { EngineDatabase } from '../../db/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { canonicalJson, sha256Text } from '../../lib/json/canonical-json.ts'
import { VERSION } from '../../lib/version.ts'
import { FILE_KINDS, type FileKind } from '../columns.ts'
import { kindsOf } from '../map/document/completeness.ts'
import { type Mapping, type Stop, TableMapper } from '../map/index.ts'
import { dropWorkingSchema } from '../syncs/sync.sql.ts'
import { ArrivingGrants } from './arriving-grants.ts'
import { chooseSyncMapping, type SyncMapping } from './choose-sync-mapping.ts'
import { mapTables } from './map-tables.ts'
import { findSettled, SETTLED_ROWS, settleRows } from './settle.store.ts'
import { StagingEnded, stageTable, storeRemarks } from './stage-table.ts'
import { analyzeRows, beginStaging, endStaging, type Staging } from './staging.store.ts'
import type { UploadTable } from './upload-tables.ts'

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
  /** Told when everything but grants is staged. */
  onThings?: (grants: ArrivingGrants) => void
}

/** Reads the uploads of a sync and stages the rows that its mapping makes of them; returns what stops it. */
export async function stageSync(database: EngineDatabase, options: StageOptions): Promise<Stop[]> {
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
  const { mapping, zone, isOwnFiles } = chosen
  const usedMapping = isOwnFiles ? undefined : mapping
  const grants = new ArrivingGrants(usedMapping, grantColumns(chosen, mapping, now))
  const stage = async (at: number, table: UploadTable) => {
    const how = { mapping, file: fileAt(chosen, at), now, zone, isOwnFiles, map: tables.map.bind(tables) }
    await stageTable(database, staging, { number: at + 1, table, ...how, lines, grants, onRows, onTimeBound })
    const remarks = (table.remarks ?? []).filter(({ text }) => !seen.has(text) && seen.add(text))
    await storeRemarks(database, staging, at + 1, table, [...remarks, ...(chosen.tables[at]?.remarks ?? [])])
  }
  const [ofThings, ofGrants] = divide([...uploaded.entries()], ([at]) => !hasOnlyGrants(mapping, fileAt(chosen, at)))
  try {
    for (const [at, table] of ofThings) await stage(at, table)
    await settleThings(database, staging)
    options.onThings?.(grants)
    for (const [at, table] of ofGrants) await stage(at, table)
    // Problems of grants are looked for among their rows once all are there.
    if (ofGrants.length > 0) await database.tx(analyzeRows)
  } finally {
    await tables.close()
  }
  const used = { mapping: usedMapping, presetId: chosen.presetId, inputs: isTimeBound ? '' : inputs }
  await database.tx(async (tx) => {
    if ((await endStaging(tx, staging, used)) === 0) throw new StagingEnded()
  })
  return []
}

const fileAt = ({ tables }: SyncMapping, at: number): number => tables[at]?.file ?? -1

/** Nothing that such a table makes is named by rows of others. */
const hasOnlyGrants = ({ files }: Mapping, file: number): boolean =>
  [...kindsOf(files[file] ?? { make: [] })].every((kind) => kind === 'grants')

/** The fields of grants that the tables may say something about; undefined when none makes grants. */
function grantColumns(chosen: SyncMapping, mapping: Mapping, now: Date): string[] | undefined {
  const files = chosen.uploaded.flatMap(({ shape }, at) => {
    const file = fileAt(chosen, at)
    const isOfGrants = kindsOf(mapping.files[file] ?? { make: [] }).has('grants')
    return isOfGrants ? [new TableMapper(mapping, file, shape, { now }).fieldsOf('grants')] : []
  })
  return files.length === 0 ? undefined : [...new Set(files.flat())]
}

async function settleThings(database: EngineDatabase, staging: Staging): Promise<void> {
  await database.tx(analyzeRows)
  await findSettled(database, staging, SETTLED_ROWS[database.engine])
  await database.tx(async (tx) => {
    await settleRows(tx, staging)
    await tx.count(dropWorkingSchema(staging.syncId))
  })
}

function divide<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
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
