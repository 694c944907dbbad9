import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import type { PagePath } from '../../../paths.ts'
import { usePermission } from '../../session/queries.ts'
import { accountRows } from '../accounts.queries.ts'
import { grantRows } from '../grants.queries.ts'
import { ADDED, ENTITLEMENT_AND_APP, LAST_USED, RISK, THROUGH } from '../parts/grant-columns.tsx'
import { History } from '../parts/thing/history.tsx'
import { Conflicts, Reviews } from '../parts/thing/related.tsx'
import { SubList } from '../parts/thing/sub-list.tsx'
import { Fact, Facts, ThingPage } from '../parts/thing/thing-page.tsx'
import { ThingState } from '../parts/thing/thing-state.tsx'
import { accessByAppQuery, type Ownership, ownershipRows, type Person, personQuery } from '../people.queries.ts'
import { valueText } from '../versions.rules.ts'
import { labelOf, wordOf } from '../words.rules.ts'
import classes from './person-page.module.css'

const LIST = { label: 'People', to: '/data/people' } as const

export function PersonPage() {
  const { id } = useParams({ from: '/signed-in/data/people/$id' })
  const { tab, at, app } = useSearch({ from: '/signed-in/data/people/$id' })
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const mayReadApps = usePermission('app.read')
  const mayReadConflicts = usePermission('conflict.read')
  if (!person)
    return (
      <ThingState
        kind="users"
        id={id}
        list={LIST}
        error={error}
        isMissing={person === null}
        onRetry={() => void refetch()}
      />
    )
  const { user } = person
  const tabOf = (label: string, name: typeof tab) => ({
    label,
    to: '/data/people/$id' as const,
    params: { id },
    search: name ? { tab: name } : {},
    isActive: tab === name,
  })
  return (
    <ThingPage
      kind="users"
      id={id}
      title={user.displayName || user.email}
      badge={user.status !== 'ENABLED' && <Tag meaning="warning">{wordOf(user.status)}</Tag>}
      parents={[LIST]}
      at={at}
      facts={<PersonFacts person={person} />}
      tabs={[
        ...(mayReadApps ? [tabOf('Access', undefined), tabOf('Accounts', 'accounts'), tabOf('Owns', 'owns')] : []),
        ...(mayReadConflicts ? [tabOf('Conflicts', 'conflicts')] : []),
        tabOf('Reviews', 'reviews'),
        tabOf('History', 'history'),
      ]}
    >
      {tab === undefined && mayReadApps && <Access userId={id} app={app} />}
      {tab === 'accounts' && (
        <SubList
          label="Accounts"
          rows={accountRows({ userId: id })}
          keyOf={(row) => row.id}
          linkOf={(row) => ({ to: '/data/accounts/$id', params: { id: row.id } })}
          empty="This person has no accounts."
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'App', cell: (row) => row.app },
            { label: 'Type', cell: ({ type }) => wordOf(type) },
            { label: 'Status', cell: ({ status }) => wordOf(status) },
            {
              label: 'Last sign-in',
              cell: ({ lastSignIn }) => <When at={lastSignIn} as="relative" none="Not known" />,
            },
          ]}
        />
      )}
      {tab === 'owns' && (
        <SubList
          label="Owns"
          rows={ownershipRows(id)}
          keyOf={(row) => `${row.appId}/${row.resourceId}/${row.entitlementId}`}
          linkOf={ownedLink}
          empty="This person owns no app, resource or entitlement."
          columns={[
            {
              label: 'Name',
              cell: (row) => row.entitlementDisplayName || row.resourceDisplayName || row.appDisplayName,
            },
            { label: 'Kind', cell: ({ ownershipType }) => wordOf(ownershipType) },
            { label: 'App', cell: ({ appDisplayName }) => appDisplayName },
          ]}
        />
      )}
      {tab === 'conflicts' && <Conflicts filter={{ userIds: [id] }} empty="This person is in no conflict." />}
      {tab === 'reviews' && (
        <Reviews
          filter={{ accountOwnerIds: [id] }}
          empty="There are no reviews of this person's access that you can view."
          shows="entitlement"
        />
      )}
      {tab === 'history' && <History kind="users" id={id} />}
    </ThingPage>
  )
}

