const TINTS = 5

/** One or two letters for a name: `Lucía Ibáñez` is LI, `Granite Finance` of an app is G. */
export function lettersOf(name: string, isPerson: boolean): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const picked = isPerson && words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '?'
}

/** One of five tints, always the same for an id. */
export function tintOf(id: string): number {
  let sum = 0
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) >>> 0
  return sum % TINTS
}
