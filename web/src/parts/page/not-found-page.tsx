import { Link } from '@tanstack/react-router'
import { Page } from './page.tsx'

/** For an address that is no page, or a thing that is not there. */
export function NotFoundPage() {
  return (
    <Page title="Not found">
      <p>No page exists at this address, or you cannot view it.</p>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </Page>
  )
}
