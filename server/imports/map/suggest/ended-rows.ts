import { LIST_SEPARATOR } from '../../columns.ts'
import type { Cell, TableRow, TableShape } from '../../read/table.ts'
import { dateReader } from '../dates/dates.ts'
import type { FileMapping, Value, When } from '../document/mapping.ts'
import { columnsUsed } from '../presets/fingerprint.ts'
import { textsOfCell } from '../rows/when.ts'
import { columnName, fold } from '../texts.ts'
import { emptiness, FLAG_WORDS, isNoDate } from '../words.ts'
import { LIKELY, SURE } from './confidence.ts'
import { columnsOf } from './filled-above.ts'
import { nameScore, plain } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** Words for access that nobody holds any more, or never got. What is suspended comes back, and is reviewed. */
const ENDED = [
  ...'revoked, expired, removed, deleted, ended, terminated, cancelled, canceled, withdrawn, unassigned'.split(', '),
  ...'deprovisioned, inactive, disabled, deactivated, closed, rejected, denied, declined'.split(', '),
  ...'entzogen, widerrufen, abgelaufen, beendet, entfernt, gelöscht, inaktiv, deaktiviert, abgelehnt'.split(', '),
  ...'révoqué, expiré, supprimé, terminé, retiré, inactif, refusé, revocado, caducado, eliminado'.split(', '),
  ...'finalizado, inactivo, rechazado, revocato, scaduto, eliminato, terminato, inattivo, rifiutato'.split(', '),
  ...'ingetrokken, verlopen, verwijderd, beëindigd, afgewezen, revogado, expirado, removido, encerrado'.split(', '),
]

/** What is rarely said of who holds the access. */
const OF_ACCESS = new Set([
  ...'revoked, withdrawn, unassigned, expired, entzogen, widerrufen, abgelaufen, révoqué, expiré'.split(', '),
  ...'revocado, caducado, revocato, scaduto, ingetrokken, verlopen, revogado, expirado'.split(', '),
])
/** Names of columns about the holder: "Account status", "Deactivated on". */
const HOLDER_NAME =
  /^(?:accounts?|users?|employees?|login|konto|benutzer|mitarbeiter|compte|deactivated|disabled|deaktiviert|desactive|desactivado)(?: |status$|$)/

/** Names of columns about the access of a row: "Assignment state", "Role status", "Revoked". */
export const ACCESS_NAME =
  /(?:^| )(?:assignment|grant|membership|role|permission|entitlement|access|privilege|revoked|revocation|unassigned|withdrawn|zuweisung|zuordnung|mitgliedschaft|rollen?|berechtigungs?|entzogen|widerrufen|affectation|habilitation|asignacion|assegnazione|toewijzing|atribuicao)(?= |$)|^(?:zuweisungs|zuordnungs|mitgliedschafts|rollen|berechtigungs)status$/

const words = (wanted: string) => [...FLAG_WORDS].filter(([, flag]) => flag === wanted).map(([word]) => word)
const [YES, NO] = [[...words('true'), 'x'], words('false')]
const isEmpty = emptiness()

/** The reason under which such rows are counted. */
const BECAUSE = 'Access ended'

/** What a table makes grants of. */
export interface GrantColumns {
  /** The account, and the app where rows name it. */
  holder: readonly string[]
  /** Columns that are something else. */
  others: ReadonlySet<string>
  /** The table says who gave the access, so what its rows say is about that. */
  saysWhoGave: boolean
}

export interface EndedRows {
  /** The columns that say it. */
  columns: string[]
  /** A column of days on which access ends, some of which may be to come. */
  endsOn?: string
  filter: NonNullable<FileMapping['filter']>
}

/**
 * The columns that say of each row whether its access has ended, and the rule that drops those rows. What differs between
 * rows of one account is not said of the account.
 */
