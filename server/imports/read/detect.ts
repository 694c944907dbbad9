import { picture, unreadable } from './limits.ts'

export type Packing = 'zip' | 'gzip' | 'tar' | 'baton' | 'none'

const startsWith = (head: Buffer, ...marks: string[]) =>
  marks.some((mark) => head.toString('latin1', 0, mark.length) === mark)

/** Formats that are known and not read: their first bytes, what they are, and what to do instead. */
const REFUSED: [string[], string][] = [
  [['%PDF-'], 'is a PDF document; export the data as CSV or XLSX'],
  [['SQLite format 3\0'], 'is an SQLite database; export its tables as CSV'],
  [['C1Z3\0'], 'is a Baton file of version 3, which only Baton reads; run the connector with --storage-engine sqlite'],
  [['PAR1'], 'is a Parquet file; export the data as CSV'],
  [['7z\xbc\xaf\x27\x1c'], 'is a 7-Zip archive; pack the files as zip'],
  [['Rar!\x1a\x07'], 'is a RAR archive; pack the files as zip'],
  [['BZh'], 'is packed with bzip2; pack it as zip or gzip'],
  [['\xfd7zXZ\0'], 'is packed with xz; pack it as zip or gzip'],
  [['\x28\xb5\x2f\xfd'], 'is packed with Zstandard; pack it as zip or gzip'],
  [['{\\rtf'], 'is an RTF document; export the data as CSV or XLSX'],
  [['\xff\xfe\0\0', '\0\0\xfe\xff'], 'is UTF-32 text; save it as CSV in UTF-8'],
]

const PICTURES: [string[], string][] = [
  [['\x89PNG\r\n'], 'PNG'],
  [['\xff\xd8\xff'], 'JPEG'],
  [['GIF87a', 'GIF89a'], 'GIF'],
  [['II*\0', 'MM\0*'], 'TIFF'],
]

/** How a file is packed, by its first bytes. Formats that cannot be read are refused by name. */
export function packingOf(name: string, head: Buffer): Packing {
  if (startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw unreadable(name, compoundProblem(head))
  for (const [marks, format] of PICTURES)
    if (startsWith(head, ...marks)) throw picture(name, `is a picture (${format}); export the data as CSV or XLSX`)
  for (const [marks, problem] of REFUSED) if (startsWith(head, ...marks)) throw unreadable(name, problem)
  if (startsWith(head, 'PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08')) return 'zip'
  if (startsWith(head, '\x1f\x8b')) return 'gzip'
  if (startsWith(head, 'C1ZF\0')) return 'baton'
  return head.toString('latin1', 257, 262) === 'ustar' ? 'tar' : 'none'
}

/** Old Office files and encrypted new ones are small file systems, whose file names are UTF-16. */
function compoundProblem(head: Buffer): string {
  const has = (name: string) => head.includes(Buffer.from(name, 'utf16le'))
  if (has('EncryptedPackage')) return 'is an encrypted workbook; remove the password, or save the sheet as CSV'
  if (has('WordDocument')) return 'is an old Word document (.doc); export the data as CSV or XLSX'
  if (has('__nameid_version')) return 'is an Outlook message; upload the file that is attached to it'
  return 'is an old Excel workbook (.xls); save it as XLSX or CSV'
}

/** What else a zip archive can be: the name of a member, and what it makes of the file. */
const ZIP_FORMATS: [RegExp, string][] = [
  [/^xl\/workbook\.bin$/i, 'is a binary Excel workbook (.xlsb); save it as XLSX or CSV'],
  [/^word\//i, 'is a Word document; export the data as CSV or XLSX'],
  [/^ppt\//i, 'is a PowerPoint presentation; export the data as CSV or XLSX'],
  [/^content\.xml$/i, 'is an OpenDocument file; save it as XLSX or CSV'],
  [/^Index\/Document\.iwa$|^Index\.zip$/i, 'is an Apple Numbers or Pages document; export it as XLSX or CSV'],
]

/** Whether the members of a zip archive make a workbook; documents of other kinds are refused by name. */
export function isWorkbook(name: string, members: readonly string[]): boolean {
  for (const [member, problem] of ZIP_FORMATS)
    if (members.some((path) => member.test(path))) throw unreadable(name, problem)
  return members.some((path) => path.toLowerCase() === '[content_types].xml')
}

/** The format of a text by its beginning; the name of the file only breaks ties. */
export function textFormat(name: string, text: string, isWhole: boolean): 'csv' | 'json' | 'jsonl' {
  const problem = textProblem(text)
  if (problem !== undefined) throw unreadable(name, problem)
  const start = text.trimStart()
  if (start.startsWith('{'))
    return isJsonLines(name, start, isWhole) ? 'jsonl' : jsonOr(name, start, /^\{\s*(?:["}]|$)/)
  if (start.startsWith('[')) return jsonOr(name, start, /^\[\s*(?:[{["\d\]-]|true|false|null|$)/)
  return /\.(?:jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'csv'
}

const jsonOr = (name: string, start: string, shape: RegExp) =>
  shape.test(start.slice(0, 200)) || /\.json$/i.test(name) ? 'json' : 'csv'

function textProblem(text: string): string | undefined {
  const start = text.slice(0, 2000).trimStart()
  if (start === '' && text.trim() === '') return 'is empty'
  if (/^(?:#[^\n]*\n|version:[^\n]*\n|\s)*dn::? \S/i.test(start))
    return 'is an LDIF file; export the entries as CSV, for example with csvde'
  if (/^<(?:!doctype html|html|head|table|body)\b/i.test(start))
    return 'is a web page (HTML), even if it opens in Excel; open it there and save it as XLSX or CSV'
  if (/^<\?xml|^<!--|^<[a-z][\w:.-]*[\s>]/i.test(start)) return 'is an XML file; export the data as CSV or XLSX'
  const head = text.slice(0, 4096)
  const control = head.match(/[\u0000-\u0008\u000e-\u0019\u001c-\u001e\u007f]/g)?.length ?? 0
  if (control > Math.max(8, head.length / 20)) return 'is not a text file or a workbook; export the data as CSV or XLSX'
  return undefined
}

/** Whether each line is an object. One line alone may also be a document that contains lists. */
function isJsonLines(name: string, start: string, isWhole: boolean): boolean {
  const all = start.split(/\r?\n/)
  const lines = (isWhole ? all : all.slice(0, -1)).filter((line) => line.trim() !== '').slice(0, 10)
  const objects = lines.filter(isObjectText)
  if (/\.(?:jsonl|ndjson)$/i.test(name)) return true
  if (lines.length > 1) return objects.length >= lines.length / 2
  return objects.length === 1 && !Object.values(JSON.parse(lines[0] ?? '{}') as object).some(Array.isArray)
}

function isObjectText(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
