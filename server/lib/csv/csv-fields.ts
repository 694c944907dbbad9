/** After `broken_quote` nothing more is read: what follows may be lines inside a value as well as records. */
export type CsvFault = 'bad_utf8' | 'broken_quote' | 'text_after_quote' | 'record_too_long'

export interface CsvDialect {
  /** One ASCII character; with `lines`, each line is one field. */
  separator?: string
  /** Empty: no character quotes. */
  quote?: '"' | "'" | ''
  /** How a quote inside a quoted value is written. */
  escaping?: 'double' | 'backslash'
}

/** A dialect, ready for comparisons. */
export interface Marks {
  separator: string
  separatorByte: number
  quote: string
  quoteByte: number
  isBackslash: boolean
}

export function marksOf({ separator = ',', quote = '"', escaping = 'double' }: CsvDialect): Marks {
  const isQuoted = separator !== 'lines' && quote !== ''
  return {
    separator,
    separatorByte: separator.charCodeAt(0),
    quote: isQuoted ? quote : '',
    quoteByte: isQuoted ? quote.charCodeAt(0) : -1,
    isBackslash: escaping === 'backslash',
  }
}

const [LF, CR, BACKSLASH] = [0x0a, 0x0d, 0x5c]

/**
 * The line feed that ends a record with quotes; -1 if it has not arrived yet. `open` is a quote still to be closed,
 * `broken` one with text after its closing quote.
 */
export function endOfQuoted(
  buffer: Buffer,
  start: number,
  marks: Marks,
): { end: number; open: number; broken: number } {
  const { separatorByte, quoteByte } = marks
  let broken = -1
  for (let at = start; ; at++) {
    if (buffer[at] === quoteByte) {
      const open = at
      const close = closingQuote(buffer, open, marks)
      if (close < 0) return { end: -1, open, broken }
      at = close + 1
      if (broken < 0 && at < buffer.length && !isFieldEnd(buffer, at, separatorByte)) broken = open
    }
    while (at < buffer.length && buffer[at] !== separatorByte && buffer[at] !== LF) at++
    if (at >= buffer.length) return { end: -1, open: -1, broken }
    if (buffer[at] === LF) return { end: at, open: -1, broken }
  }
}

const isFieldEnd = (buffer: Buffer, at: number, separatorByte: number) =>
  buffer[at] === separatorByte ||
  buffer[at] === LF ||
  (buffer[at] === CR && (at + 1 === buffer.length || buffer[at + 1] === LF))

/** The quote that closes the one at `open`, skipping quotes that belong to the value; -1 if it has not arrived yet. */
function closingQuote(bytes: Buffer, open: number, { quoteByte, isBackslash }: Marks): number {
  for (let at = open + 1; ; ) {
    at = bytes.indexOf(quoteByte, at)
    if (at < 0) return -1
    if (isBackslash && backslashesBefore(bytes, at, open) % 2 === 1) at++
    else if (bytes[at + 1] === quoteByte) at += 2
    else return at
  }
}

function backslashesBefore(bytes: Buffer, at: number, open: number): number {
  let first = at
  while (first - 1 > open && bytes[first - 1] === BACKSLASH) first--
  return at - first
}

/** The fields, a fault that ends with the record, or the position of a quote whose end is uncertain. */
export function splitFields(text: string, marks: Marks): { fields: string[]; fault?: CsvFault; brokenAt?: number } {
  const { separator, quote } = marks
  const fields: string[] = []
  for (let at = 0; at <= text.length; ) {
    const field = text[at] === quote ? quotedField(text, at, marks) : plainField(text, at, separator)
    if (!field) return { fields, brokenAt: at }
    fields.push(field.value)
    if (field.end < text.length && text[field.end] !== separator)
      return !text.includes('\n', at) && endsEitherWay(text, at, marks)
        ? { fields, fault: 'text_after_quote' }
        : { fields, brokenAt: at }
    at = field.end + 1
  }
  return { fields }
}

/**
 * Whether the record ends here even if its writer did not double the quotes inside a value, so that only a quote before
 * a separator or the end of the record closes it. Otherwise the lines that follow may belong to the value. Asked about
 * a record of one line: one of several may have swallowed rows.
 */
function endsEitherWay(text: string, start: number, { separator, quote }: Marks): boolean {
  for (let at = start; ; at++) {
    if (text[at] === quote) {
      do at = text.indexOf(quote, at + 1)
      while (at >= 0 && at + 1 < text.length && text[at + 1] !== separator)
      if (at < 0) return false
    }
    at = text.indexOf(separator, at)
    if (at < 0) return true
  }
}

interface Field {
  value: string
  end: number
}

function plainField(text: string, at: number, separator: string): Field {
  const end = text.indexOf(separator, at)
  return end < 0 ? { value: text.slice(at), end: text.length } : { value: text.slice(at, end), end }
}

function quotedField(text: string, at: number, { quote, isBackslash }: Marks): Field | undefined {
  if (isBackslash) return escapedField(text, at, quote)
  let close = text.indexOf(quote, at + 1)
  while (close >= 0 && text[close + 1] === quote) close = text.indexOf(quote, close + 2)
  if (close < 0) return undefined
  return { value: text.slice(at + 1, close).replaceAll(quote + quote, quote), end: close + 1 }
}

function escapedField(text: string, at: number, quote: string): Field | undefined {
  let value = ''
  for (let next = at + 1; next < text.length; next++) {
    const [mark, after] = [text[next], text[next + 1]]
    if (mark === '\\' && (after === quote || after === '\\')) value += text[++next]
    else if (mark === quote && after === quote) value += text[++next]
    else if (mark === quote) return { value, end: next + 1 }
    else value += mark
  }
  return undefined
}
