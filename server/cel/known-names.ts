import type { Node } from './ast.ts'
import { type CelContext, CONSTANTS } from './environment.ts'
import { type Reference, referenceOf, typeText } from './reference.ts'

/** Longer names are compared by their start. */
const MAX_COMPARED = 60
const MAX_LISTED = 40

/** What a type checker found, as far as it is about names. */
interface NameProblem {
  code?: string | undefined
  node?: Node | undefined
}

/** For a name that does not exist, a sentence with those that do, the nearest first; otherwise an empty text. */
export function knownNames(context: CelContext, { code, node }: NameProblem): string {
  const reference = referenceOf(context)
  const [first, second] = [node?.args].flat() as unknown[]
  if (code === 'unknown_variable' && node)
    return listed('Known names', String(node.args), [
      ...Object.keys(reference.variables),
      ...reference.constants.keys(),
      ...reference.namespaces,
    ])
  if (code === 'no_such_key' && typeof second === 'string') return knownFields(reference, first as Node, second)
  if (code === 'no_matching_overload' && typeof first === 'string')
    return knownFunctions(reference, first, node?.op === 'rcall' ? (second as Node) : undefined)
  return ''
}

/** What to say of a name that no function has, whatever it belongs to; undefined if there is one. */
export function unknownFunction(context: CelContext, name: string): string | undefined {
  const names = referenceOf(context).functions.map(({ name: full }) => full.slice(full.lastIndexOf('.') + 1))
  if (names.includes(name)) return undefined
  return `No function ${name.slice(0, MAX_COMPARED)} exists. ${listed('Known functions', name, [...new Set(names)])}`
}

function knownFields({ fields }: Reference, { checkedType }: Node, name: string): string {
  const type = checkedType?.name ?? ''
  const names = Object.keys(fields.get(type) ?? {})
  if (type.startsWith(CONSTANTS)) return listed(`Members of ${type.slice(CONSTANTS.length)}`, name, names)
  return listed(fields.has(type) && type.includes('.') ? `Names in ${type}` : `Fields of ${type}`, name, names)
}

/** The forms of a function that exists, or the functions of that type or namespace. */
function knownFunctions({ functions }: Reference, name: string, receiver: Node | undefined): string {
  const owner = receiver && typeText(receiver.checkedType?.name ?? '').replace(/^(list|map)<.*/, '$1')
  const same = functions.filter(({ name: full }) => full === (owner === undefined ? name : `${owner}.${name}`))
  if (same.length > 0) return `It is called as ${same.flatMap(({ forms }) => forms).join(' or ')}`
  const prefix = owner === undefined || owner === 'dyn' ? '' : `${owner}.`
  const names = functions
    .map(({ name: full }) => full)
    .filter((full) => full.startsWith(prefix) && !full.slice(prefix.length).includes('.'))
    .map((full) => full.slice(prefix.length))
  return listed(prefix === '' ? 'Known functions' : `Functions of ${owner}`, name, names)
}

function listed(title: string, name: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const nearest = names
    .map((known) => ({ known, distance: distance(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ known }) => known)
  const more = nearest.length > MAX_LISTED ? ` and ${nearest.length - MAX_LISTED} more` : ''
  return `${title}: ${nearest.slice(0, MAX_LISTED).join(', ')}${more}`
}

/** How many characters must be changed, added or removed to get from one text to the other (Levenshtein). */
function distance(a: string, b: string): number {
  const [from, to] = [a.slice(0, MAX_COMPARED), b.slice(0, MAX_COMPARED)]
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
