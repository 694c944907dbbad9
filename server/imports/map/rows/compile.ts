import { readEmail } from '../../../lib/email.ts'
import type { Column, FileKind } from '../../columns.ts'
import type { Make, Value } from '../document/mapping.ts'
import { fieldsOf, idKind, REQUIRED } from '../fields.ts'
import { Remembered, starOf } from '../texts.ts'
import { type CellReader, cellReader, idReader } from './cells.ts'
import { type CompiledEach, compileEach } from './each.ts'
import type { StepProblem, Texts } from './row-context.ts'
import type { TableScope } from './table-scope.ts'
import { type CompiledValue, compileValue } from './values.ts'
import { type Condition, compileWhen } from './when.ts'

/** A field of a kind and where its value comes from. */
export interface Slot {
  field: string
  column: Column
  isRequired: boolean
  value?: CompiledValue
  read?: CellReader
  /** Attributes by name, for a profile. */
  attributes?: [string, CompiledValue][]
  /** What cells have given before, where nothing else decides. */
  remembered: Remembered<SlotRead>
}

/** What a slot gives for a row: the text for the canonical row, what the file said, and problems. */
export interface SlotRead {
  text: string | null
  texts: Texts
  problems: (StepProblem & { isFault: boolean })[]
}

export interface CompiledMake {
  make: Make
  kind: FileKind
  when?: Condition
  each?: CompiledEach
  slots: Slot[]
}

export function compileMake(make: Make, scope: TableScope): CompiledMake {
  const { kind } = make
  const each = make.each && compileEach(make.each, scope)
  for (const index of each?.indexes ?? []) scope.used.add(index)
  const inner = each ? { ...scope, itemColumn: each.column } : scope
  return {
    ...{ make, kind, slots: fieldsOf(kind).map(([field, column]) => compileSlot(make, field, column, inner)) },
    ...(make.when ? { when: compileWhen(make.when, inner) } : {}),
    ...(each ? { each } : {}),
  }
}

function compileSlot(make: Make, field: string, column: Column, scope: TableScope): Slot {
  const { kind, fields } = make
  const slot = { field, column, isRequired: REQUIRED[kind].includes(field), remembered: new Remembered<SlotRead>() }
  if (column.type === 'profile') {
    const attributes = attributesOf(fields, scope)
    return attributes.length === 0 ? slot : { ...slot, attributes }
  }
  const given = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (given === undefined) return slot
  const value = compileValue(given, scope)
  if (value.isMissing) return { ...slot, value }
  const cell = {
    ...{
      kind,
      field,
      now: scope.now,
      noteTime: scope.noteTime,
      isEmpty: scope.isEmpty,
      meant: scope.meant(kind, field),
    },
    readDate: scope.readDate(value.column, {}),
    noteDate: (text: string) => scope.orders.note(value.column, text),
  }
  const target = idKind(kind, field)
  const read = target ? idReader(cell, scope.isLoose(target), column.type === 'refs') : cellReader(column, cell)
  return { ...slot, value, read: target === 'users' ? asPersonId(read) : read }
}

/** Ids of people that are addresses are written as addresses are, because they are referred to by them. */
const asPersonId =
  (read: CellReader): CellReader =>
  (texts, row) => {
    const id = read(texts, row)
    return id.text.includes('@') ? { ...id, text: readEmail(id.text) ?? id.text } : id
  }

const PREFIX = 'profile.'

function attributesOf(fields: Record<string, Value>, scope: TableScope): [string, CompiledValue][] {
  return Object.entries(fields).flatMap(([field, value]): [string, CompiledValue][] => {
    if (!field.startsWith(PREFIX)) return []
    if (field !== 'profile.*') return [[field.slice(PREFIX.length), compileValue(value, scope)]]
    return scope.shape.columns.flatMap((column): [string, CompiledValue][] => {
      const star = starOf(String(value), column)
      return star === undefined ? [] : [[star, compileValue(column, scope)]]
    })
  })
}

/** The columns that nothing else uses become attributes. */
export function keepRest(makes: readonly CompiledMake[], columns: readonly string[], scope: TableScope): void {
  const attributes = columns.map((column): [string, CompiledValue] => [
    column.toLowerCase().startsWith(PREFIX) ? column.slice(PREFIX.length) : column,
    compileValue(column, scope),
  ])
  if (attributes.length === 0) return
  for (const { slots } of makes)
    for (const slot of slots)
      if (slot.column.type === 'profile') slot.attributes = [...(slot.attributes ?? []), ...attributes]
}
