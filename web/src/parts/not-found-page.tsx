import { Link } from '@tanstack/react-router'
import { Page } from './page.tsx'

/** For an address that is no page, or a thing that is not there. */
export function NotFoundPage() {
  return (
    <Page title="There is nothing here">
      <p>This address leads to no page, or you may not see what it names.</p>
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </Page>
  )
}
