import { canonicalJson } from '../../../lib/json/canonical-json.ts'
import type { FileKind } from '../../columns.ts'
import { columnsUsed } from '../presets/fingerprint.ts'
import type { FileMapping, Make, Mapping, NameList, Step, Value } from './mapping.ts'
import {
  datesInWords,
  eachInWords,
  fileInWords,
  kindName,
  makesInWords,
  readingInWords,
  valueInWords,
  whenInWords,
} from './mapping-words.rules.ts'

/** One difference between two mappings, in words. */
export interface MappingChange {
  /** The file of the mapping; empty for what holds for all of them. */
  file: string
  change: 'added' | 'changed' | 'removed'
  what: string
  before: string
  after: string
}

/** Longer texts are cut: a column or a condition may have any length. */
const MAX_WORDS = 300

const same = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null)
const cut = (text: string) => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text).toWellFormed()

/** What changed from one mapping to another, file by file, in the order of the newer one. */
export function mappingChanges(before: Mapping, after: Mapping): MappingChange[] {
  const changes = [
    ...pairs(before.files, after.files).flatMap(([old, now]) => fileChanges(old, now)),
    ...wholeChanges(before, after),
  ]
  if (changes.length === 0 && !same(before, after)) return [ELSEWHERE]
  return changes.map(({ change, file, what, before: old, after: now }) => ({
    ...{ change, file: cut(file), what: cut(what), before: cut(old), after: cut(now) },
  }))
}

/** Documents that differ in a way that has no words, such as the order of their files, are never called equal. */
const ELSEWHERE: MappingChange = {
  ...{ file: '', change: 'changed', what: 'Order or details', before: '' },
  after: 'see the documents of both versions',
}

/** Words for one thing before and after; none where it stayed as it was. */
function changed(file: string, what: string, before: string, after: string): MappingChange[] {
  if (before === after) return []
  const change = before === '' ? 'added' : after === '' ? 'removed' : 'changed'
  return [{ file, change, what, before, after }]
}

/** The same, where the words may leave out what changed. */
function told(file: string, what: string, values: readonly [unknown, unknown], words: readonly [string, string]) {
  const found = changed(file, what, ...words)
  if (found.length > 0 || same(...values)) return found
  return [{ file, change: 'changed' as const, what, before: words[0], after: `${words[1]}, in another way` }]
}

type Pair = [FileMapping | undefined, FileMapping | undefined]

/** The files of both that are one: equal, with the same name, or with most of their columns in common. */
function pairs(before: readonly FileMapping[], after: readonly FileMapping[]): Pair[] {
  const left = new Set(before)
  const found = new Map<FileMapping, FileMapping>()
  const take = (isOne: (old: FileMapping, now: FileMapping) => boolean) => {
    for (const now of after) {
      const old = found.has(now) ? undefined : [...left].find((one) => isOne(one, now))
      if (!old) continue
      found.set(now, old)
      left.delete(old)
    }
  }
  const texts = new Map([...before, ...after].map((file) => [file, canonicalJson(file)]))
  take((old, now) => texts.get(old) === texts.get(now))
  take((old, now) => fileInWords(old) === fileInWords(now))
  take((old, now) => sharedColumns(old, now) >= 0.5)
  return [...after.map((now): Pair => [found.get(now), now]), ...[...left].map((old): Pair => [old, undefined])]
}

function sharedColumns(old: FileMapping, now: FileMapping): number {
  const columns = new Set(columnsUsed(old))
  const used = columnsUsed(now)
  return used.filter((name) => columns.has(name)).length / Math.max(1, used.length, columns.size)
}

function fileChanges(old: FileMapping | undefined, now: FileMapping | undefined): MappingChange[] {
  const [before, after] = [old, now].map((file) => file && makesInWords(file.make))
  const name = fileInWords(now ?? old ?? { make: [] })
  if (!old || !now) return changed(name, 'Table', before ?? '', after ?? '')
  const [readBefore, readAfter] = [readingInWords(old), readingInWords(now)]
  return [
    ...changed(name, 'Name of the part', old.part ?? '', now.part ?? ''),
    ...changed(name, 'Files named', [old.match ?? []].flat().join(', '), [now.match ?? []].flat().join(', ')),
    ...changed(name, 'Known by the columns', (old.headers ?? []).join(', '), (now.headers ?? []).join(', ')),
    ...Object.keys(readAfter).flatMap((what) => changed(name, what, readBefore[what] ?? '', readAfter[what] ?? '')),
    ...changed(name, 'Dates', datesInWords(old.dates), datesInWords(now.dates)),
    ...changed(name, 'Filled from the row above', (old.fillDown ?? []).join(', '), (now.fillDown ?? []).join(', ')),
    ...(before === after ? [] : changed(name, 'Table', before ?? '', after ?? '')),
    ...makeChanges(name, old.make, now.make),
    ...filterChanges(name, old, now),
    ...changed(name, 'Other columns', restInWords(old), restInWords(now)),
  ]
}

const restInWords = ({ rest }: FileMapping) => (rest === 'profile' ? 'kept as attributes' : 'not used')

function filterChanges(name: string, old: FileMapping, now: FileMapping): MappingChange[] {
  const [before, after] = [old, now].map(
    ({ filter = [] }) => new Map(filter.map(({ because, when }) => [because, when] as const)),
  )
  return keysOf(before, after).flatMap((because) => {
    const whens = [before?.get(because), after?.get(because)] as const
    return told(name, `Dropped rows: ${because}`, whens, [whenInWords(whens[0]), whenInWords(whens[1])])
  })
}

