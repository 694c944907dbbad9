/** snake_case to camelCase; a name without `_` is returned unchanged. */
export const toCamel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, char: string) => char.toUpperCase())

/** camelCase to snake_case. */
export const toSnake = (name: string): string => name.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`)

const NUMBERS = new Intl.NumberFormat('en')

/** A count in a text: `4,812`. A number that is to be sent back is written without separators instead. */
export const formatCount = (count: number | bigint): string => NUMBERS.format(count)

/** A count with its noun: `1 grant`, `4,812 grants`. */
export const counted = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

/** Names in a sentence, of many only the first: `A, B and 7 more`. */
export function namedList(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
