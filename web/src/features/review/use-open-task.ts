import { useEffect, useRef } from 'react'
import type { ListRow } from './list/rows.rules.ts'
import type { Outline } from './queries.ts'

/** The address follows the reader after a rest, so that moving through the list stays fast. */
const REST_MS = 500

interface OpenTask {
  /** With the row of the task that the address named when the page was opened; undefined until the list is counted. */
  outline: Outline | undefined
  rows: ReadonlyMap<number, ListRow>
  /** The task that the address names. */
  named: string | undefined
  /** The task whose panel is open. */
  open: string | undefined
  onFound(row: number): void
  onMoved(task: string | undefined): void
}

/** The open task is in the address: a link, and a reload, open it again. */
export function useOpenTask({ outline, rows, named, open, onFound, onMoved }: OpenTask): void {
  const current = useRef({ rows, onFound, onMoved })
  current.current = { rows, onFound, onMoved }
  const wanted = useRef(named)
  const first = useRef<string>(undefined)

  useEffect(() => {
    const taskId = wanted.current
    if (!taskId || !outline) return
    wanted.current = undefined
    const loaded = [...current.current.rows].find(([, row]) => row.taskId === taskId)
    const row = loaded?.[0] ?? outline.taskIndex
    if (row !== undefined) current.current.onFound(row)
  }, [outline])

  useEffect(() => {
    first.current ??= open
    // Nobody has moved yet, or the task of the address is still looked for.
    if (open === first.current && named === undefined) return
    if (wanted.current !== undefined || open === named) return
    const timer = setTimeout(() => current.current.onMoved(open), REST_MS)
    return () => clearTimeout(timer)
  }, [open, named])
}
