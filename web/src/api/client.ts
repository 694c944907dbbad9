import createClient, { type Client } from 'openapi-fetch'
import type { Early } from '../early/early.rules.ts'
import { RequestFailed } from './problem.ts'

const TIMEOUT_MS = 30_000

declare global {
  /** Absent where early/early.ts has not run. */
  var recertEarly: Early | undefined
}

/** Calls operations with the types of one feature (`<feature>.gen.ts`). */
export const client = <Paths extends object>(): Client<Paths> =>
  createClient<Paths>({
    fetch: async (request) =>
      (await globalThis.recertEarly?.answerTo(request)) ??
      fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
  })

type Request<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/** The data of a response. Throws RequestFailed with the server's message if the request failed. */
export const unwrap = async <T>(request: Request<T>): Promise<NonNullable<T>> => (await unwrapVersioned(request)).data

/** The same with the version of the thing, for `If-Match`. */
export async function unwrapVersioned<T>(request: Request<T>): Promise<{ data: NonNullable<T>; version: string }> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    // A request that its own page gave up is no failure of the server.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown
    throw new RequestFailed()
  })
  if (response.ok && data !== undefined && data !== null) return { data, version: response.headers.get('etag') ?? '' }
  throw new RequestFailed(response, error)
}
