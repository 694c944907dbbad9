import { useQuery } from '@tanstack/react-query'
import type { ChoiceSource } from '../../../parts/list/choices.ts'
import type { FilterOption } from '../../../parts/list/filter-bar.tsx'
import { resourceTypes } from '../../scope/queries.ts'

/** The choices of a filter: the first hundred of a kind of thing. */
export function useOptions(source: ChoiceSource, isAllowed = true): FilterOption[] {
  const { data } = useQuery({
    queryKey: ['pickers', source.kind, 'search', ''],
    queryFn: ({ signal }) => source.search('', signal),
    enabled: isAllowed,
  })
  return (data ?? []).map(({ id, label }) => ({ value: id, label })).sort((a, b) => a.label.localeCompare(b.label))
}

/** Types of resources, of these apps or of all; types of the same name are told apart by their app. */
export function useTypeOptions(apps?: readonly string[]): FilterOption[] {
  const { data } = useQuery({
    queryKey: ['pickers', resourceTypes.kind, 'search', ''],
    queryFn: ({ signal }) => resourceTypes.search('', signal),
  })
  return (data ?? [])
    .map(({ id, label, hint }) => ({ app: id.split('/')[0] ?? '', id: id.split('/')[1] ?? '', label, hint }))
    .filter(({ app }) => apps === undefined || apps.includes(app))
    .map(({ id, label, hint }) => ({ value: id, label: apps?.length === 1 || !hint ? label : `${label} (${hint})` }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
