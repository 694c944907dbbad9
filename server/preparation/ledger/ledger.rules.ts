import type { CampaignLedger, SourceAccuracy, SourceIssue } from '../../../contract/campaign/preparation.ts'
import { everySeconds, isLate, type ReadTable } from '../../imports/index.ts'
import { counted, formatCount } from '../../lib/names.ts'
import { FAILED, RULES } from '../../scope/index.ts'
import type { AcknowledgementRow, Fault, LedgerEntryRow, LedgerSourceRow } from './ledger.store.ts'

/** Why the data of a source may be inaccurate. */
export function sourceIssues(source: LedgerSourceRow, at: Date): SourceIssue[] {
  const { sourceId, kind, ownSeconds, syncedAt, lastState } = source
  if (sourceId === '') return []
  if (!syncedAt) return ['NEVER_SYNCED']
  return [
    ...(isLate(syncedAt, everySeconds(kind, ownSeconds), at) ? (['STALE'] as const) : []),
    ...(lastState === 'SYNC_STATE_FAILED' ? (['LAST_SYNC_FAILED'] as const) : []),
    ...(leftOutOf(source) > 0 ? (['ROWS_LEFT_OUT'] as const) : []),
  ]
}

/** How many rows of a source's data were read but not applied: of all kinds, or of one. */
export const leftOutOf = ({ files }: Pick<LedgerSourceRow, 'files'>, kind?: string): number =>
  files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((sum, { leftOutCount }) => sum + leftOutCount, 0)

/** "12 rows were left out, 9 of them grants" */
export function leftOutText(source: Pick<LedgerSourceRow, 'files'>): string {
  const [rows, grants] = [leftOutOf(source), leftOutOf(source, 'grants')]
  const were = `${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} left out`
  if (grants === 0) return were
  return grants === rows
    ? `${were}, ${rows === 1 ? 'a grant' : 'all of them grants'}`
    : `${were}, ${grants} of them grants`
}

export const accuracyOf = (source: LedgerSourceRow, at: Date): SourceAccuracy => ({
  sourceId: source.sourceId,
  displayName: source.displayName,
  kind: source.kind,
  syncId: source.syncId,
  ...(source.syncedAt && { syncedAt: source.syncedAt.toISOString() }),
  issues: sourceIssues(source, at),
  leftOutCount: String(leftOutOf(source)),
  leftOutGrantCount: String(leftOutOf(source, 'grants')),
})

const UNMATCHED = 'unmatched'
const TITLES = new Map<string, string>([
  ...RULES.map(({ code, title }) => [code, title] as const),
  [FAILED.users, 'People for whom the expression failed'],
  [FAILED.accounts, 'Accounts for which the expression failed'],
])
const ORDER = [...TITLES.keys()]

/** A rule, for people. */
export const titleOfRule = (rule: string): string => TITLES.get(rule) ?? rule

/** How many grants each rule excluded, in the order of the rules. */
export const excludedBy = (counts: ReadonlyMap<string, bigint>) =>
  [...counts]
    .filter(([rule, count]) => rule !== '' && rule !== UNMATCHED && count > 0n)
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([rule, count]) => ({ rule, title: titleOfRule(rule), grantCount: String(count) }))

const isFailure = (rule: string) => (Object.values(FAILED) as string[]).includes(rule)
const total = (counts: Iterable<bigint>) => [...counts].reduce((sum, count) => sum + count, 0n)

const unaccountedFor = (grants: bigint, source: string) =>
  grants === 1n ? `1 grant from ${source} is unaccounted for.` : `${grants} grants from ${source} are unaccounted for.`

export interface LedgerInput {
  accessReviewId: string
  frozenAt: Date
  sources: readonly LedgerSourceRow[]
  /** The tables that the files of the sources were read from. */
  tables: readonly ReadTable[]
  entries: readonly LedgerEntryRow[]
  /** The number of rows in the table of items. */
  itemCount: string
  faults: { count: number; list: readonly Fault[] }
  acknowledgements: readonly AcknowledgementRow[]
  /** Sources with left-out rows that may be about access in the scope. */
  concerning: ReadonlySet<string>
}

/** The acknowledgement of the rows that a source's data lacks now: of its last sync, and of this many. */
const acknowledgementOf = (source: LedgerSourceRow, all: readonly AcknowledgementRow[]) =>
  all.find(
    ({ sourceId, syncId, leftOutCount }) =>
      sourceId === source.sourceId && syncId === source.syncId && leftOutCount === String(leftOutOf(source)),
  )

/**
 * Checks that every grant of every source became an item or was excluded by a rule, and that an owner knows of the rows
 * that no grant was made from.
 */
export function ledgerOf({
  accessReviewId,
  frozenAt,
  sources,
  tables,
  entries,
  itemCount,
  faults,
  acknowledgements,
  concerning,
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
    const acknowledged = acknowledgementOf(source, acknowledgements)
    return { source, counts, items, excluded, grants, unmatched: grants - items - excluded, acknowledged }
  })
  const sum = (pick: (line: (typeof lines)[number]) => bigint) => total(lines.map(pick))
  const strays = entries.some(({ sourceId }) => !sources.some((source) => source.sourceId === sourceId))
  const failed = total(entries.filter(({ rule }) => isFailure(rule)).map(({ grantCount }) => BigInt(grantCount)))
  const problems = [
    ...lines
      .filter(({ unmatched }) => unmatched !== 0n)
      .map(({ source, unmatched }) => unaccountedFor(unmatched, source.displayName)),
    ...lines
      .filter(({ source, acknowledged }) => leftOutOf(source) > 0 && concerning.has(source.sourceId) && !acknowledged)
      .map(
        ({ source }) =>
          `${source.displayName}: ${leftOutText(source)}. An owner of the campaign must check them (left_out) and acknowledge ${leftOutOf(source)} (action/acknowledge_left_out).`,
      ),
    ...(strays ? ['The ledger counts grants from a source that it does not list.'] : []),
    ...(String(sum(({ items }) => items)) === itemCount
      ? []
      : [
          `The ledger counts ${formatCount(sum(({ items }) => items))} items, but ${formatCount(BigInt(itemCount))} exist.`,
        ]),
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
    leftOutCount: String(sum(({ source }) => BigInt(leftOutOf(source)))),
    acknowledgedCount: String(sum(({ acknowledged }) => BigInt(acknowledged?.leftOutCount ?? 0))),
    sources: lines
      .filter(({ source, grants }) => source.sourceId !== '' || grants > 0n)
      .map(({ source, counts, items, grants, unmatched, acknowledged }) => ({
        ...accuracyOf(source, frozenAt),
        files: source.files.map((file) => ({ ...file, appliedCount: file.rowCount - file.leftOutCount })),
        tables: tables.filter(({ syncId }) => source.files.some((file) => file.syncId === syncId)),
        ...(acknowledged && { acknowledgement: acknowledgementView(acknowledged) }),
        grantCount: String(grants),
        itemCount: String(items),
        excluded: excludedBy(counts),
        unmatchedCount: String(unmatched),
      })),
    expressionFaultCount: faults.count,
    expressionFaults: [...faults.list],
  }
}

const acknowledgementView = ({ userId, acknowledgedAt, leftOutCount, comment }: AcknowledgementRow) => ({
  userId,
  acknowledgedAt: acknowledgedAt.toISOString(),
  leftOutCount,
  comment,
})
