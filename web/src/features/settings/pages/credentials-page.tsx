import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { type BrowseColumn, BrowseTable } from '../../../parts/list/browse-table.tsx'
import { SearchField } from '../../../parts/list/search-field.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { envFileName, expiryOf } from '../credential.rules.ts'
import {
  allCredentialsQuery,
  type Credential,
  ownCredentialsQuery,
  useCredentialsChanged,
  useDeleteCredential,
} from '../credentials.queries.ts'
import { SettingsPage } from '../parts/settings-page.tsx'
import { UseWithCurl } from '../parts/use-with-curl.tsx'
import { rolesQuery } from '../roles.queries.ts'
import classes from './credentials-page.module.css'

const NewCredential = lazyPart(() => import('../parts/new-credential.tsx'))
const EditCredential = lazyPart(() => import('../parts/edit-credential.tsx'))

const FROM = '/signed-in/settings/credentials'

export function CredentialsPage() {
  const { all, q = '', new: isNew, edit } = useSearch({ from: FROM })
  const maySeeAll = usePermission('credential.manage')
  const showsAll = Boolean(all) && maySeeAll
  const change = useSearchChange()
  const credentialsChanged = useCredentialsChanged()
  const own = useInfiniteQuery({ ...ownCredentialsQuery, enabled: !showsAll })
  const everybodys = useInfiniteQuery({ ...allCredentialsQuery(q), enabled: showsAll })
  const query = showsAll ? everybodys : own
  const edited = query.data?.pages.flatMap(({ list }) => list).find(({ id }) => id === edit)
  const columns = useColumns(showsAll)
  const tabOf = (label: string, isActive: boolean, search: Record<string, unknown>) => ({
    label,
    to: '/settings/credentials' as const,
    search,
    isActive,
  })
  return (
    <SettingsPage
      title="API credentials"
      lead="A program uses a credential to call the API in your name. It can never do more than you can."
      actions={!isNew && <Button onClick={() => change({ new: true, edit: undefined })}>New credential</Button>}
    >
      <Suspense>
        {isNew && (
          <NewCredential
            onDone={() => {
              void credentialsChanged()
              // After the dialog is gone, which would ask before the address changes.
              setTimeout(() => change({ new: undefined }))
            }}
            onClose={() => change({ new: undefined })}
          />
        )}
        {edited && <EditCredential key={edited.id} credential={edited} onClose={() => change({ edit: undefined })} />}
      </Suspense>
      {maySeeAll && (
        <div className={classes.tabs}>
          <Tabs
            label="Whose credentials"
            tabs={[tabOf('Mine', !showsAll, {}), tabOf('Everybody’s', showsAll, { all: true })]}
          />
          {showsAll && (
            <SearchField
              value={q}
              label="Search credentials"
              onChange={(text) => change({ q: text || undefined }, true)}
            />
          )}
        </div>
      )}
      <BrowseTable
        label="API credentials"
        query={query}
        keyOf={({ id }) => id}
        columns={columns}
        actions={(credential) => <Actions credential={credential} />}
        empty={
          <EmptyNote>
            {q ? 'No credential matches.' : 'No credential yet. Create one to let a program use the API.'}
          </EmptyNote>
        }
      />
      {query.data?.pages.some(({ list }) => list.length > 0) && (
        <div className={classes.use}>
          <UseWithCurl file={envFileName('')} />
        </div>
      )}
    </SettingsPage>
  )
}

function useColumns(showsOwner: boolean): BrowseColumn<Credential>[] {
  const { data: roles } = useQuery(rolesQuery)
  const roleName = (id: string) => roles?.find((role) => role.id === id)?.displayName ?? id
  return [
    {
      label: 'Name and Client ID',
      cell: ({ displayName, clientId }) => (
        <span className={classes.name}>
          {displayName}
          <small>{clientId}</small>
        </span>
      ),
    },
    ...(showsOwner ? [{ label: 'Owner', cell: ({ owner }: Credential) => owner }] : []),
    {
      label: 'From',
      cell: ({ allowSourceCidr }) => (allowSourceCidr.length === 0 ? 'Any address' : allowSourceCidr.join(', ')),
    },
    {
      label: 'Rights',
      cell: ({ scopedRoles }) => (scopedRoles.length === 0 ? 'Full' : scopedRoles.map(roleName).join(', ')),
    },
    { label: 'Expires', cell: (credential) => <Expires credential={credential} /> },
    { label: 'Last used', cell: ({ lastUsedAt }) => <When at={lastUsedAt} as="relative" none="Never" /> },
  ]
}

function Expires({ credential: { expiresTime } }: { credential: Credential }) {
  const expiry = expiryOf(expiresTime)
  if (expiry === 'never') return 'Never'
  if (expiry === 'later') return <When at={expiresTime} />
  return (
    <Tag meaning="warning">
      {expiry === 'past' ? 'Expired ' : ''}
      <When at={expiresTime} />
    </Tag>
  )
}

function Actions({ credential }: { credential: Credential }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const change = useSearchChange()
  const remove = useDeleteCredential()
  const { id, displayName, lastUsedAt, createdAt } = credential
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={`Actions for ${displayName}`}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => change({ edit: id, new: undefined })}>Change</Menu.Item>
          <Menu.Item onClick={() => setIsDeleting(true)}>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName}?`}
        confirm="Delete credential"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setIsDeleting(false) })}
      >
        <p>
          {lastUsedAt ? (
            <>
              It was last used <When at={lastUsedAt} as="relative" /> and not since then.
            </>
          ) : (
            <>
              It has not been used since it was created, <When at={createdAt} as="relative" />.
            </>
          )}
        </p>
        <p>Programs that use {displayName} are refused within 5 seconds. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  )
}