function ownedLink({ appId, resourceId, entitlementId }: Ownership): { to: PagePath; params: Record<string, string> } {
  if (entitlementId) return { to: '/data/entitlements/$id', params: { id: entitlementId } }
  if (resourceId) return { to: '/data/resources/$id', params: { id: resourceId } }
  return { to: '/data/apps/$id', params: { id: appId } }
}

/** What a person can reach, app by app, and through what. */
function Access({ userId, app }: { userId: string; app: string | undefined }) {
  const { data, error, refetch } = useQuery(accessByAppQuery(userId))
  if (!data)
    return error ? (
      <FailureNote error={error} wanted="The access could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <LoadingRows />
    )
  if (data.total === 0) return <EmptyNote>This person has no access.</EmptyNote>
  const chosen = data.apps.find(({ id }) => id === app)
  return (
    <>
      <nav className={classes.apps} aria-label="Apps">
        <AppChip label="All apps" count={data.total} app={undefined} isChosen={!chosen} />
        {data.apps.map(({ id, name, grants }) => (
          <AppChip key={id} label={name} count={grants} app={id} isChosen={chosen?.id === id} />
        ))}
      </nav>
      <SubList
        label="Access"
        rows={grantRows({ person: userId, ...(chosen ? { app: [chosen.id] } : {}) })}
        keyOf={({ key }) => key}
        linkOf={({ entitlementId, accountId }) => ({
          to: '/data/entitlements/$id',
          params: { id: entitlementId },
          search: { holder: accountId },
        })}
        empty="No access in this app."
        columns={[ENTITLEMENT_AND_APP, RISK, THROUGH, ADDED, LAST_USED]}
      />
    </>
  )
}

interface AppChipProps {
  label: string
  count: number
  app: string | undefined
  isChosen: boolean
}

function AppChip({ label, count, app, isChosen }: AppChipProps) {
  return (
    <Link
      to="."
      search={((before: object) => ({ ...before, app })) as never}
      resetScroll={false}
      className={classes.app}
      aria-current={isChosen ? 'true' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{}}
    >
      {label} <span>{formatCount(count)}</span>
    </Link>
  )
}

function PersonFacts({ person: { user, managers, standIn, roles } }: { person: Person }) {
  const maySetStandIn = usePermission('user.write')
  return (
    <Facts>
      <Fact label="E-mail">{user.email}</Fact>
      {user.jobTitle && <Fact label="Title">{user.jobTitle}</Fact>}
      {user.department && (
        <Fact label="Department">
          <Link to="/data/people" search={{ department: user.department }}>
            {user.department}
          </Link>
        </Fact>
      )}
      <Fact label="Manager">
        {managers.map(({ id, displayName, email }) => (
          <Link key={id} to="/data/people/$id" params={{ id }}>
            {displayName || email}
          </Link>
        ))}
        {managers.length === 0 && 'None'}
      </Fact>
      <Fact label="Status" field="status">
        {wordOf(user.status)}
      </Fact>
      {user.employmentStatus && <Fact label="Employment">{user.employmentStatus}</Fact>}
      {user.employeeIds.length > 0 && <Fact label="Employee id">{user.employeeIds.join(', ')}</Fact>}
      {(standIn || maySetStandIn) && (
        <Fact label="Stand-in">
          {standIn && (
            <Link to="/data/people/$id" params={{ id: standIn.id }}>
              {standIn.displayName}
            </Link>
          )}{' '}
          {maySetStandIn && (
            <Link to="/settings/stand-in" search={{ person: user.id }}>
              {standIn ? 'Change' : 'Set'}
            </Link>
          )}
        </Fact>
      )}
      {roles.length > 0 && <Fact label="Roles in Recert">{roles.join(', ')}</Fact>}
      {Object.entries(user.profile).map(([name, value]) => (
        <Fact key={name} label={labelOf(name)}>
          {valueText(value)}
        </Fact>
      ))}
      <Fact label="Known since">
        <When at={user.createdAt} />
      </Fact>
    </Facts>
  )
}
