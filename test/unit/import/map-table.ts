import type { FileKind } from '../../../server/imports/columns.ts'
import { checkMapping } from '../../../server/imports/map/document/grammar.ts'
import type { FileMapping, Make, Mapping } from '../../../server/imports/map/document/mapping.ts'
import { fieldsOf } from '../../../server/imports/map/fields.ts'
import type { CanonicalRow, RowProblem } from '../../../server/imports/map/rows/mapped-row.ts'
import { TableMapper } from '../../../server/imports/map/rows/table-mapper.ts'
import type { Cell, TableRow, TableShape } from '../../../server/imports/read/table.ts'

export const NOW = new Date('2026-11-01T00:00:00Z')

/** A table as reading gives it. */
export interface Table {
  shape: TableShape
  rows: TableRow[]
}

export const table = (
  columns: string[],
  rows: readonly (readonly Cell[])[],
  more: Partial<TableShape> = {},
): Table => ({
  shape: { file: 'export.csv', format: 'csv', headerLine: 1, columns, ...more },
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
})

/** A canonical row with the names of its fields, without those that the mapping omits. */
export type Thing = Record<string, string> & { kind: FileKind }

export const thingOf = ({ kind, fields }: CanonicalRow): Thing =>
  ({
    ...Object.fromEntries(
      fieldsOf(kind).flatMap(([name], at) => (typeof fields[at] === 'string' ? [[name, fields[at]]] : [])),
    ),
    kind,
  }) as Thing

export function mapTable(mapping: Mapping, fileIndex: number, { shape, rows }: Table) {
  const mapper = new TableMapper(mapping, fileIndex, shape, { now: NOW })
  for (const row of rows) mapper.scanDates(row)
  const mapped = rows.map((row) => mapper.map(row))
  const end = mapper.end()
  const made = [...mapped.flatMap((row) => row.rows), ...end.rows]
  const problems: RowProblem[] = [...mapped.flatMap((row) => row.problems), ...end.problems]
  return {
    ...{ mapper, mapped, made, problems, counts: mapper.counts },
    of: (kind: FileKind) => made.filter((row) => row.kind === kind).map(thingOf),
    warnings: problems.filter(({ isWarning }) => isWarning),
    faults: problems.filter(({ isWarning }) => !isWarning),
  }
}

/** A mapping that makes things of one file; it must be right. */
export function mappingOf(make: Make | Make[], more: Partial<Mapping> = {}, file: Partial<FileMapping> = {}): Mapping {
  const { mapping, violations } = checkMapping({ format: 1, files: [{ ...file, make: [make].flat() }], ...more })
  if (!mapping) throw new Error(JSON.stringify(violations))
  return mapping
}
