import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Letters } from '../../../parts/marks/letters.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { policies } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { sourceNamesQuery } from '../../sources/queries.ts'
import { appRows } from '../apps.queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { LetteredName } from '../parts/lettered-name.tsx'
import { useOptions } from '../parts/options.ts'
import { PersonFilter } from '../parts/person-filter.tsx'

export function AppsPage() {
  const search = useSearch({ from: '/signed-in/data/apps' })
  const mayReadSources = usePermission('source.read')
  const { data: sources } = useQuery({ ...sourceNamesQuery, enabled: mayReadSources })
  const sourceOf = (id: string) => (id === '' ? 'Made here' : (sources?.get(id) ?? 'Imported'))
  const policyOptions = useOptions(policies, usePermission('policy.read'))
  return (
    <DataList
      title="Apps"
      rows={appRows(search)}
      value={search}
      searchLabel="Search apps"
      keyOf={({ id }) => id}
      linkOf={({ id }) => ({ to: '/data/apps/$id', params: { id } })}
      filters={[
        { name: 'directory', label: 'Directories only' },
        { name: 'policy', label: 'Policy', options: policyOptions },
      ]}
      pickers={<PersonFilter name="owner" label="Owner" placeholder="Any owner" value={search.owner} />}
      columns={[
        {
          label: 'Name',
          cell: ({ id, name }) => <LetteredName letters={<Letters id={id} name={name} size={24} />} name={name} />,
          text: ({ name }) => name,
        },
        { label: 'Owners', cell: ({ owners }) => owners.join(', ') || 'None', text: ({ owners }) => owners.join('; ') },
        {
          label: 'Accounts',
          cell: ({ people }) => formatCount(people),
          text: ({ people }) => String(people),
          isNumber: true,
        },
        { label: 'Policy', cell: ({ policy }) => policy, text: ({ policy }) => policy },
        { label: 'Source', cell: ({ sourceId }) => sourceOf(sourceId), text: ({ sourceId }) => sourceOf(sourceId) },
      ]}
      none="apps"
    />
  )
}
