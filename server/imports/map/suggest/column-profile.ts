import { readEmail } from '../../../lib/email.ts'
import type { Cell } from '../../read/table.ts'
import { type DateRead, dateReader } from '../dates/dates.ts'
import { unwrapped } from '../rows/list-text.ts'
import { textsOfCell, tidyCell } from '../rows/when.ts'
import { fold } from '../texts.ts'
import { choiceWords, emptiness, FLAG_WORDS, isNoDate } from '../words.ts'
import { isCellOfMatrix, isLevel, isMark } from './marks.ts'
import { nameScore } from './name-score.ts'

/** Rows that a suggestion looks at. */
export const SAMPLE_ROWS = 500

/** What is known in the tenant, by folded text. */
export interface Known {
  people?: ReadonlySet<string>
  apps?: ReadonlySet<string>
}

/** What the values of a column look like: shares of the filled cells. */
export interface ColumnProfile {
  filled: number
  emails: number
  dates: number
  flags: number
  /** Flags that say yes. */
  yeses: number
  statuses: number
  numbers: number
  /** Long ids that only systems read. */
  codes: number
  /** Values of two words or more. */
  phrases: number
  /** Different values by filled cells. */
  distinct: number
  knownPeople: number
  knownApps: number
  /** Cells that are lists, as JSON has them. */
  lists: number
  /** The mark between several values of a cell. */
  splitBy?: string
  /** The field of the objects of a list that names them. */
  itemPath?: string
  /** What stands of an object of a list besides its name: what a role is held on. */
  itemScope?: string
  /** The mark behind what stands in front of each name: `user:ann`, `CORP\\ann`, `i:0#.f|membership|ann@corp.example`. */
  prefixMark?: string
  /** Cells of a matrix that mark something: x. */
  marks: number
  /** Those of them that answer a question with yes: x. */
  crosses: number
  /** Cells of a matrix that say how much somebody may do; 0 where other cells say something else. */
  levels: number
}

const isEmpty = emptiness()
const isStatus = choiceWords('accounts', 'status')
const OWN_STATUS = ['enabled', 'disabled', 'deleted', 'active', 'inactive']

export function profileColumn(cells: readonly Cell[], known: Known = {}): ColumnProfile {
  const sample = cells.slice(0, SAMPLE_ROWS).filter((cell) => cell.length > 0)
  const itemPath = pathOf(sample)
  const texts = sample
    .flatMap((cell) => textsOfCell(cell, itemPath).slice(0, MAX_ITEMS))
    .map((text) => tidyCell(text).slice(0, 400))
    .filter((text) => !isEmpty(text))
  const splitBy = isWrapped(texts) ? ',' : MARKS.find((mark) => isListOf(texts, mark))
  const share = (test: (text: string) => boolean) => (texts.length === 0 ? 0 : texts.filter(test).length / texts.length)
  const prefixMark = Object.entries(PREFIXES).find(([, shape]) => share((text) => shape.test(text)) >= 0.9)?.[0]
  const itemScope = itemPath === undefined ? undefined : scopeOf(sample, itemPath)
  const readDate = dateReader({ order: 'dmy' })
  return {
    filled: texts.length,
    emails: share((text) => text.includes('.') && readEmail(text) !== undefined),
    // A number of few digits is an id rather than a date.
    dates: share((text) => isNoDate(text) || (/\D|^\d{8}$/.test(text) && isRead(readDate(text)))),
    flags: share((text) => FLAG_WORDS.has(fold(text))),
    yeses: share((text) => FLAG_WORDS.get(fold(text)) === 'true'),
    statuses: share((text) => isStatus.has(fold(text)) || OWN_STATUS.includes(fold(text))),
    numbers: share((text) => /^\d+$/.test(text)),
    codes: share((text) => /^[0-9a-f-]{32,36}$/i.test(text)),
    marks: share(isMark),
    levels: share(isCellOfMatrix) >= 0.66 ? share(isLevel) : 0,
    crosses: share((text) => fold(text) === 'x'),
    phrases: share((text) => /\S\s+\S/.test(text)),
    distinct: texts.length === 0 ? 0 : new Set(texts.map(fold)).size / texts.length,
    knownPeople: share((text) => known.people?.has(fold(text)) ?? false),
    knownApps: share((text) => known.apps?.has(fold(text)) ?? false),
    lists: sample.filter((cell) => typeof cell !== 'string').length / Math.max(1, sample.length),
    ...(splitBy === undefined ? {} : { splitBy }),
    ...(itemPath === undefined ? {} : { itemPath }),
    ...(itemScope === undefined ? {} : { itemScope }),
    ...(prefixMark === undefined ? {} : { prefixMark }),
  }
}
const MAX_ITEMS = 100
/** A date so late that it means "never" is a date, too. */
const isRead = (read: DateRead) => typeof read === 'object' || read === 'none'

