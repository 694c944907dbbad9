import { Alert, Anchor, AppShell, Button, Container, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { sessionQuery, useSignOut } from './features/session/queries.ts'
import icon from './icon.svg'

/** The frame of every page: header with brand and sign-out, and the page. */
export function Shell() {
  // SignedInLayout loads the session; here it is only read from the cache.
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
