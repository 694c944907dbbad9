import { type RefObject, useEffect, useRef } from 'react'
import { hasNoFocus } from '../../parts/keys/page-parts.ts'

/** A menu gives the focus back to its button first. */
const AFTER_MS = 30

/**
 * Where the keyboard goes on after a row of a list was added, moved or removed: in the new row; and in the row that is
 * there now, if the button that was pressed is gone or cannot be pressed again.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ row: number; isNew: boolean }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { row, isNew } = wanted.current
    wanted.current = undefined
    setTimeout(() => {
      const rows = list.current?.children
      // Without any row, what adds one.
      const place = rows?.[Math.min(row, rows.length - 1)] ?? list.current?.closest('section')
      const field = place?.querySelector(':is(select, button):not(:disabled)')
      if ((isNew || hasNoFocus()) && field instanceof HTMLElement) field.focus()
    }, AFTER_MS)
  })
  return {
    onAdd: (row: number) => {
      wanted.current = { row, isNew: true }
    },
    onChange: (row: number) => {
      wanted.current = { row, isNew: false }
    },
  }
}
