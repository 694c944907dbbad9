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
    // What is left of a refused body would be received to its end, only to be thrown away.
    scope.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete) reply.header('connection', 'close')
    })
    addRoutes(scope)
  })
}

/** The bytes of an upload, unpacked when they are compressed, as they arrive. */
export async function* readUpload(request: FastifyRequest, limits: UploadLimits): AsyncIterable<Uint8Array> {
  const body = request.body as Readable | undefined
  if (!body) return
  const arrived = counted(inTime(body, limits.idleMs), limits.maxBytes)
  if (request.headers['content-encoding'] === 'gzip') yield* gunzip(arrived, limits.maxBytes)
  else yield* arrived
}

/** Ends when the sender pauses for too long. While the reader is busy with a piece, the sender is not waited for. */
async function* inTime(body: Readable, idleMs: number): AsyncIterable<Uint8Array> {
  const expect = () => setTimeout(() => body.destroy(new ApiError('request_timeout')), idleMs)
  let late = expect()
  try {
    for await (const piece of body) {
      clearTimeout(late)
      yield piece
      late = expect()
    }
  } finally {
    clearTimeout(late)
  }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, limit: number) {
  let total = 0
  for await (const piece of bytes) {
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
      : new ApiError('malformed_request', { problem: 'the body is not valid gzip.' })
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
