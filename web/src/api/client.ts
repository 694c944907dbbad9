import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.ts'

const TIMEOUT_MS = 30_000
const NO_ANSWER = 'The server cannot be reached. Check your connection and whether the server is running.'

export const api = createClient<paths>({
  fetch: (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
})

/** A request that was refused or got no answer; the message is for the person. */
export class RequestFailed extends Error {
  /** Absent when there was no answer. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** What the server answered, or RequestFailed with its message. */
export async function answerOf<T>(
  request: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await request.catch(() => {
    throw new RequestFailed(NO_ANSWER)
  })
  if (data !== undefined && data !== null) return data
  throw new RequestFailed(messageIn(error) ?? `The server answered ${response.status}. Try again.`, response.status)
}

/** A proxy in front of the server may answer with a page of its own instead of our error body. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
