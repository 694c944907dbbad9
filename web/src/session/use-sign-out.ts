import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api, RequestFailed } from '../api/client.ts'
import { sessionQuery } from './session-query.ts'

export function useSignOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: requestSignOut,
    onSuccess: () => {
      // Sends every signed-in page away (SignedInLayout). Nothing of this person's may be there for the next one.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
}

async function requestSignOut(): Promise<void> {
  try {
    await answerOf(api.POST('/auth/v1/sign-out'))
  } catch (error) {
    // The session has ended already.
    if (!(error instanceof RequestFailed && error.status === 401)) throw error
  }
}
