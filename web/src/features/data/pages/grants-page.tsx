import { useSearch } from '@tanstack/react-router'
import { Picker } from '../../../parts/picker.tsx'
import { useSearchChange } from '../../../parts/use-search-change.ts'
import { accessProfiles, apps, people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { grantRows } from '../grants.queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { ADDED, APP, ENDS, ENTITLEMENT, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { useOptions } from '../parts/options.ts'

export function GrantsPage() {
  const search = useSearch({ from: '/signed-in/data/grants' })
  const change = useSearchChange()
  const mayReadPeople = usePermission('user.read')
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
      pickers={
        mayReadPeople && (
          <Picker
            label="Person"
            isLabelHidden
            placeholder="Held by anybody"
            source={people}
            value={search.person ? [search.person] : []}
            max={1}
            onChange={([person]) => change({ person })}
          />
        )
      }
      columns={[HOLDER, ENTITLEMENT, APP, THROUGH, ADDED, LAST_USED, ENDS]}
      none="grants"
    />
  )
}
