import { posix } from 'node:path'
import { type Content, nameOf } from '../content.ts'
import type { FoundTable, ReadOptions } from '../found-table.ts'
import { findHeader } from '../header.ts'
import { LIMITS, unreadable } from '../limits.ts'
import { recalled } from '../recalled.ts'
import { rowOf } from '../rows.ts'
import type { TableRow, TableShape } from '../table.ts'
import type { ZipMember } from '../zip.ts'
import { type SheetContext, type SheetRow, sheetRows } from './sheet.ts'
import { readSharedStrings } from './strings.ts'
import { readStyles } from './styles.ts'
import { readXml } from './xml.ts'

interface Sheet {
  name: string
  isHidden: boolean
  member: ZipMember
}

interface Relation {
  type: string
  target: string
}

const SAMPLE_ROWS = 200
const MAX_SAMPLE_LENGTH = 8 * 1024 * 1024

/** The tables of a workbook: its sheets, or those that the options name. Sheets without a filled cell are none. */
export async function findSheetTables(
  content: Content,
  members: readonly ZipMember[],
  options: ReadOptions,
): Promise<FoundTable[]> {
  const name = nameOf(content)
  const { sheets, context } = await openWorkbook(name, members)
  const tables: FoundTable[] = []
  for (const sheet of chosen(name, sheets, options.sheet)) {
    const table = await findSheet(content, sheet, context, options)
    if (table) tables.push(table)
  }
  if (tables.length === 0) throw unreadable(name, 'is empty; no sheet has a filled cell')
  return tables
}

function chosen(name: string, sheets: readonly Sheet[], wanted: string | number | undefined): readonly Sheet[] {
  if (wanted === undefined) return sheets
  if (wanted === '*') return sheets.filter(({ isHidden }) => !isHidden)
  const sheet =
    typeof wanted === 'number'
      ? sheets[wanted - 1]
      : sheets.find((other) => other.name.trim().toLowerCase() === wanted.trim().toLowerCase())
  if (sheet) return [{ ...sheet, isHidden: false }]
  const names = sheets.map((other) => `"${other.name}"`).join(', ')
  throw unreadable(name, `has no sheet "${wanted}"; its sheets are ${names}`)
}

async function openWorkbook(file: string, members: readonly ZipMember[]) {
  const byName = new Map(members.map((member) => [member.name.toLowerCase(), member]))
  const partAt = (path: string) => byName.get(path.replace(/^\//, '').toLowerCase())
  const root = [...(await relations(file, partAt('_rels/.rels'), '')).values()]
  const path = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbook = partAt(path)
  if (!workbook) throw unreadable(file, 'is a damaged workbook: its list of sheets is missing')
  const folder = posix.dirname(path)
  const related = await relations(file, partAt(`${folder}/_rels/${posix.basename(path)}.rels`), folder)
  const { list, is1904 } = await readSheetList(file, workbook)
  const part = (type: string) => {
    const target = [...related.values()].find((relation) => relation.type === type)?.target
    return target === undefined ? undefined : partAt(target)
  }
  const sheets = list.flatMap(({ id, ...sheet }): Sheet[] => {
    const relation = related.get(id)
    const member = relation?.type === 'worksheet' ? partAt(relation.target) : undefined
    return member ? [{ ...sheet, member }] : []
  })
  if (sheets.length > LIMITS.sheets)
    throw unreadable(file, `has ${sheets.length} sheets; at most ${LIMITS.sheets} can be read`)
  const [strings, styles] = [part('sharedStrings'), part('styles')]
  const formats = styles ? await readStyles(file, styles.stream()) : []
  const loadStrings = recalled(async () => (strings ? readSharedStrings(file, strings.stream()) : []))
  const context = async (): Promise<SheetContext> => ({ strings: await loadStrings(), styles: formats, is1904 })
  return { sheets, context }
}

/** The parts that a part refers to, by id. Types are URLs; their last word is enough. */
async function relations(file: string, member: ZipMember | undefined, folder: string): Promise<Map<string, Relation>> {
  const found = new Map<string, Relation>()
  if (!member) return found
  await readXml(file, member.stream(), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      found.set(Id, { type: Type.split('/').at(-1) ?? '', target })
    },
  })
  return found
}

async function readSheetList(file: string, workbook: ZipMember) {
  const list: { id: string; name: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(file, workbook.stream(), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/i.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? ''
      list.push({ id, name: attributes.name ?? '', isHidden: /hidden$/i.test(attributes.state ?? '') })
    },
  })
  return { list, is1904 }
}

async function findSheet(
  content: Content,
  sheet: Sheet,
  context: () => Promise<SheetContext>,
  options: ReadOptions,
): Promise<FoundTable | undefined> {
  const name = `Sheet "${sheet.name}" of ${nameOf(content)}`
  const sample: SheetRow[] = []
  let length = 0
  for await (const rows of sheetRows(name, sheet.member.stream(), await context())) {
    sample.push(...rows)
    length += rows.reduce((sum, { fields }) => sum + fields.join('').length, 0)
    if (sample.length >= SAMPLE_ROWS || length > MAX_SAMPLE_LENGTH) break
  }
  const header = findHeader(sample.slice(0, SAMPLE_ROWS), options.header)
  if (typeof options.header === 'number' && header.line === 0)
    throw unreadable(name, `has no filled row ${options.header}, which was named as its header`)
  if (header.columns.length === 0) return undefined
  const shape: TableShape = {
    file: content.file,
    ...(content.member !== undefined && { member: content.member }),
    part: sheet.name,
    format: 'xlsx',
    headerLine: header.line,
    columns: header.columns,
  }
  return {
    shape,
    isHidden: sheet.isHidden,
    unsure: header.isGuess ? ['header'] : [],
    rows: () => tableRows(name, sheet, context, shape),
  }
}

async function* tableRows(
  name: string,
  sheet: Sheet,
  context: () => Promise<SheetContext>,
  { columns, headerLine }: TableShape,
): AsyncIterable<TableRow[]> {
  for await (const batch of sheetRows(name, sheet.member.stream(), await context())) {
    const rows = batch.filter(({ line }) => line > headerLine).map((row) => tableRow(row, columns))
    if (rows.length > 0) yield rows
  }
}

/** Cells at the end of a row that are empty are not in the file, so that no row of a sheet is short. */
function tableRow({ line, fields, isTooLong, warnings = [] }: SheetRow, columns: readonly string[]): TableRow {
  if (isTooLong) return { line, cells: [], fault: { reason: 'unreadable_row', text: 'The row is longer than 1 MiB.' } }
  while (fields.length < columns.length) fields.push('')
  return rowOf(
    line,
    fields,
    columns,
    warnings.flatMap(({ at, reason }) => (columns[at] === undefined ? [] : [{ reason, column: columns[at] }])),
  )
}
