import type { Database } from '../../db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { FileKind } from './columns.ts'
import { type Fault, type FileSummary, type Row, RowReader } from './row-reader.ts'
import {
  beginFile,
  completeFile,
  countFaults,
  type FileUpload,
  insertFaults,
  insertRows,
  updateSync,
} from './sync.store.ts'

/** So many rows at a time: large enough that the round trip does not count, small enough for a short transaction. */
const BATCH = 5_000
/** Of a sync that will fail because of them no more faults than this are kept. */
export const MAX_FAULTS = 10_000

/** The same file is being uploaded a second time, or its sync has ended. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

export interface StagedFile {
  tenantId: string
  syncId: string
  kind: FileKind
  fileName: string
  format: 'csv' | 'jsonl'
  keepAllFaults: boolean
  /** Told after each batch how many rows have been read. */
  onProgress?: (rows: number) => void
}

/**
 * Reads a file and puts its rows aside, where applying the sync finds them. A batch is stored while the next one is
 * read. What was there of the same file before is replaced.
 */
export async function stageFile(
  database: Database,
  file: StagedFile,
  bytes: AsyncIterable<Uint8Array>,
): Promise<FileSummary> {
  const { tenantId, syncId, kind } = file
  const upload = { tenantId, syncId, kind, uploadId: newId() }
  await database.tx((tx) => beginFile(tx, upload, file.fileName))
  const reader = new RowReader(kind, file.format)
  const writer = batchWriter(database, file, upload)
  for await (const chunk of bytes) {
    const { rows, faults } = reader.push(chunk)
    await writer.add(rows, faults)
  }
  const { rows, faults, summary } = reader.end()
  await writer.add(rows, faults)
  await writer.flush()
  await database.tx(async (tx) => {
    if ((await completeFile(tx, upload, summary)) === 0) throw new Overtaken()
    await countFaults(tx, tenantId, syncId)
    await updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], {})
  })
  return summary
}

function batchWriter(
  database: Database,
  { tenantId, syncId, kind, fileName, keepAllFaults, onProgress }: StagedFile,
  upload: FileUpload,
) {
  let pending: Row[] = []
  let writing: Promise<unknown> = Promise.resolve()
  let [written, faultCount] = [0, 0]

  async function flush(): Promise<void> {
    await writing
    const rows = pending
    pending = []
    if (rows.length === 0) return
    written += rows.length
    writing = database.single(async (reader) => {
      if ((await insertRows(reader, upload, rows)) === 0) throw new Overtaken()
    })
    // Awaited by the next flush; until then a failure must not count as unhandled.
    writing.catch(() => {})
    onProgress?.(written)
  }

  return {
    async add(rows: typeof pending, faults: readonly Fault[]): Promise<void> {
      for (const row of rows) {
        pending.push(row)
        if (pending.length >= BATCH) await flush()
      }
      const kept = keepAllFaults ? faults : faults.slice(0, Math.max(0, MAX_FAULTS - faultCount))
      faultCount += faults.length
      if (kept.length > 0)
        await database.single((reader) =>
          insertFaults(
            reader,
            tenantId,
            syncId,
            kept.map((fault) => ({ ...fault, kind, fileName })),
          ),
        )
    },
    async flush(): Promise<void> {
      await flush()
      await writing
    },
  }
}
