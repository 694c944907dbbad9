import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { type Content, headOf } from './content.ts'
import { incomplete, LIMITS, ReadingStopped, tooLarge, UnpackedBytes, unreadable } from './limits.ts'
import { recalled } from './recalled.ts'
import { type Spool, spoolOfBytes } from './spool.ts'
import { openZip } from './zip.ts'

/** Members that a computer put there, not a person. */
const isIgnored = (path: string) =>
  path.split('/').some((part) => part === '__MACOSX' || part === '' || part.startsWith('.'))

export async function zipContents(file: string, spool: Spool, maxBytes: number): Promise<Content[]> {
  const members = (await openZip(file, spool, maxBytes)).filter(({ name }) => !isIgnored(name))
  checkCount(file, members.length)
  return members.map(({ name, stream }) => ({
    file,
    member: name,
    stream,
    spool: () => unpackedSpool(`${name} in ${file}`, stream),
  }))
}

function checkCount(file: string, count: number): void {
  if (count > LIMITS.members) throw unreadable(file, `has more than ${LIMITS.members} files; split the archive`)
  if (count === 0) throw unreadable(file, 'is an archive without files')
}

/** A packed workbook has to be in memory while it is read, because it is not read from front to end. */
async function unpackedSpool(name: string, stream: () => AsyncIterable<Uint8Array>): Promise<Spool> {
  const max = LIMITS.workbookInArchiveBytes
  const bytes = recalled(() => headOf(stream(), max + 1))
  const size = (await bytes()).length
  if (size > max)
    throw tooLarge(name, `is larger than ${max / 1024 / 1024} MiB; upload this workbook without packing it`)
  return {
    size,
    read: async (at, length) => (await bytes()).subarray(at, at + length),
    async *stream(from) {
      yield* spoolOfBytes(await bytes()).stream(from)
    },
  }
}

/** The bytes of a gzip file, unpacked as far as the limits allow. */
export async function* gunzip(
  file: string,
  packed: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncIterable<Uint8Array> {
  const counter = new UnpackedBytes(file, maxBytes)
  const input = Readable.from(counted(packed, counter))
  const output = createGunzip()
  input.on('error', (error) => output.destroy(error))
  try {
    for await (const piece of input.pipe(output)) {
      counter.add((piece as Buffer).length)
      yield piece as Buffer
    }
  } catch (error) {
    if (error instanceof ReadingStopped) throw error
    throw incomplete(file, 'is not a complete gzip file; pack or upload it again')
  } finally {
    input.destroy()
    output.destroy()
  }
}

async function* counted(packed: AsyncIterable<Uint8Array>, counter: UnpackedBytes): AsyncIterable<Uint8Array> {
  for await (const piece of packed) {
    counter.addPacked(piece.length)
    yield piece
  }
}

/** Whether these are the first bytes of a tar archive. */
export const isTar = (head: Buffer): boolean => head.toString('latin1', 257, 262) === 'ustar'

/** The one file in a gzip file, or the members of the tar archive in it. */
export async function gzipContents(file: string, spool: Spool, maxBytes: number): Promise<Content[]> {
  const stream = () => gunzip(file, spool.stream(), maxBytes)
  if (isTar(await headOf(stream(), 512))) return tarContents(file, stream)
  const member = file.replace(/\.gz(?:ip)?$/i, '')
  return [{ file, member, stream, spool: () => unpackedSpool(`${member} in ${file}`, stream) }]
}

/** The files of a tar archive. Each is found by reading the archive from its beginning. */
export async function tarContents(file: string, stream: () => AsyncIterable<Uint8Array>): Promise<Content[]> {
  const members: string[] = []
  for await (const { name, body } of tarMembers(file, stream())) {
    await body.cancel()
    members.push(name)
    if (members.length > LIMITS.members) break
  }
  checkCount(file, members.length)
  return members.map((member, at) => {
    const bytes = () => tarMember(file, stream(), at)
    return { file, member, stream: bytes, spool: () => unpackedSpool(`${member} in ${file}`, bytes) }
  })
}

async function* tarMember(file: string, stream: AsyncIterable<Uint8Array>, wanted: number): AsyncIterable<Uint8Array> {
  let at = 0
  for await (const { body } of tarMembers(file, stream)) {
    if (at++ < wanted) {
      await body.cancel()
      continue
    }
    yield* told(file, body)
    return
  }
}

async function* tarMembers(file: string, stream: AsyncIterable<Uint8Array>) {
  const entries = ReadableStream.from(stream).pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of told(file, entries)) {
    if (header.type === 'file' && !isIgnored(header.name)) yield { name: header.name, body }
    else await body.cancel()
  }
}

async function* told<T>(file: string, pieces: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* pieces
  } catch (error) {
    throw error instanceof ReadingStopped
      ? error
      : incomplete(file, 'is not a complete tar archive; pack or upload it again')
  }
}
