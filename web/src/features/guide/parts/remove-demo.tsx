import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { usePermission } from '../../session/queries.ts'
import { demoQuery, useRemoveDemo } from '../queries.ts'

/** A button to remove the demo company, while it is loaded. */
export function RemoveDemo({ onRemoved }: { onRemoved?: () => void }) {
  const { data: state } = useQuery(demoQuery)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'DEMO_STATE_REMOVING' && state !== 'DEMO_STATE_REMOVING') onRemoved?.()
    before.current = state
  }, [state, onRemoved])
  const mayRemove = usePermission('source.write')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveDemo({ onSuccess: () => setIsAsking(false) })
  if (state === 'DEMO_STATE_REMOVING') return <p role="status">The demo company is being removed.</p>
  if (state !== 'DEMO_STATE_LOADED' || !mayRemove) return null
  const campaigns = campaignsIn(remove.error)
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          remove.reset()
          setIsAsking(true)
        }}
      >
        Remove the demo company
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Remove the demo company?"
        confirm={campaigns ? 'Remove it all the same' : 'Remove'}
        isDangerous
        isPending={remove.isPending}
        error={campaigns ? undefined : remove.error}
        onConfirm={() => remove.mutate(campaigns !== undefined)}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Its apps and all access to them are removed, and its people can no longer sign in. Your own data stays. This
          cannot be undone, but you can load the demo company again while there is no other access data.
        </p>
        {campaigns && (
          <p role="alert">
            These campaigns have its access: {campaigns}. Prepared, open and closed ones keep their items; drafts lose
            its apps.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

const campaignsIn = (error: unknown): string | undefined =>
  error instanceof RequestFailed && error.reason === 'DEMO_IN_CAMPAIGNS' ? error.metadata.campaigns : undefined
