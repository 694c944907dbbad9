import { Anchor, Card, Code, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../../parts/page.tsx'
import { userQuery, useSession } from '../../session/queries.ts'
import { roleName } from '../role-name.rules.ts'
import classes from './home-page.module.css'

export function HomePage() {
  return (
    <Page title="You are signed in">
      <YourAccess />
      <AvailableToday />
    </Page>
  )
}

function YourAccess() {
  const { roles, permissions, userId } = useSession()
  const { data: user } = useQuery(userQuery(userId))
  return (
    <Card component="section" aria-labelledby="your-access" withBorder padding="lg">
      <Title order={2} size="h4" id="your-access" mb="md">
        Your access
      </Title>
      <dl className={classes.facts}>
        {user && (
          <>
            <dt>Name</dt>
            <dd>{user.displayName}</dd>
            <dt>E-mail</dt>
            <dd>{user.email}</dd>
          </>
        )}
        <dt>{roles.length === 1 ? 'Role' : 'Roles'}</dt>
        <dd>{roles.map(roleName).join(', ') || 'None'}</dd>
        <dt>Permissions</dt>
        <dd>{permissions.length === 0 ? 'None' : permissions.length}</dd>
        <dt>User ID</dt>
        <dd>
          <Code bg="var(--recert-page)">{userId}</Code>
        </dd>
      </dl>
    </Card>
  )
}

function AvailableToday() {
  return (
    <Card component="section" aria-labelledby="available-today" withBorder padding="lg">
      <Stack gap="md">
        <Title order={2} size="h4" id="available-today">
          What you can do today
        </Title>
        <Text>Campaign pages will come in a later version. For now, use the API.</Text>
        <div>
          <Anchor href="/docs">API reference</Anchor>
          <Text c="dimmed" size="sm">
            Every operation with its fields, replies and errors
          </Text>
        </div>
        <div>
          <Anchor href="/openapi.json">OpenAPI document</Anchor>
          <Text c="dimmed" size="sm">
            The same information for tools, such as client generators and API clients
          </Text>
        </div>
      </Stack>
    </Card>
  )
}