/** What the objects of lists call themselves by. */
function pathOf(cells: readonly Cell[]): string | undefined {
  const objects = cells.flatMap((cell) =>
    typeof cell === 'string' ? [] : cell.filter((item) => typeof item === 'object'),
  )
  const named = ITEM_NAMES.find((path) => objects.some((item) => Object.hasOwn(item, path)))
  return named ?? objects.flatMap((item) => Object.keys(item))[0]
}
const ITEM_NAMES = [
  ...['email', 'mail', 'userPrincipalName', 'login', 'username', 'userName', 'name', 'displayName'],
  ...['role', 'roleName', 'summary', 'title', 'id'],
]

/** What the objects of lists are about, where they say it: `{ role: 'read', db: 'shop' }`. */
function scopeOf(cells: readonly Cell[], itemPath: string): string | undefined {
  const objects = cells
    .flatMap((cell) => (typeof cell === 'string' ? [] : cell))
    .filter((item) => typeof item === 'object')
  const paths = new Set(objects.flatMap((item) => Object.keys(item)))
  return [...paths].find((path) => path !== itemPath && nameScore(path, 'scope') >= 0.9)
}

/** Shapes of texts with something in front of the name. */
const PREFIXES: Record<string, RegExp> = {
  ':': /^[a-z]{2,20}:[^/\s]/i,
  '\\': /^[\w.-]{1,64}\\[^\\\s]+$/,
  '|': /^\S+\|[^|\s]+@[^|\s]+$/,
}
const MARKS = ['\n', ';', '|', '+', ',']

/** Lists in brackets, of which at least one is more than an id in brackets. */
const isWrapped = (texts: readonly string[]): boolean =>
  texts.every((text) => unwrapped(text) !== undefined) && texts.some((text) => /[,'"]|^..$/.test(text))

/** Whether a mark stands between values: some of them come again, and there are not more of them than of whole cells. */
function isListOf(texts: readonly string[], mark: string): boolean {
  if (!texts.some((text) => text.includes(mark))) return false
  // In addresses, numbers and times of day a plus is no mark.
  if (mark === '+' && texts.some((text) => /@|^\+|\d:\d/.test(text))) return false
  const parts = texts.flatMap((text) => text.split(mark).map(fold))
  const kinds = new Set(parts).size
  if (isStructured(texts.map((text) => text.split(mark)))) return false
  // "Berg, Ann" is one name, "aberg,bcole,cdahl" are three.
  if (parts.every((part) => !/\S\s+\S/.test(part)) && texts.some((text) => text.split(mark).length > 2)) return true
  return kinds < parts.length && kinds <= new Set(texts.map(fold)).size
}

/** Parts of one text rather than several values: as many everywhere, and one of them always the same. */
const isStructured = ([first = [], ...others]: readonly (readonly string[])[]): boolean =>
  first.length > 2 &&
  others.length > 0 &&
  others.every((parts) => parts.length === first.length) &&
  first.some((part, at) => others.every((parts) => parts[at] === part))

/** How well values fit a field, from 0 to 1. */
export function valueScore(kind: string, field: string, profile: ColumnProfile): number {
  if (profile.filled === 0) return 0.3
  const score =
    SCORES[`${kind}.${field}`] ?? SCORES[field] ?? ((p: ColumnProfile) => 0.7 - p.dates * 0.5 - p.emails * 0.3)
  return Math.max(0, Math.min(1, score(profile)))
}

const few = ({ distinct }: ColumnProfile) => (distinct <= 0.5 ? 1 : 1.4 - distinct * 0.8)
const isText = ({ emails, dates, numbers, codes }: ColumnProfile) => 1 - Math.max(emails, dates, numbers * 0.7, codes)

const SCORES: Record<string, (profile: ColumnProfile) => number> = {
  account: (p) => Math.max(p.emails, p.knownPeople, 0.75 - p.dates - p.flags * 0.5),
  app: (p) => Math.max(p.knownApps, few(p) * isText(p)),
  'grants.entitlement': (p) => (0.4 + 0.6 * few(p)) * isText(p) * (1 - p.flags),
  email: (p) => p.emails,
  manager: (p) => Math.max(p.emails, p.knownPeople, 0.6 * isText(p)),
  user: (p) => Math.max(p.emails, p.knownPeople, 0.6 * isText(p)),
  username: (p) =>
    Math.max(
      0.8 * p.emails,
      p.knownPeople,
      0.75 * (1 - p.phrases) * (1 - p.dates) * (1 - 0.5 * p.flags) * (1 - p.codes),
    ),
  name: (p) => (0.5 + 0.5 * p.phrases) * isText(p),
  status: (p) => Math.max(p.statuses, p.flags, 0.5 * few(p) * isText(p)),
  inactive: (p) => p.flags + p.crosses,
  left_at: (p) => p.dates,
  id: (p) => p.distinct * (1 - p.dates) * (1 - 0.4 * p.phrases),
  'apps.id': (p) => p.distinct * isText(p),
  added_at: (p) => p.dates,
  expires_at: (p) => p.dates,
  last_used_at: (p) => p.dates,
  last_login_at: (p) => p.dates,
}
