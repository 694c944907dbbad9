import { useSearch } from '@tanstack/react-router'
import { Page } from '../../../parts/page/page.tsx'
import { RemovalList } from '../removal/removal-list.tsx'

/** Removals of all campaigns that concern the reader, such as those of their apps. */
export function RemovalsPage() {
  const search = useSearch({ from: '/signed-in/removals' })
  return (
    <Page title="Removals">
      <RemovalList search={search} />
    </Page>
  )
}
