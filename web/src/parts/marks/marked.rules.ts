/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string
  /** Where it begins. */
  at: number
  isMatch: boolean
}

/** Cuts a text where it has what was searched for, whatever its case. */
export function piecesOf(text: string, query: string): Piece[] {
  const wanted = query.trim().toLowerCase()
  const lower = text.toLowerCase()
  // A few letters are longer in lower case, and places would not be the same.
  if (wanted === '' || lower.length !== text.length) return [{ text, at: 0, isMatch: false }]
  const pieces: Piece[] = []
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), at: from, isMatch })
  }
  let at = 0
  for (let found = lower.indexOf(wanted); found >= 0; found = lower.indexOf(wanted, at)) {
    add(at, found, false)
    add(found, found + wanted.length, true)
    at = found + wanted.length
  }
  add(at, text.length, false)
  return pieces
}
