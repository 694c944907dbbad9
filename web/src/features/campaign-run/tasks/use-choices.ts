import { useQuery } from '@tanstack/react-query'
import type { ChoiceSource } from '../../../parts/list/choices.ts'
import type { FilterOption } from '../../../parts/list/filter-bar.tsx'
import { apps, riskLevels } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'

export const ACCOUNT_TYPES: readonly FilterOption[] = [
  { value: 'user', label: 'Person' },
  { value: 'service_account', label: 'Service account' },
  { value: 'system_account', label: 'System account' },
]

function useOptions(source: ChoiceSource, enabled: boolean): FilterOption[] | undefined {
  const { data } = useQuery({
    queryKey: ['pickers', source.kind, 'search', ''],
    queryFn: ({ signal }) => source.search('', signal),
    enabled,
  })
  return data?.map(({ id, label }) => ({ value: id, label }))
}

/** What lists can be filtered by; undefined while it loads, and for people who may not see it. */
export function useChoices(): { apps: FilterOption[] | undefined; riskLevels: FilterOption[] | undefined } {
  return {
    apps: useOptions(apps, usePermission('app.read')),
    riskLevels: useOptions(riskLevels, usePermission('attribute.read')),
  }
}
