import ts from 'typescript'

/** A use of a table in a statement; without its name where that comes from a variable. */
export interface TableUse {
  table: string | undefined
  writes: boolean
  line: number
}

/** A keyword, name, punctuation mark, or a `${}` of the template. */
interface Token {
  text: string
  at: number
  value?: ts.Expression
}

/** One level of parentheses. */
interface Level {
  /** Inside a from clause, where commas and joins name further tables. */
  inFrom: boolean
  /** Names of common table expressions that are visible here. */
  ctes: Set<string>
  /** The common table expression whose body this is. */
  cte?: string | undefined
  /** The word before the parenthesis. */
  after?: string | undefined
}

/** What the next name is: a table to read or write, or, at the start of a fragment, a table or something else. */
type Expected = 'bare' | 'read' | 'write' | undefined

/** What all templates of a file have in common. */
interface FileScan {
  file: ts.SourceFile
  /** Tells a fragment for a from clause, which begins with a table, from one that is an expression. */
  isTable(name: string): boolean
  initializers: Map<string, ts.Expression>
  seen: Set<ts.Node>
  uses: TableUse[]
  ctes: Set<string>
}

/**
 * The tables that the `sql` templates of a source file use, and the names of their common table expressions. `isTable`
 * tells a fragment for a from clause, which begins with a table, from one that is an expression.
 */
export function tableUses(fileName: string, source: string, isTable: FileScan['isTable']) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const initializers = new Map<string, ts.Expression>()
  visit(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      initializers.set(node.name.text, node.initializer)
  })
  const scan: FileScan = { file, isTable, initializers, seen: new Set(), uses: [], ctes: new Set() }
  visit(file, (node) => {
    if (isSqlTemplate(node) && !scan.seen.has(node)) new TemplateScan(scan, node, [], 'bare').run()
  })
  return { uses: scan.uses, ctes: scan.ctes }
}

/** `from` inside these calls is part of an expression. */
const FROM_IN_CALL = new Set(['extract', 'trim', 'substring', 'overlay', 'position'])

const endFrom = (scan: TemplateScan) => scan.enterFrom(false)
const KEYWORDS: Record<string, (scan: TemplateScan) => void> = {
  '(': (scan) => scan.open(),
  ')': (scan) => scan.close(),
  ',': (scan) => scan.expect(scan.level.inFrom ? 'read' : undefined),
  from: (scan) => scan.from(),
  using: (scan) => scan.next !== '(' && scan.from(),
  join: (scan) => scan.expect('read'),
  into: (scan) => scan.expect('write'),
  truncate: (scan) => scan.expect('write'),
  update: (scan) => !['for', 'key', 'do'].includes(scan.before) && scan.expect('write'),
  analyze: (scan) => scan.list(),
  table: (scan) => (scan.before === 'lock' ? scan.list() : scan.before === 'temp' && scan.skipName()),
  ...Object.fromEntries(
    'where group having order limit offset union intersect except returning select set for window values'
      .split(' ')
      .map((word) => [word, endFrom]),
  ),
}

class TemplateScan {
  readonly #scan: FileScan
  readonly #tokens: Token[]
  readonly #outer: number
  readonly #stack: Level[]
  #expected: Expected
  #index = 0

  constructor(scan: FileScan, template: ts.TaggedTemplateExpression, levels: readonly Level[], start: Expected) {
    this.#scan = scan
    this.#tokens = tokensOf(template)
    this.#outer = levels.length + 1
    this.#stack = [...levels, { inFrom: start !== 'bare', ctes: new Set() }]
    this.#expected = start
  }

