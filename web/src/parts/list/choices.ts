import { queryOptions } from '@tanstack/react-query'

export interface Choice {
  id: string
  label: string
  /** What tells two of the same name apart: an address, an app. */
  hint?: string
}

/** Where choices come from; features/pickers has one for each kind of thing. */
export interface ChoiceSource {
  kind: string
  search(query: string, signal: AbortSignal): Promise<Choice[]>
  /** Names of things that are already chosen. */
  named(ids: readonly string[], signal: AbortSignal): Promise<Choice[]>
  /** Who has a mail address, where there are addresses. */
  byAddress?(address: string, signal: AbortSignal): Promise<Choice[]>
  /** Ids are `<app>/<id>`. */
  isInApp?: true
}

export const namedQuery = (source: ChoiceSource, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['pickers', source.kind, 'named', [...ids].sort()],
    queryFn: ({ signal }) => source.named(ids, signal),
    enabled: ids.length > 0,
  })
