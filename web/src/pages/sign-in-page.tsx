import { Alert, Button, Card, Code, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answerOf, api, RequestFailed } from '../api/client.ts'
import { Page } from '../page.tsx'
import { forgetLinkToken, useLinkToken } from '../session/link-token.ts'
import { sessionQuery } from '../session/session-query.ts'

/** Signs in with the link this page was opened with, on a click: programs that look into mail open links too. */
export function SignInPage() {
  const token = useLinkToken()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const signIn = useMutation({
    mutationFn: (linkToken: string) => answerOf(api.POST('/auth/v1/sign-in', { body: { token: linkToken } })),
    onSuccess: async () => {
      forgetLinkToken()
      await queryClient.resetQueries({ queryKey: sessionQuery.queryKey })
      await navigate({ to: '/', replace: true })
    },
    onError: (error) => {
      if (isRefusal(error)) forgetLinkToken()
    },
  })
  // The failure of one link says nothing about another that was opened since.
  const failure = token === undefined || token === signIn.variables ? signIn.error : null

  return (
    <Page title="Sign in">
      {failure && <Alert color="red">{failure.message}</Alert>}
      <Card withBorder padding="lg">
        {token === undefined ? (
          <HowToSignIn afterFailure={failure !== null} />
        ) : (
          <Stack gap="md" align="flex-start">
            <Text>Your sign-in link is ready. It works once, within 15 minutes.</Text>
            <Button size="md" loading={signIn.isPending} onClick={() => signIn.mutate(token)}>
              Sign in
            </Button>
          </Stack>
        )}
      </Card>
    </Page>
  )
}

/** The server has seen the link and does not take it, now or later. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === 400 || error.status === 401)

function HowToSignIn({ afterFailure }: { afterFailure: boolean }) {
  return (
    <Stack gap="md">
      {!afterFailure && <Text>You sign in with a one-time link. Open the newest one you were given.</Text>}
      <Title order={2} size="h4">
        Get a new link
      </Title>
      <Text>Ask your administrator, or run this where Recert is installed:</Text>
      <Code block bg="var(--recert-page)" style={{ whiteSpace: 'pre-wrap' }}>
        npx recert user sign-in-link <span style={{ whiteSpace: 'nowrap' }}>--email</span> &lt;your address&gt;
      </Code>
      <Text c="dimmed" size="sm">
        The link works once, within 15 minutes.
      </Text>
    </Stack>
  )
}
