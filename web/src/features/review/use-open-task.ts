import { useEffect, useRef } from 'react'
import { type ListRequest, loadRows, type Outline } from './queries.ts'
import { PAGE_ROWS } from './row-pages.ts'

/** The address follows the reader after a rest, so that moving through the list stays fast. */
const REST_MS = 500
/** A task is looked for in this many pages of the list. */
const MOST_PAGES = 40

interface OpenTask {
  campaignId: string
  request: ListRequest
  outline: Outline | undefined
  /** The task that the address names. */
  named: string | undefined
  /** The task whose panel is open. */
  open: string | undefined
  onFound(row: number): void
  onMoved(task: string | undefined): void
}

/** The open task is in the address: a link, and a reload, open it again. */
export function useOpenTask({ campaignId, request, outline, named, open, onFound, onMoved }: OpenTask): void {
  const current = useRef({ onFound, onMoved })
  current.current = { onFound, onMoved }
  const wanted = useRef(named)
  const first = useRef<string>(undefined)

  useEffect(() => {
    const taskId = wanted.current
    if (!taskId || !outline) return
    const controller = new AbortController()
    findRow(campaignId, request, outline, taskId, controller.signal).then(
      (row) => {
        wanted.current = undefined
        if (row !== undefined) current.current.onFound(row)
      },
      // The list itself says what cannot be loaded.
      () => undefined,
    )
    return () => controller.abort()
  }, [campaignId, request, outline])

  useEffect(() => {
    first.current ??= open
    // Nobody has moved yet, or the task of the address is still looked for.
    if (open === first.current && named === undefined) return
    if (wanted.current !== undefined || open === named) return
    const timer = setTimeout(() => current.current.onMoved(open), REST_MS)
    return () => clearTimeout(timer)
  }, [open, named])
}

async function findRow(
  campaignId: string,
  request: ListRequest,
  { pages }: Outline,
  taskId: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  for (let page = 0; page <= Math.min(pages.length, MOST_PAGES); page++) {
    const rows = await loadRows(campaignId, request, page === 0 ? undefined : pages[page - 1]?.pageToken, signal)
    const at = rows.findIndex((row) => row.taskId === taskId)
    if (at >= 0) return page * PAGE_ROWS + at
  }
  return undefined
}
