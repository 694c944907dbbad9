import type { ReadContext } from '../../http/operation.ts'
import { type Grant, type GrantFilter, listGrants } from './grant.store.ts'

/** One page of the grants that match a filter. */
export const grantPage = (
  { db, tenant, page }: Pick<ReadContext, 'db' | 'tenant' | 'page'>,
  request: { pageSize?: number | undefined; pageToken?: string | undefined },
  filter: GrantFilter,
) =>
  page<Grant>({
    ...request,
    filter,
    fetch: (limit, [entitlementKey, accountKey] = ['0', '0']) =>
      listGrants(db, tenant.id, { after: [String(entitlementKey), String(accountKey)], limit }, filter),
    keyOf: (grant) => [grant.entitlementKey, grant.accountKey],
  })
