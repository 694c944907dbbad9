import { IconRobot, IconUserQuestion } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { Tag } from '../../../parts/marks/tag.tsx'
import { When } from '../../../parts/values/when.tsx'
import { apps } from '../../pickers/queries.ts'
import { accountRows } from '../accounts.queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { useOptions } from '../parts/options.ts'
import { wordOf } from '../words.rules.ts'

export function AccountsPage() {
  const search = useSearch({ from: '/signed-in/data/accounts' })
  const appOptions = useOptions(apps)
  const options = (...values: string[]) => values.map((value) => ({ value, label: wordOf(value) }))
  return (
    <DataList
      title="Accounts"
      rows={accountRows(search)}
      value={search}
      searchLabel="Search accounts"
      keyOf={({ id }) => id}
      linkOf={({ id }) => ({ to: '/data/accounts/$id', params: { id } })}
      filters={[
        { name: 'app', label: 'App', options: appOptions },
        { name: 'unowned', label: 'No owner', isPinned: true },
        {
          name: 'type',
          label: 'Type',
          options: options('APP_USER_TYPE_USER', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'),
        },
        { name: 'status', label: 'Status', options: options('STATUS_ENABLED', 'STATUS_DISABLED', 'STATUS_DELETED') },
        {
          name: 'domain',
          label: 'Domain',
          isSingle: true,
          options: [
            { value: 'trusted', label: 'Trusted' },
            { value: 'external', label: 'External' },
          ],
        },
      ]}
      columns={[
        { label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
        { label: 'App', cell: ({ app }) => app, text: ({ app }) => app },
        {
          label: 'Owner',
          cell: ({ owner }) =>
            owner || (
              <Tag meaning="warning" icon={<IconUserQuestion size={14} stroke={1.75} aria-hidden />}>
                No owner
              </Tag>
            ),
          text: ({ owner }) => owner,
        },
        {
          label: 'Type',
          cell: ({ type }) =>
            type === 'APP_USER_TYPE_USER' ? (
              wordOf(type)
            ) : (
              <Tag icon={<IconRobot size={14} stroke={1.75} aria-hidden />}>{wordOf(type)}</Tag>
            ),
          text: ({ type }) => wordOf(type),
        },
        {
          label: 'Status',
          cell: ({ status }) =>
            status === 'STATUS_ENABLED' ? 'Active' : <Tag meaning="warning">{wordOf(status)}</Tag>,
          text: ({ status }) => wordOf(status),
        },
        {
          label: 'Last sign-in',
          cell: ({ lastSignIn }) => <When at={lastSignIn} as="relative" none="Not known" />,
          text: ({ lastSignIn }) => lastSignIn ?? '',
        },
      ]}
      none="accounts"
    />
  )
}
