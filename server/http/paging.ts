import { openPageToken, sealPageToken } from '../lib/page-token.ts'
import { ApiError } from './api-error.ts'
import type { PageRequest, Tenant } from './operation.ts'

const [SMALLEST, LARGEST, DEFAULT] = [10, 100, 25]

/**
 * Cuts one page (interface 4.2 and 8): one row more than asked for tells whether there is a next page, so the last page
 * says so itself and no empty page follows. Keyset only: the token is the last row's key, never an offset.
 */
export async function cutPage<Row>(tenant: Tenant, operationId: string, request: PageRequest<Row>) {
  const { pageSize, pageToken, filter, fetch, keyOf } = request
  // client-facts 4: 0 counts as absent.
  const size = pageSize ? Math.min(LARGEST, Math.max(SMALLEST, pageSize)) : DEFAULT
  const binding = [operationId, filter ?? null]
  const after = pageToken ? openPageToken(tenant.pageKey, binding, pageToken) : undefined
  if (pageToken && !after) throw new ApiError('invalid_page_token')
  const rows = await fetch(size + 1, after)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const more = rows.length > size && last !== undefined
  return { rows: page, nextPageToken: more ? sealPageToken(tenant.pageKey, binding, keyOf(last)) : '' }
}
