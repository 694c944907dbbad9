const MAX_DEPTH = 64
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/**
 * Looks through a text that JSON.parse has accepted for what JSON.parse lets pass: a key given twice in one object
 * (readers would disagree on which counts), keys that reach prototypes, and nesting deeper than any request needs.
 * Returns a sentence about the first fault, or undefined.
 */
export function jsonFault(text: string): string | undefined {
  /** The keys so far of each open object; undefined for an open list. */
  const open: (Set<string> | undefined)[] = []
  let expectKey = false
  // In valid JSON the structure is in these characters alone, outside of strings, which are taken whole.
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    const fault =
      expectKey && token.startsWith('"') ? keyFault(JSON.parse(token) as string, open.at(-1), index) : depthFault(open)
    if (fault) return fault
    expectKey = (token === '{' || token === ',') && open.at(-1) !== undefined
  }
  return undefined
}

const depthFault = (open: readonly unknown[]) =>
  open.length > MAX_DEPTH ? `it is nested deeper than ${MAX_DEPTH} levels` : undefined

function keyFault(key: string, keys: Set<string> | undefined, position: number): string | undefined {
  if (PROTOTYPE_KEYS.includes(key)) return `the key "${key}" is not allowed`
  if (keys?.has(key)) return `the key ${JSON.stringify(key).slice(0, 80)} is given twice at position ${position}`
  keys?.add(key)
  return undefined
}
