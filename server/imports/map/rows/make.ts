import type { FileKind } from '../../columns.ts'
import { fieldAt } from '../fields.ts'
import { type CellRead, type CellReader, profileOf } from './cells.ts'
import type { CompiledMake, Slot, SlotRead } from './compile.ts'
import { type CanonicalRow, keyOf, type RowProblem, shown } from './mapped-row.ts'
import { addParents, type ParentCollector } from './parents.ts'
import type { RowContext } from './row-context.ts'
import type { TableScope } from './table-scope.ts'
import { type CompiledValue, oneText } from './values.ts'

export interface MadeRows {
  rows: CanonicalRow[]
  problems: RowProblem[]
  /** Things that the row tells about, and that are made if nothing else makes them. */
  named: number
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
  const { each, when, slots } = made
  const result: MadeRows = { rows: [], problems: NO_ROW_PROBLEMS, named: 0, leftOut: 0 }
  const about = { line, result, parents, scope }
  if (!each) {
    if (!when || when(row)) makeOne(made, readSlots(slots, row, scope, []), about)
    return result
  }
  // What does not come from the item is the same for all of them.
  const known: SlotRead[] = []
  for (const item of each.items(row)) {
    row.item = item.item
    row.star = item.star ?? ''
    if (!when || when(row)) makeOne(made, readSlots(slots, row, scope, known), about)
  }
  row.item = undefined
  return result
}

function readSlots(slots: readonly Slot[], row: RowContext, scope: TableScope, known: SlotRead[]): SlotRead[] {
  const reads: SlotRead[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as Slot
    if (slot.value?.usesItem) reads.push(readFrom(slot, row, scope))
    else {
      known[at] ??= readFrom(slot, row, scope)
      reads.push(known[at] as SlotRead)
    }
  }
  return reads
}

interface MakeOne {
  line: number
  result: MadeRows
  parents: ParentCollector
  scope: TableScope
}

function makeOne(made: CompiledMake, reads: SlotRead[], { line, result, parents, scope }: MakeOne): void {
  const { kind, make } = made
  const fields: (string | null)[] = []
  for (const { text } of reads) fields.push(text)
  withDefaults(kind, fields)
  // Nearly all rows are right, and looking closer costs more than the rest.
  if (!isRight(made, reads, fields)) {
    const problems = problemsOfRow(made, reads, fields, line)
    const faults = problems.filter(({ isWarning }) => !isWarning)
    result.problems = result.problems.concat(faults.length > 0 ? faults : problems)
    if (faults.length > 0) {
      result.leftOut++
      return
    }
  }
  if (make.ifNew) {
    parents.describe(kind, line, fields)
    result.named++
  } else result.rows.push({ kind, line, fields })
  if (make.with) addParents(parents, { kind, make, fields, line, scope, texts: reads.map(({ texts }) => texts) })
}

function isRight(
  { kind, slots }: CompiledMake,
  reads: readonly SlotRead[],
  fields: readonly (string | null)[],
): boolean {
  for (let at = 0; at < reads.length; at++) {
    const { text, problems } = reads[at] as SlotRead
    if (problems.length > 0 || (!text && slots[at]?.isRequired)) return false
  }
  if (kind === 'users') return fields[fieldAt(kind, 'email')] !== ''
  return kind !== 'grants' || !fields[fieldAt(kind, 'account')] !== !fields[fieldAt(kind, 'resource')]
}

function problemsOfRow(
  made: CompiledMake,
  reads: readonly SlotRead[],
  fields: (string | null)[],
  line: number,
): RowProblem[] {
  const { kind, slots } = made
  const key = keyOf(kind, fields)
  const problems = slots.flatMap((slot, at) => problemsOf(slot, reads[at], { kind, line, key }))
  if (problems.every(({ isWarning }) => isWarning)) problems.push(...holderProblems(made, fields, { line, key }))
  const email = reads[fieldAt(kind, 'email')]
  if (kind === 'users' && email?.text === '' && email.problems.length === 0)
    problems.push({
      ...{ isWarning: true, line, kind, key, field: 'email', column: slotColumn(slots, 'email'), value: '' },
      ...{ reason: 'no_email', problem: 'is empty' },
    })
  return problems
}

const slotColumn = (slots: readonly Slot[], field: string) =>
  slots.find((slot) => slot.field === field)?.value?.column ?? ''

/** A person without name is shown by address, and everything else by id. */
function withDefaults(kind: FileKind, fields: (string | null)[]): void {
  if (kind === 'accounts' || kind === 'grants') return
  const [id, name] = [fieldAt(kind, 'id'), fieldAt(kind, 'name')]
  if (fields[name] || !fields[id]) return
  fields[name] = (kind === 'users' ? fields[fieldAt(kind, 'email')] : '') || (fields[id] ?? null)
}

/** Most rows have none, and there are millions. */
const NO_ROW_PROBLEMS: RowProblem[] = []
const NO_PROBLEMS: SlotRead['problems'] = []
const NOTHING: SlotRead = { text: null, texts: '', problems: NO_PROBLEMS }

function readFrom(slot: Slot, row: RowContext, scope: TableScope): SlotRead {
  if (row.lacks && isLacking(slot, row.lacks)) return NOTHING
  if (slot.attributes) {
    const read = profileOf(
      slot.attributes.map(([name, value]) => [name, value.evaluate(row)]),
      scope.isEmpty,
    )
    return { text: read.text, texts: '', problems: cellProblems(read, '').concat(stepProblems(row)) }
  }
  if (!slot.value || !slot.read) return NOTHING
  const cell = slot.value.index === undefined ? undefined : row.cells[slot.value.index]
  if (typeof cell !== 'string') return evaluate(slot.value, slot.read, row)
  const known = slot.remembered.get(cell)
  if (known) return known
  const read = evaluate(slot.value, slot.read, row)
  slot.remembered.set(cell, read)
  return read
}

function evaluate(value: CompiledValue, readCell: CellReader, row: RowContext): SlotRead {
  row.joinedFrom = ''
  const texts = value.evaluate(row)
  const problems = stepProblems(row)
  const read = readCell(texts, row)
  if (!read.problem) return { text: read.text, texts, problems }
  return { text: read.text, texts, problems: problems.concat(cellProblems(read, oneText(texts), row.joinedFrom)) }
}

/** Whether a row says nothing about a field: then it stays as it was. */
const isLacking = ({ attributes, value }: Slot, lacks: ReadonlySet<string>): boolean =>
  attributes ? attributes.every(([, { column }]) => lacks.has(column)) : value !== undefined && lacks.has(value.column)

function stepProblems(row: RowContext): SlotRead['problems'] {
  const found = row.takeProblems()
  return found.length === 0 ? NO_PROBLEMS : found.map((problem) => ({ ...problem, isFault: false }))
}

const cellProblems = ({ problem }: CellRead, value: string, column = ''): SlotRead['problems'] =>
  problem
    ? [
        {
          ...{ reason: problem.reason, problem: problem.problem, value, isFault: problem.isFault ?? false },
          ...(column === '' ? {} : { column }),
        },
      ]
    : []

function problemsOf(
  { field, isRequired, value }: Slot,
  read: SlotRead | undefined,
  about: { kind: FileKind; line: number; key: string },
): RowProblem[] {
  const column = value?.column ?? ''
  const found: RowProblem[] = (read?.problems ?? []).map(({ isFault, value: text, ...why }) => ({
    ...{ ...about, column, ...why, field, value: shown(text) },
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
  const at = (field: string) => fieldAt(kind, field)
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
