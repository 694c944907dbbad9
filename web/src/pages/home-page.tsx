import { Anchor, Card, Code, Stack, Text, Title } from '@mantine/core'
import { Page } from '../page.tsx'
import { roleName } from '../session/role-name.ts'
import { useSession } from '../session/signed-in-layout.tsx'
import classes from './home-page.module.css'

export function HomePage() {
  return (
    <Page title="You are signed in">
      <YourAccess />
      <WhatIsHere />
    </Page>
  )
}

function YourAccess() {
  const { roles, permissions, userId } = useSession()
  return (
    <Card component="section" aria-labelledby="your-access" withBorder padding="lg">
      <Title order={2} size="h4" id="your-access" mb="md">
        Your access
      </Title>
      <dl className={classes.facts}>
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

function WhatIsHere() {
  return (
    <Card component="section" aria-labelledby="what-is-here" withBorder padding="lg">
      <Stack gap="md">
        <Title order={2} size="h4" id="what-is-here">
          What you can do today
        </Title>
        <Text>Campaigns come with a later version. Today you can use the API.</Text>
        <div>
          <Anchor href="/docs">API reference</Anchor>
          <Text c="dimmed" size="sm">
            Every operation with its fields, answers and errors, to read
          </Text>
        </div>
        <div>
          <Anchor href="/openapi.json">OpenAPI document</Anchor>
          <Text c="dimmed" size="sm">
            The same for tools: client generators, tests, import into an API client
          </Text>
        </div>
      </Stack>
    </Card>
  )
}
