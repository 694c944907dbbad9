const MAX_DEPTH = 64
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/**
 * Finds what JSON.parse accepts but we do not: duplicate keys in an object (parsers disagree on which one counts), keys
 * that reach prototypes, and nesting deeper than any request needs. Expects text that JSON.parse has accepted. Returns a
 * description of the first fault, or undefined.
 */
export function jsonFault(text: string): string | undefined {
  /** The keys seen so far in each open object; undefined for an open list. */
  const open: (Set<string> | undefined)[] = []
  let expectKey = false
  // In valid JSON these characters alone carry the structure; strings are matched whole.
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
  if (keys?.has(key)) return `duplicate key ${JSON.stringify(key).slice(0, 80)} at position ${position}`
  keys?.add(key)
  return undefined
}
