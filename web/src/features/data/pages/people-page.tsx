import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Letters } from '../../../parts/marks/letters.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { userAttributesQuery } from '../../scope/queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { LetteredName } from '../parts/lettered-name.tsx'
import { PersonFilter } from '../parts/person-filter.tsx'
import { personRows } from '../people.queries.ts'
import { wordOf } from '../words.rules.ts'

const ROLES = [
  { value: 'super_administrator', label: 'Super Administrator' },
  { value: 'campaign_administrator', label: 'Campaign Administrator' },
  { value: 'read_only_administrator', label: 'Read-Only Administrator' },
  { value: 'connector_administrator', label: 'Connector Administrator' },
  { value: 'application_administrator', label: 'Application Administrator' },
  { value: 'basic_user', label: 'Basic User' },
]

/** People who were removed are only listed when somebody asks for them. */
const STATUSES = ['ENABLED', 'DISABLED', 'DELETED']

export function PeoplePage() {
  const search = useSearch({ from: '/signed-in/data/people' })
  const change = useSearchChange()
  const { data: attributes } = useQuery(userAttributesQuery)
  const known = attributes?.find(({ name }) => name === 'department')?.values ?? []
  const departments = [...new Set([...known, ...(search.department ? [search.department] : [])])]
  return (
    <DataList
      title="People"
      rows={personRows(search)}
      value={search}
      searchLabel="Search people"
      keyOf={({ id }) => id}
      linkOf={({ id }) => ({ to: '/data/people/$id', params: { id } })}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: STATUSES.map((value) => ({ value, label: wordOf(value) })),
        },
        {
          name: 'department',
          label: 'Department',
          isSingle: true,
          options: departments.map((value) => ({ value, label: value })),
        },
        { name: 'role', label: 'Role in Recert', options: ROLES },
        { name: 'standIn', label: 'Has a stand-in' },
      ]}
      pickers={<PersonFilter name="manager" label="Manager" placeholder="Any manager" value={search.manager} />}
      elsewhere={
        search.q &&
        !search.status && (
          <Button variant="default" size="xs" onClick={() => change({ status: STATUSES })}>
            Search removed people, too
          </Button>
        )
      }
      columns={[
        {
          label: 'Name',
          cell: ({ id, name, email }) => (
            <LetteredName letters={<Letters id={id} name={name} size={24} isPerson />} name={name} hint={email} />
          ),
          text: ({ name }) => name,
        },
        { label: 'Title', cell: ({ title }) => title, text: ({ title }) => title },
        { label: 'Department', cell: ({ department }) => department, text: ({ department }) => department },
        {
          label: 'Manager',
          cell: ({ managers }) => managers.join(', '),
          text: ({ managers }) => managers.join('; '),
        },
        {
          label: 'Status',
          cell: ({ status }) => (status === 'ENABLED' ? 'Active' : <Tag meaning="warning">{wordOf(status)}</Tag>),
          text: ({ status }) => wordOf(status),
        },
        {
          label: 'Grants',
          cell: ({ grants }) => formatCount(grants),
          text: ({ grants }) => String(grants),
          isNumber: true,
        },
      ]}
      none="people"
    />
  )
}
