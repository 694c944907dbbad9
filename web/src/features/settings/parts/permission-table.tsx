import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { permissionsQuery, type Role } from '../roles.queries.ts'
import classes from './permission-table.module.css'

/** What each role allows. */
export function PermissionTable({ roles: unsorted }: { roles: readonly Role[] }) {
  const roles = unsorted.toSorted((a, b) => b.permissions.length - a.permissions.length)
  const { data, error, refetch } = useQuery(permissionsQuery)
  if (error && !data)
    return <FailureNote error={error} wanted="The permissions could not be loaded." onRetry={() => void refetch()} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.frame} aria-label="What each role allows" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Allows to</th>
            {roles.map(({ id, displayName, systemApiOnly }) => (
              <th key={id} scope="col">
                {displayName}
                {systemApiOnly && <small>credentials only</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.map(({ name, description }) => (
            <tr key={name}>
              <th scope="row" title={name}>
                {description}
              </th>
              {roles.map(({ id, permissions }) => (
                <td key={id}>
                  {permissions.includes(name) && <IconCheck size={16} stroke={2} role="img" aria-label="Yes" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