const keysOf = (...maps: readonly (ReadonlyMap<string, unknown> | undefined)[]): string[] => [
  ...new Set(maps.flatMap((map) => [...(map?.keys() ?? [])])),
]

/** What a row makes of one kind; a kind that it makes more than once is numbered. */
function numbered(makes: readonly Make[]): Map<string, Make> {
  const counts = new Map<FileKind, number>()
  return new Map(
    makes.map((make) => {
      const number = (counts.get(make.kind) ?? 0) + 1
      counts.set(make.kind, number)
      return [number === 1 ? kindName(make.kind) : `${kindName(make.kind)} (${number})`, make]
    }),
  )
}

function makeChanges(name: string, old: readonly Make[], now: readonly Make[]): MappingChange[] {
  const [before, after] = [numbered(old), numbered(now)]
  return keysOf(after, before).flatMap((kind) => {
    const [was, is] = [before.get(kind), after.get(kind)]
    const fields = [...new Set([...Object.keys(is?.fields ?? {}), ...Object.keys(was?.fields ?? {})])]
    return [
      ...(was && is ? conditionChanges(name, kind, was, is) : []),
      ...fields.flatMap((field) =>
        fieldChanges(name, `${kind}: ${fieldWords(field)}`, was?.fields[field], is?.fields[field]),
      ),
    ]
  })
}

const fieldWords = (field: string) =>
  field.startsWith('profile.') ? `attribute ${field.slice(8)}` : field.replaceAll('_', ' ')

const conditionChanges = (name: string, kind: string, was: Make, is: Make): MappingChange[] => [
  ...told(name, `${kind}: only when`, [was.when, is.when], [whenInWords(was.when), whenInWords(is.when)]),
  ...changed(name, `${kind}: how many`, eachInWords(was.each), eachInWords(is.each)),
  ...changed(name, `${kind}: also makes`, parentsOf(was), parentsOf(is)),
  ...changed(name, `${kind}: only new ones`, was.ifNew ? 'yes' : 'no', is.ifNew ? 'yes' : 'no'),
]
const parentsOf = ({ with: parents = [] }: Make) => parents.map((kind) => kindName(kind).toLowerCase()).join(', ')

/** A field, and the entries of its value maps one by one. */
function fieldChanges(name: string, what: string, was: Value | undefined, is: Value | undefined): MappingChange[] {
  const [before, after] = [valueMap(was), valueMap(is)]
  const entries = keysOf(after, before).flatMap((from) =>
    changed(name, `${what}, "${from}" means`, before.get(from) ?? '', after.get(from) ?? ''),
  )
  const words = [valueInWords(was), valueInWords(is)] as const
  return [...(entries.length > 0 ? changed(name, what, ...words) : told(name, what, [was, is], words)), ...entries]
}

const valueMap = (value: Value | undefined): Map<string, string> => {
  const steps: readonly Step[] = typeof value === 'object' ? (value.then ?? []) : []
  return new Map(
    steps.flatMap(({ map = {} }) => Object.entries(map)).map(([from, to]) => [from, to === '' ? 'empty' : to]),
  )
}

const NAME_LISTS: Record<NameList, string> = { apps: 'App', entitlements: 'Entitlement', people: 'Person' }

function wholeChanges(before: Mapping, after: Mapping): MappingChange[] {
  const words = ({ empty = [] }: Mapping) => new Map(empty.map((word) => [word, 'empty']))
  const names = ({ names: lists = {} }: Mapping) =>
    new Map(
      (Object.keys(NAME_LISTS) as NameList[]).flatMap((list) =>
        Object.entries(lists[list] ?? {}).map(([from, to]) => [`${NAME_LISTS[list]} "${from}" means`, to] as const),
      ),
    )
  const spellings = ({ same: kinds = {} }: Mapping) =>
    new Map(Object.entries(kinds).map(([kind, how]) => [`${kindName(kind as FileKind)}: spellings`, SPELLINGS[how]]))
  const entries = (old: Map<string, string>, now: Map<string, string>, label = (key: string) => key) =>
    keysOf(now, old).flatMap((key) => changed('', label(key), old.get(key) ?? '', now.get(key) ?? ''))
  return [
    ...changed('', 'Dates', datesInWords(before.dates), datesInWords(after.dates)),
    ...changed('', 'People are found by', matchOf(before), matchOf(after)),
    ...changed('', 'People are proposed by', suggestOf(before), suggestOf(after)),
    ...entries(words(before), words(after), (word) => `"${word}" means`),
    ...entries(names(before), names(after)),
    ...entries(spellings(before), spellings(after)),
  ]
}
const SPELLINGS = { case: 'names that differ by case are one', exact: 'told apart by case' }
const MATCHES: Record<string, string> = {
  link: 'confirmed answers',
  email: 'e-mail address',
  username: 'user name',
  employee_id: 'employee number',
  similar_email: 'similar e-mail address',
}
const inWords = (ways: readonly string[]) => ways.map((way) => MATCHES[way] ?? way).join(', ')
const matchOf = ({ people }: Mapping) => inWords(people?.match ?? [])
const suggestOf = ({ people }: Mapping) => inWords(people?.suggest ?? [])
