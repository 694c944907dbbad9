/** How many letters have to be changed to get from one text to the other; more than the limit is the limit and one. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const [from, to] = withoutCommonEnds(a, b)
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change)
      next.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    row = next
  }
  return row[to.length] ?? 0
}

/** Equal beginnings and ends cost nothing, and most texts that are compared share one. */
function withoutCommonEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}
