import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import type { MyReview } from '../queries.ts'
import { columnsOf, columnsToChoose } from './columns.tsx'

/** The columns of a view: those that this person chose in this browser, else those of the campaign. */
export function useColumns(review: MyReview, view: string, userId: string) {
  const [chosen, setChosen, reset] = useLocalStorage<readonly string[] | undefined>({
    key: `recert-columns-${userId}-${review.id}-${view}`,
    getInitialValueInEffect: false,
  })
  return useMemo(() => {
    const ofCampaign = columnsOf(review, view)
    const all = columnsToChoose(review)
    const byId = new Map(all.map((column) => [column.id, column]))
    const shown = (chosen ?? []).flatMap((id) => byId.get(id) ?? [])
    const columns = shown.length > 0 ? shown : ofCampaign
    const ids = columns.map(({ id }) => id)
    return {
      columns,
      rest: all.filter(({ id }) => !ids.includes(id)),
      isOwn: shown.length > 0,
      show: (id: string) => setChosen([...ids, id]),
      hide: (id: string) => setChosen(ids.filter((one) => one !== id)),
      /** Moves a column one place to the left or to the right. */
      move: (id: string, by: 1 | -1) => setChosen(moved(ids, id, by)),
      reset,
    }
  }, [review, view, chosen, setChosen, reset])
}
export type ColumnChoice = ReturnType<typeof useColumns>

/** What the list shows of a choice. A card has room for one column: whom or what its group does not name. */
export function useShownColumns({ columns, rest }: ColumnChoice, isCard: boolean, view: string) {
  return useMemo(() => {
    const id = view === 'user' ? 'ENTITLEMENT' : 'ACCOUNT_OWNER'
    return isCard ? [...columns, ...rest].filter((column) => column.id === id) : columns
  }, [columns, rest, isCard, view])
}

function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const others = ids.filter((one) => one !== id)
  const at = Math.max(0, Math.min(others.length, ids.indexOf(id) + by))
  return [...others.slice(0, at), id, ...others.slice(at)]
}
