import type { TableShape } from '../../read/table.ts'
import type { DateRules, Value, ValueObject } from '../document/mapping.ts'
import { MAX_CELL } from '../limits.ts'
import type { RowContext, Texts } from './row-context.ts'
import { compileSteps, type DateStep } from './steps.ts'
import { textOfItem, textsOfCell, tidyCell, type WhenScope } from './when.ts'

/** What values need to know of their table. */
export interface ValueScope extends WhenScope {
  shape: TableShape
  /** Reads a date of a column: rules of a step come before those of the file and the mapping. */
  dateStep(column: string, rules: DateRules): ReturnType<DateStep>
  /** Stands for the column of an item in problems. */
  itemColumn?: string
}

/** A value that is ready to be taken from rows. */
export interface CompiledValue {
  evaluate(row: RowContext): Texts
  /** Where it is the text of one cell as it is: the number of its column. */
  index?: number
  /** The column that problems name, as the file calls it; empty where the value comes from no column. */
  column: string
  /** Every column that it names is missing. */
  isMissing: boolean
  /** The columns that it names, as the mapping calls them. */
  names: string[]
  usesItem: boolean
  /** It has a step that reads dates. */
  hasDates: boolean
}

export function compileValue(given: Value, scope: ValueScope): CompiledValue {
  const value: ValueObject = typeof given === 'string' ? { column: given } : given
  const source = compileSource(value, scope)
  const steps = value.then ?? []
  if (steps.length === 0) return source
  const run = compileSteps(steps, (rules) => scope.dateStep(source.column, rules))
  const { index, ...about } = source
  return {
    ...about,
    hasDates: source.hasDates || steps.some((step) => step.dates !== undefined),
    evaluate: (row) => run(source.evaluate(row), row),
  }
}

const PLAIN = { column: '', isMissing: false, names: [], usesItem: false, hasDates: false }

function compileSource(value: ValueObject, scope: ValueScope): CompiledValue {
  if (value.column !== undefined) return columnSource(value.column, scope)
  if (value.text !== undefined) return constant(value.text)
  if (value.join) return joinSource(value.join, value.with ?? ' ', scope)
  if (value.file) return constant(value.file === 'name' ? fileName(scope.shape) : stemOf(fileName(scope.shape)))
  if (value.sheet) return constant(scope.shape.part ?? '')
  const column = scope.itemColumn ?? ''
  if (value.name) return { ...PLAIN, column, usesItem: true, evaluate: (row) => row.star }
  const path = value.item === true ? undefined : value.item
  const evaluate = (row: RowContext) => (row.item === undefined ? '' : textOfItem(row.item, path))
  return { ...PLAIN, column, usesItem: true, evaluate }
}

const constant = (text: string): CompiledValue => ({ ...PLAIN, evaluate: () => text })

const fileName = ({ file, member }: TableShape) => (member ?? file).split(/[\\/]/).at(-1) ?? ''
const stemOf = (name: string) => name.replace(/\.[A-Za-z0-9]{1,5}$/, '')

function columnSource(column: string | string[], scope: ValueScope): CompiledValue {
  const names = typeof column === 'string' ? [column] : column
  const indexes = names.map((name) => scope.indexOf(name)).filter((index) => index >= 0)
  const [first = -1] = indexes
  const about = {
    ...PLAIN,
    names,
    column: scope.shape.columns[first] ?? names[0] ?? '',
    isMissing: indexes.length === 0,
  }
  if (indexes.length <= 1) return { ...about, index: first, evaluate: ({ cells }) => textsOf(cells[first] ?? '') }
  return {
    ...about,
    evaluate({ cells }) {
      for (const index of indexes) {
        const texts = textsOf(cells[index] ?? '')
        if (typeof texts === 'string' ? !scope.isEmpty(texts) : texts.length > 0) return texts
      }
      return textsOf(cells[first] ?? '')
    },
  }
}

const textsOf = (cell: Parameters<typeof textsOfCell>[0]): Texts =>
  typeof cell === 'string' ? tidyCell(cell) : textsOfCell(cell, undefined)

/** Joins what is filled; nothing where only fixed texts would be left. */
function joinSource(values: readonly Value[], mark: string, scope: ValueScope): CompiledValue {
  const parts = values.map((value) => compileValue(value, scope))
  const named = parts.filter(({ names }) => names.length > 0)
  const variable = [...parts.keys()].filter((at) => parts[at]?.usesItem || parts[at]?.names.length)
  return {
    column: parts.find(({ column }) => column !== '')?.column ?? '',
    isMissing: named.length > 0 && named.every(({ isMissing }) => isMissing),
    names: parts.flatMap(({ names }) => names),
    usesItem: parts.some(({ usesItem }) => usesItem),
    hasDates: parts.some(({ hasDates }) => hasDates),
    evaluate(row) {
      const texts = parts.map((part) => oneText(part.evaluate(row)))
      if (variable.length > 0 && variable.every((at) => scope.isEmpty(texts[at] ?? ''))) return ''
      row.joinedFrom = parts[texts.findIndex((text) => !scope.isEmpty(text))]?.column ?? ''
      const joined = texts.filter((text) => !scope.isEmpty(text)).join(mark)
      row.spend(joined.length)
      return joined.slice(0, MAX_CELL)
    },
  }
}

/** Several texts in one field of text. */
export const oneText = (texts: Texts): string => (typeof texts === 'string' ? texts : texts.join('; '))
