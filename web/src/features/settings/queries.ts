import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '../../api/client.ts'
import { hasStatus } from '../../api/problem.ts'
import type { components, paths } from '../../api/settings.gen.ts'
import type { ChoiceSource } from '../../parts/picker.tsx'
import { sessionQuery } from '../session/queries.ts'

const api = client<paths>()
type Schemas = components['schemas']
export type Credential = Schemas['PersonalClient'] & { owner?: string }
export type NewCredential = Schemas['CreatePersonalClientRequest']
export type CredentialChange = Schemas['PersonalClientInput']
export type CreatedCredential = Schemas['CreatePersonalClientReply']
export type Role = Schemas['Role']
export type Person = Schemas['User']
export type Session = Schemas['Session']
export type Delegation = Schemas['ExpiringUserDelegationBinding']
export type Mail = Schemas['Mail']
export type MailState = Schemas['MailState']
export type TenantSettings = Schemas['TenantSettings']
export type SignInSettings = Schemas['SignInSettings']
export type SignInSettingsChange = Schemas['UpdateSignInSettingsRequest']
export type TenantSettingsChange = Schemas['UpdateTenantSettingsRequest']

const PAGE_SIZE = 100
const paging = (pageToken: string) => ({ page_size: PAGE_SIZE, ...(pageToken ? { page_token: pageToken } : {}) })
const next = {
  initialPageParam: '',
  getNextPageParam: (page: { nextPageToken: string }) => page.nextPageToken || undefined,
}

/** A change of settings; what it may have changed is asked for again. */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>, changes: readonly string[]) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['settings', ...changes] }),
  })
}

// --- API credentials

export const ownCredentialsQuery = infiniteQueryOptions({
  queryKey: ['settings', 'credentials', 'own'],
  staleTime: 15_000,
  ...next,
  queryFn: async ({ pageParam, signal }): Promise<{ list: Credential[]; nextPageToken: string }> =>
    unwrap(api.GET('/api/v1/iam/personal_clients', { params: { query: paging(pageParam) }, signal })),
})

/** The credentials of everybody, with the names of their owners. */
export const allCredentialsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'credentials', 'all', query],
    staleTime: 15_000,
    ...next,
    queryFn: async ({ pageParam, signal }): Promise<{ list: Credential[]; nextPageToken: string }> => {
      const body = { pageSize: PAGE_SIZE, ...(pageParam ? { pageToken: pageParam } : {}), ...(query ? { query } : {}) }
      const page = await unwrap(api.POST('/api/v1/search/iam/personal_clients', { body, signal }))
      const ids = [...new Set(page.list.map(({ userId }) => userId))]
      const names = new Map(
        (ids.length === 0 ? [] : await findPeople({ ids }, signal)).map((user) => [user.id, nameOf(user)]),
      )
      return { ...page, list: page.list.map((one) => ({ ...one, owner: names.get(one.userId) ?? one.userId })) }
    },
  })

/**
 * Makes a credential. Its secret is in the result and nowhere else: it must not become the data of a query or mutation,
 * which the cache keeps.
 */
export const createCredential = (body: NewCredential): Promise<CreatedCredential> =>
  unwrap(api.POST('/api/v1/iam/personal_clients', { body }))

export const useCredentialsChanged = () => {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['settings', 'credentials'] })
}

export const useUpdateCredential = () =>
  useChange(
    ({ id, change }: { id: string; change: CredentialChange }) =>
      unwrap(
        api.POST('/api/v1/iam/personal_clients/{id}', {
          params: { path: { id } },
          body: { client: change, updateMask: Object.keys(change).join(',') },
        }),
      ),
    ['credentials'],
  )

export const useDeleteCredential = () =>
  useChange(
    (id: string) => unwrap(api.DELETE('/api/v1/iam/personal_clients/{id}', { params: { path: { id } } })),
    ['credentials'],
  )

// --- Roles

const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

