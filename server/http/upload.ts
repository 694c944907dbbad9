import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

export interface UploadLimits {
  /** Limit on the bytes that arrive, and on what they unpack to. */
  maxBytes: number
  /** Longest pause between two pieces. */
  idleMs: number
}

/** Adds routes whose bodies are streams: they are not buffered, and only the limits of the upload apply. */
export function acceptStreams(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) => done(null, body))
    // Otherwise the rest of a refused body would be received only to be discarded.
    scope.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete) reply.header('connection', 'close')
    })
    addRoutes(scope)
  })
}

/** The bytes of an upload as they arrive, decompressed where needed. */
export async function* readUpload(request: FastifyRequest, limits: UploadLimits): AsyncIterable<Uint8Array> {
  const body = request.body as Readable | undefined
  if (!body) return
  const arrived = limitBytes(limitPauses(body, limits.idleMs), limits.maxBytes)
  if (request.headers['content-encoding'] === 'gzip') yield* gunzip(arrived, limits.maxBytes)
  else yield* arrived
}

/** Fails when the sender pauses for too long. Time that the reader spends on a piece does not count. */
async function* limitPauses(body: Readable, idleMs: number): AsyncIterable<Uint8Array> {
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

async function* limitBytes(bytes: AsyncIterable<Uint8Array>, limit: number) {
  let total = 0
  for await (const piece of bytes) {
    total += piece.length
    if (total > limit) throw new ApiError('body_too_large', { limit })
    yield piece
  }
}

/** Unpacks gzip; the limit applies to the unpacked bytes too, because a small file may unpack to a huge one. */
export async function* gunzip(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncIterable<Uint8Array> {
  const unpacked = createGunzip()
  const feeding = feed(bytes, unpacked)
  // Awaited below; must not become an unhandled rejection when the reader has stopped before.
  feeding.catch(() => {})
  try {
    yield* limitBytes(unpacked, limit)
  } catch (error) {
    // An error of the source explains more than the error it caused in the decompressor.
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
