import type { Database, Tx } from '../db/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { type Fault, type FileName, type FileSummary, type Row, RowReader } from './row-reader.ts'
import { beginFile, completeFile, type FileUpload, insertFileFaults, insertRows } from './staging.store.ts'
import { countFaults, lockSync, updateSync } from './sync.store.ts'

/** Rows in a batch: large enough to make the round trip negligible, small enough for a short transaction. */
const BATCH_ROWS = 5_000
/** At most this many problems are kept of a sync that fails because of them. */
export const MAX_FAULTS = 10_000

/** How often an upload reports activity; a sync without activity for an hour is cancelled. */
const TOUCH_MS = 5_000

/** A later upload of the same file has begun, or the sync accepts no more files. */
export class UploadSuperseded extends Error {
  override readonly name = 'UploadSuperseded'
  constructor() {
    super(
      'This sync was ended, or the same file was uploaded again, by somebody else. Nothing was changed. Start a new import.',
    )
  }
}

export interface StagedFile extends FileName {
  tenantId: TenantId
  syncId: string
  keepAllFaults: boolean
  /** Told after each batch how many rows have been read. */
  onProgress?: (rows: number) => void
}

/**
 * Reads a file and stages its rows until the sync is applied. A batch is stored while the next one is read. An earlier
 * upload of the same file is replaced.
 */
export async function stageFile(
  database: Database,
  file: StagedFile,
  bytes: AsyncIterable<Uint8Array>,
): Promise<FileSummary> {
  const { tenantId, syncId, kind } = file
  const upload = { tenantId, syncId, kind, uploadId: newId() }
  await database.tx(async (tx) => {
    await lockOpenSync(tx, upload)
    await beginFile(tx, upload, file.fileName)
  })
  const reader = new RowReader(file)
  const writer = batchWriter(database, file, upload)
  let touched = performance.now()
  for await (const chunk of bytes) {
    const { rows, faults } = reader.push(chunk)
    await writer.add(rows, faults)
    if (performance.now() - touched < TOUCH_MS) continue
    touched = performance.now()
    await database.single((store) => updateSync(store, tenantId, syncId, ['SYNC_STATE_UPLOADING'], {}))
  }
  const { rows, faults, summary } = reader.end()
  await writer.add(rows, faults)
  await writer.flush()
  await database.tx(async (tx) => {
    await lockOpenSync(tx, upload)
    if ((await completeFile(tx, upload, summary)) === 0) throw new UploadSuperseded()
    await countFaults(tx, tenantId, syncId)
    await updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], {})
  })
  return summary
}

/** Locks the sync, so that nobody begins or ends an upload, finishes or cancels it until the transaction ends. */
async function lockOpenSync(tx: Tx, { tenantId, syncId }: FileUpload): Promise<void> {
  const sync = await lockSync(tx, tenantId, syncId)
  if (sync?.state !== 'SYNC_STATE_UPLOADING') throw new UploadSuperseded()
}

function batchWriter(database: Database, { keepAllFaults, onProgress }: StagedFile, upload: FileUpload) {
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
      if ((await insertRows(reader, upload, rows)) === 0) throw new UploadSuperseded()
    })
    // Awaited by the next flush; until then a failure must not count as unhandled.
    writing.catch(() => {})
    onProgress?.(written)
  }

  return {
    async add(rows: typeof pending, faults: readonly Fault[]): Promise<void> {
      for (const row of rows) {
        pending.push(row)
        if (pending.length >= BATCH_ROWS) await flush()
      }
      const kept = keepAllFaults ? faults : faults.slice(0, Math.max(0, MAX_FAULTS - faultCount))
      faultCount += faults.length
      if (kept.length === 0) return
      await database.single(async (reader) => {
        if ((await insertFileFaults(reader, upload, kept)) === 0) throw new UploadSuperseded()
      })
    },
    async flush(): Promise<void> {
      await flush()
      await writing
    },
  }
}
