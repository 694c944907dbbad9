import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { useSession } from '../../session/queries.ts'
import { nameOf, type Person, permissionsQuery, type Role, useChangeRole } from '../roles.queries.ts'
import { difference } from '../roles.rules.ts'
import classes from './role-change.module.css'

export interface RoleChange {
  person: Person
  role: Role
  isGiven: boolean
}

/** Says what giving or taking a role changes, before it is done. */
export function RoleChangeDialog({
  change: { person, role, isGiven },
  roles,
  onClose,
}: {
  change: RoleChange
  roles: readonly Role[]
  onClose(): void
}) {
  const { data: permissions = [] } = useQuery(permissionsQuery)
  const { userId } = useSession()
  const change = useChangeRole()
  const name = nameOf(person)
  const others = person.roleIds.filter((id) => id !== role.id)
  const names = difference(roles, [...others, role.id], others)
  const allowed = permissions.filter((permission) => names.includes(permission.name))
  return (
    <ConfirmDialog
      opened
      title={isGiven ? `Give ${name} the role ${role.displayName}?` : `Take ${role.displayName} from ${name}?`}
      confirm={isGiven ? 'Give role' : 'Take role away'}
      isDangerous={!isGiven}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { userId: person.id, roleId: role.id, isGiven },
          {
            onSuccess: () => {
              say(isGiven ? `${name} is ${role.displayName}.` : `${name} is no longer ${role.displayName}.`)
              onClose()
            },
          },
        )
      }
    >
      {!isGiven && person.id === userId && <p>This is your own role. You may lose this page with it.</p>}
      {allowed.length === 0 ? (
        <p>Other roles of {name} allow the same, so nothing changes for now.</p>
      ) : (
        <>
          <p>
            {name} {isGiven ? 'may then also' : 'may no longer'}:
          </p>
          <ul className={classes.list}>
            {allowed.map((permission) => (
              <li key={permission.name}>{permission.description}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
