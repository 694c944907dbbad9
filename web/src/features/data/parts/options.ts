import { useQuery } from '@tanstack/react-query'
import type { FilterOption } from '../../../parts/filter-bar.tsx'
import type { ChoiceSource } from '../../../parts/picker.tsx'

/** The choices of a filter: the first hundred of a kind of thing. */
export function useOptions(source: ChoiceSource, isAllowed = true): FilterOption[] {
  const { data } = useQuery({
    queryKey: ['pickers', source.kind, 'search', ''],
    queryFn: ({ signal }) => source.search('', signal),
    enabled: isAllowed,
  })
  return (data ?? []).map(({ id, label }) => ({ value: id, label })).sort((a, b) => a.label.localeCompare(b.label))
}
