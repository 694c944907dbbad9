/** Search parameters as people read them: `risk=high,critical`, not as JSON. Every value is text until a page reads it. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value ?? '')
    if (text !== '' && value !== false) params.set(name, text)
  }
  // A comma needs no escape, and a link with it is readable.
  const query = params.toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}

/** Reads one search parameter; undefined if it is absent or not known. */
export type ParamReader<T> = (text: string) => T | undefined

export const text: ParamReader<string> = (value) => value.slice(0, 200) || undefined

export const flag: ParamReader<true> = (value) => (value === '1' || value === 'true' ? true : undefined)

export const oneOf =
  <const T extends string>(...values: readonly T[]): ParamReader<T> =>
  (value) =>
    values.find((known) => known === value)

/** Several values, joined by commas; those that are not known are left out. */
export const someOf =
  <const T extends string>(...values: readonly T[]): ParamReader<T[]> =>
  (value) => {
    const known = value.split(',').flatMap((part) => oneOf(...values)(part) ?? [])
    return known.length === 0 ? undefined : known
  }

/** Ids or other words that only the server knows. */
export const words: ParamReader<string[]> = (value) => {
  const parts = value.split(',').filter(Boolean).slice(0, 100)
  return parts.length === 0 ? undefined : parts
}

type Values<Readers extends Record<string, ParamReader<unknown>>> = {
  [Name in keyof Readers]?: Readers[Name] extends ParamReader<infer T> ? T : never
}

/** Reads the search parameters of a page (`validateSearch` of its route); anything not known is left out. */
export const searchOf =
  <Readers extends Record<string, ParamReader<unknown>>>(readers: Readers) =>
  (search: Record<string, unknown>): Values<Readers> => {
    const values: Record<string, unknown> = {}
    // The router adds these values to those of the address: what is not known is undefined, or it would stay there.
    // What a link of ours passes on is a value already, not text.
    for (const [name, given] of Object.entries(search))
      values[name] =
        given === undefined
          ? undefined
          : readers[name]?.(Array.isArray(given) ? given.join(',') : given === true ? '1' : String(given))
    return values as Values<Readers>
  }

/** A day: `2026-11-15`. */
export const day: ParamReader<string> = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The search parameters that the page was opened with; the router rewrites the address to those it knows. */
export const openedWith = { path: globalThis.location?.pathname ?? '', search: globalThis.location?.search ?? '' }

/** How many parameters of an address were left out, wholly or in part, because the page does not know them. */
export function countLeftOut(given: string, kept: string): number {
  const known = new URLSearchParams(kept)
  const partsOf = (text: string | null) => (text ?? '').split(',').filter(Boolean).length
  return [...new URLSearchParams(given)].filter(([name, text]) => partsOf(known.get(name)) < partsOf(text)).length
}
