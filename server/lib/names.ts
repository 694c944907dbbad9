/** snake_case to camelCase; a name without `_` is returned as it is. */
export const toCamel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, char: string) => char.toUpperCase())

/** camelCase to snake_case. */
export const toSnake = (name: string): string => name.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`)

/** A number of things, as a sentence has it. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
