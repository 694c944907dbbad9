import { editDistance } from '../../lib/edit-distance.ts'
import type { FileKind } from '../columns.ts'
import type { TableRow, TableShape } from '../read/table.ts'
import { ALIASES, FIELD_ALIASES } from './aliases.ts'
import { bestAssignment } from './assign.ts'
import { type Known, profileColumn, SAMPLE_ROWS, valueScore } from './column-profile.ts'
import { REQUIRED } from './fields.ts'
import type { Make, Mapping, Value } from './mapping.ts'
import { columnName } from './texts.ts'
import { isSecretName } from './words.ts'

/** From these on a line is sure or likely; what is below stays empty. */
const SURE = 0.85
const LIKELY = 0.6

/** A field and the column that is suggested for it. */
export interface SuggestedLine {
  field: string
  column: string
  /** From 0 to 1: how well the name fits, and the values. */
  confidence: number
  level: 'sure' | 'likely'
}

/** A mapping for a table that nobody has mapped before; a person has to confirm it. */
export interface Suggestion {
  kind: FileKind
  lines: SuggestedLine[]
  unused: string[]
  mapping: Mapping
}

/** What makes a suggestion of a kind useful. */
const WANTED: Partial<Record<FileKind, string[]>> = {
  grants: ['account', 'app', 'entitlement'],
  users: ['email', 'name'],
  accounts: ['app', 'id'],
  apps: ['id'],
}

/** Suggests a mapping by names and values of the columns. */
export function suggestMapping(shape: TableShape, rows: readonly TableRow[], known: Known = {}): Suggestion {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const columns = shape.columns.map((name, index) => ({
    name,
    profile: profileColumn(
      sample.map(({ cells }) => cells[index] ?? ''),
      known,
    ),
  }))
  const candidates = (Object.keys(FIELD_ALIASES) as FileKind[]).map((kind) => {
    const lines = linesOf(kind, columns)
    return { kind, lines, score: scoreOf(kind, lines, columns.length) }
  })
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one))
  const used = new Set(best.lines.map(({ column }) => column))
  return {
    ...{ kind: best.kind, lines: best.lines, unused: shape.columns.filter((name) => !used.has(name)) },
    mapping: {
      format: 1,
      people: PEOPLE,
      files: [{ ...(used.size > 0 ? { headers: [...used] } : {}), make: [makeOf(best.kind, best.lines)] }],
    },
  }
}
const PEOPLE: NonNullable<Mapping['people']> = {
  match: ['link', 'id', 'email', 'username', 'employee_id'],
  suggest: ['name', 'similar_email'],
}

type ProfiledColumn = { name: string; profile: ReturnType<typeof profileColumn> }

function linesOf(kind: FileKind, columns: readonly ProfiledColumn[]): SuggestedLine[] {
  const fields = Object.entries(FIELD_ALIASES[kind] ?? {})
  const weights = fields.map(([field, alias]) => {
    const aliases: readonly string[] = ALIASES[alias]
    const scores = columns.map(({ name, profile }) => confidenceOf(kind, field, aliases, name, profile))
    // As many columns as fields, so that a field can stay without one.
    return [...scores, ...fields.map(() => 0)]
  })
  return bestAssignment(weights).flatMap((at, index): SuggestedLine[] => {
    const confidence = Math.round((weights[index]?.[at] ?? 0) * 100) / 100
    const [column, field] = [columns[at]?.name, fields[index]?.[0]]
    if (column === undefined || field === undefined || confidence < LIKELY) return []
    return [{ field, column, confidence, level: confidence >= SURE ? 'sure' : 'likely' }]
  })
}

function confidenceOf(
  kind: FileKind,
  field: string,
  aliases: readonly string[],
  name: string,
  profile: ProfiledColumn['profile'],
): number {
  const byName = isSecretName(name) ? 0 : nameScore(name, aliases)
  const confidence = 0.6 * byName + 0.4 * valueScore(kind, field, profile)
  // What cannot reach the page must not push others aside.
  return confidence < LIKELY ? 0 : confidence
}

/** How well a column's name fits the aliases of a field, from 0 to 1. Of two that fit, the earlier is a little better. */
export function nameScore(name: string, aliases: readonly string[]): number {
  const wanted = plain(name)
  if (wanted === '') return 0
  let best = 0
  for (const [index, alias] of aliases.entries()) {
    const score = aliasScore(wanted, plain(alias)) - index * 0.001
    if (score > best) best = score
  }
  return best
}

function aliasScore(name: string, alias: string): number {
  if (name === alias || name.replaceAll(' ', '') === alias.replaceAll(' ', '')) return 1
  const limit = alias.length >= 8 ? 2 : alias.length >= 5 ? 1 : 0
  const distance = limit === 0 ? 1 : editDistance(name, alias, limit)
  if (distance <= limit) return distance === 1 ? 0.85 : 0.75
  return alias.length >= 4 && ` ${name} `.includes(` ${alias} `) ? 0.7 : 0
}

/** Letters and digits with single spaces, without accents: `Last_Login-Date` and `lastLogin date` are alike. */
const plain = (name: string): string =>
  columnName(name.slice(0, 100).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** The mean of what the kind needs, and how much of the table it explains. */
function scoreOf(kind: FileKind, lines: readonly SuggestedLine[], columnCount: number): number {
  const wanted = WANTED[kind] ?? []
  const confidence = (field: string) => lines.find((line) => line.field === field)?.confidence ?? 0
  const needed = wanted.reduce((sum, field) => sum + confidence(field), 0) / Math.max(1, wanted.length)
  return needed + 0.5 * (lines.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, columnCount))
}

function makeOf(kind: FileKind, lines: readonly SuggestedLine[]): Make {
  const fields: Record<string, Value> = Object.fromEntries(lines.map(({ field, column }) => [field, column]))
  // A person without number is known by address.
  if (kind === 'users' && fields.id === undefined && fields.email !== undefined) fields.id = fields.email
  if (kind === 'apps' && fields.id !== undefined) fields.name = fields.id
  // Where nothing fits, the first line to be filled in by hand.
  const made = Object.keys(fields).length > 0 ? fields : { [REQUIRED[kind][0] ?? 'id']: { text: '' } }
  if (kind === 'grants') return { kind, with: ['apps', 'entitlements', 'accounts'], fields: made }
  return kind === 'accounts' ? { kind, with: ['apps'], fields: made } : { kind, fields: made }
}

/** Endings that separate systems of one maker, not people. */
const SYSTEM_ENDINGS = new Set(['.prod', '.production', '.uat', '.dev', '.test', '.qa', '.full', '.sandbox', '.stage'])

/** An ending that all values have and people's addresses have not, or undefined. */
export function commonSuffix(values: readonly string[], people?: ReadonlySet<string>): string | undefined {
  const texts = values.map((value) => value.trim()).filter((value) => value !== '')
  const [first = ''] = texts
  const suffix = first.slice(Math.max(0, first.lastIndexOf('.')))
  if (texts.length < 2 || suffix.length < 2 || !texts.every((text) => text.endsWith(suffix))) return undefined
  if (SYSTEM_ENDINGS.has(suffix.toLowerCase())) return suffix
  const isPerson = (text: string) => people?.has(text.toLowerCase()) ?? false
  const found = texts.filter((text) => !isPerson(text) && isPerson(text.slice(0, -suffix.length))).length
  return found * 2 > texts.length ? suffix : undefined
}
