import { useSearch } from '@tanstack/react-router'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { apps, frameworks, policies, riskLevels } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { entitlementRows } from '../entitlements.queries.ts'
import classes from '../parts/data-list.module.css'
import { DataList } from '../parts/data-list.tsx'
import { useOptions, useTypeOptions } from '../parts/options.ts'
import { PersonFilter } from '../parts/person-filter.tsx'

export function EntitlementsPage() {
  const search = useSearch({ from: '/signed-in/data/entitlements' })
  const appOptions = useOptions(apps)
  const mayReadTags = usePermission('attribute.read')
  const riskOptions = useOptions(riskLevels, mayReadTags)
  const frameworkOptions = useOptions(frameworks, mayReadTags)
  const policyOptions = useOptions(policies, usePermission('policy.read'))
  return (
    <DataList
      title="Entitlements"
      rows={entitlementRows(search)}
      value={search}
      searchLabel="Search entitlements"
      keyOf={({ id }) => id}
      linkOf={({ id }) => ({ to: '/data/entitlements/$id', params: { id } })}
      filters={[
        { name: 'app', label: 'App', options: appOptions },
        { name: 'risk', label: 'Risk', options: riskOptions },
        { name: 'type', label: 'Type', options: useTypeOptions(search.app) },
        { name: 'framework', label: 'Framework', options: frameworkOptions },
        { name: 'policy', label: 'Policy', options: policyOptions },
      ]}
      pickers={<PersonFilter name="owner" label="Owner" placeholder="Any owner" value={search.owner} />}
      columns={[
        { label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
        { label: 'App', cell: ({ app }) => app, text: ({ app }) => app },
        { label: 'Resource', cell: ({ resource }) => resource, text: ({ resource }) => resource, isSecondary: true },
        { label: 'Risk', cell: ({ risk }) => <RiskBars level={risk} />, text: ({ risk }) => risk },
        {
          label: 'Frameworks',
          cell: (row) => (
            <span className={classes.tags}>
              {row.frameworks.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </span>
          ),
          text: (row) => row.frameworks.join('; '),
          isSecondary: true,
        },
        { label: 'Owners', cell: ({ owners }) => owners.join(', '), text: ({ owners }) => owners.join('; ') },
        {
          label: 'Holders',
          cell: ({ holders }) => formatCount(holders),
          text: ({ holders }) => String(holders),
          isNumber: true,
        },
      ]}
      none="entitlements"
    />
  )
}
