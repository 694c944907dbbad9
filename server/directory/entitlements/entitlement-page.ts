import type { Static } from 'typebox'
import { type AppEntitlementList, ENTITLEMENT_EXPAND_PATHS } from '../../../contract/directory/entitlement.ts'
import type { ReadContext } from '../../http/operation.ts'
import type { Cursor } from '../../lib/page-token.ts'
import { type EntitlementRow, listEntitlements } from './entitlement.store.ts'
import type { EntitlementFilter } from './entitlement-filter.sql.ts'
import { entitlementViews } from './entitlement-view.ts'

type Context = Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'expand' | 'page'>
/** The fields that every request for a list of entitlements has, in its query or its body. */
interface ListRequest {
  pageSize?: number | undefined
  pageToken?: string | undefined
  expandMask?: { paths?: string[] } | undefined
}

/** One page of the entitlements that match a filter, oldest first. */
export const entitlementPage = (context: Context, request: ListRequest, filter: EntitlementFilter) =>
  viewPage(context, request, filter, {
    fetch: (limit, after) =>
      listEntitlements(context.db, context.tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
    keyOf: (row) => [row.id],
  })

/** One page of entitlements, as every list of them returns it. */
export async function viewPage(
  { db, tenant, actor, expand, page }: Context,
  { expandMask, ...request }: ListRequest,
  filter: unknown,
  source: {
    fetch(limit: number, after: Cursor | undefined): Promise<EntitlementRow[]>
    keyOf(row: EntitlementRow): Cursor
  },
): Promise<Static<typeof AppEntitlementList>> {
  const expansion = expand(expandMask, ENTITLEMENT_EXPAND_PATHS)
  const { rows, nextPageToken } = await page({ ...request, filter, ...source })
  const list = await entitlementViews(db, tenant.id, actor, rows, expansion)
  return { list, expanded: expansion.expanded, nextPageToken }
}