export const rolesQuery = queryOptions({
  queryKey: ['settings', 'roles'],
  ...FOREVER,
  queryFn: async ({ signal }) =>
    (await unwrap(api.GET('/api/v1/iam/roles', { params: { query: paging('') }, signal }))).list,
})

export const permissionsQuery = queryOptions({
  queryKey: ['settings', 'permissions'],
  ...FOREVER,
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/iam/permissions', { signal }))).list,
})

export const nameOf = ({ displayName, email }: Pick<Person, 'displayName' | 'email'>): string => displayName || email

const findPeople = async (body: Schemas['SearchUsersRequest'], signal: AbortSignal): Promise<Person[]> =>
  (await unwrap(api.POST('/api/v1/search/users', { body: { pageSize: PAGE_SIZE, ...body }, signal }))).list.map(
    ({ user }) => user,
  )

/** People by name, or those who have one of these roles. */
export const peopleWithRolesQuery = (filter: { query?: string; roleIds?: string[] }) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'people', filter],
    staleTime: 15_000,
    ...next,
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...filter, pageSize: PAGE_SIZE, ...(pageParam ? { pageToken: pageParam } : {}) }
      const { list, nextPageToken } = await unwrap(api.POST('/api/v1/search/users', { body, signal }))
      return { list: list.map(({ user }) => user), nextPageToken }
    },
  })

/** Gives a person a role or takes it away; what the reader themselves may do can change with it. */
export function useChangeRole() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, roleId, isGiven }: { userId: string; roleId: string; isGiven: boolean }) => {
      if (isGiven)
        await unwrap(
          api.POST('/api/v1/users/{user_id}/roles', { params: { path: { user_id: userId } }, body: { roleId } }),
        )
      else
        await unwrap(
          api.DELETE('/api/v1/users/{user_id}/roles/{role_id}', {
            params: { path: { user_id: userId, role_id: roleId } },
          }),
        )
    },
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['settings', 'people'] }),
        cache.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  })
}

// --- Sessions

export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['settings', 'sessions'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/auth/sessions', { params: { query: paging(pageParam) }, signal })),
})

export const useEndSession = () =>
  useChange(
    (id: string) => unwrap(api.DELETE('/api/v1/auth/sessions/{id}', { params: { path: { id } } })),
    ['sessions'],
  )

export const useEndOtherSessions = () => useChange(() => unwrap(api.DELETE('/api/v1/auth/sessions')), ['sessions'])

// --- Stand-in

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'person', id],
    queryFn: async ({ signal }) => {
      try {
        return (await unwrap(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }))).userView.user
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })

export const delegationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', 'delegation', userId],
    staleTime: 15_000,
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/users/{user_id}/delegation', { params: { path: { user_id: userId } }, signal })))
        .item,
  })

/** Who can stand in for a person. */
export const delegatesOf = (userId: string): ChoiceSource => ({
  kind: `delegates of ${userId}`,
  search: async (query, signal) =>
    (
      await unwrap(
        api.GET('/api/v1/users/{user_id}/delegates', {
          params: { path: { user_id: userId }, query: { ...paging(''), ...(query ? { query } : {}) } },
          signal,
        }),
      )
    ).list.map((person) => ({ id: person.id, label: nameOf(person), hint: person.email })),
  named: (ids, signal) =>
    Promise.all(
      ids.map(async (id) => {
        const { userView } = await unwrap(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }))
        return { id, label: nameOf(userView.user), hint: userView.user.email }
      }),
    ),
})

/** Sets the stand-in of the reader, or as an administrator that of another person; without one it is removed. */
export const useSetDelegation = (userId: string, isOwn: boolean) =>
  useChange(
    (body: Schemas['SetDelegationRequest']) =>
      isOwn
        ? unwrap(api.POST('/api/v1/users/set-own-delegation', { body }))
        : unwrap(
            api.POST('/api/v1/users/{user_id}/set-delegation-by-admin', {
              params: { path: { user_id: userId } },
              body,
            }),
          ),
    ['delegation'],
  )

// --- Tenant

