import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import type { components, paths } from '../../api/data.gen.ts'
import { pointedTo } from '../../api/expanded.ts'
import { given, type Named, page, type RowList, some } from './rows.ts'

const api = client<paths>()
type Schemas = components['schemas']

export interface AccountRow {
  id: string
  appId: string
  name: string
  username: string
  email: string
  app: string
  ownerId: string
  owner: string
  type: string
  status: string
  statusDetails: string
  isExternal: boolean
  lastSignIn: string | undefined
  profile: Record<string, unknown>
}
export type AccountType = 'APP_USER_TYPE_USER' | 'APP_USER_TYPE_SERVICE_ACCOUNT' | 'APP_USER_TYPE_SYSTEM_ACCOUNT'
export interface AccountFilter {
  q?: string | undefined
  app?: readonly string[] | undefined
  type?: readonly AccountType[] | undefined
  status?: readonly ('STATUS_ENABLED' | 'STATUS_DISABLED' | 'STATUS_DELETED')[] | undefined
  domain?: 'external' | 'trusted' | undefined
  unowned?: boolean | undefined
  userId?: string | undefined
  id?: string | undefined
}

const DOMAINS = { external: 'APP_USER_DOMAIN_EXTERNAL', trusted: 'APP_USER_DOMAIN_TRUSTED' } as const
const ACCOUNT_PATHS = { paths: ['identity_user_id', 'app_id', 'last_usage'] }

export const accountRows = (filter: AccountFilter): RowList<AccountRow> => ({
  key: ['accounts', filter],
  async fetch(context) {
    const { list, expanded, nextPageToken } = await unwrap(
      api.POST('/api/v1/search/app_users', {
        body: {
          ...page(context),
          expandMask: ACCOUNT_PATHS,
          ...given({
            query: filter.q,
            appIds: some(filter.app),
            appUserTypes: some(filter.type),
            appUserStatuses: some(filter.status),
            appUserDomains: filter.domain ? [DOMAINS[filter.domain]] : undefined,
            withoutResponsibleParty: filter.unowned || undefined,
            userIds: filter.userId ? [filter.userId] : undefined,
            appUserIds: filter.id ? [filter.id] : undefined,
          }),
        },
        signal: context.signal,
      }),
    )
    return { nextPageToken, list: list.map((view) => accountRow(view, expanded)) }
  },
})

function accountRow(view: Schemas['AppUserView'], expanded: readonly object[]): AccountRow {
  const { appUser } = view
  const [owner] = pointedTo<Schemas['User']>(expanded, view.identityUserPath)
  return {
    id: appUser.id,
    appId: appUser.appId,
    name: appUser.displayName || appUser.username || appUser.email,
    username: appUser.username,
    email: appUser.email,
    app: pointedTo<Named>(expanded, view.appPath)[0]?.displayName ?? '',
    ownerId: appUser.identityUserId,
    owner: owner ? owner.displayName || owner.email : '',
    type: appUser.appUserType,
    status: appUser.status.status,
    statusDetails: appUser.status.details,
    isExternal: appUser.isExternal,
    lastSignIn: pointedTo<{ lastLoginAt?: string }>(expanded, view.lastUsagePath)[0]?.lastLoginAt,
    profile: appUser.profile,
  }
}

/** Null for one that is not there. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['data', 'account', id],
    queryFn: async ({ signal, client: cache }) =>
      (await accountRows({ id }).fetch({ pageToken: '', size: 10, signal, cache })).list[0] ?? null,
  })
