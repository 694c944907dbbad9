import type { FileKind } from '../../columns.ts'
import type { TableRow, TableShape } from '../../read/table.ts'
import type { Make, Mapping } from '../document/mapping.ts'
import { accessFlags, grantsOfFlags } from './access-flags.ts'
import type { Alias } from './aliases.ts'
import { appNameOf } from './app-name.ts'
import { bestAssignment } from './assign.ts'
import { type Known, profileColumn, SAMPLE_ROWS } from './column-profile.ts'
import { confidenceOf, kindAndField, LIKELY, SURE } from './confidence.ts'
import { ACCESS_NAME, endedRows, type GrantColumns } from './ended-rows.ts'
import { columnsOf } from './filled-above.ts'
import { FORMS, type Form, type FormField } from './forms.ts'
import { nameScore, plain } from './name-score.ts'
import { namesOf, withNumbered } from './numbered-columns.ts'
import { otherLines, totalsOfMatrix } from './other-lines.ts'
import { completed, type Found, isList, makesOf, type ProfiledColumn } from './suggest-makes.ts'
import { findMatrix, type Matrix, makesOfMatrix } from './suggest-matrix.ts'

/** A field and what is suggested for it: a column, or a text that is the same in every row. */
export interface SuggestedLine {
  kind: FileKind
  field: string
  column: string
  text: string
  /** From 0 to 1: how well the name fits, and the values. */
  confidence: number
  level: 'sure' | 'likely'
}

/** A mapping for a table that nobody has mapped before; a person has to confirm it. */
export interface Suggestion {
  lines: SuggestedLine[]
  unused: string[]
  mapping: Mapping
}

/** What a suggestion may go by besides the table. */
export interface SuggestedFor {
  known?: Known
  sourceName?: string
}

/** Suggests a mapping by names and values of the columns. */
export function suggestMapping(
  shape: TableShape,
  rows: readonly TableRow[],
  { known = {}, sourceName = '' }: SuggestedFor = {},
): Suggestion {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const columns = withNumbered(profiledColumns(shape, sample, known), shape, sample)
  const matrix = findMatrix(columns)
  if (matrix) return matrixSuggestion(matrix, shape, sample, appNameOf(shape, sourceName))
  const { form, found: best, ended } = bestForm(columns, sample, shape)
  const fields = completed(best, alsoInactive(best, columns, ended.columns))
  const app = form.isOfOneApp || lacksOnlyApp(form, best) ? appNameOf(shape, sourceName) : undefined
  const found = [...fields].flatMap(([, value]) => value.map(({ column }) => column))
  const flags =
    form.isOfOneApp && app !== undefined ? accessFlags(columns).filter((column) => !found.includes(column)) : []
  const used = new Set([...[...found, ...flags].flatMap(namesOf), ...ended.columns])
  const headers = [...new Set([...found.flatMap((column) => namesOf(column).slice(0, 1)), ...ended.columns])]
  const filter = [...(otherLines(fields, sample, shape).filter ?? []), ...ended.filter]
  const makes = makesOf(form, fields, app)
  return {
    lines: [...linesOf(fields, app, form), ...flags.map(flagLine)],
    unused: shape.columns.filter((name) => !used.has(name)),
    mapping: {
      format: 1,
      people: PEOPLE,
      ...sameAddresses(makes, columns),
      files: [
        {
          ...(headers.length > 0 ? { headers } : {}),
          ...(filter.length > 0 ? { filter } : {}),
          make: [...makes, ...grantsOfFlags(makes, flags)],
        },
      ],
    },
  }
}

/** Accounts that are known by addresses, which nobody means differently in capitals. */
function sameAddresses(makes: readonly Make[], columns: readonly ProfiledColumn[]): Pick<Mapping, 'same'> {
  const ids = makes.flatMap(({ kind, fields: { id, account } }) => {
    const value = kind === 'accounts' ? id : kind === 'grants' ? account : undefined
    const names = value === undefined ? [] : columnsOf(value)
    // Where names stand in for addresses, those keep their spelling.
    return names.length === 1 ? names : []
  })
  const isOfAddresses = columns.some(({ name, profile }) => ids.includes(name) && profile.emails >= MOSTLY)
  return isOfAddresses ? { same: { accounts: 'case' } } : {}
}
const MOSTLY = 0.5

interface FittingForm {
  form: Form
  found: Map<FormField, Found>
}

