import { createTarDecoder } from 'modern-tar'
import { gunzip } from '../http/index.ts'
import type { ImportFile } from './import-files.ts'
import { UnreadableFile } from './row-reader.ts'

/** The files of a tar archive, compressed with gzip or not, one after the other; each must be read before the next. */
export async function* readArchive(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<ImportFile> {
  // Failures of the byte stream itself are not problems of the archive.
  let broken: { fault: unknown } | undefined
  const noted = async function* () {
    try {
      yield* await unpacked(bytes, maxBytes)
    } catch (fault) {
      broken = { fault }
      throw fault
    }
  }
  const told = async function* <T>(pieces: AsyncIterable<T>): AsyncIterable<T> {
    try {
      yield* pieces
    } catch {
      if (broken) throw broken.fault
      throw new UnreadableFile('The archive', 'is not a complete tar archive (plain or compressed with gzip)')
    }
  }
  const entries = ReadableStream.from(noted()).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of told(entries)) {
    const fileName = header.name.split('/').at(-1) ?? ''
    if (header.type === 'file' && fileName !== '' && !fileName.startsWith('.')) yield { fileName, bytes: told(body) }
    else await body.cancel()
  }
}

const GZIP = [0x1f, 0x8b]

async function unpacked(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<AsyncIterable<Uint8Array>> {
  const pieces = bytes[Symbol.asyncIterator]()
  const first = await pieces.next()
  const head: Uint8Array = first.done ? new Uint8Array() : first.value
  const all = (async function* () {
    yield head
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  })()
  return GZIP.every((byte, at) => head[at] === byte) ? gunzip(all, maxBytes) : all
}
