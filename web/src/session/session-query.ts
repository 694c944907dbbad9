import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, RequestFailed } from '../api/client.ts'
import type { components } from '../api/schema.gen.ts'

export type Session = components['schemas']['IntrospectResponse']

/** Who is signed in; null for nobody, which is an answer and not a failure. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await answerOf(api.GET('/api/v1/auth/introspect', { signal }))
    } catch (error) {
      if (error instanceof RequestFailed && error.status === 401) return null
      throw error
    }
  },
})
