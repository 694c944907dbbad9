/** A list as programs write it in a cell: `{a,b}`, `["a","b"]`, `['a', 'b']`. */
const WRAPPED = /^(?:\[([^[\]]*)\]|\{([^{}]*)\})$/

/** What stands between the brackets of such a list; undefined for other texts. */
export function unwrapped(text: string): string | undefined {
  const found = WRAPPED.exec(text)
  return found ? (found[1] ?? found[2]) : undefined
}

/** The values of such a list; undefined for other texts. */
export function valuesOfList(text: string): string[] | undefined {
  const inner = unwrapped(text)
  if (inner === undefined) return undefined
  return parsed(text) ?? inner.split(',').map((part) => withoutQuotes(part.trim()))
}

/** Quoted values may have commas. */
function parsed(text: string): string[] | undefined {
  if (!text.startsWith('["')) return undefined
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values.map(String) : undefined
  } catch {
    return undefined
  }
}

const withoutQuotes = (text: string): string => /^(?:"(.*)"|'(.*)')$/s.exec(text)?.slice(1).find(Boolean) ?? text
