import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { hasStatus } from '../../../api/problem.ts'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { formatCount, formatShort } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { people, policies } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { sourceNamesQuery } from '../../sources/queries.ts'
import { accountRows } from '../accounts.queries.ts'
import { type App, appQuery } from '../apps.queries.ts'
import { useSetAppOwners, useUpdateApp } from '../changes.queries.ts'
import { entitlementRows } from '../entitlements.queries.ts'
import { grantRows } from '../grants.queries.ts'
import { ADDED, ENDS, ENTITLEMENT, HOLDER, LAST_USED, THROUGH } from '../parts/grant-columns.tsx'
import { RemoveApp } from '../parts/remove-app.tsx'
import { ResourceTree } from '../parts/resource-tree.tsx'
import { History } from '../parts/thing/history.tsx'
import { SubList } from '../parts/thing/sub-list.tsx'
import { EditableFact, Fact, Facts, ThingPage } from '../parts/thing/thing-page.tsx'
import { ThingState } from '../parts/thing/thing-state.tsx'
import { totalsQuery } from '../versions.queries.ts'
import { wordOf } from '../words.rules.ts'

const LIST = { label: 'Apps', to: '/data/apps' } as const
const TABS = ['entitlements', 'accounts', 'resources', 'grants', 'history'] as const
const LABELS = {
  entitlements: 'Entitlements',
  accounts: 'Accounts',
  resources: 'Resources',
  grants: 'Grants',
  history: 'History',
}
const TOTALS = {
  entitlements: 'entitlementCount',
  accounts: 'accountCount',
  resources: 'resourceCount',
  grants: 'grantCount',
} as const

export function AppPage() {
  const { id } = useParams({ from: '/signed-in/data/apps/$id' })
  const { tab = 'entitlements', at } = useSearch({ from: '/signed-in/data/apps/$id' })
  const { data: app, error, refetch } = useQuery(appQuery(id))
  const { data: totals } = useQuery(totalsQuery(id))
  if (!app)
    return (
      <ThingState
        kind="apps"
        id={id}
        list={LIST}
        error={error}
        isMissing={hasStatus(error, 404)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ThingPage
      kind="apps"
      id={id}
      title={app.displayName}
      parents={[LIST]}
      at={at}
      facts={<AppFacts app={app} />}
      actions={<RemoveApp app={app} totals={totals} />}
      tabs={TABS.map((name) => ({
        label: LABELS[name],
        to: '/data/apps/$id',
        params: { id },
        search: name === 'entitlements' ? {} : { tab: name },
        isActive: tab === name,
        ...(totals && name !== 'history' ? { count: formatShort(totals[TOTALS[name]]) } : {}),
      }))}
    >
      {tab === 'entitlements' && (
        <SubList
          label="Entitlements"
          rows={entitlementRows({ app: [id] })}
          keyOf={(row) => row.id}
          linkOf={(row) => ({ to: '/data/entitlements/$id', params: { id: row.id } })}
          empty="This app has no entitlements."
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'Resource', cell: ({ resource }) => resource },
            { label: 'Risk', cell: ({ risk }) => <RiskBars level={risk} /> },
            { label: 'Owners', cell: ({ owners }) => owners.join(', ') },
            { label: 'Holders', cell: ({ holders }) => formatCount(holders), isNumber: true },
          ]}
        />
      )}
      {tab === 'accounts' && (
        <SubList
          label="Accounts"
          rows={accountRows({ app: [id] })}
          keyOf={(row) => row.id}
          linkOf={(row) => ({ to: '/data/accounts/$id', params: { id: row.id } })}
          empty="This app has no accounts."
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'Owner', cell: ({ owner }) => owner || 'No owner' },
            { label: 'Type', cell: ({ type }) => wordOf(type) },
            { label: 'Status', cell: ({ status }) => wordOf(status) },
            {
              label: 'Last sign-in',
              cell: ({ lastSignIn }) => <When at={lastSignIn} as="relative" none="Not known" />,
            },
          ]}
        />
      )}
      {tab === 'resources' && <ResourceTree app={id} empty="This app has no resources." />}
      {tab === 'grants' && (
        <SubList
          label="Grants"
          rows={grantRows({ app: [id] })}
          keyOf={({ key }) => key}
          linkOf={({ entitlementId, accountId }) => ({
            to: '/data/entitlements/$id',
            params: { id: entitlementId },
            search: { holder: accountId },
          })}
          empty="Nobody has access to this app."
          columns={[HOLDER, ENTITLEMENT, THROUGH, ADDED, LAST_USED, ENDS]}
        />
      )}
      {tab === 'history' && <History kind="apps" id={id} />}
    </ThingPage>
  )
}

function AppFacts({ app }: { app: App }) {
  const mayEdit = usePermission('app.write')
  const setOwners = useSetAppOwners(app.id)
  const update = useUpdateApp(app.id)
  const mayReadSources = usePermission('source.read')
  const { data: sources } = useQuery({ ...sourceNamesQuery, enabled: mayReadSources })
  const { data: policyNames } = useQuery({
    queryKey: ['pickers', policies.kind, 'named', [app.certifyPolicyId]],
    queryFn: ({ signal }) => policies.named([app.certifyPolicyId], signal),
    enabled: app.certifyPolicyId !== '',
  })
  return (
    <Facts>
      {app.description && <Fact label="Description">{app.description}</Fact>}
      <EditableFact
        label="Owners"
        field="ownerIds"
        source={people}
        value={app.appOwners.map(({ id }) => id)}
        isAllowed={mayEdit}
        save={setOwners}
      >
        {app.appOwners.map(({ displayName, email }) => displayName || email).join(', ')}
      </EditableFact>
      <EditableFact
        label="Policy"
        field="certifyPolicyId"
        source={policies}
        value={app.certifyPolicyId ? [app.certifyPolicyId] : []}
        max={1}
        isAllowed={mayEdit}
        save={{ ...update, mutateAsync: ([policy = '']) => update.mutateAsync({ certifyPolicyId: policy }) }}
      >
        {policyNames?.[0]?.label}
      </EditableFact>
      <Fact label="Accounts">{formatCount(Number(app.userCount))}</Fact>
      <Fact label="Directory">{app.isDirectory ? 'Yes' : 'No'}</Fact>
      <Fact label="Source">{app.sourceId === '' ? 'Made here' : (sources?.get(app.sourceId) ?? 'Imported')}</Fact>
      <Fact label="Known since">
        <When at={app.createdAt} />
      </Fact>
    </Facts>
  )
}
