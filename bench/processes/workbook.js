// A workbook as spreadsheet programs write it: shared strings, cell references, one sheet.
import { crc32, deflateRawSync } from 'node:zlib'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Rows of texts without marks of XML. */
export function workbookOf(rows) {
  const numbers = new Map()
  const numberOf = (text) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size)
    return numbers.get(text)
  }
  let [sheet, line] = ['', 0]
  for (const row of rows) {
    line++
    const cells = row.map(
      (text, at) => `<c r="${String.fromCharCode(65 + at)}${line}" t="s"><v>${numberOf(text)}</v></c>`,
    )
    sheet += `<row r="${line}">${cells.join('')}</row>`
  }
  const strings = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`).join('')
  const relation = (id, type, target) => `<Relationship Id="${id}" Type="${RELATED}/${type}" Target="${target}"/>`
  const relations = (...list) => `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="Rights" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
  })
}

function zipOf(files) {
  const [parts, directory] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [bytes, title] = [Buffer.from(text), Buffer.from(name)]
    const data = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, place, title)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, title, data])
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
