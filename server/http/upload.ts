import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

export interface UploadLimits {
  /** Of the bytes that arrive, and of what they unpack to. */
  maxBytes: number
  /** Longest pause between two pieces. */
  idleMs: number
}

/** Routes whose bodies are streams: nothing is collected, and no limit but the upload's own holds. */
export function acceptStreams(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) => done(null, body))
    addRoutes(scope)
  })
}

/** The bytes of an upload, unpacked when they are compressed, as they arrive. */
export async function* readUpload(request: FastifyRequest, limits: UploadLimits): AsyncIterable<Uint8Array> {
  const body = request.body as Readable | undefined
  if (!body) return
  const late = setTimeout(() => body.destroy(new ApiError('request_timeout')), limits.idleMs)
  const arrived = counted(body, limits.maxBytes, () => late.refresh())
  try {
    if (request.headers['content-encoding'] === 'gzip') yield* gunzip(arrived, limits.maxBytes)
    else yield* arrived
  } finally {
    clearTimeout(late)
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, limit: number, onPiece = () => {}) {
  let total = 0
  for await (const piece of bytes) {
    onPiece()
    total += piece.length
    if (total > limit) throw new ApiError('body_too_large', { limit })
    yield piece
  }
}

/** Unpacks gzip; what a small file unpacks to is limited as well. */
export async function* gunzip(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncIterable<Uint8Array> {
  const unpacked = createGunzip()
  const feeding = feed(bytes, unpacked)
  // Awaited below; a reader that has stopped before must not make it an unhandled failure.
  feeding.catch(() => {})
  try {
    yield* counted(unpacked, limit)
  } catch (error) {
    // The source's own fault counts for more than the unpacker's surprise at its end.
    await feeding
    throw error instanceof ApiError
      ? error
      : new ApiError('malformed_request', { problem: 'its body is not valid gzip.' })
  }
  await feeding
}

async function feed(bytes: AsyncIterable<Uint8Array>, into: ReturnType<typeof createGunzip>): Promise<void> {
  let fault: unknown
  try {
    for await (const piece of bytes) {
      if (into.destroyed) return
      if (!into.write(piece)) await new Promise((resolve) => into.once('drain', resolve).once('close', resolve))
    }
    into.end()
  } catch (error) {
    fault = error
    into.destroy()
  }
  if (fault !== undefined) throw fault
}
