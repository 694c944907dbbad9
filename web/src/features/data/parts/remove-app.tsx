import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import type { App } from '../apps.queries.ts'
import { useRemoveApp } from '../changes.queries.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

interface RemoveAppProps {
  app: App
  totals: { entitlementCount: number; accountCount: number; grantCount: number } | undefined
}

/** Removes an app that was made here. What a source brings is removed in that source. */
export function RemoveApp({ app, totals }: RemoveAppProps) {
  const mayEdit = usePermission('app.write')
  const [opened, setOpened] = useState(false)
  const navigate = useNavigate()
  const remove = useRemoveApp(app.id, () => navigate({ to: '/data/apps', replace: true }))
  if (!mayEdit || app.sourceId !== '' || !totals) return null
  const contents = [countOf(totals.entitlementCount, 'entitlement'), countOf(totals.accountCount, 'account')].join(', ')
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpened(true)}>
        Remove app
      </Button>
      <Suspense>
        {opened && (
          <ConfirmDialog
            opened
            title={`Remove ${app.displayName}`}
            confirm="Remove app"
            isDangerous
            isPending={remove.isPending}
            error={remove.error}
            onClose={() => setOpened(false)}
            onConfirm={() => remove.mutate()}
          >
            <p>
              {app.displayName} goes with {contents} and {countOf(totals.grantCount, 'grant')}. Campaigns keep what
              their items show. This cannot be undone.
            </p>
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}
