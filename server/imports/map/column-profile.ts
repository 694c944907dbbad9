import { readEmail } from '../../lib/email.ts'
import type { Cell } from '../read/table.ts'
import { dateReader } from './dates.ts'
import { fold } from './texts.ts'
import { tidyCell } from './when.ts'
import { choiceWords, emptiness, FLAG_WORDS, isNoDate } from './words.ts'

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
  statuses: number
  numbers: number
  /** Values of two words or more. */
  phrases: number
  /** Different values by filled cells. */
  distinct: number
  knownPeople: number
  knownApps: number
}

const isEmpty = emptiness()
const isStatus = choiceWords('accounts', 'status')
const OWN_STATUS = ['enabled', 'disabled', 'deleted', 'active', 'inactive']

export function profileColumn(cells: readonly Cell[], known: Known = {}): ColumnProfile {
  const texts = cells
    .slice(0, SAMPLE_ROWS)
    .flatMap((cell) => (typeof cell === 'string' ? [tidyCell(cell).slice(0, 400)] : []))
    .filter((text) => !isEmpty(text))
  const share = (test: (text: string) => boolean) => (texts.length === 0 ? 0 : texts.filter(test).length / texts.length)
  const readDate = dateReader({ order: 'dmy' })
  return {
    filled: texts.length,
    emails: share((text) => text.includes('.') && readEmail(text) !== undefined),
    // A number of few digits is an id rather than a date.
    dates: share((text) => isNoDate(text) || (/\D|^\d{8}$/.test(text) && typeof readDate(text) === 'object')),
    flags: share((text) => FLAG_WORDS.has(fold(text))),
    statuses: share((text) => isStatus.has(fold(text)) || OWN_STATUS.includes(fold(text))),
    numbers: share((text) => /^\d+$/.test(text)),
    phrases: share((text) => /\S\s+\S/.test(text)),
    distinct: texts.length === 0 ? 0 : new Set(texts.map(fold)).size / texts.length,
    knownPeople: share((text) => known.people?.has(fold(text)) ?? false),
    knownApps: share((text) => known.apps?.has(fold(text)) ?? false),
  }
}

/** How well values fit a field, from 0 to 1. */
export function valueScore(kind: string, field: string, profile: ColumnProfile): number {
  if (profile.filled === 0) return 0.3
  const score =
    SCORES[`${kind}.${field}`] ?? SCORES[field] ?? ((p: ColumnProfile) => 0.7 - p.dates * 0.5 - p.emails * 0.3)
  return Math.max(0, Math.min(1, score(profile)))
}

const few = ({ distinct }: ColumnProfile) => (distinct <= 0.5 ? 1 : 1.4 - distinct * 0.8)
const isText = ({ emails, dates, numbers }: ColumnProfile) => 1 - Math.max(emails, dates, numbers * 0.7)

const SCORES: Record<string, (profile: ColumnProfile) => number> = {
  account: (p) => Math.max(p.emails, p.knownPeople, 0.75 - p.dates - p.flags * 0.5),
  app: (p) => Math.max(p.knownApps, few(p) * isText(p)),
  entitlement: (p) => (0.4 + 0.6 * few(p)) * isText(p),
  email: (p) => p.emails,
  manager: (p) => Math.max(p.emails, p.knownPeople, 0.6 * isText(p)),
  user: (p) => Math.max(p.emails, p.knownPeople, 0.6 * isText(p)),
  name: (p) => (0.5 + 0.5 * p.phrases) * isText(p),
  status: (p) => Math.max(p.statuses, p.flags, 0.5 * few(p) * isText(p)),
  id: (p) => p.distinct * (1 - p.dates) * (1 - 0.4 * p.phrases),
  'apps.id': (p) => p.distinct * isText(p),
  added_at: (p) => p.dates,
  expires_at: (p) => p.dates,
  last_used_at: (p) => p.dates,
  last_login_at: (p) => p.dates,
}
