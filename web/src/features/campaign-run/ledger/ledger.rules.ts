import { csvOf } from '../../../parts/list/csv.rules.ts'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { LedgerSource } from '../ledger.queries.ts'

export interface LedgerFigures {
  grantCount: string
  itemCount: string
  unmatchedCount: string
  sources: readonly {
    sourceId: string
    displayName: string
    grantCount: string
    itemCount: string
    unmatchedCount: string
    excluded: readonly { rule: string; title: string; grantCount: string }[]
  }[]
}

export interface LedgerPart {
  kind: 'source' | 'items' | 'rule' | 'unmatched'
  id: string
  label: string
  count: number
}

/** Counts are whole numbers as text, since they may be large; those of a ledger fit. */
const number = (count: string): number => Number(count)

export const nameOfSource = ({ sourceId, displayName }: { sourceId: string; displayName: string }): string =>
  displayName || (sourceId === '' ? 'Created here' : sourceId)

/** The rules that excluded grants, each with its sum over all sources, in the order of the ledger. */
export function rulesOf({ sources }: Pick<LedgerFigures, 'sources'>): { rule: string; title: string; count: number }[] {
  const sums = new Map<string, { rule: string; title: string; count: number }>()
  for (const { excluded } of sources)
    for (const { rule, title, grantCount } of excluded) {
      const sum = sums.get(rule) ?? { rule, title, count: 0 }
      sums.set(rule, { ...sum, count: sum.count + number(grantCount) })
    }
  return [...sums.values()].filter(({ count }) => count > 0)
}

/** Why there is nothing to review. */
export function whyNothing(ledger: Pick<LedgerFigures, 'grantCount' | 'sources'>): string {
  const total = number(ledger.grantCount)
  if (total === 0) return 'The sources have no grants. Import access data first.'
  const rules = rulesOf(ledger)
  const [first] = rules
  const all = total === 1 ? 'The only grant is' : `All ${formatCount(total)} grants are`
  if (rules.length === 1 && first) return `${all} excluded by one rule: ${first.title}.`
  return `${all} excluded by the scope.`
}

/** Two bars of one length: where the grants came from, and what became of them. */
export function barsOf(ledger: LedgerFigures): { sources: LedgerPart[]; became: LedgerPart[]; total: number } {
  const sources = ledger.sources.map((source): LedgerPart => {
    return { kind: 'source', id: source.sourceId, label: nameOfSource(source), count: number(source.grantCount) }
  })
  const became: LedgerPart[] = [
    { kind: 'items', id: '', label: 'Items', count: number(ledger.itemCount) },
    ...rulesOf(ledger).map(
      ({ rule, title, count }): LedgerPart => ({
        kind: 'rule',
        id: rule,
        label: `Excluded: ${title}`,
        count,
      }),
    ),
    { kind: 'unmatched', id: 'unmatched', label: 'Unaccounted for', count: number(ledger.unmatchedCount) },
  ]
  const isThere = ({ count }: LedgerPart) => count > 0
  return { sources: sources.filter(isThere), became: became.filter(isThere), total: number(ledger.grantCount) }
}

/** The table of a ledger by source, with a line for the sums. */
export function ledgerCsv(ledger: LedgerFigures): string {
  const rules = rulesOf(ledger)
  const header = ['Source', 'Grants', 'Items', ...rules.map(({ title }) => `Excluded: ${title}`), 'Unmatched']
  const lines = ledger.sources.map((source) => [
    nameOfSource(source),
    source.grantCount,
    source.itemCount,
    ...rules.map(({ rule }) => source.excluded.find((one) => one.rule === rule)?.grantCount ?? '0'),
    source.unmatchedCount,
  ])
  const sum = [
    'Sum',
    ledger.grantCount,
    ledger.itemCount,
    ...rules.map(({ count }) => String(count)),
    ledger.unmatchedCount,
  ]
  return csvOf(header, [...lines, sum])
}

/** Where the rows of a table went: "hr.csv: 12 rows read = 9 taken + 1 empty + 2 left out (2 missing value)". */
export function rowsOfTable(table: LedgerSource['tables'][number]): string {
  const by = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${formatCount(count)} ${name.replaceAll('_', ' ')}`)
      .join(', ')
  const parts = [
    `${formatCount(table.takenCount)} taken`,
    table.emptyCount > 0 && `${formatCount(table.emptyCount)} empty`,
    table.repeatedCount > 0 && `${formatCount(table.repeatedCount)} repeated`,
    table.filteredCount > 0 && `${formatCount(table.filteredCount)} filtered (${by(table.filtered)})`,
    table.leftOutCount > 0 && `${formatCount(table.leftOutCount)} left out (${by(table.leftOut)})`,
  ]
  const name = [table.fileName, table.member, table.part].filter(Boolean).join(', ')
  return `${name}: ${countOf(table.rowCount, 'row')} read = ${parts.filter(Boolean).join(' + ')}`
}
