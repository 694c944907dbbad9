import { FailureNote } from './failure-note.tsx'
import { Page } from './page.tsx'
import { useEndEarlyList } from './use-end-early-list.ts'

interface FailurePageProps {
  error: unknown
  title?: string
  isRetrying?: boolean
  onRetry(): void
}

/** Shown in place of a page that failed. */
export function FailurePage({ error, title = 'This page could not be shown', isRetrying, onRetry }: FailurePageProps) {
  useEndEarlyList()
  if (isOutdated(error))
    return (
      <Page title="Recert was updated">
        <FailureNote
          error={new Error('Load the page again to use the new version.')}
          onRetry={() => location.reload()}
        />
      </Page>
    )
  return (
    <Page title={title}>
      <FailureNote error={error} onRetry={onRetry} {...(isRetrying === undefined ? {} : { isRetrying })} />
    </Page>
  )
}

/** A part of the application that cannot be loaded any more, because a newer version has taken its place. */
const isOutdated = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
