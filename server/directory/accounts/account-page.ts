import type { Static } from 'typebox'
import { APP_USER_EXPAND_PATHS, type AppUserList } from '../../../contract/directory/account.ts'
import type { ReadContext } from '../../http/operation.ts'
import { type AccountFilter, listAccounts } from './account.store.ts'
import { accountViews } from './account-view.ts'

/** The fields that every request for a list of accounts has, in its query or its body. */
interface ListRequest {
  pageSize?: number | undefined
  pageToken?: string | undefined
  expandMask?: { paths?: string[] } | undefined
}

/** One page of the accounts that match a filter, as every list of accounts returns it. */
export async function accountPage(
  { db, tenant, actor, expand, page }: Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'expand' | 'page'>,
  { expandMask, ...request }: ListRequest,
  filter: AccountFilter,
): Promise<Static<typeof AppUserList>> {
  const expansion = expand(expandMask, APP_USER_EXPAND_PATHS)
  const { rows, nextPageToken } = await page({
    ...request,
    filter,
    fetch: (limit, [appId, id] = ['', '']) =>
      listAccounts(db, tenant.id, { after: [String(appId), String(id)], limit }, filter),
    keyOf: ({ appUser }) => [appUser.appId, appUser.id],
  })
  const list = await accountViews(db, tenant.id, actor, rows, expansion)
  return { list, expanded: expansion.expanded, nextPageToken }
}
