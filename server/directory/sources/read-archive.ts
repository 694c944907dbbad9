import { createTarDecoder } from 'modern-tar'
import { gunzip } from '../../http/index.ts'

/** The files of a tar archive, compressed with gzip or not, one after the other; each must be read before the next. */
export async function* readArchive(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<{ fileName: string; bytes: AsyncIterable<Uint8Array> }> {
  const entries = ReadableStream.from(await unpacked(bytes, maxBytes)).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of entries) {
    const fileName = header.name.split('/').at(-1) ?? ''
    if (header.type === 'file' && fileName !== '' && !fileName.startsWith('.')) yield { fileName, bytes: body }
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
