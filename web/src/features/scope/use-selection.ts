import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type SelectionEntry, type SelectionName, saveSelection, selectionQuery } from './selections.queries.ts'
import { useDraft } from './use-draft.ts'

const SAVE_DELAY_MS = 600

/** What a member of the scope stands for: a list beside the scope, which is saved as a whole. */
export function useSelection(name: SelectionName) {
  const { id, store, mayEditScope, mayPick } = useDraft()
  const queryClient = useQueryClient()
  const query = selectionQuery(id, name)
  const { data, error: loadError } = useQuery(query)
  const [error, setError] = useState<unknown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (entries: readonly SelectionEntry[]) => {
    setError(undefined)
    // An answer in flight would put back what was chosen before.
    void queryClient.cancelQueries({ queryKey: query.queryKey })
    queryClient.setQueryData(query.queryKey, [...entries])
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      store
        .write((version) => saveSelection(id, name, entries, version))
        .catch((failure: unknown) => {
          setError(failure)
          void queryClient.invalidateQueries({ queryKey: query.queryKey })
        })
    }, SAVE_DELAY_MS)
  }
  // What is not loaded yet would be lost, because the list is saved as a whole.
  const mayRemove = mayEditScope && data !== undefined
  return {
    entries: data ?? [],
    mayRemove,
    mayChoose: mayRemove && mayPick,
    error: error ?? loadError,
    change,
    setKeys: (keys: readonly string[]) => {
      const known = new Map((data ?? []).map((entry) => [entry.key, entry]))
      change(keys.map((key) => known.get(key) ?? { key }))
    },
  }
}
