import { useEffect, useRef } from 'react'
import { findTaskRow, type ListRequest } from './queries.ts'
import type { ListRow } from './rows.rules.ts'

/** The address follows the reader after a rest, so that moving through the list stays fast. */
const REST_MS = 500

interface OpenTask {
  campaignId: string
  request: ListRequest
  /** The rows that have come; undefined until the list is counted. */
  rows: ReadonlyMap<number, ListRow> | undefined
  /** The task that the address names. */
  named: string | undefined
  /** The task whose panel is open. */
  open: string | undefined
  onFound(row: number): void
  onMoved(task: string | undefined): void
}

/** The open task is in the address: a link, and a reload, open it again. */
export function useOpenTask({ campaignId, request, rows, named, open, onFound, onMoved }: OpenTask): void {
  const current = useRef({ rows, onFound, onMoved })
  current.current = { rows, onFound, onMoved }
  const isCounted = rows !== undefined
  const wanted = useRef(named)
  const first = useRef<string>(undefined)

  useEffect(() => {
    const taskId = wanted.current
    if (!taskId || !isCounted) return
    const found = (row: number | undefined) => {
      wanted.current = undefined
      if (row !== undefined) current.current.onFound(row)
    }
    const loaded = [...(current.current.rows ?? [])].find(([, row]) => row.taskId === taskId)
    if (loaded) return found(loaded[0])
    const controller = new AbortController()
    findTaskRow(campaignId, request, taskId, controller.signal).then(
      found,
      // The list itself says what cannot be loaded.
      () => undefined,
    )
    return () => controller.abort()
  }, [campaignId, request, isCounted])

  useEffect(() => {
    first.current ??= open
    // Nobody has moved yet, or the task of the address is still looked for.
    if (open === first.current && named === undefined) return
    if (wanted.current !== undefined || open === named) return
    const timer = setTimeout(() => current.current.onMoved(open), REST_MS)
    return () => clearTimeout(timer)
  }, [open, named])
}
