import { formatCount } from '../../lib/names.ts'
import { findBatonTables } from '../baton/find-tables.ts'
import { gzipContents, tarContents, zipContents } from './archive.ts'
import { type Content, headOf, nameOf } from './content.ts'
import { findCsvTable } from './csv/csv.ts'
import { decoded, type Encoding, encodingNamed, encodingOfHead, Utf8Check } from './decode.ts'
import { isWorkbook, packingOf, textFormat } from './detect.ts'
import type { FoundTable, ReadOptions } from './found-table.ts'
import { findJsonTables } from './json/json.ts'
import { findJsonLines } from './json/json-lines.ts'
import { LIMITS, ReadingStopped, unreadable } from './limits.ts'
import type { Spool } from './spool.ts'
import type { TableRow } from './table.ts'
import { findSheetTables } from './xlsx/workbook.ts'
import { openZip } from './zip.ts'

const HEAD_BYTES = 65_536

export interface Upload {
  name: string
  spool: Spool
  /** The encoding of it as a text, when it was found while the upload was spooled. */
  checked?: Encoding
}

/** The files of an upload: itself, or the members of an archive. */
export async function openUpload({ name, spool, checked }: Upload, maxBytes: number): Promise<Content[]> {
  if (spool.size === 0) throw unreadable(name, 'is empty')
  const file: Content = {
    file: name,
    stream: () => spool.stream(),
    spool: async () => spool,
    ...(checked && { checked }),
  }
  const packing = packingOf(name, Buffer.from(await spool.read(0, HEAD_BYTES)))
  if (packing === 'gzip') return gzipContents(name, spool, maxBytes)
  if (packing === 'tar') return tarContents(name, () => spool.stream())
  if (packing === 'none' || packing === 'baton') return [file]
  if (await workbookMembers(file, maxBytes)) return [file]
  return zipContents(name, spool, maxBytes)
}

/** The tables of one file, read as the options say, and otherwise as it seems to be written. */
export async function findTables(content: Content, options: ReadOptions, maxBytes: number): Promise<FoundTable[]> {
  const name = nameOf(content)
  const head = await headOf(content.stream(), HEAD_BYTES)
  if (head.length === 0) throw unreadable(name, 'is empty')
  const packing = packingOf(name, head)
  if (packing === 'none') return (await findTextTables(content, head, options)).map(limited)
  if (packing === 'baton') return (await findBatonTables(content, options, { maxBytes })).map(limited)
  const members = packing === 'zip' ? await workbookMembers(content, maxBytes) : undefined
  if (members) return (await findSheetTables(content, members, options)).map(limited)
  throw unreadable(name, 'is an archive inside of an archive; upload it by itself')
}

/**
 * The tables of the files of one upload. A picture in an archive is left out, as long as there is something else; the
 * remarks about the other files name it.
 */
export async function findAllTables(
  contents: readonly Content[],
  find: (content: Content) => Promise<FoundTable[]>,
): Promise<FoundTable[]> {
  const tables: FoundTable[] = []
  const pictures: ReadingStopped[] = []
  for (const content of contents)
    try {
      tables.push(...(await find(content)))
    } catch (error) {
      if (!(error instanceof ReadingStopped) || !error.isPicture || content.member === undefined) throw error
      pictures.push(error)
    }
  if (tables.length === 0 && pictures[0]) throw pictures[0]
  if (pictures.length === 0) return tables
  const names = pictures.map(({ file }) => file)
  const remark = { reason: 'picture_left_out', text: `Pictures are left out: ${names.join(', ')}.` }
  return tables.map((table) => ({ ...table, remarks: [...(table.remarks ?? []), remark] }))
}

async function workbookMembers(content: Content, maxBytes: number) {
  const members = await openZip(nameOf(content), await content.spool(), maxBytes)
  const names = members.map((member) => member.name)
  return isWorkbook(nameOf(content), names) ? members : undefined
}

async function findTextTables(content: Content, head: Buffer, options: ReadOptions): Promise<FoundTable[]> {
  const name = nameOf(content)
  const encoding = await encodingOf(content, head, options.encoding)
  const text = (await headOf(decoded(content.stream(), encoding), HEAD_BYTES)).toString('utf8')
  const format = textFormat(content.member ?? content.file, text, head.length < HEAD_BYTES)
  if (format === 'json') return findJsonTables(content, encoding, options)
  if (format === 'jsonl') return [await findJsonLines(content, encoding)]
  if (options.separator !== undefined && !/^[\x01-\x09\x0b\x0c\x0e-\x7e]?$/.test(options.separator))
    throw unreadable(name, 'cannot be read with that separator; it must be one ASCII character')
  return [await findCsvTable(content, encoding, options)]
}

/** The encoding that was asked for, or that the whole text has. */
async function encodingOf(content: Content, head: Buffer, wanted: string | undefined): Promise<Encoding> {
  if (wanted !== undefined) {
    const label = encodingNamed(wanted)
    if (label === undefined)
      throw unreadable(
        nameOf(content),
        `cannot be read as "${wanted}"; encodings are utf-8, windows-1252, iso-8859-2, ...`,
      )
    return { label }
  }
  const known = content.checked ?? encodingOfHead(head)
  if (known) return known
  const check = new Utf8Check()
  for await (const piece of content.stream()) check.push(piece)
  return check.end()
}

/** Stops at the number of rows that is too many. */
function limited(table: FoundTable): FoundTable {
  const { file, member } = table.shape
  async function* rows(): AsyncIterable<TableRow[]> {
    let count = 0
    for await (const batch of table.rows()) {
      count += batch.length
      if (count > LIMITS.rows)
        throw unreadable(
          nameOf({ file, ...(member !== undefined && { member }) }),
          `has more than ${formatCount(LIMITS.rows)} rows; split it`,
        )
      yield batch
    }
  }
  return { ...table, rows }
}
