import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.ts'

const TIMEOUT_MS = 30_000
const UNREACHABLE = 'Cannot reach the server. Check your connection, and that the server is running.'

export const api = createClient<paths>({
  fetch: (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
})

/** A request that was refused or got no response. The message is shown to the user. */
export class RequestFailed extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** The data of a response. Throws RequestFailed with the server's message if the request failed. */
export async function unwrap<T>(
  request: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await request.catch(() => {
    throw new RequestFailed(UNREACHABLE)
  })
  if (data !== undefined && data !== null) return data
  throw new RequestFailed(
    messageIn(error) ?? `The server returned status ${response.status}. Try again.`,
    response.status,
  )
}

/** A proxy may return its own page instead of our error body. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
