import { Alert, Anchor, AppShell, Button, Container, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import icon from './icon.svg'
import { sessionQuery } from './session/session-query.ts'
import { useSignOut } from './session/use-sign-out.ts'

/** What stands around every page. */
export function Shell() {
  // Signed-in pages ask who is there; here it is only known or not.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const signOut = useSignOut()
  return (
    <AppShell header={{ height: 60 }} padding="md">
      <AppShell.Header px="md">
        <Container size="sm" h="100%" px={0}>
          <Group h="100%" justify="space-between" wrap="nowrap">
            <Brand />
            {session && (
              <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
                Sign out
              </Button>
            )}
          </Group>
        </Container>
      </AppShell.Header>
      <AppShell.Main bg="var(--recert-page)">
        <Container size="sm" px={0} py={{ base: 'xs', sm: 'lg' }}>
          {session && signOut.error && (
            <Alert color="red" mb="lg" title="You are still signed in">
              {signOut.error.message}
            </Alert>
          )}
          <Outlet />
        </Container>
      </AppShell.Main>
    </AppShell>
  )
}

function Brand() {
  return (
    <Anchor component={Link} to="/" c="inherit" underline="never">
      <Group gap="xs" wrap="nowrap">
        <img src={icon} alt="" width={28} height={28} />
        <Text span fw={650} size="lg">
          Recert
        </Text>
      </Group>
    </Anchor>
  )
}
