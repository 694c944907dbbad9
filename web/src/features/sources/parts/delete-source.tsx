import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import classes from '../import/import-step.module.css'
import type { Source } from '../queries.ts'
import { deletePreviewQuery, useDeleteSource } from '../source-queries.ts'

/** Deletes a source with everything it has, after its numbers were shown. */
export function DeleteSource({ source: { id, displayName, deleting } }: { source: Source }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={classes.card} aria-labelledby="delete">
      <h2 id="delete">Delete</h2>
      {deleting ? (
        <p>This source is being deleted.</p>
      ) : (
        <>
          <p>Deleting removes everything that was imported from this source.</p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setIsAsking(true)}>
              Delete source
            </Button>
          </div>
        </>
      )}
      {isAsking && <Question id={id} displayName={displayName} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

type Counts = Record<`${'grant' | 'account' | 'entitlement' | 'resource' | 'app' | 'user'}Count`, number>

/** What goes, without the kinds that the source does not have. */
function removedText({ userCount, ...preview }: Counts): string {
  const removed = [
    [preview.grantCount, 'grant'],
    [preview.accountCount, 'account'],
    [preview.entitlementCount, 'entitlement'],
    [preview.resourceCount, 'resource'],
    [preview.appCount, 'app'],
  ] as const
  const parts = removed.filter(([count]) => count > 0).map(([count, noun]) => countOf(count, noun))
  const people = userCount > 0 ? `${countOf(userCount, 'person', 'people')} will be marked as deleted.` : ''
  if (parts.length === 0) return people || 'This source has no access data.'
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
  return `${list} will be removed. ${people}`.trimEnd()
}

function Question({ id, displayName, onClose }: Pick<Source, 'id' | 'displayName'> & { onClose(): void }) {
  const { data: preview, error, refetch } = useQuery(deletePreviewQuery(id))
  const remove = useDeleteSource(id)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const campaigns = preview?.campaigns.reduce((sum, { campaignCount }) => sum + campaignCount, 0) ?? 0
  return (
    <ConfirmDialog
      opened
      title={`Delete ${displayName}?`}
      confirm="Delete source"
      isDangerous
      isPending={remove.isPending}
      isIncomplete={!preview}
      error={remove.error}
      {...(preview ? { typed: String(preview.grantCount) } : {})}
      onClose={onClose}
      onConfirm={() =>
        preview &&
        remove.mutate(preview.grantCount, {
          onSuccess: () =>
            // The page of the source may still be shown; what it asks for is gone.
            void navigate({ to: '/data/sources' }).then(() =>
              cache.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) }),
            ),
        })
      }
    >
      {error && <FailureNote error={error} wanted="The numbers could not be loaded." onRetry={() => void refetch()} />}
      {!preview && !error && <LoadingRows rows={2} height={36} />}
      {preview && (
        <>
          <p>{removedText(preview)}</p>
          {preview.administratorCount > 0 && (
            <p>{countOf(preview.administratorCount, 'Super Administrator')} will stay.</p>
          )}
          {campaigns > 0 && (
            <p>
              {countOf(campaigns, 'campaign has', 'campaigns have')} access of this source. Prepared campaigns keep it;
              drafts lose it.
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
