import { Page } from '../../../parts/page.tsx'

export function ReviewPage() {
  return <Page title="Review">.</Page>
}
