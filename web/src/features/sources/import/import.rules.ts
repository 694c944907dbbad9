import type { Meaning } from '../../../parts/marks/tag.tsx'
import { countOf, formatCount, formatShare } from '../../../parts/values/format.ts'
import type { QuestionCode, Sync } from '../queries.ts'
import { kindName } from '../sync.rules.ts'

export const SEPARATORS: Record<string, string> = {
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

/** How a table is written: "CSV, UTF-8, separated by semicolon, column names in line 1". */
export function writtenAs({ format, encoding, separator, headerLine }: TableShape): string {
  return [
    format.toUpperCase(),
    encoding.replace('utf', 'UTF'),
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
      return presetTitle ? `Read as: ${presetTitle}.` : 'Read with the mapping of this source.'
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

export const fieldName = (kind: string, field: string): string =>
  `${kindName(kind)}: ${field.startsWith('profile.') ? `attribute ${field.slice(8)}` : field.replaceAll('_', ' ')}`

const CHANGED_FIELDS: Record<string, string> = {
  display_name: 'name',
  user_id: 'person',
  owner_ref: 'person in the file',
  manager_ids: 'manager',
  owner_ids: 'owners',
  resource_id: 'resource',
  parent_id: 'parent',
  resource_type_id: 'resource type',
  certify_policy_id: 'review policy',
  risk_level_id: 'risk level',
  compliance_framework_ids: 'compliance frameworks',
  access_profile_ids: 'access profiles',
  path_keys: 'inherited from',
}

/** The name of a stored field that an import would change. */
export const changedFieldName = (field: string): string => CHANGED_FIELDS[field] ?? field.replaceAll('_', ' ')

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
  const makes = listOf(file.make).filter(isObject)
  for (const make of makes) {
    const items = itemColumns(make.each, names)
    for (const [field, value] of Object.entries(isObject(make.fields) ? make.fields : {})) {
      const label = fieldName(String(make.kind), field)
      for (const column of columnsOf(value, names, items)) {
        const before = found.get(column) ?? []
        if (!before.includes(label)) found.set(column, [...before, label])
      }
    }
  }
  const whens = [...makes, ...listOf(file.filter).filter(isObject)].map(({ when }) => when)
  for (const column of conditionColumns(whens, names)) if (!found.has(column)) found.set(column, ['Condition'])
  return found
}

/** The columns that a value is read from; of several names for one, the first that the table has. */
function columnsOf(value: unknown, names: ReadonlyMap<string, string>, items: readonly string[]): string[] {
  if (typeof value === 'string') return listOf(names.get(fold(value))) as string[]
  if (!isObject(value)) return []
  const first = listOf(value.column)
    .map((name) => names.get(fold(String(name))))
    .find((name) => name !== undefined)
  return [
    ...(first === undefined ? [] : [first]),
    ...(value.item !== undefined || value.name !== undefined ? items : []),
    ...listOf(value.join).flatMap((part) => columnsOf(part, names, items)),
  ]
}

/** The columns of which each item, or each of which, becomes something of its own. */
function itemColumns(each: unknown, names: ReadonlyMap<string, string>): string[] {
  if (!isObject(each)) return []
  if (typeof each.columns !== 'string') return columnsOf({ column: each.list ?? each.split }, names, [])
  const [start = '', end = ''] = fold(each.columns).split('*')
  return [...names].flatMap(([folded, name]) => (folded.startsWith(start) && folded.endsWith(end) ? [name] : []))
}

/** The columns by which rows are dropped or become something. */
function conditionColumns(when: unknown, names: ReadonlyMap<string, string>): string[] {
  if (Array.isArray(when)) return when.flatMap((one) => conditionColumns(one, names))
  if (!isObject(when)) return []
  return [...columnsOf({ column: when.column }, names, []), ...conditionColumns([when.all, when.any, when.not], names)]
}

/** What a fix of a stop does, as the label of its button; empty for one that needs more than a click. */
export function fixLabel({ fix, from, to }: Record<string, unknown>): string {
  return fix === 'column' ? `Use the column "${to}" instead of "${from}"` : ''
}

type Question = Sync['questions'][number]

/** What has to be agreed to before a sync is applied; empty where nothing has. */
export interface Agreements {
  leftOut: string
  removals: string
}

const LEFT_OUT: readonly string[] = ['left_out_rows', 'left_out_limit'] satisfies QuestionCode[]

export function agreementsOf(questions: readonly Question[]): Agreements {
  const leftOut = questions.find(({ code }) => LEFT_OUT.includes(code))
  const removed = questions
    .filter(({ code }) => code === 'removal_limit')
    .map(
      ({ kind, count, total }) =>
        `${formatCount(count)} of ${formatCount(total)} ${kindName(kind).toLowerCase()} (${formatShare(count, total)})`,
    )
  return {
    leftOut: leftOut ? `Import without the ${countOf(leftOut.count, 'row')} that cannot be imported` : '',
    removals: removed.length > 0 ? `Remove ${removed.join(' and ')}` : '',
  }
}

/** Whether the sync waits only because the access data changed after its preview. */
export const isPreviewOutdated = ({ state, questions }: Pick<Sync, 'state' | 'questions'>): boolean =>
  state === 'SYNC_STATE_NEEDS_CONFIRMATION' && questions.some(({ code }) => code === 'preview_changed')

/** What to do on the page about what a sync asks. */
export function nextStep(questions: readonly Pick<Question, 'code'>[]): string {
  const has = (...codes: QuestionCode[]) => questions.some(({ code }) => codes.some((one) => one === code))
  if (has('file_missing', 'part_twice')) return 'Cancel this import and upload the right files together.'
  if (has('mapping_needed', 'field_unmapped', 'column_missing', 'too_many_left_out'))
    return 'Change how the tables are read, then preview the import.'
  if (has('preview_changed')) return 'Preview the import again.'
  return 'Preview the import to see what would change. You can agree to it there.'
}
