const WIDTH = 110

/** A word, mark or text, or what stands in parentheses; with the white space before it, if there is any. */
interface Piece {
  text: string
  space: boolean
  inside?: Piece[]
}

/** A statement as it is sent, laid out to be read: nothing but white space differs. */
export const formatSql = (text: string): string => layOut(parse(text), WIDTH).join('\n')

function parse(text: string): Piece[] {
  const stack: Piece[][] = [[]]
  let space = false
  for (const [piece] of text.matchAll(/--[^\n]*\n|\s+|'(?:[^']|'')*'|"[^"]*"|[()]|,|[^\s'"(),]+/g)) {
    const current = stack.at(-1) as Piece[]
    if (/^(\s|--)/.test(piece)) space = true
    else {
      if (piece === '(') {
        const inside: Piece[] = []
        current.push({ text: '', space, inside })
        stack.push(inside)
      } else if (piece === ')') stack.pop()
      else current.push({ text: piece, space })
      space = false
    }
  }
  return stack[0] as Piece[]
}

const flatten = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, space, inside }) => `${space ? ' ' : ''}${inside ? `(${flatten(inside)})` : text}`)
    .join('')
    .trim()

/** Splits before the pieces that begin a part; no part is empty. */
function split(pieces: readonly Piece[], begins: (index: number) => boolean): Piece[][] {
  const parts: Piece[][] = [[]]
  for (const [index, piece] of pieces.entries()) {
    if (begins(index) && parts.at(-1)?.length) parts.push([])
    parts.at(-1)?.push(piece)
  }
  return parts
}

const CLAUSES = new Set(
  'with select from where group having order limit union returning set values insert update delete join'.split(' '),
)
const PREFIXES = ['left', 'cross', 'full', 'inner']

function beginsClause(pieces: readonly Piece[], index: number): boolean {
  const [before, word, after] = [-1, 0, 1].map((offset) => pieces[index + offset]?.text ?? '') as [
    string,
    string,
    string,
  ]
  if (PREFIXES.includes(word) && after === 'join') return true
  if (word === 'on' && after === 'conflict') return true
  if (!CLAUSES.has(word)) return false
  if (word === 'join') return !PREFIXES.includes(before)
  if (word === 'with') return after !== 'ordinality'
  if (word === 'update') return !['for', 'do', 'key'].includes(before)
  return !(word === 'from' && ['distinct', 'delete', 'as'].includes(before)) && !(word === 'select' && before === 'all')
}

/** The first of these ways that divides the pieces: by clause, by comma, by condition, by case. */
const WAYS: readonly { begins: (pieces: readonly Piece[], index: number) => boolean; fill: boolean; indent: number }[] =
  [
    { begins: beginsClause, fill: false, indent: 0 },
    { begins: (pieces, index) => pieces[index - 1]?.text === ',', fill: true, indent: 2 },
    { begins: (pieces, index) => /^(and|or)$/.test(pieces[index]?.text ?? ''), fill: false, indent: 2 },
    { begins: (pieces, index) => /^(when|else|end)$/.test(pieces[index]?.text ?? ''), fill: true, indent: 2 },
  ]

function layOut(pieces: readonly Piece[], width: number): string[] {
  const flat = flatten(pieces)
  if (flat.length <= width) return [flat]
  for (const { begins, fill, indent } of WAYS) {
    const parts = split(pieces, (index) => begins(pieces, index))
    if (parts.length < 2) continue
    const lines: string[] = []
    for (const part of parts) {
      const [first = '', ...rest] = layOut(part, width - indent)
      const last = lines.at(-1)
      if (fill && last !== undefined && rest.length === 0 && last.length + first.length < width - indent)
        lines[lines.length - 1] = `${last} ${first}`
      else lines.push(...[first, ...rest].map((line) => `${lines.length > 0 ? ' '.repeat(indent) : ''}${line}`))
    }
    return lines
  }
  return openLongest(pieces, width)
}

/** Gives what is in the longest parentheses lines of its own. */
function openLongest(pieces: readonly Piece[], width: number): string[] {
  const lengths = pieces.map(({ inside }) => (inside ? flatten(inside).length : 0))
  const at = lengths.indexOf(Math.max(...lengths))
  const { inside, space } = pieces[at] ?? { inside: undefined, space: false }
  if (!inside) return [flatten(pieces)]
  const before = flatten(pieces.slice(0, at))
  const after = pieces.slice(at + 1)
  return [
    `${before}${space && before ? ' ' : ''}(`,
    ...layOut(inside, width - 2).map((line) => `  ${line}`),
    `)${after[0]?.space ? ' ' : ''}${flatten(after)}`,
  ]
}
