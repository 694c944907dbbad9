import { IconRobot, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Tag } from '../../../parts/marks/tag.tsx'
import { When } from '../../../parts/values/when.tsx'
import { type AccountRow, accountQuery } from '../accounts.queries.ts'
import { grantRows } from '../grants.queries.ts'
import { ADDED, ENDS, ENTITLEMENT, LAST_USED, RISK, THROUGH } from '../parts/grant-columns.tsx'
import { History } from '../parts/thing/history.tsx'
import { SubList } from '../parts/thing/sub-list.tsx'
import { Fact, Facts, ThingPage } from '../parts/thing/thing-page.tsx'
import { ThingState } from '../parts/thing/thing-state.tsx'
import { valueText } from '../versions.rules.ts'
import { labelOf, wordOf } from '../words.rules.ts'

const LIST = { label: 'Accounts', to: '/data/accounts' } as const

export function AccountPage() {
  const { id } = useParams({ from: '/signed-in/data/accounts/$id' })
  const { tab, at } = useSearch({ from: '/signed-in/data/accounts/$id' })
  const { data: account, error, refetch } = useQuery(accountQuery(id))
  if (!account)
    return (
      <ThingState
        kind="app_users"
        id={id}
        list={LIST}
        error={error}
        isMissing={account === null}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ThingPage
      kind="app_users"
      id={id}
      title={account.name}
      badge={account.status !== 'STATUS_ENABLED' && <Tag meaning="warning">{wordOf(account.status)}</Tag>}
      parents={[LIST]}
      at={at}
      facts={<AccountFacts account={account} />}
      tabs={[
        { label: 'Entitlements', to: '/data/accounts/$id', params: { id }, isActive: tab === undefined },
        {
          label: 'History',
          to: '/data/accounts/$id',
          params: { id },
          search: { tab: 'history' },
          isActive: tab === 'history',
        },
      ]}
    >
      {tab === 'history' ? (
        <History kind="app_users" id={id} />
      ) : (
        <SubList
          label="Entitlements"
          rows={grantRows({ account: id })}
          keyOf={({ key }) => key}
          linkOf={({ entitlementId }) => ({
            to: '/data/entitlements/$id',
            params: { id: entitlementId },
            search: { holder: id },
          })}
          empty="This account holds nothing."
          columns={[ENTITLEMENT, RISK, THROUGH, ADDED, LAST_USED, ENDS]}
        />
      )}
    </ThingPage>
  )
}

function AccountFacts({ account }: { account: AccountRow }) {
  const isPerson = account.type === 'APP_USER_TYPE_USER'
  return (
    <Facts>
      <Fact label="App">
        <Link to="/data/apps/$id" params={{ id: account.appId }}>
          {account.app || 'Not known'}
        </Link>
      </Fact>
      <Fact label="Owner">
        {account.ownerId ? (
          <Link to="/data/people/$id" params={{ id: account.ownerId }}>
            {account.owner || 'Not known'}
          </Link>
        ) : (
          <Tag meaning="warning" icon={<IconUserQuestion size={14} stroke={1.75} aria-hidden />}>
            No owner
          </Tag>
        )}
      </Fact>
      <Fact label="Type" field="accountType">
        {isPerson ? (
          wordOf(account.type)
        ) : (
          <Tag icon={<IconRobot size={14} stroke={1.75} aria-hidden />}>{wordOf(account.type)}</Tag>
        )}
      </Fact>
      <Fact label="Status">{[wordOf(account.status), account.statusDetails].filter(Boolean).join(', ')}</Fact>
      {account.username && <Fact label="Username">{account.username}</Fact>}
      {account.email && <Fact label="E-mail">{`${account.email}${account.isExternal ? ' (external)' : ''}`}</Fact>}
      <Fact label="Last sign-in">
        <When at={account.lastSignIn} as="relative" none="Not known" />
      </Fact>
      {Object.entries(account.profile).map(([name, value]) => (
        <Fact key={name} label={labelOf(name)}>
          {valueText(value)}
        </Fact>
      ))}
    </Facts>
  )
}
