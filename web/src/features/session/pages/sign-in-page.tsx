import { Alert, Button, Card, Code, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { RequestFailed } from '../../../api/client.ts'
import { Page } from '../../../parts/page.tsx'
import { forgetLinkToken, useLinkToken } from '../link-token.ts'
import { useSignIn } from '../queries.ts'

/** Signs in with the link that opened this page. It takes a click, because mail scanners open links too. */
export function SignInPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const signIn = useSignIn({
    onSuccess: async () => {
      forgetLinkToken()
      await navigate({ to: '/', replace: true })
    },
    onError: (error) => {
      if (isRefusal(error)) forgetLinkToken()
    },
  })
  // Do not show the failure of one link for another that was opened since.
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

/** Whether the server refused the link for good. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === 400 || error.status === 401)

function HowToSignIn({ afterFailure }: { afterFailure: boolean }) {
  return (
    <Stack gap="md">
      {!afterFailure && <Text>You sign in with a one-time link. Open the latest link you received.</Text>}
      <Title order={2} size="h4">
        Get a new link
      </Title>
      <Text>Ask your administrator, or run this command on the machine where Recert is installed:</Text>
      <Code block bg="var(--recert-page)" style={{ whiteSpace: 'pre-wrap' }}>
        npx recert user sign-in-link <span style={{ whiteSpace: 'nowrap' }}>--email</span> &lt;your e-mail address&gt;
      </Code>
      <Text c="dimmed" size="sm">
        The link works once, within 15 minutes.
      </Text>
    </Stack>
  )
}
