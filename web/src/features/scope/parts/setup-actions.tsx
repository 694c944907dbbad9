import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { useCreateCampaign, useDeleteCampaign, type VersionedCampaign } from '../../campaigns/queries.ts'
import { usePermission, useSession } from '../../session/queries.ts'
import type { DraftStore } from '../draft.store.ts'

interface SetupActionsProps {
  campaign: VersionedCampaign
  store: DraftStore
}

export function SetupActions({ campaign: { campaign, permissions }, store }: SetupActionsProps) {
  const { id, displayName, state } = campaign
  const navigate = useNavigate()
  const { userId } = useSession()
  const mayCreate = usePermission('campaign.create')
  const copy = useCreateCampaign()
  const remove = useDeleteCampaign()
  const [isDeleting, setIsDeleting] = useState(false)
  const mayDelete = permissions.delete && state === 'ACCESS_REVIEW_STATE_DRAFT'
  if (!mayCreate && !mayDelete) return null
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More actions">
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayCreate && (
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                void store
                  .flush()
                  .then(() =>
                    copy.mutate(
                      { displayName: `${displayName} (copy)`.slice(0, 200), ownerIds: [userId], duplicateFrom: id },
                      { onSuccess: (made) => void navigate({ to: '/campaigns/$id/setup', params: { id: made } }) },
                    ),
                  )
              }
            >
              Duplicate
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              color="deny"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => setIsDeleting(true)}
            >
              Delete draft
            </Menu.Item>
          )}
          {copy.error && <FailureNote error={copy.error} wanted="The campaign was not copied." />}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName || 'this draft'}?`}
        confirm="Delete draft"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => void navigate({ to: '/campaigns' }) })}
      >
        <p>The draft is deleted with its scope and selections. The audit log keeps a record of it.</p>
      </ConfirmDialog>
    </>
  )
}
