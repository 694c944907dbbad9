import type { Encoding } from './decode.ts'
import type { Spool } from './spool.ts'

/** One file of an upload: the upload itself, or a member of an archive. It can be read from its beginning again and again. */
export interface Content {
  file: string
  member?: string
  stream(): AsyncIterable<Uint8Array>
  /** Its encoding if it is text, when that was found while it was spooled. */
  checked?: Encoding
  /** For formats that are not read from front to end. */
  spool(): Promise<Spool>
}

/** The name that a message uses. */
export const nameOf = ({ file, member }: Pick<Content, 'file' | 'member'>): string =>
  member === undefined ? file : `${member} in ${file}`

/** The first bytes, fewer when the content is shorter. */
export async function headOf(stream: AsyncIterable<Uint8Array>, length: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    pieces.push(piece)
    size += piece.length
    if (size >= length) break
  }
  return Buffer.concat(pieces).subarray(0, length)
}