/** The form that a table fits best. What says that the access of a row has ended says nothing of the account. */
function bestForm(columns: readonly ProfiledColumn[], rows: readonly TableRow[], shape: TableShape) {
  const first = fittingForm(columns)
  const { columns: said, filter, endsOn } = endedRows(columns, grantColumns(first), rows, shape)
  const best = said.length === 0 ? first : fittingForm(columns.filter(({ name }) => !said.includes(name)))
  const last = columns.find(({ name }) => name === endsOn)
  if (last) {
    const known = best.found.get('grants.expires_at')
    const instead = known ? { instead: [known.column.name] } : {}
    best.found.set('grants.expires_at', { column: last, confidence: LIKELY, ...instead })
  }
  if (isOfAccounts(best.found, columns)) best.found.delete('grants.expires_at')
  return { ...best, ended: { columns: said, filter } }
}

/** Where each row is one account, and others tell of its password, a bare expiry is that of the password. */
function isOfAccounts(found: ReadonlyMap<FormField, Found>, columns: readonly ProfiledColumn[]): boolean {
  const account = HOLDERS.map((field) => found.get(field)).find((one) => one !== undefined)
  const expiry = found.get('grants.expires_at')
  if (account?.column.profile.distinct !== 1 || found.has('grants.app') || !expiry) return false
  const isBare = !ACCESS_NAME.test(plain(expiry.column.name))
  return isBare && columns.some(({ name, profile }) => profile.filled > 0 && OF_PASSWORD.test(plain(name)))
}
const OF_PASSWORD =
  /(?:^| )(?:password|pwd|passwd|passwort|kennwort|authentication|lock date|contrasena|wachtwoord|senha|mot de passe)(?: |$)/

function fittingForm(columns: readonly ProfiledColumn[]): FittingForm {
  const candidates = FORMS.map((form) => {
    const found = findColumns(form.fields, columns)
    const taken = new Set([...found.values()].map(({ column }) => column))
    const rest = columns.filter((column) => !taken.has(column))
    if (form.wanted.every((fields) => fields.some((field) => found.has(field))))
      for (const [field, one] of findColumns(form.more ?? {}, rest)) found.set(field, one)
    return { form, found, score: scoreOf(form, found, columns) }
  })
  return candidates.reduce((one, other) => (other.score > one.score ? other : one))
}

/** Whom the rows of a table give access. */
function grantColumns({ form, found }: FittingForm): GrantColumns {
  const columnOf = (field: FormField) => found.get(field)?.column.name
  const account = HOLDERS.map(columnOf).find((name) => name !== undefined)
  const role = columnOf('grants.entitlement')
  const isOfGrants = account !== undefined && role !== undefined && !form.isOfLists
  const holder = isOfGrants ? [account, columnOf('grants.app')].filter((name) => name !== undefined) : []
  return { holder, others: new Set([...holder, role ?? '']), saysWhoGave: found.has('grants.granted_by') }
}
const HOLDERS: readonly FormField[] = ['grants.account', 'accounts.id', 'accounts.username', 'accounts.email']

/** Further columns whose names say just that somebody is not active, such as "archived" beside "suspended". */
function alsoInactive(
  found: ReadonlyMap<FormField, Found>,
  columns: readonly ProfiledColumn[],
  others: readonly string[],
): Found[] {
  const taken = new Set([...found.values()].map(({ column }) => column))
  return columns
    .filter(
      (column) =>
        !taken.has(column) && !others.includes(column.name) && column.profile.filled > 0 && column.profile.flags === 1,
    )
    .map((column) => ({ column, confidence: confidenceOf('accounts.inactive', 'inactive', column) }))
    .filter(({ column, confidence }) => confidence >= LIKELY && nameScore(column.name, 'inactive') > SURE)
}

/** The columns of a table with what their values look like. */
export const profiledColumns = (shape: TableShape, rows: readonly TableRow[], known: Known = {}): ProfiledColumn[] =>
  shape.columns.map((name, index) => ({
    name,
    profile: profileColumn(
      rows.map(({ cells }) => cells[index] ?? ''),
      known,
    ),
  }))

/** The form has all it needs except the app: the table is about one app, which nobody wrote into each row. */
const lacksOnlyApp = ({ wanted }: Form, found: ReadonlyMap<FormField, Found>): boolean => {
  const lacking = wanted.filter((fields) => !fields.some((field) => found.has(field)))
  return wanted.length > 1 && lacking.length === 1 && lacking.flat().every((field) => field.endsWith('.app'))
}

