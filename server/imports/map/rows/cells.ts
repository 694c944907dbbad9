import { readEmail } from '../../../lib/email.ts'
import { formatCount } from '../../../lib/names.ts'
import { type Column, type FileKind, LIST_SEPARATOR } from '../../columns.ts'
import type { DateRead } from '../dates/dates.ts'
import { MAX_CELL } from '../limits.ts'
import { fold, remembering, shortId, slug, withoutInvisible } from '../texts.ts'
import { choiceWords, FLAG_WORDS, isNoDate } from '../words.ts'
import type { RowContext, Texts } from './row-context.ts'
import { oneText } from './values.ts'

/** A value in canonical form. A problem leaves it empty, cut or assumed; a fault costs the row. */
export interface CellRead {
  text: string
  problem?: { reason: string; problem: string; isFault?: true }
}
export type CellReader = (texts: Texts, row: RowContext) => CellRead

/** What reading a field needs besides its column. */
export interface CellScope {
  kind: FileKind
  field: string
  isEmpty(text: string): boolean
  /** The text meant by a text of the file. */
  meant(text: string): string
  readDate(text: string): DateRead
  /** Notes how dates of the column are written. */
  noteDate(text: string): void
  now: Date
  /** Told when a value depends on the day. */
  noteTime(): void
}

/** Control and direction characters: they can forge what a reader sees, and our own separators are among them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const CONTROL_ALL = new RegExp(CONTROL, 'g')
const MAX_ITEMS = 100
const MAX_ITEM_LENGTH = 320

const EMPTY: CellRead = { text: '' }
const emptied = (reason: string, problem: string): CellRead => ({ text: '', problem: { reason, problem } })

export function cellReader(column: Column, scope: CellScope): CellReader {
  const plain = plainReader(column, scope)
  return (texts, row) => {
    const text = oneText(texts)
    row.spend(text.length)
    return scope.isEmpty(text.trim()) ? EMPTY : plain(text, texts, row)
  }
}

function plainReader(column: Column, scope: CellScope): (text: string, texts: Texts, row: RowContext) => CellRead {
  switch (column.type) {
    case 'text':
      return (text) => readText(scope.meant(text), column.maxLength)
    case 'ref':
      return (text) => readReference(scope.meant(text), column.maxLength)
    case 'email':
      return readAddress
    case 'integer':
      return readInteger
    case 'flag':
      return readFlag
    case 'time':
      return (text, _, row) => readTime(text, row, scope)
    case 'refs':
      return (_, texts) => readList(texts, scope, readText)
    case 'people':
      return (_, texts) => readList(texts, scope, readReference)
    case 'choice':
      return choiceReader(column.values, scope)
    case 'profile':
      throw new Error('attributes are read one by one')
  }
}

/** Text without what cannot be shown, and cut to its limit. */
export function readText(given: string, maxLength: number): CellRead {
  let text = withoutInvisible(given).trim()
  let problem: CellRead['problem']
  if (CONTROL.test(text) || !text.isWellFormed()) {
    text = text.replace(CONTROL_ALL, '').toWellFormed().trim()
    problem = { reason: 'bad_character', problem: 'contains control or direction characters, which were removed' }
  }
  if (text.length > maxLength) {
    problem = {
      reason: 'cut',
      problem: `has ${formatCount(text.length)} characters and was cut to ${formatCount(maxLength)}`,
    }
    text = withoutHalf(text.slice(0, maxLength)).trimEnd()
  }
  return problem ? { text, problem } : { text }
}

/** Cutting can leave one half of a character of two. */
const withoutHalf = (text: string) => (text.isWellFormed() ? text : text.slice(0, -1))

/** The id of a person, shortened as ids are, or an e-mail address, which is then written as addresses are. */
function readReference(text: string, maxLength: number): CellRead {
  const read = readText(text, MAX_CELL)
  const email = read.text.includes('@') ? readEmail(read.text) : undefined
  return email === undefined ? { ...read, text: shortId(read.text).slice(0, maxLength) } : { ...read, text: email }
}

function readAddress(text: string): CellRead {
  const email = CONTROL.test(text) ? undefined : readEmail(text)
  return email === undefined ? emptied('bad_email', 'is not an e-mail address') : { text: email }
}

function readInteger(given: string): CellRead {
  const text = given.trim().replace(/^0+(?=\d)/, '')
  if (/^[0-9]{1,10}$/.test(text) && Number(text) < 2 ** 31) return { text }
  return emptied('bad_number', 'must be a whole number of at most nine digits')
}

function readFlag(text: string): CellRead {
  const flag = FLAG_WORDS.get(fold(text))
  return flag === undefined ? emptied('bad_value', 'must be true or false') : { text: flag }
}

