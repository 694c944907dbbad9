import { cleanText } from '../read/clean.ts'
import { ReadingStopped } from '../read/limits.ts'
import type { RowWarning } from '../read/rows.ts'
import type { Cell, TableRow } from '../read/table.ts'
import type { BatonDatabase, Run, StoredRow, TableName } from './database.ts'
import { BATON_COLUMNS, type BatonKind } from './kinds.ts'
import { readEntitlement, readResource, readSources, readType } from './messages.ts'
import { inheritedThrough } from './path.ts'

type Cells = Record<string, string | readonly string[]>

interface RowSource {
  table: TableName
  columns: readonly string[]
  isOfKind?(row: StoredRow): boolean
  make(row: StoredRow, data: Uint8Array): Cells
  warningsOf?(row: StoredRow): RowWarning[]
}

const NO_DATA = new Uint8Array()

/** Resources of different types may have the same id. */
const resourceId = (type: string, id: string) => (id === '' ? '' : `${type}:${id}`)

/** The rows of one kind in a run. */
export function* batonRows(database: BatonDatabase, run: Run, kind: BatonKind): Generator<TableRow> {
  const userTypes = findUserTypes(database, run)
  const source = SOURCES[kind]((type) => userTypes.has(type), database, run)
  let line = 0
  for (const row of database.rows(source.table, run, source.columns)) {
    line++
    if (source.isOfKind?.(row) ?? true) yield rowOf(row, kind, source, line)
  }
}

/** The types whose resources are accounts: by their traits, or because a resource of the type is a user. */
function findUserTypes(database: BatonDatabase, run: Run): Set<string> {
  const found = new Set<string>()
  for (const row of database.rows('v1_resource_types', run, ['external_id']))
    if (readable(() => readType(row.data ?? NO_DATA))?.isUser) found.add(row.text('external_id'))
  for (const row of database.resourceOfEachType(run))
    if (readable(() => readResource(row.data ?? NO_DATA))?.user) found.add(row.text('resource_type_id'))
  return found
}

/** Undefined if a message cannot be read. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof ReadingStopped) throw error
    return undefined
  }
}

type IsUser = (type: string) => boolean

const SOURCES: Record<BatonKind, (isUser: IsUser, database: BatonDatabase, run: Run) => RowSource> = {
  resource_types: (isUser) => ({
    ...{ table: 'v1_resource_types', columns: ['external_id'] },
    isOfKind: (row) => !isUser(row.text('external_id')),
    make(row, data) {
      const { name, traits } = readType(data)
      return { id: row.text('external_id'), name, traits }
    },
  }),
  resources: (isUser) => ({
    table: 'v1_resources',
    columns: ['resource_type_id', 'parent_resource_type_id', 'parent_resource_id'],
    isOfKind: (row) => !isUser(row.text('resource_type_id')),
    make(row, data) {
      const type = row.text('resource_type_id')
      const { id, name, description } = readResource(data)
      const parentType = row.text('parent_resource_type_id')
      // An account contains nothing.
      const parent = isUser(parentType) ? '' : resourceId(parentType, row.text('parent_resource_id'))
      return { id: resourceId(type, id), type, name, description, parent }
    },
  }),
  accounts: (isUser) => ({
    ...{ table: 'v1_resources', columns: ['resource_type_id'] },
    isOfKind: (row) => isUser(row.text('resource_type_id')),
    make: accountCells,
  }),
  entitlements: (isUser) => ({
    table: 'v1_entitlements',
    columns: ['external_id', 'resource_type_id', 'resource_id'],
    make(row, data) {
      const type = row.text('resource_type_id')
      const resource = isUser(type) ? '' : resourceId(type, row.text('resource_id'))
      return { ...readEntitlement(data), id: row.text('external_id'), resource }
    },
  }),
  grants: grantSource,
}

function accountCells(row: StoredRow, data: Uint8Array): Cells {
  const { id, name, status: ownStatus, user } = readResource(data)
  const { status, details } = user?.status.status ? user.status : ownStatus
  return {
    ...{ id: resourceId(row.text('resource_type_id'), id), name, status, status_details: details },
    ...{ username: user?.login ?? '', email: user?.email ?? '', type: user?.type ?? '' },
    ...{ employee_id: user?.employeeIds ?? [], last_login_at: user?.lastLoginAt ?? '' },
  }
}

/** Entitlement and holder come from the columns, because newer files leave them out of the message. */
function grantSource(isUser: IsUser, database: BatonDatabase, run: Run): RowSource {
  const findGrants = database.grantFinder(run)
  return {
    table: 'v1_grants',
    columns: ['entitlement_id', 'principal_resource_type_id', 'principal_resource_id', 'needs_expansion'],
    make(row, data) {
      const entitlement = row.text('entitlement_id')
      const [type, id] = [row.text('principal_resource_type_id'), row.text('principal_resource_id')]
      const holder = resourceId(type, id)
      const sourcesOf = (source: string) => findGrants(source, type, id).flatMap(readSources)
      return {
        entitlement,
        ...(isUser(type) ? { account: holder } : { resource: holder }),
        inherited_from: inheritedThrough(entitlement, readSources(data), sourcesOf),
      }
    },
    // What the members of the holder inherit was not worked out.
    warningsOf: (row) => (row.number('needs_expansion') === 0 ? [] : [{ reason: 'needs_expansion' }]),
  }
}

function rowOf(row: StoredRow, kind: BatonKind, { make, warningsOf }: RowSource, line: number): TableRow {
  if (!row.data) return unreadableRow(line, 'The row is longer than 1 MiB.')
  const made = readable(() => make(row, row.data ?? NO_DATA))
  if (!made) return unreadableRow(line, 'The row has data that is no Baton message.')
  const warnings = warningsOf?.(row) ?? []
  const cells = BATON_COLUMNS[kind].map((column) => cleanCell(made[column] ?? '', column, warnings))
  return warnings.length > 0 ? { line, cells, warnings } : { line, cells }
}

const unreadableRow = (line: number, text: string): TableRow => ({
  ...{ line, cells: [] },
  fault: { reason: 'unreadable_row', text },
})

function cleanCell(value: string | readonly string[], column: string, warnings: RowWarning[]): Cell {
  const clean = (raw: string) => {
    const { text, warning } = cleanText(raw)
    if (warning) warnings.push({ reason: warning, column })
    return text
  }
  if (typeof value === 'string') return value === '' ? '' : clean(value)
  return value.length === 0 ? '' : value.map(clean).filter((item) => item !== '')
}