const flagLine = ({ name }: ProfiledColumn): SuggestedLine => ({
  ...{ kind: 'grants', field: 'entitlement', column: name, text: '', confidence: LIKELY, level: 'likely' },
})

/** Lines that make the person whom a row is about, and each app. */
function matrixSuggestion(matrix: Matrix, shape: TableShape, sample: readonly TableRow[], app: string): Suggestion {
  const line = (field: string, column: string): SuggestedLine => ({
    ...{ kind: 'grants', field, column, text: '', confidence: LIKELY, level: 'likely' },
  })
  const { person, name, apps, scope } = matrix
  const used = [...new Set([person, ...[name, scope].filter((column) => column !== undefined), ...apps])]
  return {
    lines: [
      line('account', person),
      ...apps.map((column) => line('entitlement', column)),
      ...(scope === undefined ? [] : [{ ...line('app', ''), text: app }]),
    ],
    unused: shape.columns.filter((column) => !used.includes(column)),
    mapping: {
      format: 1,
      people: PEOPLE,
      files: [{ headers: used, ...totalsOfMatrix(apps, sample, shape), make: makesOfMatrix(matrix, app) }],
    },
  }
}

const PEOPLE: NonNullable<Mapping['people']> = {
  match: ['link', 'id', 'email', 'username', 'employee_id'],
  suggest: ['name', 'similar_email'],
}

/** The columns that fit the fields best. */
function findColumns(wanted: Form['fields'], columns: readonly ProfiledColumn[]): Map<FormField, Found> {
  const fields = Object.entries(wanted) as [FormField, Alias][]
  const weights = fields.map(([field, alias]) => {
    const scores = columns.map((column) => confidenceOf(field, alias, column))
    // As many columns as fields, so that a field can stay without one.
    return [...scores, ...fields.map(() => 0)]
  })
  return new Map(
    bestAssignment(weights).flatMap((at, index): [FormField, Found][] => {
      const confidence = Math.round((weights[index]?.[at] ?? 0) * 100) / 100
      const [column, field] = [columns[at], fields[index]?.[0]]
      return column === undefined || field === undefined || confidence < LIKELY ? [] : [[field, { column, confidence }]]
    }),
  )
}

/** The mean of what the form needs, and how much of the table it explains. */
function scoreOf(form: Form, found: ReadonlyMap<FormField, Found>, columns: readonly ProfiledColumn[]): number {
  const needed = form.wanted.map((fields) => Math.max(...fields.map((field) => found.get(field)?.confidence ?? 0)))
  const isOther = (form.without ?? []).some((alias) =>
    columns.some(({ name, profile }) => profile.filled > 0 && nameScore(name, alias) >= LIKELY),
  )
  const isNoList = form.isOfLists && !isList(found.get('accounts.username')?.column)
  // An id and a name alone can be those of anything: nobody must become a person by that.
  const isAnything = 'users.email' in form.fields && !found.has('users.email') && found.size < 3
  if (isOther || isNoList || isAnything || (form.isOfOneApp && needed.includes(0))) return 0
  const explained = [...found.values()].map(({ confidence }) => confidence)
  // Whoever has a role in the table has access, which must not be lost because the role is called something unusual.
  const whole = mean(needed, needed.length)
  // Whatever else stands beside them: who holds what in which app is access.
  const isAccess = 'grants.app' in form.fields && !needed.includes(0) && whole >= 0.8
  return (isAccess ? 2 : form.isOfOneApp ? 1 : whole) + 0.5 * mean(explained, columns.length)
}
const mean = (values: readonly number[], count: number) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, count)

function linesOf(
  fields: ReadonlyMap<FormField, readonly Found[]>,
  app: string | undefined,
  { wanted }: Form,
): SuggestedLine[] {
  const level = (confidence: number) => (confidence >= SURE ? ('sure' as const) : ('likely' as const))
  const lines = [...fields].flatMap(([formField, found]) => {
    const [kind, field] = kindAndField(formField)
    return found.flatMap(({ column, confidence }) =>
      namesOf(column).map(
        (name): SuggestedLine => ({ kind, field, column: name, text: '', confidence, level: level(confidence) }),
      ),
    )
  })
  if (app === undefined) return lines
  const kinds = wanted.flat().map((field) => kindAndField(field)[0])
  const kind = kinds.find((one) => one === 'grants') ?? kinds[0] ?? 'accounts'
  return [...lines, { kind, field: 'app', column: '', text: app, confidence: LIKELY, level: 'likely' }]
}
