/**
 * The best assignment of rows to columns: the largest sum of weights, each row and each column at most once (the
 * Hungarian algorithm). Returns the column of each row; rows are at most as many as columns.
 */
export function bestAssignment(weights: readonly (readonly number[])[]): number[] {
  const rows = weights.length
  const columns = weights[0]?.length ?? 0
  // Potentials of rows and columns, and the row of each column; all counted from 1, as the algorithm is usually given.
  const u = new Array<number>(rows + 1).fill(0)
  const v = new Array<number>(columns + 1).fill(0)
  const rowOf = new Array<number>(columns + 1).fill(0)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    for (let [at, way] = augment(weights, u, v, rowOf); at !== 0; ) {
      const before = way[at] ?? 0
      rowOf[at] = rowOf[before] ?? 0
      at = before
    }
  }
  const result = new Array<number>(rows).fill(-1)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0
    if (row > 0) result[row - 1] = column - 1
  }
  return result
}

/** Finds the shortest way to a free column for the row at column 0. */
function augment(
  weights: readonly (readonly number[])[],
  u: number[],
  v: number[],
  rowOf: number[],
): [number, number[]] {
  const columns = v.length - 1
  const least = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY)
  const way = new Array<number>(columns + 1).fill(0)
  const used = new Array<boolean>(columns + 1).fill(false)
  let at = 0
  do {
    used[at] = true
    const row = rowOf[at] ?? 0
    let [delta, next] = [Number.POSITIVE_INFINITY, 0]
    for (let column = 1; column <= columns; column++) {
      if (used[column]) continue
      const cost = -(weights[row - 1]?.[column - 1] ?? 0) - (u[row] ?? 0) - (v[column] ?? 0)
      if (cost < (least[column] ?? 0)) {
        least[column] = cost
        way[column] = at
      }
      if ((least[column] ?? 0) < delta) [delta, next] = [least[column] ?? 0, column]
    }
    shift(u, v, { rowOf, used, least, delta })
    at = next
  } while ((rowOf[at] ?? 0) !== 0)
  return [at, way]
}

function shift(
  u: number[],
  v: number[],
  { rowOf, used, least, delta }: { rowOf: number[]; used: boolean[]; least: number[]; delta: number },
): void {
  for (const [column, isUsed] of used.entries()) {
    if (isUsed) {
      const row = rowOf[column] ?? 0
      u[row] = (u[row] ?? 0) + delta
      v[column] = (v[column] ?? 0) - delta
    } else least[column] = (least[column] ?? 0) - delta
  }
}
