export const VIOLATION_TABS = ['active', 'exempt', 'resolved'] as const
export type ViolationTab = (typeof VIOLATION_TABS)[number]

/** The end of a day in the reader's time zone, as the server takes it; undefined without a day. */
export const endOfDay = (day: string): string | undefined => {
  if (day === '') return undefined
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString()
}

/** The most entitlements that a group of a monitor has. */
export const MAX_GROUP = 32

/** Whether somebody can violate a rule, by the sizes of its groups. Everybody violates "must also hold one of B" without B. */
export const isComplete = ({ a, b, negateGroupB }: { a: number; b: number; negateGroupB: boolean }): boolean =>
  a > 0 && (b > 0 || negateGroupB)

/** How many entitlements are in both groups, which is refused. */
export const overlapOf = ({ A, B }: { A: readonly string[]; B: readonly string[] }): number =>
  A.filter((key) => B.includes(key)).length
