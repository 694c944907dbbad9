import { countOf, formatCount, formatShare } from '../../parts/format.ts'
import type { Meaning } from '../../parts/tag.tsx'
import { brakeOf, kindName } from './sync.rules.ts'

const SEPARATORS: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
  ' ': 'space',
}

interface TableShape {
  format: string
  encoding: string
  separator: string
  headerLine: number
}

/** How a table is written: "CSV, utf-8, separated by semicolon, column names in line 1". */
export function writtenAs({ format, encoding, separator, headerLine }: TableShape): string {
  return [
    format.toUpperCase(),
    encoding,
    separator && `separated by ${SEPARATORS[separator] ?? separator}`,
    format === 'csv' || format === 'xlsx'
      ? headerLine > 0
        ? `column names in line ${headerLine}`
        : 'without column names'
      : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** How a table was recognised, as a sentence. */
export function recognisedBy(how: string, presetTitle: string): string {
  switch (how) {
    case 'source':
      return presetTitle ? `Read as: ${presetTitle}.` : "Read with this source's mapping."
    case 'preset':
      return presetTitle ? `Recognised as: ${presetTitle}.` : 'Recognised by its name.'
    case 'suggestion':
      return 'No preset fits. The fields below are suggested from the column names and values.'
    default:
      return 'Not recognised. No part of the mapping fits this table.'
  }
}

export function confidenceOf(percent: number): { label: string; meaning: Meaning } {
  if (percent >= 85) return { label: 'Sure', meaning: 'certify' }
  return percent >= 60 ? { label: 'Likely', meaning: 'warning' } : { label: 'Unsure', meaning: 'deny' }
}

export const fieldName = (kind: string, field: string): string => `${kindName(kind)}: ${field.replaceAll('_', ' ')}`

const fold = (name: string): string => name.trim().toLowerCase()
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** The fields that each column of a table becomes by a mapping document, by the column's name. */
export function fieldsByColumn(
  document: Record<string, unknown> | undefined,
  table: { fileName: string; member: string; columns: readonly { name: string }[] },
): Map<string, string[]> {
  const names = new Map(table.columns.map(({ name }) => [fold(name), name]))
  const file = fold((table.member || table.fileName).split('/').at(-1) ?? '')
  const candidates = listOf(document?.files).filter(isObject)
  const named = candidates.filter(({ match }) => listOf(match).some((one) => one === file))
  const ranked = (named.length > 0 ? named : candidates).map((one) => fieldsOfFile(one, names))
  return ranked.reduce((best, one) => (one.size > best.size ? one : best), new Map())
}

function fieldsOfFile(file: Record<string, unknown>, names: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const make of listOf(file.make).filter(isObject))
    for (const [field, value] of Object.entries(isObject(make.fields) ? make.fields : {}))
      for (const column of columnsOf(value, names))
        found.set(column, [...(found.get(column) ?? []), fieldName(String(make.kind), field)])
  return found
}

/** The columns that a value is read from; of several names for one, the first that the table has. */
function columnsOf(value: unknown, names: ReadonlyMap<string, string>): string[] {
  if (typeof value === 'string') return listOf(names.get(fold(value))) as string[]
  if (!isObject(value)) return []
  const first = listOf(value.column)
    .map((name) => names.get(fold(String(name))))
    .find((name) => name !== undefined)
  return [...(first === undefined ? [] : [first]), ...listOf(value.join).flatMap((part) => columnsOf(part, names))]
}

/** What a fix of a stop does, as the label of its button; empty for one that needs more than a click. */
export function fixLabel({ fix, from, to }: Record<string, unknown>): string {
  return fix === 'column' ? `Use the column "${to}" instead of "${from}"` : ''
}

/** What has to be agreed to before a sync is applied. */
export interface Agreements {
  leftOut: string
  removals: string
  /** Sentences of the server that no checkbox stands for. */
  others: string[]
}

export function agreementsOf(questions: readonly string[], leftOutCount: number): Agreements {
  const brakes = questions.flatMap((question) => brakeOf(question) ?? [])
  const isAboutRows = (question: string) => /^\d+ rows? cannot be taken/.test(question)
  const removed = brakes.map(
    ({ gone, before, what }) => `${formatCount(gone)} of ${formatCount(before)} ${what} (${formatShare(gone, before)})`,
  )
  return {
    leftOut: questions.some(isAboutRows)
      ? `Import without the ${countOf(leftOutCount, 'row')} that cannot be taken`
      : '',
    removals: removed.length > 0 ? `Remove ${removed.join(' and ')}` : '',
    others: questions.filter((question) => !isAboutRows(question) && !brakeOf(question)),
  }
}
