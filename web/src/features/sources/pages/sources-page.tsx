import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { SyncStateTag } from '../parts/sync-state.tsx'
import { type NewSourceKind, type Source, sourcesQuery, syncsQuery, useCreateSource } from '../queries.ts'
import { takesFiles } from '../sync.rules.ts'
import classes from './sources-page.module.css'

const KINDS: Partial<Record<Source['kind'], string>> = {
  SOURCE_KIND_CONNECTOR: 'Connector',
  SOURCE_KIND_SCIM: 'SCIM',
  SOURCE_KIND_DEMO: 'Demo',
}

export function SourcesPage() {
  const query = useInfiniteQuery(sourcesQuery)
  const mayImport = usePermission('source.write')
  const search = useSearch({ from: '/signed-in/data/sources' })
  const isAdding = Boolean(search.new) && mayImport
  const change = useSearchChange()
  const setIsAdding = (isOpen: boolean) => change({ new: isOpen || undefined })
  return (
    <Page
      title="Sources"
      area="Access data"
      actions={mayImport && !isAdding && <Button onClick={() => setIsAdding(true)}>New source</Button>}
    >
      {isAdding && <NewSource onClose={() => setIsAdding(false)} />}
      <BrowseTable
        label="Sources"
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/data/sources/$id', params: { id } })}
        columns={[
          { label: 'Name', cell: ({ displayName }) => displayName },
          { label: 'Kind', cell: ({ kind }) => KINDS[kind] ?? 'Files' },
          { label: 'Data of', cell: (source) => <Age source={source} /> },
          { label: 'Last import', cell: ({ id }) => <LastSync sourceId={id} /> },
        ]}
        {...(mayImport
          ? {
              actions: ({ id, displayName, kind }: Source) =>
                takesFiles(kind) && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Import into ${displayName}`}
                    renderRoot={(props) => <Link to="/data/sources/$id/import" params={{ id }} {...props} />}
                  >
                    Import
                  </Button>
                ),
            }
          : {})}
        empty={
          <EmptyNote action={mayImport && !isAdding && <Button onClick={() => setIsAdding(true)}>New source</Button>}>
            There are no sources yet. A source is a system that access data comes from.
          </EmptyNote>
        }
      />
    </Page>
  )
}

function Age({ source: { lastSyncAt, stale } }: { source: Source }) {
  return (
    <>
      <When at={lastSyncAt} as="dateTime" none="Never imported" />{' '}
      {stale && (
        <Tag meaning="warning" icon={<IconAlertTriangle size={14} stroke={1.75} aria-hidden />}>
          Old
        </Tag>
      )}
    </>
  )
}

function LastSync({ sourceId }: { sourceId: string }) {
  const { data } = useInfiniteQuery(syncsQuery(sourceId))
  const last = data?.pages[0]?.list[0]
  return last ? <SyncStateTag state={last.state} /> : ''
}

function NewSource({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('')
  const [kind, setKind] = useState<NewSourceKind>('SOURCE_KIND_FILE')
  const isScim = kind === 'SOURCE_KIND_SCIM'
  const navigate = useNavigate()
  const create = useCreateSource({
    onSuccess: ({ id }) =>
      void navigate({ to: isScim ? '/data/sources/$id' : '/data/sources/$id/import', params: { id } }),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate({ displayName: name.trim(), kind })
      }}
    >
      <TextInput
        label="Name"
        description="The system that the data comes from: HR feed, identity provider."
        value={name}
        required
        maxLength={200}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Its data arrives"
        description={
          isScim
            ? 'The identity provider sends each change by SCIM. Next, create a token for it; the token is shown once.'
            : 'Next, choose the files to import.'
        }
        value={kind}
        data={[
          { value: 'SOURCE_KIND_FILE', label: 'As files' },
          { value: 'SOURCE_KIND_SCIM', label: 'From an identity provider, by SCIM' },
        ]}
        onChange={(event) => setKind(event.currentTarget.value as NewSourceKind)}
      />
      {create.error && <FailureNote error={create.error} wanted="The source could not be added." />}
      <div className={classes.buttons}>
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {isScim ? 'Add' : 'Add and import'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
