import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Page } from './page.tsx'

export interface FailurePageProps {
  title: string
  /** Undefined during a retry: the last message stays until there is a response. */
  message: string | undefined
  retrying?: boolean
  onRetry(): void
}

/** Shown in place of a page that failed. */
export function FailurePage({ title, message, retrying = false, onRetry }: FailurePageProps) {
  const [shown, setShown] = useState(message)
  if (message !== undefined && message !== shown) setShown(message)
  return (
    <Page title={title}>
      <Alert color="red">
        <Stack gap="md" align="flex-start">
          <Text inherit>{shown}</Text>
          <Button variant="default" loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      </Alert>
    </Page>
  )
}
