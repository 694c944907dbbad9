/** A fragment of SQL with its values, made by the `sql` tag, so that a value never becomes SQL text. */
export class Sql {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }

  /** The text with `$1`-style parameters and its values; nested fragments are inlined. */
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

/** Fragments joined by a separator, e.g. conditions by ` and `. */
export function join(
  fragments: readonly Sql[],
  separator: ' and ' | ' or ' | ' union ' | ' union all ' | ', ' | ' ' | ' || chr(31) || ',
): Sql {
  if (fragments.length === 0) return new Sql(['true'], [])
  return new Sql(['', ...fragments.slice(1).map(() => separator), ''], fragments)
}

/** A select that finds these tables, each `name as (...)`, instead of the database's tables of the same names. */
export function withTables(tables: readonly Sql[], statement: Sql): Sql {
  const [first = '', ...rest] = statement.strings
  const [, own, body] = /^\s*(with (?:recursive )?)?(?=\S)(.*)$/s.exec(first) ?? []
  if (body === undefined) throw new Error('the statement must begin with its own text')
  return new Sql([own ?? 'with ', `${own ? ',' : ''} ${body}`, ...rest], [join(tables, ', '), ...statement.values])
}

/** A table or column name, for statements composed from lists of columns; never from input. */
export function name(identifier: string): Sql {
  if (!/^[a-z][a-z_0-9]*$/.test(identifier)) throw new Error(`not a table or column name: ${identifier}`)
  return new Sql([identifier], [])
}

/** A piece without values as one text, for lists of columns that are part of many statements. */
export function constant(piece: Sql): Sql {
  const { text, values } = piece.compile()
  if (values.length > 0) throw new Error('a piece with values is not constant')
  return new Sql([text], [])
}

/** The pattern with which `lower(column) like` finds this text anywhere in the column. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** The condition that a column has one of these values; no condition for an empty filter. */
export const anyOf = (column: Sql, values: readonly string[] | undefined): Sql[] =>
  values?.length ? [sql`${column} = any(${values}::text[])`] : []

/** The condition that a column has none of these values. */
export const noneOf = (column: Sql, values: readonly string[] | undefined): Sql[] =>
  values?.length ? [sql`${column} <> all(${values}::text[])`] : []
