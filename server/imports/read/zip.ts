import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { checkUnpacked, incomplete, ReadingStopped, unreadable } from './limits.ts'
import type { Spool } from './spool.ts'

export interface ZipMember {
  name: string
  size: number
  stream(): AsyncIterable<Uint8Array>
}

/** No archive has more members than this, whether they are wanted or not. */
const MAX_ENTRIES = 10_000

class SpoolReader extends RandomAccessReader {
  readonly #spool: Spool
  constructor(spool: Spool) {
    super()
    this.#spool = spool
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(range(this.#spool, start, end))
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#spool.read(position, length).then(
      (bytes) => {
        buffer.set(bytes, offset)
        callback(bytes.length < length ? new Error('unexpected end') : null)
      },
      (error: Error) => callback(error),
    )
  }
}

async function* range(spool: Spool, start: number, end: number): AsyncIterable<Uint8Array> {
  let left = end - start
  for await (const piece of spool.stream(start)) {
    yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}

/** The members of a zip archive that are files, from its central directory; their declared sizes are checked here. */
export async function openZip(file: string, spool: Spool, maxBytes: number): Promise<ZipMember[]> {
  const members: ZipMember[] = []
  try {
    const zip = await fromRandomAccessReaderPromise(new SpoolReader(spool), spool.size, { autoClose: false })
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      if (members.length >= MAX_ENTRIES) throw unreadable(file, `has more than ${MAX_ENTRIES} members`)
      // Members may share their packed bytes, so that their sum says more than each of them.
      unpacked += entry.uncompressedSize
      checkUnpacked(file, unpacked, spool.size, maxBytes)
      checkUnpacked(file, entry.uncompressedSize, entry.compressedSize, maxBytes)
      if (!entry.fileName.endsWith('/')) members.push(memberOf(file, zip, entry))
    }
  } catch (error) {
    throw error instanceof ReadingStopped ? error : brokenZip(file)
  }
  return members
}

const brokenZip = (file: string) => incomplete(file, 'is not a complete zip archive; pack or upload it again')

const memberOf = (file: string, zip: ZipFile, entry: Entry): ZipMember => ({
  name: entry.fileName,
  size: entry.uncompressedSize,
  async *stream() {
    if (entry.isEncrypted())
      throw unreadable(`${entry.fileName} in ${file}`, 'is encrypted; pack it without a password')
    if (!entry.canDecodeFileData())
      throw unreadable(
        `${entry.fileName} in ${file}`,
        'is packed in an unusual way; pack it with the usual method, "deflate"',
      )
    let sum = 0
    try {
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        sum = crc32(piece as Buffer, sum)
        yield piece as Buffer
      }
    } catch {
      throw brokenZip(file)
    }
    if (sum !== entry.crc32)
      throw incomplete(`${entry.fileName} in ${file}`, 'is damaged; pack or upload the archive again')
  },
})
