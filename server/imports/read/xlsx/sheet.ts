import { LIMITS, unreadable } from '../limits.ts'
import { type CellText, numberText } from './numbers.ts'
import { TextRuns, unescapeText } from './strings.ts'
import type { NumberFormat } from './styles.ts'
import { XmlReader } from './xml.ts'

export interface SheetRow {
  line: number
  fields: string[]
  isTooLong?: true
  /** Columns, counted from 0, whose number has more digits than a sheet keeps. */
  warnings?: { at: number; reason: string }[]
}

export interface SheetContext {
  strings: readonly string[]
  styles: readonly NumberFormat[]
  is1904: boolean
}

/** The rows of a sheet, in batches, as they stand in its XML. */
export async function* sheetRows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  context: SheetContext,
): AsyncIterable<SheetRow[]> {
  const reader = new SheetReader(file, context)
  const xml = new XmlReader(file, reader)
  for await (const piece of bytes) {
    xml.write(piece)
    if (reader.rows.length > 0) yield reader.rows.splice(0)
  }
  xml.end()
  if (reader.rows.length > 0) yield reader.rows.splice(0)
}

class SheetReader {
  rows: SheetRow[] = []
  readonly #file: string
  readonly #context: SheetContext
  readonly #runs = new TextRuns()
  #row: SheetRow = { line: 0, fields: [] }
  #length = 0
  #at = -1
  #type = 'n'
  #style = 0
  #value = ''
  #isValue = false
  #isInline = false

  constructor(file: string, context: SheetContext) {
    this.#file = file
    this.#context = context
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#isValue = true
    else if (name === 'row') {
      this.#row = { line: rowNumber(attributes.r) ?? this.#row.line + 1, fields: [] }
      this.#length = 0
      this.#at = -1
    } else if (name === 'is') this.#isInline = true
    else if (this.#isInline) this.#runs.open(name)
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text
    else if (this.#isInline) this.#runs.add(text)
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'row') this.rows.push(this.#row)
    else if (name === 'is') this.#isInline = false
    else if (this.#isInline) this.#runs.close(name)
  }

  #openCell({ r, t, s }: Record<string, string>): void {
    this.#at = columnNumber(r) ?? this.#at + 1
    this.#type = t ?? 'n'
    this.#style = Number(s ?? 0)
    this.#value = ''
  }

  #closeCell(): void {
    const { text, warning } = this.#cell()
    if (text === '') return
    if (this.#at >= LIMITS.columns)
      throw unreadable(this.#file, `has more than ${LIMITS.columns} columns; at most ${LIMITS.columns} can be read`)
    this.#length += text.length
    if (this.#length > LIMITS.recordBytes) {
      this.#row = { line: this.#row.line, fields: [], isTooLong: true }
      return
    }
    const { fields } = this.#row
    while (fields.length < this.#at) fields.push('')
    fields[this.#at] = text
    if (!warning) return
    this.#row.warnings ??= []
    this.#row.warnings.push({ at: this.#at, reason: warning })
  }

  #cell(): CellText {
    const { strings, styles, is1904 } = this.#context
    switch (this.#type) {
      case 's':
        return { text: strings[Number(this.#value)] ?? '' }
      case 'inlineStr':
        return { text: this.#runs.take() || unescapeText(this.#value) }
      case 'str':
        return { text: unescapeText(this.#value) }
      case 'b':
        return { text: this.#value.trim() === '' ? '' : /^(?:1|true)$/i.test(this.#value.trim()) ? 'true' : 'false' }
      case 'e':
        return { text: '' }
      case 'd':
        return { text: this.#value }
      default:
        return numberText(this.#value, styles[this.#style], is1904)
    }
  }
}

const rowNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The column of a cell reference such as AB12, counted from 0. */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = reference === undefined ? undefined : /^[A-Za-z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number - 1
}
