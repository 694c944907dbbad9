import type { FileKind } from '../columns.ts'
import { type CellRead, profileOf } from './cells.ts'
import type { CompiledMake, Slot } from './compile.ts'
import { type CanonicalRow, keyOf, type RowProblem, shown } from './mapped-row.ts'
import { addParents, type ParentCollector } from './parents.ts'
import type { RowContext, Texts } from './row-context.ts'
import type { TableScope } from './table-scope.ts'
import { oneText } from './values.ts'

/** What a slot gives for a row: the text for the canonical row, what the file said, and problems. */
interface SlotRead {
  text: string | null
  texts: Texts
  problems: { reason: string; value: string; problem: string; isFault: boolean }[]
}

export interface MadeRows {
  rows: CanonicalRow[]
  problems: RowProblem[]
  /** Things of the row that were left out. */
  leftOut: number
}

/** Makes the things of one kind that a row names. */
export function runMake(
  made: CompiledMake,
  row: RowContext,
  scope: TableScope,
  line: number,
  parents: ParentCollector,
) {
  const result: MadeRows = { rows: [], problems: [], leftOut: 0 }
  const known: (SlotRead | undefined)[] = []
  const readSlot = (slot: Slot, at: number): SlotRead => {
    if (slot.value?.usesItem) return readFrom(slot, row, scope)
    const fixed = known[at] ?? readFrom(slot, row, scope)
    known[at] = fixed
    return fixed
  }
  for (const item of made.each?.items(row) ?? [undefined]) {
    row.item = item?.item
    row.star = item?.star ?? ''
    if (made.when && !made.when(row)) continue
    makeOne(made, made.slots.map(readSlot), { line, result, parents, scope })
  }
  row.item = undefined
  return result
}

interface MakeOne {
  line: number
  result: MadeRows
  parents: ParentCollector
  scope: TableScope
}

function makeOne(made: CompiledMake, reads: SlotRead[], { line, result, parents, scope }: MakeOne): void {
  const { kind, slots, make } = made
  const fields = reads.map(({ text }) => text)
  withDefaults(kind, slots, fields)
  const key = keyOf(kind, fields)
  const problems = slots.flatMap((slot, at) => problemsOf(slot, reads[at], { kind, line, key }))
  if (problems.every(({ isWarning }) => isWarning)) problems.push(...holderProblems(made, fields, { line, key }))
  const faults = problems.filter(({ isWarning }) => !isWarning)
  if (faults.length > 0) {
    result.problems.push(...faults)
    result.leftOut++
    return
  }
  if (kind === 'users' && isEmptyAddress(slots, reads))
    problems.push({
      ...{ isWarning: true, line, kind, key, field: 'email', column: slotColumn(slots, 'email'), value: '' },
      ...{ reason: 'no_email', problem: 'is empty' },
    })
  result.problems.push(...problems)
  result.rows.push({ kind, line, fields, ...(make.ifNew ? { ifNew: true } : {}) })
  if (make.with) addParents(parents, { made, fields, line, scope, texts: reads.map(({ texts }) => texts) })
}

const slotColumn = (slots: readonly Slot[], field: string) =>
  slots.find((slot) => slot.field === field)?.value?.column ?? ''

function isEmptyAddress(slots: readonly Slot[], reads: readonly SlotRead[]): boolean {
  const at = slots.findIndex(({ field }) => field === 'email')
  return reads[at]?.text === '' && reads[at]?.problems.length === 0
}

/** A person without name is shown by address, and everything else by id. */
function withDefaults(kind: FileKind, slots: readonly Slot[], fields: (string | null)[]): void {
  if (kind === 'accounts' || kind === 'grants') return
  const at = (field: string) => slots.findIndex((slot) => slot.field === field)
  if (fields[at('name')] || !fields[at('id')]) return
  fields[at('name')] = (kind === 'users' ? fields[at('email')] : '') || (fields[at('id')] ?? null)
}

function readFrom(slot: Slot, row: RowContext, scope: TableScope): SlotRead {
  if (slot.attributes) {
    const read = profileOf(
      slot.attributes.map(([name, value]) => [name, value.evaluate(row)]),
      scope.isEmpty,
    )
    return { text: read.text, texts: '', problems: cellProblems(read, '').concat(stepProblems(row)) }
  }
  if (!slot.value || !slot.read) return { text: null, texts: '', problems: [] }
  const texts = slot.value.evaluate(row)
  const problems = stepProblems(row)
  const read = slot.read(texts, row)
  return { text: read.text, texts, problems: problems.concat(cellProblems(read, oneText(texts))) }
}

const stepProblems = (row: RowContext) => row.takeProblems().map((found) => ({ ...found, isFault: false }))

const cellProblems = ({ problem }: CellRead, value: string): SlotRead['problems'] =>
  problem ? [{ reason: problem.reason, problem: problem.problem, value, isFault: problem.isFault ?? false }] : []

function problemsOf(
  { field, isRequired, value }: Slot,
  read: SlotRead | undefined,
  about: { kind: FileKind; line: number; key: string },
): RowProblem[] {
  const column = value?.column ?? ''
  const found: RowProblem[] = (read?.problems ?? []).map(({ isFault, value: text, ...why }) => ({
    ...{ ...about, ...why, field, column, value: shown(text) },
    isWarning: !(isFault || (isRequired && read?.text === '')),
  }))
  if (isRequired && !read?.text && found.every(({ isWarning }) => isWarning))
    found.push({
      ...about,
      field,
      column,
      value: '',
      isWarning: false,
      reason: 'missing_value',
      problem: 'must not be empty',
    })
  return found
}

/** A grant is held by an account or by a resource. */
function holderProblems(
  { kind, slots }: CompiledMake,
  fields: (string | null)[],
  about: { line: number; key: string },
): RowProblem[] {
  if (kind !== 'grants') return []
  const at = (field: string) => slots.findIndex((slot) => slot.field === field)
  const holders = ['account', 'resource'].filter((field) => fields[at(field)])
  if (holders.length === 1) return []
  const column = slotColumn(slots, 'account') || slotColumn(slots, 'resource')
  const why =
    holders.length === 0
      ? {
          reason: 'missing_value',
          problem: 'must not be empty: a grant needs an account or a resource that holds it',
          value: '',
        }
      : {
          ...{ reason: 'conflicting_columns', value: shown(fields[at('account')] ?? '') },
          problem: 'cannot be combined with a resource: one of the two holds the grant',
        }
  return [{ ...about, ...why, kind, field: 'account', column, isWarning: false }]
}
