import { open } from 'node:fs/promises'

/** The bytes of an upload, kept until the sync ends. Reading needs a part of them at a time. */
export interface Spool {
  size: number
  /** Fewer bytes at the end. */
  read(at: number, length: number): Promise<Uint8Array>
  stream(from?: number): AsyncIterable<Uint8Array>
}

const PIECE_BYTES = 65_536

export function spoolOfBytes(bytes: Uint8Array, pieceBytes = PIECE_BYTES): Spool {
  return {
    size: bytes.length,
    read: async (at, length) => bytes.subarray(at, at + length),
    async *stream(from = 0) {
      for (let at = from; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
    },
  }
}

/** A file that stays as it is while it is read. */
export async function spoolOfFile(path: string): Promise<Spool & { close(): Promise<void> }> {
  const file = await open(path)
  const { size } = await file.stat()
  const read = async (at: number, length: number) => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
    return buffer.subarray(0, bytesRead)
  }
  return {
    size,
    read,
    async *stream(from = 0) {
      for (let at = from; at < size; at += PIECE_BYTES) yield await read(at, PIECE_BYTES)
    },
    close: () => file.close(),
  }
}
