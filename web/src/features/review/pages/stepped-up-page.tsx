import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { stepUpQuery } from '../signing.queries.ts'

/** Where people come back to who confirmed for another program that it is them. */
export function SteppedUpPage() {
  const { transaction = '' } = useSearch({ from: '/signed-in/step-up' })
  const { data, error, isLoading } = useQuery(stepUpQuery(transaction))
  return (
    <Page title="Step-up authentication">
      {error && <FailureNote error={error} wanted="The result could not be loaded." />}
      {isLoading && <LoadingRows rows={2} />}
      {transaction === '' && <EmptyNote>There is nothing to confirm here.</EmptyNote>}
      {data && (
        <p role="status">
          {data.state === 'STEP_UP_TRANSACTION_STATE_VERIFIED'
            ? 'Your identity is confirmed. Go back to the program that asked, with this transaction:'
            : `Your identity could not be confirmed. ${data.errorMessage}`}{' '}
          <code>{data.id}</code>
        </p>
      )}
    </Page>
  )
}
