import { useQuery } from '@tanstack/react-query'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'

/** Names of the people who started imports. */
export function usePeopleNames(ids: readonly string[]): (id: string) => string {
  const wanted = [...new Set(ids)].filter(Boolean).sort()
  const isAllowed = usePermission('user.read')
  const { data } = useQuery({
    queryKey: ['pickers', people.kind, 'named', wanted],
    queryFn: ({ signal }) => people.named(wanted, signal),
    enabled: isAllowed && wanted.length > 0,
  })
  return (id) => (id === '' ? 'A command' : (data?.find((one) => one.id === id)?.label ?? ''))
}
