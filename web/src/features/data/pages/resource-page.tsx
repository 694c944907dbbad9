import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { people } from '../../pickers/queries.ts'
import { useSetResourceOwners } from '../changes.queries.ts'
import { entitlementRows } from '../entitlements.queries.ts'
import { grantRows, type ResourceGrantRow, resourceGrantRows } from '../grants.queries.ts'
import { ADDED, APP, ENDS, ENTITLEMENT, HELD, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { ResourceTree } from '../parts/resource-tree.tsx'
import { History } from '../parts/thing/history.tsx'
import { SubList } from '../parts/thing/sub-list.tsx'
import { EditableFact, Fact, Facts, ThingPage } from '../parts/thing/thing-page.tsx'
import { ThingState } from '../parts/thing/thing-state.tsx'
import { type ResourceRow, resourceQuery } from '../resources.queries.ts'

const LIST = { label: 'Resources', to: '/data/resources' } as const

export function ResourcePage() {
  const { id } = useParams({ from: '/signed-in/data/resources/$id' })
  const { tab, at } = useSearch({ from: '/signed-in/data/resources/$id' })
  const { data: resource, error, refetch } = useQuery(resourceQuery(id))
  if (!resource)
    return (
      <ThingState
        kind="app_resources"
        id={id}
        list={LIST}
        error={error}
        isMissing={resource === null}
        onRetry={() => void refetch()}
      />
    )
  const tabOf = (label: string, name: typeof tab, count?: number) => ({
    label,
    to: '/data/resources/$id' as const,
    params: { id },
    search: name ? { tab: name } : {},
    isActive: tab === name,
    ...(count === undefined ? {} : { count: formatCount(count) }),
  })
  return (
    <ThingPage
      key={id}
      kind="app_resources"
      id={id}
      title={resource.name}
      parents={[{ label: resource.app || 'App', to: '/data/apps/$id', params: { id: resource.appId } }, LIST]}
      at={at}
      facts={<ResourceFacts resource={resource} />}
      tabs={[
        tabOf('Entitlements', undefined),
        tabOf('Inside', 'inside', resource.children),
        tabOf('Grants', 'grants', resource.grants),
        tabOf('Holds', 'holds'),
        tabOf('History', 'history'),
      ]}
    >
      {tab === undefined && (
        <SubList
          label="Entitlements"
          rows={entitlementRows({ resource: id })}
          keyOf={(row) => row.id}
          linkOf={(row) => ({ to: '/data/entitlements/$id', params: { id: row.id } })}
          empty="This resource has no entitlements."
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'Risk', cell: ({ risk }) => <RiskBars level={risk} /> },
            { label: 'Owners', cell: ({ owners }) => owners.join(', ') },
            { label: 'Holders', cell: ({ holders }) => formatCount(holders), isNumber: true },
          ]}
        />
      )}
      {tab === 'inside' && <ResourceTree inside={id} empty="There is nothing inside this resource." />}
      {tab === 'grants' && (
        <SubList
          label="Grants"
          rows={grantRows({ resource: id })}
          keyOf={({ key }) => key}
          linkOf={({ entitlementId, accountId }) => ({
            to: '/data/entitlements/$id',
            params: { id: entitlementId },
            search: { holder: accountId },
          })}
          empty="Nobody has access to this resource."
          columns={[HOLDER, ENTITLEMENT, THROUGH, ADDED, LAST_USED, ENDS]}
        />
      )}
      {tab === 'holds' && (
        <SubList<ResourceGrantRow>
          label="Holds"
          rows={resourceGrantRows({ holder: id })}
          keyOf={({ key }) => key}
          linkOf={({ entitlementId }) => ({ to: '/data/entitlements/$id', params: { id: entitlementId } })}
          empty="This resource holds nothing itself."
          columns={[HELD, APP, THROUGH, ADDED, ENDS]}
        />
      )}
      {tab === 'history' && <History kind="app_resources" id={id} />}
    </ThingPage>
  )
}

function ResourceFacts({ resource }: { resource: ResourceRow }) {
  const setOwners = useSetResourceOwners(resource.appId, resource.typeId, resource.id)
  return (
    <Facts>
      {resource.description && <Fact label="Description">{resource.description}</Fact>}
      <Fact label="App">
        <Link to="/data/apps/$id" params={{ id: resource.appId }}>
          {resource.app || 'Not known'}
        </Link>
      </Fact>
      <Fact label="Type">{resource.type}</Fact>
      {resource.parentId && (
        <Fact label="Inside">
          <Link to="/data/resources/$id" params={{ id: resource.parentId }}>
            {resource.parent || 'Not known'}
          </Link>
        </Fact>
      )}
      <EditableFact
        label="Owners"
        field="ownerIds"
        source={people}
        value={resource.ownerIds}
        isAllowed={resource.mayEdit}
        save={setOwners}
      >
        {resource.owners.join(', ')}
      </EditableFact>
      {resource.externalId && <Fact label="Id in the source">{resource.externalId}</Fact>}
    </Facts>
  )
}
