/** Which row the keys act on, and which rows are chosen. */
export interface ListState {
  focused: number
  selected: ReadonlySet<string>
}

/** The row after moving by some places; it stays in the list. */
export const movedFocus = (focused: number, by: number, count: number): number =>
  Math.max(0, Math.min(count - 1, focused + by))

export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What a tag is given to: the chosen rows, or the focused one when none is chosen. */
export function targetsOf<Row extends { id: string }>(rows: readonly Row[], { focused, selected }: ListState): Row[] {
  if (selected.size > 0) return rows.filter(({ id }) => selected.has(id))
  const row = rows[focused]
  return row ? [row] : []
}

/** The digit that gives a tag, for the first nine; undefined for others. */
export const digitOf = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined)

export type Command = 'next' | 'previous' | 'select' | 'clear' | 'undo' | { tagIndex: number }

/** What a key does in the list; undefined for keys of others. */
export function commandOf(key: string, isOnControl: boolean): Command | undefined {
  if (key === 'j' || key === 'ArrowDown') return 'next'
  if (key === 'k' || key === 'ArrowUp') return 'previous'
  if (key === 'x' || (key === ' ' && !isOnControl)) return 'select'
  if (key === 'Escape') return 'clear'
  if (key === 'u') return 'undo'
  return /^[1-9]$/.test(key) ? { tagIndex: Number(key) - 1 } : undefined
}
