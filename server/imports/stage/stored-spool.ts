import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Database } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Spool } from '../read/spool.ts'
import { type PackedPart, readPart, type StoredUpload } from './upload.store.ts'

/** Bytes of an upload in one row: few round trips, and little memory at a time. */
export const PART_BYTES = 1024 * 1024

/** How many parts are kept while a workbook or an archive is read here and there. */
const KEPT_PARTS = 8

/** A part compressed where that pays; else a copy, because the given memory is used for the next part. */
export async function packPart(bytes: Buffer): Promise<Omit<PackedPart, 'part'>> {
  const packed = await promisify(gzip)(bytes, { level: 1 })
  return packed.length < bytes.length * 0.9
    ? { isPacked: true, bytes: packed }
    : { isPacked: false, bytes: Buffer.from(bytes) }
}

/** A part of an upload as it is stored. */
export interface StoredPart {
  isPacked: boolean
  bytes: Uint8Array
}

/** Reads a part of an upload. */
export type PartReader = (uploadId: string, part: number) => Promise<StoredPart>

/** Another upload of the file has taken the place of this one. */
export class PartGone extends Error {
  override readonly name = 'PartGone'
}

/** The parts of uploads in the database. */
export const storedParts =
  (database: Pick<Database, 'read'>, tenantId: TenantId): PartReader =>
  async (uploadId, part) => {
    const row = await database.read((reader) => readPart(reader, tenantId, uploadId, part))
    if (!row) throw new PartGone(`part ${part} of upload ${uploadId} is gone`)
    return row
  }

/** The bytes of an upload, read part by part. */
export function storedSpool({ uploadId, byteCount: size }: StoredUpload, readPart: PartReader): Spool {
  const kept = new Map<number, Promise<Uint8Array>>()
  const load = async (part: number): Promise<Uint8Array> => {
    const { isPacked, bytes } = await readPart(uploadId, part)
    return isPacked ? promisify(gunzip)(bytes) : bytes
  }
  const partAt = (part: number) => {
    const known = kept.get(part) ?? load(part)
    // Drops the least recently used part first.
    kept.delete(part)
    kept.set(part, known)
    for (const oldest of kept.keys()) if (kept.size > KEPT_PARTS) kept.delete(oldest)
    return known
  }
  return {
    size,
    async read(at, length) {
      const end = Math.min(at + length, size)
      const pieces: Uint8Array[] = []
      for (let next = at; next < end; ) {
        const part = Math.floor(next / PART_BYTES)
        const piece = (await partAt(part)).subarray(next - part * PART_BYTES, end - part * PART_BYTES)
        pieces.push(piece)
        next += piece.length
      }
      return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
    },
    // Many look only at the beginning, some again and again: it is kept, and what follows is loaded when it is asked for.
    async *stream(from = 0) {
      const begin = (part: number) => {
        const bytes = part * PART_BYTES < size ? load(part) : undefined
        // Awaited when it is its turn; until then a failure must not count as unhandled.
        bytes?.catch(() => {})
        return bytes
      }
      const first = Math.floor(from / PART_BYTES)
      if (from < size) yield (await partAt(first)).subarray(from - first * PART_BYTES)
      let next = begin(first + 1)
      for (let part = first + 1; next; part++) {
        const bytes = await next
        next = begin(part + 1)
        yield bytes
      }
    },
  }
}
