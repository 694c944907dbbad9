import type { Campaign } from '../campaigns/queries.ts'

type ColumnConfig = NonNullable<Campaign['columnConfig']>

/** Columns in order: their names in the API, or `attribute:<name>` for attributes of accounts. */
export function chosenColumns(config: ColumnConfig | undefined): string[] {
  const ordered = config?.orderedColumns ?? []
  if (ordered.length === 0) return config?.columns ?? []
  return ordered.flatMap(({ builtin, appUserAttributeKey }) =>
    appUserAttributeKey ? [`attribute:${appUserAttributeKey}`] : builtin ? [builtin] : [],
  )
}

/** Attributes need the newer of the two lists; without them clients that know only the older one see the columns too. */
export function columnConfigOf(columns: readonly string[]): ColumnConfig {
  const isAttribute = (column: string) => column.startsWith('attribute:')
  const builtins = columns.filter((column) => !isAttribute(column))
  if (!columns.some(isAttribute)) return { columns: [...builtins], orderedColumns: [] }
  return {
    columns: [...builtins],
    orderedColumns: columns.map((column) =>
      isAttribute(column) ? { appUserAttributeKey: column.slice('attribute:'.length) } : { builtin: column },
    ),
  }
}
