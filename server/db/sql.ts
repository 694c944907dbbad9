/** A piece of SQL with its values; made only by the `sql` tag, so a value can never become SQL text. */
export class Sql {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  /** `$1`-numbered text and flat values; pieces inside pieces are unfolded. */
  compile(): { text: string; values: unknown[] } {
    const values: unknown[] = []
    return { text: this.#write(values), values }
  }

  #write(values: unknown[]): string {
    return this.strings.reduce((text, part, index) => {
      if (index === 0) return part
      const value = this.values[index - 1]
      if (value instanceof Sql) return text + value.#write(values) + part
      values.push(value)
      return `${text}$${values.length}${part}`
    }, '')
  }
}

export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(strings, values)

/** Pieces joined by another, e.g. conditions by ` and `. */
export function join(pieces: readonly Sql[], separator: ' and ' | ' or ' | ', ' | ' '): Sql {
  if (pieces.length === 0) return new Sql(['true'], [])
  return new Sql(['', ...pieces.slice(1).map(() => separator), ''], pieces)
}

/** A name of the schema, for statements that are put together from lists of columns; never from what somebody sent. */
export function name(identifier: string): Sql {
  if (!/^[a-z][a-z_]*$/.test(identifier)) throw new Error(`not a name of the schema: ${identifier}`)
  return new Sql([identifier], [])
}

/** What `lower(column) like` takes to find this text anywhere in the column. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The condition that a column has one of these values; none when there are no values, as an empty filter is no filter. */
export const anyOf = (column: Sql, values: readonly string[] | undefined): Sql[] =>
  values?.length ? [sql`${column} = any(${values}::text[])`] : []

/** The condition that a column has none of these values. */
export const noneOf = (column: Sql, values: readonly string[] | undefined): Sql[] =>
  values?.length ? [sql`${column} <> all(${values}::text[])`] : []