  run(): void {
    for (; this.#index < this.#tokens.length; this.#index += 1) {
      const { text, at, value } = this.#tokens[this.#index] as Token
      if (value) this.#value(value, at)
      else if (this.#expected === undefined || !/^[a-z_]/.test(text) || !this.#name(text, at)) this.#keyword(text)
    }
  }

  get level(): Level {
    return this.#stack.at(-1) as Level
  }
  get before(): string {
    return this.#tokens[this.#index - 1]?.text ?? ''
  }
  get next(): string {
    return this.#tokens[this.#index + 1]?.text ?? ''
  }
  expect(expected: Expected): void {
    this.#expected = expected
  }
  enterFrom(inFrom: boolean): void {
    this.level.inFrom = inFrom
  }

  open(): void {
    const cte = cteBefore(this.#tokens, this.#index)
    if (cte !== undefined) this.#scan.ctes.add(cte)
    if (cte !== undefined && this.#tokens.slice(0, this.#index).some(({ text }) => text === 'recursive'))
      this.level.ctes.add(cte)
    this.#stack.push({ inFrom: false, ctes: new Set(), cte, after: this.before })
    this.expect(undefined)
  }

  close(): void {
    const { cte } = this.#stack.length > this.#outer ? (this.#stack.pop() as Level) : this.level
    if (cte !== undefined) this.level.ctes.add(cte)
    this.expect(undefined)
  }

  from(): void {
    if (this.before === 'distinct' || this.before === 'as' || FROM_IN_CALL.has(this.level.after ?? '')) return
    this.enterFrom(true)
    this.expect(this.before === 'delete' ? 'write' : 'read')
  }

  /** Names separated by commas. */
  list(): void {
    this.enterFrom(true)
    this.expect('read')
  }

  skipName(): void {
    if (this.#tokens[this.#index + 1]?.value === undefined) this.#index += 1
  }

  #keyword(text: string): void {
    if (Object.hasOwn(KEYWORDS, text)) KEYWORDS[text]?.(this)
  }

  /** Takes a word where a table may stand; false when it is a keyword. */
  #name(word: string, at: number): boolean {
    const expected = this.#expected
    if (word === 'lateral' || word === 'only') return true
    this.expect(undefined)
    if (expected === 'bare') {
      if (!this.#scan.isTable(word) || this.next === '.' || this.next === '(') return false
      this.enterFrom(true)
    }
    const isFunction = expected !== 'write' && (this.next === '(' || (word === 'rows' && this.next === 'from'))
    if (!isFunction && !this.#stack.some(({ ctes }) => ctes.has(word))) this.#add(word, expected === 'write', at)
    return true
  }

  #add(table: string | undefined, writes: boolean, at: number): void {
    const { uses, file } = this.#scan
    uses.push({ table, writes, line: file.getLineAndCharacterOfPosition(at).line + 1 })
  }

  /** What stands in a `${}`: templates inside of it, or a fragment or name that is built elsewhere. */
  #value(value: ts.Expression, at: number): void {
    const expected = this.#expected
    this.expect(undefined)
    const isTable = expected === 'read' || expected === 'write'
    const templates = nestedTemplates(value)
    for (const template of templates) {
      this.#scan.seen.add(template)
      const start = isTable && isDirect(value, template) ? expected : 'bare'
      new TemplateScan(this.#scan, template, this.#stack, start).run()
    }
    if (!isTable) return
    const { table, isName } = nameIn(this.#scan, value)
    // A fragment is checked where it is written; what a statement writes must be known here.
    if (table !== undefined || isName || (expected === 'write' && templates.length === 0))
      this.#add(table, expected === 'write', at)
  }
}

/** The table that an expression names, when it can be told, and whether the expression is a call of `name()`. */
function nameIn({ initializers, file }: FileScan, value: ts.Expression): { table?: string; isName: boolean } {
  const expression = ts.isIdentifier(value) ? (initializers.get(value.text) ?? value) : value
  if (isSqlTemplate(expression) && expression !== value) {
    const [token, ...others] = tokensOf(expression)
    return { isName: false, ...(token && !token.value && others.length === 0 && { table: token.text }) }
  }
  if (!ts.isCallExpression(expression) || expression.expression.getText(file) !== 'name') return { isName: false }
  const [argument] = expression.arguments
  if (argument && ts.isStringLiteralLike(argument)) return { table: argument.text, isName: true }
  const head = argument && ts.isTemplateExpression(argument) ? argument.head.text : ''
  return { isName: true, ...(head !== '' && { table: head }) }
}

export const isSqlTemplate = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql'

export function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node)
  node.forEachChild((child) => visit(child, each))
}

/** The outermost templates inside an expression. */
function nestedTemplates(value: ts.Expression): ts.TaggedTemplateExpression[] {
  const found: ts.TaggedTemplateExpression[] = []
  const look = (node: ts.Node): void => {
    if (isSqlTemplate(node)) found.push(node)
    else node.forEachChild(look)
  }
  look(value)
  return found
}

/** Whether the value of the expression can be the template itself, and not something made of it. */
function isDirect(value: ts.Expression, template: ts.TaggedTemplateExpression): boolean {
  let node: ts.Node = template
  while (node !== value) {
    if (ts.isCallExpression(node.parent)) return false
    node = node.parent
  }
  return true
}

/** The name of the common table expression whose body begins at this parenthesis. */
function cteBefore(tokens: readonly Token[], open: number): string | undefined {
  let index = open - 1
  const back = () => tokens[index]?.text
  if (back() === 'materialized') index -= 1
  if (back() === 'not') index -= 1
  if (back() !== 'as') return undefined
  index -= 1
  if (back() === ')') {
    while (index >= 0 && back() !== '(') index -= 1
    index -= 1
  }
  const name = back() ?? ''
  const lead = tokens[index - 1]
  const isLead = !lead || lead.value !== undefined || ['with', 'recursive', ','].includes(lead.text)
  return /^[a-z_]+$/.test(name) && isLead ? name : undefined
}

const TOKEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$\$|[a-z_][a-z0-9_]*|[0-9]+|\S/gi

function tokensOf({ template }: ts.TaggedTemplateExpression): Token[] {
  const tokens: Token[] = []
  const add = (text: string, at: number) => {
    for (const match of text.matchAll(TOKEN))
      if (!match[0].startsWith('--')) tokens.push({ text: match[0].toLowerCase(), at: at + match.index })
  }
  if (ts.isNoSubstitutionTemplateLiteral(template)) add(template.text, template.getStart())
  else {
    add(template.head.text, template.head.getStart())
    for (const span of template.templateSpans) {
      tokens.push({ text: '', at: span.expression.getStart(), value: span.expression })
      add(span.literal.text, span.literal.getStart())
    }
  }
  return tokens
}
