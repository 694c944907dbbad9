import { openPageToken, sealPageToken } from '../../lib/page-token.ts'
import { ApiError } from '../api-error.ts'

const [SMALLEST, LARGEST, DEFAULT] = [10, 100, 25]

/** The sort key of a row in its list. */
export type Key = readonly string[]

export interface PageRequest<Row> {
  /** The tenant's key for page tokens. */
  key: Uint8Array
  /** Identifies the list: a token that was issued for another list is refused. */
  binding: unknown
  pageSize: number | undefined
  pageToken: string | undefined
  fetch: (limit: number, after: Key) => Promise<Row[]>
  keyOf: (row: Row) => Key
}

/**
 * Cuts one page (interface 4.2, 8.1). It fetches one row more than the page has, so the last page is known to be the
 * last and no empty page follows. Keyset only: the token is the last row's key, never an offset.
 */
export async function cutPage<Row>(request: PageRequest<Row>): Promise<{ rows: Row[]; nextPageToken: string }> {
  const { key, binding, pageSize, pageToken, fetch, keyOf } = request
  // 0 counts as absent (interface 8.1).
  const size = pageSize ? Math.min(LARGEST, Math.max(SMALLEST, pageSize)) : DEFAULT
  const after = pageToken ? openPageToken(key, binding, pageToken) : []
  if (!after) throw new ApiError('invalid_page_token')
  const rows = await fetch(size + 1, after.map(String))
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const hasMore = rows.length > size && last !== undefined
  return { rows: page, nextPageToken: hasMore ? sealPageToken(key, binding, keyOf(last)) : '' }
}