export function endedRows(
  columns: readonly ProfiledColumn[],
  { holder, others, saysWhoGave }: GrantColumns,
  rows: readonly TableRow[],
  shape: TableShape,
): EndedRows {
  const places = holder.map((name) => shape.columns.indexOf(name)).filter((at) => at >= 0)
  if (places.length === 0) return { columns: [], filter: [] }
  const told = rows.filter(({ fault }) => !fault)
  const holders = told.map(({ cells }) => places.map((at) => textOf(cells[at])).join(LIST_SEPARATOR))
  const found = columns.flatMap((column) => {
    if (others.has(column.name) || column.profile.filled === 0) return []
    const at = shape.columns.indexOf(column.name)
    const texts = told.map(({ cells }) => textOf(cells[at]))
    const end = endOf(column, texts)
    if (!end) return []
    const name = plain(column.name)
    const isSaid = !HOLDER_NAME.test(name) && ((end.isDay && saysWhoGave) || texts.some((text) => OF_ACCESS.has(text)))
    const isOfAccess = ACCESS_NAME.test(name) || isSaid || differs(holders, texts.map(end.stateOf))
    return isOfAccess ? [{ column: column.name, when: end.when }] : []
  })
  const endsOn = found.find(({ when }) => when === undefined)?.column
  return {
    columns: found.map(({ column }) => column),
    filter: found.flatMap(({ when }) => (when ? [{ when, because: BECAUSE }] : [])),
    ...(endsOn === undefined ? {} : { endsOn }),
  }
}

/** The same file of a preset, which knows no column for it: rows whose access has ended are dropped. */
export function withoutEnded(
  file: FileMapping,
  columns: readonly ProfiledColumn[],
  rows: readonly TableRow[],
  shape: TableShape,
): FileMapping {
  const grants = file.make.find(({ kind, each }) => kind === 'grants' && !each)
  if (!grants?.fields.account) return file
  const names = new Map(shape.columns.map((name) => [columnName(name), name]))
  const known = (value: Value = '') => columnsOf(value).flatMap((name) => names.get(columnName(name)) ?? [])
  const others = new Set(columnsUsed(file).flatMap((name) => names.get(name) ?? []))
  const holder = [...known(grants.fields.account), ...known(grants.fields.app)]
  const saysWhoGave = known(grants.fields.granted_by).length > 0
  const { filter } = endedRows(columns, { holder, others, saysWhoGave }, rows, shape)
  return filter.length > 0 ? { ...file, filter: [...(file.filter ?? []), ...filter] } : file
}

const textOf = (cell: Cell | undefined): string => {
  const text = fold(textsOfCell(cell ?? '', undefined).join(' '))
  return isEmpty(text) ? '' : text
}

/** Whether rows of one holder say different things. */
function differs(holders: readonly string[], states: readonly (string | undefined)[]): boolean {
  const said = new Map<string, string>()
  return holders.some((holder, at) => {
    const state = states[at]
    if (state === undefined) return false
    const before = said.get(holder)
    said.set(holder, state)
    return before !== undefined && before !== state
  })
}

interface End {
  /** The rows whose access has ended; undefined where only the day of the import tells. */
  when?: When
  /** It says the day on which access was taken away. */
  isDay?: true
  /** What a text says; undefined where it says nothing. */
  stateOf: (text: string) => string | undefined
}

/** How a column says that something has ended: by a yes, a day, or a word. */
function endOf({ name, profile }: ProfiledColumn, texts: readonly string[]): End | undefined {
  const isState = nameScore(name, 'status') >= LIKELY
  if (profile.flags + profile.crosses === 1) {
    const ended = nameScore(name, 'inactive') >= SURE ? YES : isState ? NO : undefined
    return ended && { when: { column: name, is: ended }, stateOf: (text) => String(ended.includes(text)) }
  }
  if (profile.dates >= 0.9) {
    if (nameScore(name, 'ended_at') >= SURE) return dayEnd(name, texts)
    return nameScore(name, 'left_at') >= SURE ? { stateOf: (text) => text } : undefined
  }
  return isState ? { when: { column: name, is: ENDED }, stateOf: (text) => text || undefined } : undefined
}

/** A day that means "never" is none. */
function dayEnd(column: string, texts: readonly string[]): End {
  const read = dateReader({ order: 'dmy' })
  const never = new Set(texts.filter((text) => isNoDate(text) || read(text) === 'none'))
  const filled: When = { column, empty: false }
  return {
    when: never.size > 0 ? { all: [filled, { column, not: [...never].slice(0, MAX_NEVER) }] } : filled,
    isDay: true,
    stateOf: (text) => String(text !== '' && !never.has(text)),
  }
}
const MAX_NEVER = 20
