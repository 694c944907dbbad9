const MAX_DEPTH = 64

/**
 * Looks through a text that JSON.parse has accepted for what JSON.parse lets pass: a key given twice in one object
 * (readers would disagree on which counts), keys that reach prototypes, and nesting deeper than any request needs.
 * Returns a sentence about the first fault, or undefined.
 */
export function jsonFault(text: string): string | undefined {
  const stack: (Set<string> | undefined)[] = []
  let expectKey = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') {
      const end = endOfString(text, at)
      if (expectKey) {
        const key = JSON.parse(text.slice(at, end)) as string
        const keys = stack.at(-1)
        if (key === '__proto__' || key === 'constructor' || key === 'prototype') return `the key "${key}" is not allowed`
        if (keys?.has(key)) return `the key ${JSON.stringify(key).slice(0, 80)} is given twice at position ${at}`
        keys?.add(key)
        expectKey = false
      }
      at = end - 1
    } else if (char === '{' || char === '[') {
      if (stack.length >= MAX_DEPTH) return `it is nested deeper than ${MAX_DEPTH} levels`
      stack.push(char === '{' ? new Set() : undefined)
      expectKey = char === '{'
    } else if (char === '}' || char === ']') {
      stack.pop()
      expectKey = false
    } else if (char === ',') {
      expectKey = stack.at(-1) !== undefined
    }
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}
