import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { client, unwrap } from '../../api/client.ts'
import { hasStatus } from '../../api/problem.ts'
import type { components, paths } from '../../api/session.gen.ts'

const api = client<paths>()

export interface Session {
  userId: string
  tenantId: string
  permissions: readonly string[]
  roles: readonly string[]
  /** Of the organization; empty if it has set none. */
  timeZone: string
  /** When the session ends, by the clock of this browser. */
  endsAt: number
  user: components['schemas']['User']
}

/** The current session; null if nobody is signed in, which is not an error. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      const [introspect, { userView }] = await Promise.all([
        unwrap(api.GET('/api/v1/auth/introspect', { signal })),
        unwrap(api.POST('/api/v1/users/introspect', { body: {}, signal })),
      ])
      const { expiresIn = Number.POSITIVE_INFINITY } = introspect
      return { ...introspect, endsAt: Date.now() + expiresIn * 1000, user: userView.user }
    } catch (error) {
      if (hasStatus(error, 401)) return null
      throw error
    }
  },
})

/** Set by SignedInLayout. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of the person who sees this page. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This page must be a child of the signed-in route')
  return session
}

/** Whether the person who sees this page has a permission; see docs/permissions.md. */
export const usePermission = (permission: string): boolean => useSession().permissions.includes(permission)

export function useSignIn(options: { onSuccess(): Promise<void>; onError(error: Error): void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (linkToken: string) => unwrap(api.POST('/auth/v1/sign-in', { body: { token: linkToken } })),
    onSuccess: async () => {
      await queryClient.resetQueries({ queryKey: sessionQuery.queryKey })
      await options.onSuccess()
    },
    onError: options.onError,
  })
}

export function useSignOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestSignOut,
    onSuccess: (redirectUrl) => {
      // The provider that began the session ends it too, and leads back here.
      if (redirectUrl) window.location.assign(redirectUrl)
      // SignedInLayout now redirects every signed-in page. Drop all data of this person before the next one signs in.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}

async function requestSignOut(): Promise<string | undefined> {
  try {
    return (await unwrap(api.POST('/auth/v1/sign-out'))).redirectUrl
  } catch (error) {
    // 401: the session has already ended.
    if (hasStatus(error, 401)) return undefined
    throw error
  }
}

/** Asks for a sign-in link by mail. The answer is the same for every address. */
export const useAskLink = () =>
  useMutation({
    mutationFn: (body: components['schemas']['SignInLinkRequest']) =>
      unwrap(api.POST('/auth/v1/sign-in/link', { body })),
  })

/** How people can sign in here. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in options'],
  queryFn: ({ signal }) => unwrap(api.GET('/auth/v1/sso', { signal })),
})

/** The program that waits for a user code. */
export const deviceLoginQuery = (userCode: string) =>
  queryOptions({
    queryKey: ['device login', userCode],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => unwrap(api.POST('/auth/v1/device/find', { body: { userCode }, signal })),
  })

export const useDecideDeviceLogin = () =>
  useMutation({
    mutationFn: (body: components['schemas']['DecideDeviceLoginRequest']) =>
      unwrap(api.POST('/auth/v1/device/decide', { body })),
  })

export { hasSessionEnded, setSessionEnded, subscribeSessionEnd } from './session-end.ts'