export const signInSettingsQuery = queryOptions({
  queryKey: ['settings', 'sign-in'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/settings/sign_in', { signal })),
})

export function useUpdateSignInSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SignInSettingsChange) => unwrap(api.POST('/api/v1/settings/sign_in', { body })),
    // The request has the secret: it must not stay in the cache.
    gcTime: 0,
    onSuccess: (reply) => cache.setQueryData(signInSettingsQuery.queryKey, reply),
  })
}

export const tenantSettingsQuery = queryOptions({
  queryKey: ['settings', 'tenant'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/settings', { signal })),
})

export function useUpdateTenantSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: TenantSettingsChange) => unwrap(api.POST('/api/v1/settings', { body })),
    onSuccess: (reply) => {
      cache.setQueryData(tenantSettingsQuery.queryKey, reply)
      // It has the time zone.
      return cache.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

// --- Trusted domains

export const domainsQuery = queryOptions({
  queryKey: ['settings', 'domains'],
  queryFn: async ({ signal }) => (await unwrap(api.GET('/api/v1/trusted_domains', { signal }))).domains,
})

export function useSetDomains() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (domains: string[]) =>
      (await unwrap(api.PUT('/api/v1/trusted_domains', { body: { domains } }))).domains,
    onSuccess: (domains) => cache.setQueryData(domainsQuery.queryKey, domains),
  })
}

// --- Mail

export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['settings', 'mails', state],
    staleTime: 15_000,
    ...next,
    queryFn: ({ pageParam, signal }) =>
      unwrap(api.GET('/api/v1/mail', { params: { query: { ...paging(pageParam), ...(state && { state }) } }, signal })),
  })

/** What a mail says; null when the server sends mail, and shows no content. */
export const mailContentQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'mail', id],
    staleTime: 15_000,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/mail/{id}', { params: { path: { id } }, signal })).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null
        throw error
      }),
  })

export const useRetryMail = () =>
  useChange((id: string) => unwrap(api.POST('/api/v1/mail/{id}/retry', { params: { path: { id } } })), ['mails'])

// --- Step-up providers

export type StepUpProvider = Schemas['StepUpProvider']
export interface NewStepUpProvider {
  displayName: string
  issuerUrl: string
  clientId: string
  clientSecret: string
  acrValues: string[]
}

export const stepUpProvidersQuery = infiniteQueryOptions({
  queryKey: ['settings', 'step-up'],
  staleTime: 15_000,
  ...next,
  queryFn: ({ pageParam, signal }) =>
    unwrap(api.GET('/api/v1/step-up/providers', { params: { query: paging(pageParam) }, signal })),
})

export const useAddStepUpProvider = () =>
  useChange(
    ({ acrValues, ...fields }: NewStepUpProvider) =>
      unwrap(api.POST('/api/v1/step-up/providers', { body: { ...fields, oauth2: { acrValues } } })),
    ['step-up'],
  )
export const useSetStepUpEnabled = () =>
  useChange(
    ({ id, enabled }: { id: string; enabled: boolean }) =>
      unwrap(
        api.POST('/api/v1/step-up/providers/{id}', {
          params: { path: { id } },
          body: { stepUpProvider: { enabled }, updateMask: 'enabled' },
        }),
      ),
    ['step-up'],
  )
export const useDeleteStepUpProvider = () =>
  useChange(
    (id: string) => unwrap(api.DELETE('/api/v1/step-up/providers/{id}', { params: { path: { id } } })),
    ['step-up'],
  )
/** Leaves the page: the person authenticates at the provider, and comes back. */
export const useTestStepUpProvider = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { redirectUrl } = await unwrap(
        api.POST('/api/v1/step-up/providers/{id}/test', { params: { path: { id } } }),
      )
      window.location.assign(redirectUrl)
    },
  })
export const stepUpTestQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'step-up-test', id],
    enabled: id !== '',
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/step-up/transactions/{id}', { params: { path: { id } }, signal }))).transaction,
  })
