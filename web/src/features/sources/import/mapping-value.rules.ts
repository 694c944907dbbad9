/** Values of a mapping that the form can change: a column, several columns joined by a space, and a value map. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isOnly = (value: Record<string, unknown>, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key))

/** Whether a value is a column as it is. */
const isColumn = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && value.column !== undefined && isOnly(value, 'column'))

/** The columns that are joined by a space; of a column as it is, that one. Undefined for any other value. */
export function joinedColumns(value: unknown): unknown[] | undefined {
  if (isColumn(value)) return [value]
  if (!isObject(value) || !Array.isArray(value.join) || !isOnly(value, 'join', 'with')) return undefined
  return (value.with ?? ' ') === ' ' && value.join.every(isColumn) ? value.join : undefined
}

/** The value of joined columns; undefined without any. */
export const joinedValue = (columns: readonly unknown[]): unknown =>
  columns.length > 1 ? { join: columns, with: ' ' } : columns[0]

interface MapStep {
  map: Record<string, string>
  else?: unknown
}

function mapStep(value: unknown): MapStep | undefined {
  if (!isObject(value) || value.column === undefined || !isOnly(value, 'column', 'then')) return undefined
  const [step, ...others] = Array.isArray(value.then) ? value.then : []
  return isObject(step) && isObject(step.map) && isOnly(step, 'map', 'else') && others.length === 0
    ? (step as unknown as MapStep)
    : undefined
}

/** What values of a column mean, where its value is a column with such a map. */
export const valueMap = (value: unknown): Record<string, string> | undefined => mapStep(value)?.map

/** The column alone of a value with a map; any other value as it is. */
export const withoutMap = (value: unknown): unknown => (isObject(value) && mapStep(value) ? value.column : value)

/** Whether values of the column can be said to mean something: it is one column, perhaps with a map. */
export const canHaveMap = (value: unknown): boolean => isColumn(withoutMap(value))

/** The same column with another map; undefined: its values mean themselves. */
export function withMap(value: unknown, map: Record<string, string> | undefined): unknown {
  const column = withoutMap(value)
  if (!map) return column
  const steps = [{ ...mapStep(value), map }]
  // biome-ignore lint/suspicious/noThenProperty: the word of the grammar; nobody awaits a value
  return { column: isObject(column) ? column.column : column, then: steps }
}
