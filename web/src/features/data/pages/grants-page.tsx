import { useSearch } from '@tanstack/react-router'
import { accessProfiles, apps } from '../../pickers/queries.ts'
import { grantRows } from '../grants.queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { ADDED, APP, ENDS, ENTITLEMENT, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { useOptions } from '../parts/options.ts'
import { PersonFilter } from '../parts/person-filter.tsx'

export function GrantsPage() {
  const search = useSearch({ from: '/signed-in/data/grants' })
  const { unused, ...rest } = search
  return (
    <DataList
      title="Grants"
      rows={grantRows({ ...rest, unused: unused ? Number(unused) : undefined })}
      value={search}
      keyOf={({ key }) => key}
      linkOf={({ entitlementId, accountId }) => ({
        to: '/data/entitlements/$id',
        params: { id: entitlementId },
        search: { holder: accountId },
      })}
      filters={[
        { name: 'app', label: 'App', options: useOptions(apps), isPinned: true },
        {
          name: 'direct',
          label: 'Through',
          isSingle: true,
          isPinned: true,
          options: [
            { value: 'direct', label: 'Direct' },
            { value: 'inherited', label: 'Inherited' },
          ],
        },
        {
          name: 'unused',
          label: 'Not used for',
          isSingle: true,
          options: ['30', '90', '180', '365'].map((value) => ({ value, label: `${value} days` })),
        },
        { name: 'ends', label: 'With an end' },
        { name: 'profile', label: 'Access profile', options: useOptions(accessProfiles) },
      ]}
      pickers={<PersonFilter name="person" label="Person" placeholder="Held by anybody" value={search.person} />}
      columns={[HOLDER, ENTITLEMENT, APP, THROUGH, ADDED, LAST_USED, ENDS]}
      none="grants"
    />
  )
}
