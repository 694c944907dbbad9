import type { CampaignLedger, SourceAccuracy, SourceIssue } from '../../../contract/campaign/preparation.ts'
import { counted } from '../../lib/names.ts'
import { FAILED, RULES } from '../../scope/index.ts'
import type { Fault, LedgerEntryRow, LedgerSourceRow } from './ledger.store.ts'

const DAY_MS = 86_400_000
/** After this many days without a sync, the data of a source is stale (interface 13.4). */
const OLDEST_DAYS: Record<string, number> = { SOURCE_KIND_CONNECTOR: 2, SOURCE_KIND_FILE: 7 }

/** Why the data of a source may be inaccurate. */
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

/** How many grants each rule excluded, in the order of the rules. */
export const excludedBy = (counts: ReadonlyMap<string, bigint>) =>
  [...counts]
    .filter(([rule, count]) => rule !== '' && rule !== UNMATCHED && count > 0n)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([rule, count]) => ({ rule, title: TITLES.get(rule) ?? rule, grantCount: String(count) }))

const isFailure = (rule: string) => (Object.values(FAILED) as string[]).includes(rule)
const total = (counts: Iterable<bigint>) => [...counts].reduce((sum, count) => sum + count, 0n)

const unaccountedFor = (grants: bigint, source: string) =>
  grants === 1n ? `1 grant from ${source} is unaccounted for.` : `${grants} grants from ${source} are unaccounted for.`

export interface LedgerInput {
  accessReviewId: string
  frozenAt: Date
  sources: readonly LedgerSourceRow[]
  entries: readonly LedgerEntryRow[]
  /** The number of rows in the table of items. */
  itemCount: string
  faults: { count: number; list: readonly Fault[] }
}

/** Checks that every grant of every source became an item or was excluded by a rule. */
export function ledgerOf({
  accessReviewId,
  frozenAt,
  sources,
  entries,
  itemCount,
  faults,
}: LedgerInput): CampaignLedger {
  const lines = sources.map((source) => {
    const counts = new Map(
      entries
        .filter(({ sourceId }) => sourceId === source.sourceId)
        .map(({ rule, grantCount }) => [rule, BigInt(grantCount)]),
    )
    const items = counts.get('') ?? 0n
    const excluded = total([...counts].filter(([rule]) => rule !== '' && rule !== UNMATCHED).map(([, count]) => count))
    const grants = BigInt(source.grantCount)
    return { source, counts, items, excluded, grants, unmatched: grants - items - excluded }
  })
  const sum = (pick: (line: (typeof lines)[number]) => bigint) => total(lines.map(pick))
  const strays = entries.some(({ sourceId }) => !sources.some((source) => source.sourceId === sourceId))
  const failed = total(entries.filter(({ rule }) => isFailure(rule)).map(({ grantCount }) => BigInt(grantCount)))
  const problems = [
    ...lines
      .filter(({ unmatched }) => unmatched !== 0n)
      .map(({ source, unmatched }) => unaccountedFor(unmatched, source.displayName)),
    ...(strays ? ['The ledger counts grants from a source that it does not list.'] : []),
    ...(String(sum(({ items }) => items)) === itemCount
      ? []
      : [`The ledger counts ${sum(({ items }) => items)} items, but ${itemCount} exist.`]),
    ...(failed === 0n
      ? []
      : [
          `The scope expression failed for the holders of ${counted(Number(failed), 'grant')}. Guard the field with \`has()\` and prepare again.`,
        ]),
  ]
  return {
    accessReviewId,
    frozenAt: frozenAt.toISOString(),
    balanced: problems.length === 0,
    problems,
    grantCount: String(sum(({ grants }) => grants)),
    itemCount,
    excludedCount: String(sum(({ excluded }) => excluded)),
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
