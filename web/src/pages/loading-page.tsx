import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './loading-page.module.css'

/** In the shape of the page that follows. It appears after a moment, so a quick answer shows no flash of it. */
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
