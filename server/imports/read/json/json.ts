import { type Content, nameOf } from '../content.ts'
import { decoded, type Encoding } from '../decode.ts'
import type { FoundTable, ReadOptions } from '../found-table.ts'
import { LIMITS, unreadable } from '../limits.ts'
import type { TableRow, TableShape } from '../table.ts'
import { type Element, JsonDocument } from './json-document.ts'
import { tooManyColumns } from './json-lines.ts'
import { indexOf, JsonColumns, jsonRow, unreadableRow } from './json-row.ts'

interface FoundArray {
  columns: JsonColumns
  rowCount: number
  objectCount: number
}

/**
 * The tables of a JSON document: its arrays of objects, the longest first. The document is read whole once, because any
 * object may have a new column.
 */
export async function findJsonTables(
  content: Content,
  encoding: Encoding,
  options: ReadOptions,
): Promise<FoundTable[]> {
  const arrays = await findArrays(content, encoding)
  const found = [...arrays].filter(([path, { objectCount }]) => objectCount > 0 && isWanted(path, options.rows))
  if (found.length === 0) throw noArray(content, [...arrays.keys()], options.rows)
  found.sort(([, a], [, b]) => b.rowCount - a.rowCount)
  return found.map(([path, { columns, rowCount }]) => {
    const shape: TableShape = {
      file: content.file,
      ...(content.member !== undefined && { member: content.member }),
      ...(path !== '' && { part: path }),
      format: 'json',
      encoding: encoding.label,
      headerLine: 0,
      columns: columns.names,
    }
    const unsure = encoding.isGuess ? (['encoding'] as const) : []
    return { shape, isHidden: false, unsure, rowCount, rows: () => rowsOf(content, encoding, path, columns.names) }
  })
}

const isWanted = (path: string, wanted: string | undefined) => wanted === undefined || path === wanted

function noArray(content: Content, paths: readonly string[], wanted: string | undefined) {
  const named = paths.slice(0, 20).map((path) => `"${path.slice(0, 100)}"`)
  if (wanted !== undefined && named.length > 0)
    return unreadable(nameOf(content), `has no array of objects at "${wanted}"; its arrays are ${named.join(', ')}`)
  return unreadable(nameOf(content), 'has no array of objects; export a list of objects, or CSV')
}

async function findArrays(content: Content, encoding: Encoding): Promise<Map<string, FoundArray>> {
  const arrays = new Map<string, FoundArray>()
  const elements = (element: Element) => {
    let array = arrays.get(element.path)
    if (!array) {
      // Arrays without an object do not count, and a document may have any number of them.
      if (!element.object) return
      array = { columns: new JsonColumns(), rowCount: element.index - 1, objectCount: 0 }
      arrays.set(element.path, array)
      if (arrays.size > LIMITS.sheets)
        throw unreadable(nameOf(content), `has more than ${LIMITS.sheets} arrays of objects; export one list`)
    }
    array.rowCount++
    if (!element.object) return
    array.objectCount++
    array.columns.add(element.object)
    if (array.columns.names.length > LIMITS.columns) throw tooManyColumns(content)
  }
  for await (const batch of elementsOf(content, encoding)) batch.forEach(elements)
  return arrays
}

async function* rowsOf(
  content: Content,
  encoding: Encoding,
  path: string,
  names: readonly string[],
): AsyncIterable<TableRow[]> {
  const columns = indexOf(names)
  for await (const batch of elementsOf(content, encoding, path)) {
    const rows = batch.map(({ index, object, problem }) =>
      object ? jsonRow(index, object, columns) : unreadableRow(index, problem ?? 'The element is not an object.'),
    )
    if (rows.length > 0) yield rows
  }
}

async function* elementsOf(content: Content, encoding: Encoding, path?: string): AsyncIterable<Element[]> {
  const document = new JsonDocument(nameOf(content), path)
  for await (const piece of decoded(content.stream(), encoding, true)) yield document.push(piece)
  yield document.end()
}
