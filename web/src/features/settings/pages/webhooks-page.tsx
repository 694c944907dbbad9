import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { SettingsPage } from '../parts/settings-page.tsx'
import { useDeleteWebhook, useTestWebhook, type Webhook, webhooksQuery } from '../webhooks.queries.ts'
import classes from './credentials-page.module.css'

const WebhookForm = lazyPart(() => import('../parts/webhook-form.tsx'))
const Deliveries = lazyPart(() => import('../parts/deliveries.tsx'))

/** Receivers of other systems, and what was sent to them. */
export function WebhooksPage() {
  const { new: isNew, edit, show } = useSearch({ from: '/signed-in/settings/webhooks' })
  const change = useSearchChange()
  const query = useInfiniteQuery(webhooksQuery)
  const mayWrite = usePermission('webhook.write')
  const test = useTestWebhook()
  const webhooks = query.data?.pages.flatMap(({ list }) => list) ?? []
  const edited = webhooks.find(({ id }) => id === edit)
  const shown = webhooks.find(({ id }) => id === show)
  const close = () => change({ new: undefined, edit: undefined })
  return (
    <SettingsPage
      title="Webhooks"
      lead="URLs of your systems that answer steps of a review or remove access. A policy or an entitlement names the one it uses."
      actions={
        mayWrite && !isNew && <Button onClick={() => change({ new: true, edit: undefined })}>New webhook</Button>
      }
    >
      <Suspense>
        {isNew && mayWrite && <WebhookForm webhook={undefined} onClose={close} />}
        {edited && mayWrite && <WebhookForm key={edited.id} webhook={edited} onClose={close} />}
      </Suspense>
      {test.error && <FailureNote error={test.error} wanted="The test was not sent." />}
      <BrowseTable
        label="Webhooks"
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Name and URL',
            cell: ({ displayName, url }) => (
              <span className={classes.name}>
                {displayName}
                <small>{url}</small>
              </span>
            ),
          },
          { label: 'Description', cell: ({ description }) => description || 'None', isSecondary: true },
          { label: 'Changed', cell: ({ updatedAt }) => <When at={updatedAt} as="relative" />, isSecondary: true },
        ]}
        actions={(webhook: Webhook) => (
          <Actions
            webhook={webhook}
            mayWrite={mayWrite}
            onShow={() => change({ show: webhook.id })}
            onDelete={() => change({ show: undefined })}
            onEdit={() => change({ edit: webhook.id, new: undefined })}
            onTest={() =>
              test.mutate(webhook.id, {
                onSuccess: () => {
                  say('A test is being sent.')
                  change({ show: webhook.id })
                },
              })
            }
          />
        )}
        empty={<EmptyNote>There are no webhooks.</EmptyNote>}
      />
      <Suspense>{shown && <Deliveries key={shown.id} webhook={shown} />}</Suspense>
    </SettingsPage>
  )
}

interface ActionsProps {
  webhook: Webhook
  mayWrite: boolean
  onShow(): void
  /** Its deliveries go with it, so they are not asked for any more. */
  onDelete(): void
  onEdit(): void
  onTest(): void
}

function Actions({ webhook, mayWrite, onShow, onDelete, onEdit, onTest }: ActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeleteWebhook()
  const { displayName } = webhook
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${displayName}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onShow}>Show deliveries</Menu.Item>
          {mayWrite && <Menu.Item onClick={onTest}>Send a test</Menu.Item>}
          {mayWrite && <Menu.Item onClick={onEdit}>Change</Menu.Item>}
          {mayWrite && (
            <Menu.Item color="red" onClick={() => setIsDeleting(true)}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName}?`}
        confirm="Delete webhook"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => {
          onDelete()
          remove.mutate(webhook.id, {
            onSuccess: () => {
              setIsDeleting(false)
              say(`${displayName} was deleted.`)
            },
          })
        }}
      >
        <p>
          Requests it has not answered go to people: review steps to the campaign owners, removals to whoever removes
          access by hand. A webhook that a policy or an entitlement names cannot be deleted.
        </p>
      </ConfirmDialog>
    </>
  )
}
