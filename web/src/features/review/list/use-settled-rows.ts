import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../../parts/page/after-paint.ts'
import type { Line } from './layout.rules.ts'
import type { ListRow } from './rows.rules.ts'

/** As many rows can be drawn in full between two frames. */
const ROWS_A_FRAME = 8
/** Who scrolls on by more than this since the last frame passes the rows. */
const PASSING_PX = 300

interface Sight {
  top: number
  height: number
}

const rowsOf = (near: readonly Line[], rows: ReadonlyMap<number, ListRow>): number[] =>
  near.flatMap((line) => (line.kind === 'row' && rows.has(line.row) ? [line.row] : []))

/**
 * The rows that are drawn in full. Those the list opens with are; of those that come into sight later a few with each
 * frame, and none while they pass: a fast scroll brings thirty with each frame.
 */
export function useSettledRows(
  near: readonly Line[],
  rows: ReadonlyMap<number, ListRow>,
  sight: Sight,
): ReadonlySet<number> {
  const [settled, setSettled] = useState<ReadonlySet<number>>(() => new Set(rowsOf(near, rows)))
  const latest = useRef({ near, rows, sight })
  latest.current = { near, rows, sight }
  const pending = useRef<() => void>(undefined)

  const isComplete = rowsOf(near, rows).every((row) => settled.has(row))
  useEffect(() => {
    if (isComplete || pending.current) return
    const wait = (before: number): void => {
      pending.current = afterPaint(() => {
        const now = latest.current
        const { top, height } = now.sight
        if (Math.abs(top - before) > PASSING_PX) return wait(top)
        pending.current = undefined
        setSettled((old) => {
          const inSight = ({ top: at }: Line) => at >= top - 60 && at < top + height
          const ordered = [...now.near].sort((a, b) => Number(inSight(b)) - Number(inSight(a)))
          const all = rowsOf(ordered, now.rows)
          const kept = all.filter((row) => old.has(row))
          return new Set([...kept, ...all.filter((row) => !old.has(row)).slice(0, ROWS_A_FRAME)])
        })
      })
    }
    wait(latest.current.sight.top)
  })
  useEffect(
    () => () => {
      pending.current?.()
      pending.current = undefined
    },
    [],
  )
  return settled
}
