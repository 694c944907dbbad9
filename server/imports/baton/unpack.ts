import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { Decompress } from 'fzstd'
import { checkUnpacked, incomplete, LIMITS, tooLarge, unreadable } from '../read/limits.ts'
import { Xxh64 } from './xxh64.ts'

/** What stands in front of the packed database. */
const MARK_BYTES = 5
const DATABASE_MARK = 'SQLite format 3\0'
const MAX_WINDOW_BYTES = 128 * 1024 * 1024
const MAX_BLOCK_BYTES = 128 * 1024
/** How much is unpacked before the thread answers that it is still at work. */
const STEP_BYTES = 16 * 1024 * 1024
const MAGIC = 0xfd2fb528
const SKIPPABLE_MAGIC = 0x184d2a5

export interface UnpackOptions {
  /** The name that messages use. */
  name: string
  packedPath: string
  databasePath: string
  maxBytes: number
}

/**
 * Unpacks the database of a Baton file, frame by frame and block by block. The library decodes blocks; that the frames are
 * whole and their hashes right is checked here, because it ignores both. Yields between steps.
 */
export function* unpackDatabase(options: UnpackOptions): Generator<void> {
  const packed = openSync(options.packedPath, 'r')
  const database = openSync(options.databasePath, 'wx', 0o600)
  try {
    const output = new DatabaseWriter(options, database)
    const input = new PackedReader(options.name, packed)
    input.take(MARK_BYTES)
    let reported = 0
    while (!input.hasEnded() || output.size === 0) {
      const frame = startFrame(options.name, input)
      if (!frame) continue
      for (const bytes of frame) {
        output.write(bytes, input.at)
        if (output.size - reported < STEP_BYTES) continue
        reported = output.size
        yield
      }
    }
    if (!output.isDatabase)
      throw unreadable(options.name, 'is a Baton file without a database; run the connector again')
  } finally {
    closeSync(packed)
    closeSync(database)
  }
}

const cut = (name: string) => incomplete(name, 'is not a complete Baton file; copy or upload it again')
const damaged = (name: string) => incomplete(name, 'is a damaged Baton file; copy or upload it again')

/** Reads the packed file from front to end. */
class PackedReader {
  readonly #name: string
  readonly #file: number
  at = 0

  constructor(name: string, file: number) {
    this.#name = name
    this.#file = file
  }

  /** The next bytes; a file that has fewer is cut off. */
  take(length: number): Buffer {
    const bytes = Buffer.alloc(length)
    if (readSync(this.#file, bytes, 0, length, this.at) < length) throw cut(this.#name)
    this.at += length
    return bytes
  }

  skip(length: number): void {
    if (length === 0) return
    this.at += length - 1
    this.take(1)
  }

  hasEnded(): boolean {
    return readSync(this.#file, Buffer.alloc(1), 0, 1, this.at) === 0
  }
}

class DatabaseWriter {
  readonly #options: UnpackOptions
  readonly #file: number
  size = 0
  isDatabase = false

  constructor(options: UnpackOptions, file: number) {
    this.#options = options
    this.#file = file
  }

  write(bytes: Uint8Array, packedBytes: number): void {
    const { name, maxBytes } = this.#options
    if (bytes.length === 0) return
    if (this.size === 0) this.isDatabase = Buffer.from(bytes.subarray(0, 16)).toString('latin1') === DATABASE_MARK
    this.size += bytes.length
    if (this.size > LIMITS.batonBytes)
      throw tooLarge(name, 'is larger than 2 GiB when unpacked; run the connector with BATON_KEEP_SYNC_COUNT=1')
    checkUnpacked(name, this.size, packedBytes, maxBytes)
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at)
  }
}

/** The unpacked blocks of the next frame; undefined if it only contains something to skip (RFC 8878, section 3). */
function startFrame(name: string, input: PackedReader): Generator<Uint8Array> | undefined {
  const start = input.take(4)
  const magic = start.readUInt32LE(0)
  if (magic >>> 4 === SKIPPABLE_MAGIC) {
    input.skip(input.take(4).readUInt32LE(0))
    return undefined
  }
  if (magic !== MAGIC) throw damaged(name)
  const descriptor = input.take(1)
  const flags = descriptor[0] as number
  const isSingle = (flags & 0x20) !== 0
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6] as number
  if ((flags & 0x0b) !== 0) throw damaged(name)
  const fields = input.take((isSingle ? 0 : 1) + sizeBytes)
  const size = isSingle ? contentSize(fields) : windowSize(fields[0] as number)
  if (size > MAX_WINDOW_BYTES)
    throw unreadable(name, 'is packed in an unusual way, with a window of more than 128 MiB; run the connector again')
  return frameBlocks(name, input, Buffer.concat([start, descriptor, fields]), (flags & 4) !== 0)
}

function contentSize(bytes: Buffer): number {
  if (bytes.length === 8) return Number(bytes.readBigUInt64LE(0))
  return bytes.readUIntLE(0, bytes.length) + (bytes.length === 2 ? 256 : 0)
}

const windowSize = (descriptor: number) => 2 ** (10 + (descriptor >> 3)) * (1 + (descriptor & 7) / 8)

function* frameBlocks(name: string, input: PackedReader, header: Buffer, hasHash: boolean): Generator<Uint8Array> {
  let unpacked: Uint8Array[] = []
  const decoder = new Decompress((bytes) => unpacked.push(bytes))
  const decode = (bytes: Uint8Array, isLast: boolean) => {
    unpacked = []
    try {
      decoder.push(bytes, isLast)
    } catch {
      throw damaged(name)
    }
    return unpacked
  }
  const hash = new Xxh64()
  let pending = header
  for (let isLast = false; !isLast; ) {
    const block = input.take(3)
    const bits = block.readUIntLE(0, 3)
    isLast = (bits & 1) !== 0
    const isRepeated = ((bits >> 1) & 3) === 1
    if (bits >> 3 > MAX_BLOCK_BYTES) throw damaged(name)
    const body = input.take(isRepeated ? 1 : bits >> 3)
    const end = isLast && hasHash ? input.take(4) : Buffer.alloc(0)
    const blocks = decode(Buffer.concat([pending, block, body, end]), isLast)
    pending = Buffer.alloc(0)
    for (const bytes of blocks) {
      if (hasHash) hash.update(bytes)
      yield bytes
    }
    if (end.length > 0 && end.readUInt32LE(0) !== Number(hash.digest() & 0xffffffffn)) throw damaged(name)
  }
}
