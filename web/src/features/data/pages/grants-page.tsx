import { useSearch } from '@tanstack/react-router'
import { accessProfiles, apps } from '../../pickers/queries.ts'
import { type GrantRow, grantRows, type ResourceGrantRow, resourceGrantRows } from '../grants.queries.ts'
import { DataList } from '../parts/data-list.tsx'
import { ADDED, APP, ENDS, ENTITLEMENT, GROUP, HELD, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { useOptions } from '../parts/options.ts'
import { PersonFilter } from '../parts/person-filter.tsx'

/** Who holds what: accounts, or groups and other resources. */
export function GrantsPage() {
  const { groups } = useSearch({ from: '/signed-in/data/grants' })
  return groups ? <HeldByGroups /> : <HeldByAccounts />
}

const GROUPS = { name: 'groups', label: 'Held by groups and roles', isPinned: true }
const ENDING = { name: 'ends', label: 'With an end date' }
const DIRECT = {
  name: 'direct',
  label: 'Through',
  isSingle: true,
  isPinned: true,
  options: [
    { value: 'direct', label: 'Direct' },
    { value: 'inherited', label: 'Inherited' },
  ],
}

function HeldByAccounts() {
  const search = useSearch({ from: '/signed-in/data/grants' })
  const { unused, ...rest } = search
  return (
    <DataList<GrantRow>
      title="Grants"
      rows={grantRows({ ...rest, unused: unused ? Number(unused) : undefined })}
      value={search}
      searchLabel="Search grants"
      keyOf={({ key }) => key}
      linkOf={({ entitlementId, accountId }) => ({
        to: '/data/entitlements/$id',
        params: { id: entitlementId },
        search: { holder: accountId },
      })}
      filters={[
        { name: 'app', label: 'App', options: useOptions(apps), isPinned: true },
        DIRECT,
        GROUPS,
        {
          name: 'unused',
          label: 'Not used for',
          isSingle: true,
          options: ['30', '90', '180', '365'].map((value) => ({ value, label: `${value} days` })),
        },
        ENDING,
        { name: 'profile', label: 'Access profile', options: useOptions(accessProfiles) },
      ]}
      pickers={<PersonFilter name="person" label="Person" placeholder="Any person" value={search.person} />}
      columns={[HOLDER, ENTITLEMENT, APP, THROUGH, ADDED, LAST_USED, ENDS]}
      none="grants"
    />
  )
}

function HeldByGroups() {
  const search = useSearch({ from: '/signed-in/data/grants' })
  const { q, app, direct, ends } = search
  return (
    <DataList<ResourceGrantRow>
      title="Grants"
      rows={resourceGrantRows({ q, app, direct, ends })}
      value={search}
      searchLabel="Search grants"
      keyOf={({ key }) => key}
      linkOf={({ holderId }) => ({ to: '/data/resources/$id', params: { id: holderId }, search: { tab: 'holds' } })}
      filters={[{ name: 'app', label: 'App', options: useOptions(apps), isPinned: true }, DIRECT, GROUPS, ENDING]}
      columns={[GROUP, HELD, APP, THROUGH, ADDED, ENDS]}
      none="grants"
    />
  )
}
