export interface Random {
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** A time in working hours between two times, in days before today; `from` if no day lies between. */
  time(from: number, to: number): number
}

/** Deterministic (mulberry32), so that the demo company is the same on every start. */
export function randomFrom(seed: number): Random {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    time(from, to) {
      const first = Math.ceil(from)
      const days = Math.floor(to) - first
      return days < 1 ? from : first + Math.floor(next() * days) + 0.25 + next() / 2
    },
  }
}
