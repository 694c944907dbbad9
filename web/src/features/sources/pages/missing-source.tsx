import { Link } from '@tanstack/react-router'
import { Page } from '../../../parts/page/page.tsx'

export function MissingSource() {
  return (
    <Page title="There is nothing here" area="Access data" parents={[{ label: 'Sources', to: '/data/sources' }]}>
      <p>There is no such source or import, or you may not see it.</p>
      <p>
        <Link to="/data/sources">All sources</Link>
      </p>
    </Page>
  )
}
