import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { formatShort } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { frameworks, people, policies, riskLevels } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { useSetEntitlementOwners, useUpdateEntitlement } from '../changes.queries.ts'
import { type EntitlementRow, entitlementQuery } from '../entitlements.queries.ts'
import { grantRows, pastGrantRows, type ResourceGrantRow, resourceGrantRows } from '../grants.queries.ts'
import { ACCOUNT, ADDED, ENDS, GROUP, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { RemovalFact } from '../parts/removal-fact.tsx'
import { History } from '../parts/thing/history.tsx'
import { Conflicts, Reviews } from '../parts/thing/related.tsx'
import { SubList } from '../parts/thing/sub-list.tsx'
import { EditableFact, Fact, Facts, ThingPage } from '../parts/thing/thing-page.tsx'
import { ThingState } from '../parts/thing/thing-state.tsx'
import { rowsQuery } from '../rows.ts'
import classes from './entitlement-page.module.css'

interface EntitlementRef {
  appId: string
  id: string
}

const LIST = { label: 'Entitlements', to: '/data/entitlements' } as const

export function EntitlementPage() {
  const { id } = useParams({ from: '/signed-in/data/entitlements/$id' })
  const { tab, at, holder } = useSearch({ from: '/signed-in/data/entitlements/$id' })
  const { data: entitlement, error, refetch } = useQuery(entitlementQuery(id))
  const mayReadConflicts = usePermission('conflict.read')
  if (!entitlement)
    return (
      <ThingState
        kind="entitlements"
        id={id}
        list={LIST}
        error={error}
        isMissing={entitlement === null}
        onRetry={() => void refetch()}
      />
    )
  const ref = { appId: entitlement.appId, id }
  const tabOf = (label: string, name: typeof tab, count?: string) => ({
    label,
    to: '/data/entitlements/$id' as const,
    params: { id },
    search: name ? { tab: name } : {},
    isActive: tab === name,
    ...(count === undefined ? {} : { count }),
  })
  return (
    <ThingPage
      kind="entitlements"
      id={id}
      title={entitlement.name}
      parents={[{ label: entitlement.app || 'App', to: '/data/apps/$id', params: { id: entitlement.appId } }, LIST]}
      at={at}
      facts={<EntitlementFacts entitlement={entitlement} />}
      tabs={[
        tabOf('Holders', undefined, formatShort(entitlement.holders)),
        tabOf('Groups and roles', 'groups'),
        tabOf('Past holders', 'past'),
        ...(mayReadConflicts ? [tabOf('Conflicts', 'conflicts')] : []),
        tabOf('Reviews', 'reviews'),
        tabOf('History', 'history'),
      ]}
    >
      {tab === undefined && (
        <>
          {holder && (
            <p className={classes.chosen}>
              One holder is shown.{' '}
              <Button
                variant="subtle"
                size="compact-xs"
                renderRoot={(props) => <Link to="/data/entitlements/$id" params={{ id }} {...props} />}
              >
                Show all holders
              </Button>
            </p>
          )}
          <Holders entitlement={ref} holder={holder} />
        </>
      )}
      {tab === 'groups' && (
        <SubList<ResourceGrantRow>
          label="Groups and roles"
          rows={resourceGrantRows({ entitlement: ref })}
          keyOf={({ key }) => key}
          linkOf={({ holderId }) => ({ to: '/data/resources/$id', params: { id: holderId }, search: { tab: 'holds' } })}
          empty="No group or role holds this."
          columns={[GROUP, THROUGH, ADDED, ENDS]}
        />
      )}
      {tab === 'past' && <PastHolders entitlement={ref} />}
      {tab === 'conflicts' && (
        <Conflicts
          filter={{ appEntitlementIds: [id] }}
          empty="Nobody violates a conflict monitor with this entitlement."
        />
      )}
      {tab === 'reviews' && (
        <Reviews
          filter={{ appEntitlementIds: [id] }}
          empty="There are no reviews of this entitlement that you can view."
          shows="account"
        />
      )}
      {tab === 'history' && <History kind="entitlements" id={id} />}
    </ThingPage>
  )
}

/** Who holds it, or whether one account does. */
function Holders({ entitlement, holder }: { entitlement: EntitlementRef; holder: string | undefined }) {
  const query = useInfiniteQuery(rowsQuery(grantRows({ entitlement, ...(holder ? { account: holder } : {}) })))
  return (
    <BrowseTable
      label="Holders"
      query={query}
      keyOf={({ key }) => key}
      linkOf={({ ownerId, accountId }) =>
        ownerId
          ? { to: '/data/people/$id', params: { id: ownerId } }
          : { to: '/data/accounts/$id', params: { id: accountId } }
      }
      columns={[HOLDER, ACCOUNT, THROUGH, ADDED, LAST_USED, ENDS]}
      empty={
        holder ? <PastHolders entitlement={entitlement} holder={holder} /> : <EmptyNote>Nobody holds this.</EmptyNote>
      }
    />
  )
}

/** Who held it, or when one account did. */
function PastHolders({ entitlement, holder }: { entitlement: EntitlementRef; holder?: string }) {
  return (
    <>
      {holder && <p className={classes.chosen}>This account does not hold it now.</p>}
      <SubList
        label="Past holders"
        rows={pastGrantRows(entitlement, holder)}
        keyOf={({ key }) => key}
        linkOf={({ accountId }) => ({ to: '/data/accounts/$id', params: { id: accountId } })}
        empty={holder ? 'It never did.' : 'Nobody has lost this yet.'}
        columns={[
          { label: 'Account', cell: ({ account }) => account },
          { label: 'From', cell: ({ from }) => <When at={from} /> },
          { label: 'Until', cell: ({ until }) => <When at={until} /> },
        ]}
      />
    </>
  )
}

function EntitlementFacts({ entitlement }: { entitlement: EntitlementRow }) {
  const { appId, id, mayEdit } = entitlement
  const setOwners = useSetEntitlementOwners(appId, id)
  const [risk, tags, policy] = [
    useUpdateEntitlement(appId, id),
    useUpdateEntitlement(appId, id),
    useUpdateEntitlement(appId, id),
  ]
  return (
    <Facts>
      {entitlement.description && <Fact label="Allows">{entitlement.description}</Fact>}
      <Fact label="App">
        <Link to="/data/apps/$id" params={{ id: appId }}>
          {entitlement.app || 'Not known'}
        </Link>
      </Fact>
      {entitlement.resourceId && (
        <Fact label="Resource">
          <Link to="/data/resources/$id" params={{ id: entitlement.resourceId }}>
            {entitlement.resource || 'Not known'}
          </Link>
        </Fact>
      )}
      <EditableFact
        label="Risk"
        field="riskLevelId"
        source={riskLevels}
        value={entitlement.riskId ? [entitlement.riskId] : []}
        max={1}
        isAllowed={mayEdit}
        save={{ ...risk, mutateAsync: ([level = '']) => risk.mutateAsync({ riskLevelValueId: level }) }}
      >
        {entitlement.risk && <RiskBars level={entitlement.risk} />}
      </EditableFact>
      <EditableFact
        label="Frameworks"
        field="complianceFrameworkIds"
        source={frameworks}
        value={entitlement.frameworkIds}
        isAllowed={mayEdit}
        save={{ ...tags, mutateAsync: (chosen) => tags.mutateAsync({ complianceFrameworkValueIds: chosen }) }}
      >
        {entitlement.frameworks.length > 0 && (
          <span className={classes.tags}>
            {entitlement.frameworks.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </span>
        )}
      </EditableFact>
      <EditableFact
        label="Owners"
        field="ownerIds"
        source={people}
        value={entitlement.ownerIds}
        isAllowed={mayEdit}
        save={setOwners}
      >
        {entitlement.owners.join(', ')}
      </EditableFact>
      <EditableFact
        label="Policy"
        field="certifyPolicyId"
        source={policies}
        value={entitlement.policyId ? [entitlement.policyId] : []}
        max={1}
        isAllowed={mayEdit}
        save={{ ...policy, mutateAsync: ([chosen = '']) => policy.mutateAsync({ certifyPolicyId: chosen }) }}
      >
        {entitlement.policy || 'Same as its app'}
      </EditableFact>
      <RemovalFact entitlement={entitlement} />
      <Fact label="Id in the source">{entitlement.isManual ? 'Made here' : entitlement.externalId}</Fact>
    </Facts>
  )
}
