import type { FileKind } from '../../columns.ts'
import type { TableShape } from '../../read/table.ts'
import { type DateOrders, type DateRead, dateReader } from '../dates/dates.ts'
import type { DateRules, FileMapping, Mapping } from '../document/mapping.ts'
import { nameList } from '../fields.ts'
import { columnName, fold, sameKey } from '../texts.ts'
import { emptiness, isNoDate } from '../words.ts'
import type { RunStep } from './steps.ts'
import type { ValueScope } from './values.ts'

/** What everything that is compiled for one table shares. */
export interface TableScope extends ValueScope {
  mapping: Mapping
  file: FileMapping
  now: Date
  /** Told when a value depends on the day. */
  noteTime(): void
  orders: DateOrders
  readDate(column: string, rules: DateRules): (text: string) => DateRead
  /** Ids of this kind are made from names, so spellings of one name are one thing. */
  isLoose(kind: FileKind): boolean
  meant(kind: FileKind, field: string): (text: string) => string
  /** The columns that the mapping uses. */
  used: Set<number>
}

export function tableScope(
  mapping: Mapping,
  file: FileMapping,
  shape: TableShape,
  { now, zone, orders, noteTime }: Pick<TableScope, 'now' | 'orders' | 'noteTime'> & { zone: string },
): TableScope {
  const indexes = new Map<string, number>()
  for (const [index, name] of shape.columns.entries())
    if (!indexes.has(columnName(name))) indexes.set(columnName(name), index)
  const used = new Set<number>()
  const readers = new Map<string, (text: string) => DateRead>()
  const general: DateRules = zone === '' ? {} : { zone }
  const rulesOf = (rules: DateRules): DateRules => ({ ...general, ...mapping.dates, ...file.dates, ...rules })

  /** The column decides the order, and the mapping where it does not. Made when rows are read: then all were seen. */
  function readDate(column: string, rules: DateRules): (text: string) => DateRead {
    const key = JSON.stringify([column, rules])
    return (text) => {
      let reader = readers.get(key)
      if (!reader) {
        const merged = rulesOf(rules)
        const order = orders.orderOf(column) ?? merged.order
        reader = dateReader({ ...merged, ...(order ? { order } : {}) })
        readers.set(key, reader)
      }
      return reader(text)
    }
  }

  const isEmpty = emptiness(mapping.empty)
  const loose = looseKinds(mapping)
  const names = nameTables(mapping)
  return {
    ...{ mapping, file, shape, now, noteTime, orders, used, readDate },
    isEmpty,
    indexOf(column) {
      const index = indexes.get(columnName(column)) ?? -1
      if (index >= 0) used.add(index)
      return index
    },
    dateStep: (column, rules) => dateStep(column, readDate(column, rules), { orders, isEmpty }),
    isLoose: (kind) => loose.has(kind),
    meant(kind, field) {
      const table = names.get(nameList(kind, field) ?? '')
      return table ? (text) => (text.length > 1_000 ? text : (table.get(sameKey(text)) ?? text)) : (text) => text
    },
  }
}

/** A date in a step becomes a time in canonical form, or nothing. */
function dateStep(
  column: string,
  read: (text: string) => DateRead,
  { orders, isEmpty }: Pick<TableScope, 'orders' | 'isEmpty'>,
): RunStep {
  return (text, row) => {
    if (isEmpty(text.trim()) || isNoDate(text)) return ''
    if (row.isScan) {
      orders.note(column, text)
      return ''
    }
    const found = read(text)
    if (typeof found === 'object') return found.time
    if (found === undefined) row.report({ reason: 'bad_date', value: text, problem: 'is not a date or time', column })
    if (found === 'ambiguous')
      row.report({ reason: 'ambiguous_date', value: text, problem: 'can be read day first or month first', column })
    return ''
  }
}

/** Kinds that only `with` and `ifNew` make are known by their names, unless the mapping says otherwise. */
function looseKinds({ files, same = {} }: Mapping): Set<FileKind> {
  const makes = files.flatMap(({ make }) => make)
  const described = new Set(makes.filter(({ ifNew }) => !ifNew).map(({ kind }) => kind))
  const loose = new Set(makes.flatMap(({ with: parents = [] }) => parents).filter((kind) => !described.has(kind)))
  for (const [kind, how] of Object.entries(same) as [FileKind, string][])
    if (how === 'case') loose.add(kind)
    else loose.delete(kind)
  return loose
}

const nameTables = ({ names = {} }: Mapping) =>
  new Map(
    Object.entries(names).map(([list, table]) => [
      list,
      new Map(Object.entries(table).map(([from, to]) => [sameKey(fold(from)), to])),
    ]),
  )