function readTime(text: string, row: RowContext, { readDate, noteDate, field, now, noteTime }: CellScope): CellRead {
  if (isNoDate(text)) return EMPTY
  if (row.isScan) {
    noteDate(text)
    return EMPTY
  }
  const read = readDate(text)
  if (read === 'none') return EMPTY
  if (read === undefined) return emptied('bad_date', 'is not a date or time')
  if (read === 'ambiguous') return emptied('ambiguous_date', 'can be read day first or month first')
  if (/^last_/.test(field) && Date.parse(read.time) > now.getTime() + 86_400_000) {
    noteTime()
    return { text: read.time, problem: { reason: 'future_date', problem: 'is in the future' } }
  }
  if (read.assumedYear)
    return { text: read.time, problem: { reason: 'assumed_year', problem: `was read as ${read.time.slice(0, 4)}` } }
  return { text: read.time }
}

function readList(
  texts: Texts,
  { meant, isEmpty }: CellScope,
  readItem: (text: string, maxLength: number) => CellRead,
): CellRead {
  const found = new Set<string>()
  let problem: CellRead['problem']
  for (const given of typeof texts === 'string' ? texts.split(';') : texts) {
    if (isEmpty(given.trim())) continue
    const item = readItem(meant(given), MAX_ITEM_LENGTH)
    problem ??= item.problem
    if (item.text !== '') found.add(item.text)
    if (found.size > MAX_ITEMS) break
  }
  const items = [...found].slice(0, MAX_ITEMS)
  if (found.size > MAX_ITEMS)
    problem = { reason: 'cut', problem: `has more than ${formatCount(MAX_ITEMS)} values; the first were kept` }
  return { text: items.join(LIST_SEPARATOR), ...(problem ? { problem } : {}) }
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The words of a field, then those that other systems use. A status can also be the day on which somebody leaves. */
function choiceReader(
  values: Record<string, string>,
  { kind, field, now, noteTime }: CellScope,
): (text: string) => CellRead {
  const others = choiceWords(kind, field)
  const stored = new Map(Object.values(values).map((value) => [value.toLowerCase(), value]))
  const own = new Map(Object.entries(values))
  const endsAt = field === 'status' ? [values.disabled ?? '', values.enabled ?? ''] : undefined
  return (text) => {
    if (endsAt && DATE_TIME.test(text)) {
      noteTime()
      return { text: endsAt[Date.parse(text) <= now.getTime() ? 0 : 1] ?? '' }
    }
    const word = fold(text)
    const name = word.replace(/[\s-]/g, '_')
    const chosen = own.get(name) ?? stored.get(name) ?? own.get(others.get(word) ?? '')
    return chosen === undefined
      ? emptied('bad_value', `must be one of ${Object.keys(values).join(', ')}`)
      : { text: chosen }
  }
}

/** Reads ids: the same text gives the same id wherever it is named. */
export function idReader({ isEmpty, meant }: CellScope, isLoose: boolean, isList: boolean): CellReader {
  const readOne = remembering((given): CellRead => {
    const text = withoutInvisible(meant(given)).trim().normalize('NFC')
    if (CONTROL.test(text) || !text.isWellFormed())
      return { text: '', problem: { reason: 'bad_id', problem: 'contains a control character', isFault: true } }
    const id = isLoose ? slug(text) : text
    const short = shortId(id)
    if (short === id) return { text: id }
    return {
      text: short,
      problem: { reason: 'cut', problem: `has ${formatCount(id.length)} characters and was shortened` },
    }
  })
  return (texts, row) => {
    const text = oneText(texts)
    row.spend(text.length)
    if (isEmpty(text.trim())) return EMPTY
    if (!isList) return readOne(text)
    const reads = (typeof texts === 'string' ? texts.split(';') : texts)
      .filter((item) => !isEmpty(item.trim()))
      .map(readOne)
    const items = [...new Set(reads.map((read) => read.text))].slice(0, MAX_ITEMS)
    const problem = reads.find((read) => read.problem)?.problem
    return { text: items.join(LIST_SEPARATOR), ...(problem ? { problem } : {}) }
  }
}

const MAX_PROFILE_BYTES = 16 * 1024

/** Attributes as the text of an object; those beyond its limit are left out. */
export function profileOf(attributes: readonly [string, Texts][], isEmpty: (text: string) => boolean): CellRead {
  const kept: Record<string, string> = Object.create(null) as Record<string, string>
  let [bytes, problem]: [number, CellRead['problem']] = [2, undefined]
  for (const [name, texts] of attributes) {
    const read = readText(oneText(texts), MAX_PROFILE_BYTES)
    if (isEmpty(read.text)) continue
    bytes += Buffer.byteLength(JSON.stringify(name)) + Buffer.byteLength(JSON.stringify(read.text)) + 2
    if (bytes > MAX_PROFILE_BYTES) {
      problem = {
        reason: 'cut',
        problem: `has more than ${formatCount(MAX_PROFILE_BYTES)} bytes of attributes; the first were kept`,
      }
      break
    }
    problem ??= read.problem
    kept[name] = read.text
  }
  return { text: JSON.stringify(kept), ...(problem ? { problem } : {}) }
}
