import { invalidFilter } from '../scim-error.ts'

export type Comparison = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le'
export type FilterValue = string | number | boolean | null

/** A filter as a tree (RFC 7644, section 3.4.2.2). */
export type Filter =
  | { op: Comparison; path: string; value: FilterValue }
  | { op: 'pr'; path: string }
  | { op: 'and' | 'or'; filters: Filter[] }
  | { op: 'not'; filter: Filter }
  | { op: 'has'; path: string; filter: Filter }

const COMPARISONS: readonly string[] = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']
const MAX_LENGTH = 4_000
const MAX_DEPTH = 20

type Token = { kind: 'word' | 'value' | 'mark'; text: string; at: number }

/** A quoted JSON text; a bracket or parenthesis; a name, number or keyword. */
const TOKEN = /\s*(?:("[^"\\]*(?:\\.[^"\\]*)*")|([()[\]])|([^\s()[\]"]+))/y

function tokensOf(text: string): Token[] {
  if (text.length > MAX_LENGTH) throw invalidFilter(`The filter is longer than ${MAX_LENGTH} characters.`)
  const tokens: Token[] = []
  const pattern = new RegExp(TOKEN)
  const end = text.trimEnd().length
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex
    const found = pattern.exec(text)
    if (!found) throw invalidFilter(`The filter is not valid at character ${at + 1}: a quoted text does not end.`)
    const [, quoted, mark, word] = found
    const token = quoted ?? mark ?? word ?? ''
    tokens.push({ kind: quoted ? 'value' : mark ? 'mark' : 'word', text: token, at: pattern.lastIndex - token.length })
  }
  return tokens
}

/** Reads a filter; throws `invalidFilter` with the position of what is wrong. */
export function parseFilter(text: string): Filter {
  const reader = new FilterReader(tokensOf(text), text)
  const filter = reader.any(0)
  reader.end()
  return filter
}

class FilterReader {
  readonly #tokens: readonly Token[]
  readonly #text: string
  #next = 0
  constructor(tokens: readonly Token[], text: string) {
    this.#tokens = tokens
    this.#text = text
  }

  /** `a or b`: binds weakest. */
  any(depth: number): Filter {
    return this.#joined('or', depth, () => this.#all(depth))
  }

  end(): void {
    if (this.#next < this.#tokens.length) throw this.#unexpected('"and", "or" or the end')
  }

  #all(depth: number): Filter {
    return this.#joined('and', depth, () => this.#one(depth))
  }

  #joined(op: 'and' | 'or', depth: number, read: () => Filter): Filter {
    if (depth > MAX_DEPTH) throw invalidFilter(`The filter is nested deeper than ${MAX_DEPTH} levels.`)
    const filters = [read()]
    while (this.#isWord(op)) {
      this.#next++
      filters.push(read())
    }
    return filters.length === 1 ? (filters[0] as Filter) : { op, filters }
  }

  #one(depth: number): Filter {
    if (this.#isMark('(')) return this.#group('(', ')', depth)
    if (this.#isWord('not') && this.#tokens[this.#next + 1]?.text === '(') {
      this.#next++
      return { op: 'not', filter: this.#group('(', ')', depth) }
    }
    return this.#comparison(depth)
  }

  #group(open: string, close: string, depth: number): Filter {
    if (!this.#isMark(open)) throw this.#unexpected(`"${open}"`)
    this.#next++
    const filter = this.any(depth + 1)
    if (!this.#isMark(close)) throw this.#unexpected(`"${close}"`)
    this.#next++
    return filter
  }

  #comparison(depth: number): Filter {
    const path = this.#word('the name of an attribute')
    if (this.#isMark('[')) return this.#values(path, depth)
    return this.#test(path)
  }

  /** `emails[type eq "work"]`, also with a test of what was chosen: `emails[type eq "work"].value eq "x"`. */
  #values(path: string, depth: number): Filter {
    const filter = this.#group('[', ']', depth)
    const next = this.#tokens[this.#next]
    if (next?.kind !== 'word' || !next.text.startsWith('.')) return { op: 'has', path, filter }
    this.#next++
    return { op: 'has', path, filter: { op: 'and', filters: [filter, this.#test(next.text.slice(1))] } }
  }

  #test(path: string): Filter {
    const op = this.#word('an operator').toLowerCase()
    if (op === 'pr') return { op, path }
    if (COMPARISONS.includes(op)) return { op: op as Comparison, path, value: this.#value() }
    this.#next--
    throw this.#unexpected(`one of the operators ${COMPARISONS.join(', ')} and pr`)
  }

  #value(): FilterValue {
    const token = this.#tokens[this.#next]
    if (!token || token.kind === 'mark') throw this.#unexpected('a value')
    const literal = /^(true|false|null)$/i.test(token.text) ? token.text.toLowerCase() : token.text
    try {
      const value = JSON.parse(literal) as FilterValue
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new Error('not text')
      this.#next++
      return value
    } catch {
      throw this.#unexpected('a value: a text in double quotes, a number, true or false')
    }
  }

  #word(wanted: string): string {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'word') throw this.#unexpected(wanted)
    this.#next++
    return token.text
  }

  #isWord(word: string): boolean {
    const token = this.#tokens[this.#next]
    return token?.kind === 'word' && token.text.toLowerCase() === word
  }

  #isMark(mark: string): boolean {
    const token = this.#tokens[this.#next]
    return token?.kind === 'mark' && token.text === mark
  }

  #unexpected(wanted: string) {
    const token = this.#tokens[this.#next]
    const found = token ? JSON.stringify(token.text.slice(0, 40)) : 'the end'
    const at = (token?.at ?? this.#text.length) + 1
    return invalidFilter(`The filter is not valid at character ${at}: expected ${wanted}, found ${found}.`)
  }
}
