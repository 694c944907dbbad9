const UNREACHABLE = 'The server cannot be reached. Check your connection and whether the server is running.'

export interface FieldProblem {
  field: string
  description: string
}

/** A request that was refused or got no response. The message is shown to the user. */
export class RequestFailed extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined
  readonly reason: string
  readonly fields: readonly FieldProblem[]
  readonly metadata: Readonly<Record<string, string>>
  readonly requestId: string
  readonly retryAfterMs: number | undefined

  constructor(response?: Response, body?: unknown) {
    const details = detailsOf(body)
    super(messageOf(response, body))
    this.status = response?.status
    this.reason = textOf(details.ErrorInfo?.reason)
    this.metadata = (details.ErrorInfo?.metadata ?? {}) as Record<string, string>
    this.fields = (details.BadRequest?.fieldViolations ?? []) as FieldProblem[]
    this.requestId = textOf(details.RequestInfo?.requestId) || (response?.headers.get('x-request-id') ?? '')
    const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  }
}

export const hasStatus = (error: unknown, ...statuses: number[]): error is RequestFailed =>
  error instanceof RequestFailed && error.status !== undefined && statuses.includes(error.status)

/** Whether trying the same again later may help: no response, too many requests, or a fault of the server. */
export const isPassing = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === undefined || error.status === 429 || error.status >= 500)

const BARE: Record<number, string> = {
  413: 'The request is too large.',
  429: 'Too many requests. Wait a little and try again.',
  502: 'The server is starting. Try again in a few seconds.',
  503: 'The server is not ready. Try again in a few seconds.',
  504: 'The server did not answer in time. Try again.',
}
const bareOf = (status: number): string =>
  status >= 500
    ? 'Something went wrong on the server. Try again, and tell an administrator if it keeps happening.'
    : `The request was refused with status ${status}. Reload the page and try again.`

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function messageOf(response: Response | undefined, body: unknown): string {
  if (!response) return UNREACHABLE
  // A proxy may return its own page instead of our error body.
  return (isObject(body) && textOf(body.message)) || (BARE[response.status] ?? bareOf(response.status))
}

/** Details of an error body by the last part of their type, such as ErrorInfo (interface 7.1). */
function detailsOf(body: unknown): Record<string, Record<string, unknown> | undefined> {
  const details = isObject(body) && Array.isArray(body.details) ? body.details : []
  return Object.fromEntries(details.filter(isObject).map((one) => [textOf(one['@type']).split('.').at(-1), one]))
}
