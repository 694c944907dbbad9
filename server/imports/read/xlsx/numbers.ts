import { fillZeros, type NumberFormat } from './styles.ts'

export interface CellText {
  text: string
  warning?: string
}

/** A number of a cell as text: a date as ISO, leading zeros as the format asks for, all digits that the file has. */
export function numberText(raw: string, format: NumberFormat | undefined, is1904: boolean): CellText {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return { text: raw }
  if (format?.kind === 'date' || format?.kind === 'time') {
    const date = dateText(value, format.kind === 'time', is1904)
    if (date !== undefined) return { text: date }
  }
  const { text, warning } = plainNumber(raw, value)
  if (format?.kind === 'zeros' && /^\d+$/.test(text))
    return { text: fillZeros(text, format.parts), ...(warning && { warning }) }
  return { text, ...(warning && { warning }) }
}

/** Sheets compute with 15 digits: more are an artefact of binary fractions, or an id that was a number once. */
function plainNumber(raw: string, value: number): CellText {
  if (/^-?\d{1,15}$/.test(raw)) return { text: raw }
  if (/^-?\d+$/.test(raw)) return { text: raw, warning: 'long_number' }
  if (Number.isInteger(value) && Math.abs(value) >= 1e15 && Math.abs(value) < 1e40)
    return { text: withoutExponent(raw) ?? BigInt(value).toString(), warning: 'long_number' }
  return { text: String(Number(value.toPrecision(15))) }
}

/** 1.25E+3 as 1250; undefined where it is no whole number. */
function withoutExponent(raw: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d*))?(?:E\+?(\d+))?$/i.exec(raw) ?? []
  const shift = Number(exponent) - fraction.length
  return whole === '' || shift < 0 ? undefined : sign + whole + fraction + '0'.repeat(shift)
}

const DAY_MS = 86_400_000
/** Day 0 in both systems. The first one has a 29 February 1900 that never was, as day 60. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** 31 December 9999. */
const LAST_DAY = 2_958_465

function dateText(serial: number, isTime: boolean, is1904: boolean): string | undefined {
  if (serial < 0 || serial >= LAST_DAY + 1) return undefined
  const isEarly = !is1904 && serial < 60
  const epoch = is1904 ? EPOCH_1904 : EPOCH_1900 + (isEarly ? DAY_MS : 0)
  // Times are fractions of a day, and no sheet means fractions of a millisecond.
  const ms = Math.round(serial * DAY_MS)
  const [day = '', time = ''] = new Date(epoch + ms).toISOString().slice(0, -1).split('T')
  const clock = time.replace(/\.000$/, '')
  if (serial < 1 && isTime) return clock
  return clock === '00:00:00' ? day : `${day}T${clock}`
}
