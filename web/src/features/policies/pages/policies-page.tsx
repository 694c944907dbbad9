import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { When } from '../../../parts/values/when.tsx'
import { usePermission } from '../../session/queries.ts'
import { UsedBy } from '../parts/used-by.tsx'
import { policiesQuery } from '../queries.ts'
import { policyInWords } from '../words.rules.ts'
import classes from './policies-page.module.css'

export function PoliciesPage() {
  const search = useSearch({ from: '/signed-in/policies' })
  const onChange = useSearchChange()
  const query = useInfiniteQuery(policiesQuery(search.q))
  const mayWrite = usePermission('policy.write')
  return (
    <Page
      title="Policies"
      actions={
        mayWrite && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/policies/new" {...props} />}
          >
            New policy
          </Button>
        )
      }
    >
      <p className={classes.about}>A policy says who reviews access, and in which steps.</p>
      <FilterBar filters={[]} value={search} searchLabel="Search policies" onChange={onChange} />
      <BrowseTable
        label="Policies"
        query={query}
        keyOf={({ policy }) => policy.id}
        linkOf={({ policy }) => ({ to: '/policies/$id', params: { id: policy.id } })}
        empty={<EmptyNote>{search.q ? `No policy matches "${search.q}".` : 'There are no policies.'}</EmptyNote>}
        columns={[
          { label: 'Name', cell: ({ policy }) => policy.displayName },
          {
            label: 'Type',
            cell: ({ policy }) => (policy.systemBuiltin ? <Tag>Built in</Tag> : <Tag isOutlined>Own</Tag>),
          },
          { label: 'Steps', cell: ({ policy }) => policyInWords(policy) },
          { label: 'Used by', cell: ({ uses }) => <UsedBy uses={uses} /> },
          { label: 'Changed', cell: ({ policy }) => <When at={policy.updatedAt} />, isSecondary: true },
        ]}
      />
    </Page>
  )
}
