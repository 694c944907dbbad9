import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { api, RequestFailed, unwrap } from '../../api/client.ts'
import type { components } from '../../api/schema.gen.ts'

export type Session = components['schemas']['IntrospectResponse']

/** The current session; null if nobody is signed in, which is not an error. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await unwrap(api.GET('/api/v1/auth/introspect', { signal }))
    } catch (error) {
      if (error instanceof RequestFailed && error.status === 401) return null
      throw error
    }
  },
})

/** The person with this id. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }))).userView?.user,
  })

/** Set by SignedInLayout. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of the person who sees this page. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This page must be a child of the signed-in route')
  return session
}

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
    onSuccess: () => {
      // SignedInLayout now redirects every signed-in page. Drop all data of this person before the next one signs in.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}

async function requestSignOut(): Promise<void> {
  try {
    await unwrap(api.POST('/auth/v1/sign-out'))
  } catch (error) {
    // 401: the session has already ended.
    if (!(error instanceof RequestFailed && error.status === 401)) throw error
  }
}
