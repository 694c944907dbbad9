export interface PaletteEntry {
  id: string
  label: string
  /** What tells two of the same name apart, or how much is left. */
  hint?: string
  run(): void
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}

/** From this many letters on, the server is searched. */
export const LEAST_LETTERS = 2
const MOST_ENTRIES = 6

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether every word that was typed is part of the label. */
export const matches = (query: string, label: string): boolean =>
  wordsOf(query).every((word) => label.toLowerCase().includes(word))

/**
 * What is shown for a query: a few of each group. What the server found for it is given as it is, since the server knows
 * more names; what it found for an earlier text has to match like everything else.
 */
export const arrange = (
  query: string,
  groups: readonly (PaletteGroup & { isFound?: boolean })[],
): { shown: PaletteGroup[]; count: number } => {
  const shown = groups
    .map(({ title, entries, isFound }) => ({
      title,
      entries: entries.filter(({ label }) => isFound || matches(query, label)).slice(0, MOST_ENTRIES),
    }))
    .filter(({ entries }) => entries.length > 0)
  return { shown, count: shown.reduce((sum, { entries }) => sum + entries.length, 0) }
}
