import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './loading-page.module.css'

/** A skeleton of the page to come. It appears with a delay, so that a fast response shows no flash. */
export function LoadingPage() {
  return (
    <Stack gap="lg" className={classes.late} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height={34} width="60%" />
      <Card withBorder padding="lg">
        <Stack gap="md">
          <Skeleton height={20} width="40%" />
          <Skeleton height={16} />
          <Skeleton height={16} width="80%" />
        </Stack>
      </Card>
    </Stack>
  )
}
