import type { CampaignLedger, SourceAccuracy, SourceIssue } from '../../../contract/campaign/preparation.ts'
import { FAILED, RULES } from '../../scope/index.ts'
import type { Fault, LedgerEntryRow, LedgerSourceRow } from './ledger.store.ts'

const DAY_MS = 86_400_000
/** client-facts 8.3 */
const OLDEST_DAYS: Record<string, number> = { SOURCE_KIND_CONNECTOR: 2, SOURCE_KIND_FILE: 7 }

/** Why the data of a source may not be right. */
export function sourceIssues({ sourceId, kind, syncedAt, lastState }: LedgerSourceRow, at: Date): SourceIssue[] {
  if (sourceId === '') return []
  if (!syncedAt) return ['NEVER_SYNCED']
  const days = OLDEST_DAYS[kind] ?? 2
  return [
    ...(at.getTime() - syncedAt.getTime() > days * DAY_MS ? (['STALE'] as const) : []),
    ...(lastState === 'SYNC_STATE_FAILED' ? (['LAST_SYNC_FAILED'] as const) : []),
  ]
}

export const accuracyOf = (source: LedgerSourceRow, at: Date): SourceAccuracy => ({
  sourceId: source.sourceId,
  displayName: source.displayName,
  kind: source.kind,
  syncId: source.syncId,
  ...(source.syncedAt && { syncedAt: source.syncedAt.toISOString() }),
  issues: sourceIssues(source, at),
})

const UNMATCHED = 'unmatched'
const TITLES = new Map<string, string>([
  ...RULES.map(({ code, title }) => [code, title] as const),
  [FAILED.users, 'People for whom the expression failed'],
  [FAILED.accounts, 'Accounts for which the expression failed'],
])
const ORDER = [...TITLES.keys()]

/** What each rule left out, in the order of the rules. */
export const excludedBy = (counts: ReadonlyMap<string, bigint>) =>
  [...counts]
    .filter(([rule, count]) => rule !== '' && rule !== UNMATCHED && count > 0n)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([rule, count]) => ({ rule, title: TITLES.get(rule) ?? rule, grantCount: String(count) }))

const isFailure = (rule: string) => (Object.values(FAILED) as string[]).includes(rule)
const total = (counts: Iterable<bigint>) => [...counts].reduce((sum, count) => sum + count, 0n)

export interface Books {
  accessReviewId: string
  frozenAt: Date
  sources: readonly LedgerSourceRow[]
  entries: readonly LedgerEntryRow[]
  /** Items as they are counted in their table. */
  itemCount: string
  faults: { count: number; list: readonly Fault[] }
}

/** The books of a campaign: whether every grant of every source is an item or left out by a rule. */
export function ledgerOf({ accessReviewId, frozenAt, sources, entries, itemCount, faults }: Books): CampaignLedger {
  const lines = sources.map((source) => {
    const counts = new Map(
      entries
        .filter(({ sourceId }) => sourceId === source.sourceId)
        .map(({ rule, grantCount }) => [rule, BigInt(grantCount)]),
    )
    const items = counts.get('') ?? 0n
    const left = total([...counts].filter(([rule]) => rule !== '' && rule !== UNMATCHED).map(([, count]) => count))
    const grants = BigInt(source.grantCount)
    return { source, counts, items, left, grants, unmatched: grants - items - left }
  })
  const sum = (pick: (line: (typeof lines)[number]) => bigint) => total(lines.map(pick))
  const strays = entries.some(({ sourceId }) => !sources.some((source) => source.sourceId === sourceId))
  const failed = total(entries.filter(({ rule }) => isFailure(rule)).map(({ grantCount }) => BigInt(grantCount)))
  const problems = [
    ...lines
      .filter(({ unmatched }) => unmatched !== 0n)
      .map(({ source, unmatched }) => `Of ${unmatched} grants of ${source.displayName} it is not known what became.`),
    ...(strays ? ['Some grants are of a source that is not in the books.'] : []),
    ...(String(sum(({ items }) => items)) === itemCount
      ? []
      : [`There are ${itemCount} items, and ${sum(({ items }) => items)} in the books.`]),
    ...(failed === 0n
      ? []
      : [
          `The expression of the scope failed for the holders of ${failed} grants. Guard it with has(), and prepare again.`,
        ]),
  ]
  return {
    accessReviewId,
    frozenAt: frozenAt.toISOString(),
    balanced: problems.length === 0,
    problems,
    grantCount: String(sum(({ grants }) => grants)),
    itemCount,
    excludedCount: String(sum(({ left }) => left)),
    unmatchedCount: String(sum(({ unmatched }) => unmatched)),
    sources: lines
      .filter(({ source, grants }) => source.sourceId !== '' || grants > 0n)
      .map(({ source, counts, items, grants, unmatched }) => ({
        ...accuracyOf(source, frozenAt),
        files: source.files,
        grantCount: String(grants),
        itemCount: String(items),
        excluded: excludedBy(counts),
        unmatchedCount: String(unmatched),
      })),
    expressionFaultCount: faults.count,
    expressionFaults: [...faults.list],
  }
}
