import type { MyTask, TaskWhy } from '../queries.ts'

type Item = MyTask['item']

const STATES: Record<string, string> = {
  STATUS_ENABLED: 'active',
  STATUS_DISABLED: 'disabled',
  STATUS_DELETED: 'removed',
}

/** The name of an account and its state, as far as its app tells: "l.ibanez, disabled (locked)". */
export function accountState(
  account: Pick<NonNullable<Item['account']>, 'username' | 'status' | 'statusDetails'> | undefined,
) {
  if (!account) return ''
  const { username, status, statusDetails } = account
  const state = [STATES[status], statusDetails && `(${statusDetails})`].filter(Boolean).join(' ')
  return [username, state].filter(Boolean).join(', ')
}

/** When an access was given, as far as its source tells, and when an import first brought it, if that was another day. */
export function givenOf({
  addedAt,
  discoveredAt,
  sourceId,
}: Pick<Item['grant'], 'addedAt' | 'discoveredAt' | 'sourceId'>) {
  if (sourceId === '') return { at: addedAt }
  // Without a date in the source, the time of the import stands for it.
  if (addedAt === discoveredAt) return { firstSeenAt: discoveredAt }
  return addedAt.slice(0, 10) === discoveredAt.slice(0, 10)
    ? { at: addedAt }
    : { at: addedAt, firstSeenAt: discoveredAt }
}

/** A resource inside what it belongs to: "Northwind / Payments / ledger-prod". */
export const wayOf = ({ displayName, path }: Pick<NonNullable<Item['resource']>, 'displayName' | 'path'>): string =>
  [...path.map((one) => one.displayName).toReversed(), displayName].join(' / ')

/** Whom a person reports to; empty if that is not known. */
export function reportsTo({ user }: Pick<Item, 'user'>, userId: string): string {
  const { manager } = user ?? {}
  if (!manager) return ''
  return `reports to ${manager.id === userId ? 'you' : manager.displayName || manager.email}`
}

/** The facts behind a recommendation: what speaks for an access, or what to look closer at. */
export function reasonsOf({ recommendation, insights }: Pick<TaskWhy, 'recommendation' | 'insights'>): string[] {
  const speaksFor = recommendation === 'INSIGHT_RECOMMENDATION_APPROVE'
  return insights.filter(({ isWarning }) => isWarning !== speaksFor).map(({ description }) => description)
}
