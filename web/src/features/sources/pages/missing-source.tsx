import { Link } from '@tanstack/react-router'
import { Page } from '../../../parts/page/page.tsx'

export function MissingSource() {
  return (
    <Page title="Not found" area="Access data" parents={[{ label: 'Sources', to: '/data/sources' }]}>
      <p>This source or import does not exist, or you cannot view it.</p>
      <p>
        <Link to="/data/sources">All sources</Link>
      </p>
    </Page>
  )
}
