import { createHash } from 'node:crypto'
import type { Database, Tx } from '../../db/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { formatCount } from '../../lib/names.ts'
import { type Encoding, encodingOfHead, Utf8Check } from '../read/decode.ts'
import { ReadingStopped, tooLarge } from '../read/limits.ts'
import { findAllTables, findTables, openUpload } from '../read/read-upload.ts'
import { lockSync, updateSync } from '../syncs/sync.store.ts'
import { PART_BYTES, PartGone, packPart, storedParts, storedSpool } from './stored-spool.ts'
import {
  beginUpload,
  completeUpload,
  dropUpload,
  insertPart,
  type PackedPart,
  type UploadRef,
  type UploadSummary,
} from './upload.store.ts'

/** How often an upload reports activity; a sync without activity for an hour is cancelled. */
const TOUCH_MS = 5_000

/** A later upload of the same file has begun, or the sync accepts no more files. */
export class UploadSuperseded extends Error {
  override readonly name = 'UploadSuperseded'
  constructor() {
    super(
      'This import was ended, or the same file was uploaded again, by somebody else. Nothing was changed. Start a new import.',
    )
  }
}

export interface IncomingFile {
  tenantId: TenantId
  syncId: string
  fileName: string
  maxBytes: number
  /** Called from time to time with the number of bytes that have arrived. */
  onProgress?: (bytes: number) => void
}

/** Stores the bytes of a file with its sync. An earlier upload of the same file is replaced. */
export async function receiveUpload(
  database: Database,
  file: IncomingFile,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ fileName: string; sha256: string; byteCount: number }> {
  const { tenantId, syncId, fileName } = file
  const upload = { tenantId, syncId, fileName, uploadId: newId() }
  await database.tx(async (tx) => {
    await lockOpenSync(tx, upload)
    await beginUpload(tx, upload)
  })
  let summary: UploadSummary
  try {
    summary = await storeBytes(database, file, upload, bytes)
    await checkReadable(database, file, upload, summary)
  } catch (error) {
    // It is not a file of the sync: the others can go on without it.
    if (error instanceof ReadingStopped) await database.tx((tx) => dropUpload(tx, upload))
    throw error instanceof PartGone ? new UploadSuperseded() : error
  }
  await database.tx(async (tx) => {
    await lockOpenSync(tx, upload)
    if ((await completeUpload(tx, upload, summary)) === 0) throw new UploadSuperseded()
    await updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], { staged: false })
  })
  return { fileName, sha256: summary.sha256, byteCount: summary.byteCount }
}

/** Locks the sync, so that nobody begins or ends an upload, finishes or cancels it until the transaction ends. */
async function lockOpenSync(tx: Tx, { tenantId, syncId }: UploadRef): Promise<void> {
  const sync = await lockSync(tx, tenantId, syncId)
  if (sync?.state !== 'SYNC_STATE_UPLOADING') throw new UploadSuperseded()
}

async function storeBytes(
  database: Database,
  { tenantId, syncId, fileName, maxBytes, onProgress }: IncomingFile,
  upload: UploadRef,
  bytes: AsyncIterable<Uint8Array>,
): Promise<UploadSummary> {
  const hash = createHash('sha256')
  const utf8 = new Utf8Check()
  let [byteCount, part, touched] = [0, 0, performance.now()]
  let told: Encoding | undefined
  const store = async (packed: PackedPart) => {
    if ((await database.single((reader) => insertPart(reader, upload, packed))) === 0) throw new UploadSuperseded()
  }
  // A part is stored while the next one is packed.
  let storing: Promise<void> = Promise.resolve()
  for await (const piece of partsOf(bytes)) {
    hash.update(piece)
    if (part === 0) told = encodingOfHead(piece)
    utf8.push(piece)
    byteCount += piece.length
    if (byteCount > maxBytes)
      throw tooLarge(fileName, `is larger than ${formatCount(maxBytes)} bytes; split it, or raise IMPORT_MAX_BYTES`)
    const packed = { part: part++, ...(await packPart(piece)) }
    await storing
    storing = store(packed)
    // Awaited by the next part; until then a failure must not count as unhandled.
    storing.catch(() => {})
    onProgress?.(byteCount)
    if (performance.now() - touched < TOUCH_MS) continue
    touched = performance.now()
    await database.single((reader) => updateSync(reader, tenantId, syncId, ['SYNC_STATE_UPLOADING'], {}))
  }
  await storing
  const encoding = part === 0 ? undefined : (told ?? utf8.end())
  return { sha256: hash.digest('hex'), byteCount, encoding }
}

/**
 * The same bytes in parts of one size. They share their memory, so that a large upload leaves no garbage of its size: a
 * part is gone when the next is asked for.
 */
async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const part = Buffer.allocUnsafeSlow(PART_BYTES)
  let size = 0
  for await (const piece of bytes)
    for (let at = 0; at < piece.length; ) {
      const copied = piece.subarray(at, at + PART_BYTES - size)
      part.set(copied, size)
      at += copied.length
      size += copied.length
      if (size < PART_BYTES) continue
      yield part
      size = 0
    }
  if (size > 0) yield part.subarray(0, size)
}

/** Refuses a file that cannot be read at all when it arrives, while somebody is still there to see it. */
async function checkReadable(
  database: Database,
  { tenantId, maxBytes }: IncomingFile,
  { fileName, uploadId }: UploadRef,
  { sha256, byteCount, encoding }: UploadSummary,
): Promise<void> {
  const stored = { fileName, uploadId, sha256, byteCount, encoding: encoding ?? null }
  const spool = storedSpool(stored, storedParts(database, tenantId))
  const contents = await openUpload({ name: fileName, spool, ...(encoding && { checked: encoding }) }, maxBytes)
  await findAllTables(contents, (content) => findTables(content, {}, maxBytes))
}
