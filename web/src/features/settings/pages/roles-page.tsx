import { Button, CloseButton, Menu, NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { SearchField } from '../../../parts/list/search-field.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { usePermission } from '../../session/queries.ts'
import { PermissionTable } from '../parts/permission-table.tsx'
import { type RoleChange, RoleChangeDialog } from '../parts/role-change.tsx'
import { SettingsPage } from '../parts/settings-page.tsx'
import { nameOf, type Person, peopleWithRolesQuery, type Role, rolesQuery } from '../roles.queries.ts'
import { adminRoleIds, rolesOfPeople } from '../roles.rules.ts'
import classes from './roles-page.module.css'

export function RolesPage() {
  const { data: roles, error, refetch } = useQuery(rolesQuery)
  return (
    <SettingsPage
      title="Roles of people"
      lead="What people may do in Recert. The rights of several roles add up; everybody may review what is assigned to them."
    >
      {roles ? (
        <People roles={roles}>
          <h2 className={classes.heading}>What each role allows</h2>
          <PermissionTable roles={roles} />
        </People>
      ) : error ? (
        <FailureNote error={error} wanted="The roles could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </SettingsPage>
  )
}

/** People with their roles, and below them, once it is known how many they are, something else. */
function People({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { q = '', role = '' } = useSearch({ from: '/signed-in/settings/roles' })
  const change = useSearchChange()
  const mayChange = usePermission('role.write')
  const [planned, setPlanned] = useState<RoleChange>()
  const roleIds = role ? [role] : q ? [] : adminRoleIds(roles)
  const query = useInfiniteQuery(
    peopleWithRolesQuery({ ...(q ? { query: q } : {}), ...(roleIds.length > 0 ? { roleIds } : {}) }),
  )
  return (
    <>
      <div className={classes.filters}>
        <SearchField value={q} label="Search all people" onChange={(text) => change({ q: text || undefined }, true)} />
        <NativeSelect
          size="xs"
          aria-label="Role"
          value={role}
          data={[
            { value: '', label: q ? 'Any role or none' : 'With an administrator role' },
            ...rolesOfPeople(roles).map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          onChange={(event) => change({ role: event.currentTarget.value || undefined })}
        />
      </div>
      <BrowseTable
        label="People with their roles"
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Name',
            cell: (person) => (
              <span className={classes.person}>
                {nameOf(person)} <small>{person.email}</small>
              </span>
            ),
          },
          {
            label: 'Roles',
            cell: (person) => <RoleTags person={person} roles={roles} {...(mayChange ? { onTake: setPlanned } : {})} />,
          },
          {
            label: 'Status',
            cell: ({ status }) => (status === 'ENABLED' ? 'Active' : <Tag meaning="warning">Cannot sign in</Tag>),
            isSecondary: true,
          },
        ]}
        {...(mayChange
          ? { actions: (person: Person) => <GiveMenu person={person} roles={roles} onGive={setPlanned} /> }
          : {})}
        empty={<EmptyNote>{q ? 'Nobody matches.' : 'Nobody has this role.'}</EmptyNote>}
      />
      {!query.isPending && children}
      {planned && <RoleChangeDialog change={planned} roles={roles} onClose={() => setPlanned(undefined)} />}
    </>
  )
}

interface RoleTagsProps {
  person: Person
  roles: readonly Role[]
  onTake?: (change: RoleChange) => void
}

function RoleTags({ person, roles, onTake }: RoleTagsProps) {
  const held = roles.filter(({ id }) => person.roleIds.includes(id))
  if (held.length === 0) return <span className={classes.none}>None</span>
  return (
    <span className={classes.tags}>
      {held.map((role) => (
        <span key={role.id} className={classes.role}>
          {role.displayName}
          {onTake && (
            <CloseButton
              size={24}
              iconSize={14}
              aria-label={`Take ${role.displayName} from ${nameOf(person)}`}
              onClick={() => onTake({ person, role, isGiven: false })}
            />
          )}
        </span>
      ))}
    </span>
  )
}

interface GiveMenuProps {
  person: Person
  roles: readonly Role[]
  onGive(change: RoleChange): void
}

function GiveMenu({ person, roles, onGive }: GiveMenuProps) {
  const missing = rolesOfPeople(roles).filter(({ id }) => !person.roleIds.includes(id))
  if (missing.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={`Give a role to ${nameOf(person)}`}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
        >
          Give a role
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {missing.map((role) => (
          <Menu.Item key={role.id} onClick={() => onGive({ person, role, isGiven: true })}>
            {role.displayName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
