export interface EarlyRequest {
  method: 'GET' | 'POST'
  path: string
  body: string
}

export const keyOf = (method: string, path: string, body: string): string => `${method} ${path} ${body}`

/** What was asked for before the application had come. */
export interface Early {
  /** Each answer for one use; undefined if nobody asked for it, or if it failed. */
  answerTo(request: Request): Promise<Response | undefined>
  /** Takes away the names that were drawn, and draws none from now on. */
  endList(): void
}

export const earlyOf = (answers: Map<string, Promise<Response | undefined>>, endList = (): void => {}): Early => ({
  endList,
  async answerTo(request) {
    if (answers.size === 0) return undefined
    const { pathname, search } = new URL(request.url)
    const key = keyOf(request.method, pathname + search, await request.clone().text())
    const answer = answers.get(key)
    answers.delete(key)
    return answer
  },
})

const REVIEW = /^\/reviews\/(?<id>[\w-]+)$/
/** Of a review, these change what is asked for. The open task does not. */
const isAsOpened = (search: string): boolean => [...new URLSearchParams(search).keys()].every((name) => name === 'task')

/** What a page asks for first, in the words of the requests that it makes (queries.ts of the session and of the review). */
export function earlyRequests(path: string, search: string): EarlyRequest[] {
  if (path === '/sign-in') return []
  const session: EarlyRequest[] = [
    { method: 'GET', path: '/api/v1/auth/introspect', body: '' },
    { method: 'POST', path: '/api/v1/users/introspect', body: '{}' },
  ]
  const id = REVIEW.exec(path)?.groups?.id
  if (!id) return session
  const review = `/api/v1/my_reviews/${id}`
  const rows: EarlyRequest = { method: 'POST', path: `${review}/tasks/search`, body: '{"pageSize":100}' }
  // The rows first: they take the server longest.
  return [...(isAsOpened(search) ? [rows] : []), { method: 'GET', path: review, body: '' }, ...session]
}
