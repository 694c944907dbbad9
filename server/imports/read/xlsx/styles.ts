import { readXml } from './xml.ts'

/** How a number is shown, as far as that changes what it means. */
export type NumberFormat = { kind: 'number' } | { kind: 'date' } | { kind: 'time' } | { kind: 'zeros'; parts: string[] }

const NUMBER: NumberFormat = { kind: 'number' }

/** The formats that every workbook has without naming them (ECMA-376, part 1, section 18.8.30), also of East Asian ones. */
function builtIn(id: number): NumberFormat {
  if (id === 46) return NUMBER
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return { kind: 'time' }
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDate ? { kind: 'date' } : NUMBER
}

/** What a format code says about the number. */
export function formatOf(code: string): NumberFormat {
  const section = code.slice(0, 500).split(';')[0] ?? ''
  if (/^general$/i.test(section.trim())) return NUMBER
  const zeros = zeroParts(section)
  if (zeros) return { kind: 'zeros', parts: zeros }
  // Texts, escaped characters, spacing, colours and languages are not letters of a date. An elapsed time is a number.
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return NUMBER
  const letters = section.replace(/"[^"]*"?|[\\_*].|\[[^\]]*\]/gs, '').replace(/AM\/PM|A\/P/gi, 'h')
  if (!/[dmyhs]/i.test(letters) || /[#?]/.test(letters) || /e[+-]/i.test(letters)) return NUMBER
  return /[dy]/i.test(letters) || !/[hs]/i.test(letters) ? { kind: 'date' } : { kind: 'time' }
}

/** The digits and fixed characters of a format such as 00000 or "E"000-00; undefined for any other. */
function zeroParts(section: string): string[] | undefined {
  const parts = section.match(/"[^"]*"|\\.|[0\- /]|./gs) ?? []
  if (parts.filter((part) => part === '0').length < 2) return undefined
  const isFixed = (part: string) => /^(?:[0\- /]|\\.|"[^"]*")$/s.test(part)
  return parts.every(isFixed) ? parts.map((part) => part.replace(/^\\|^"|"$/gs, '')) : undefined
}

/** A whole number in such a format: 123 as 00123. */
export function fillZeros(digits: string, parts: readonly string[]): string {
  let left = digits
  let text = ''
  for (const part of parts.toReversed()) {
    if (part !== '0') text = part + text
    else {
      text = (left.at(-1) ?? '0') + text
      left = left.slice(0, -1)
    }
  }
  const first = parts.indexOf('0')
  const prefix = parts.slice(0, first).join('')
  return prefix + left + text.slice(prefix.length)
}

/** The number format of each cell style. */
export async function readStyles(file: string, bytes: AsyncIterable<Uint8Array>): Promise<NumberFormat[]> {
  const custom = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let isCells = false
  await readXml(file, bytes, {
    open(name, attributes) {
      if (name === 'cellXfs') isCells = true
      else if (name === 'numFmt') custom.set(Number(attributes.numFmtId), formatOf(attributes.formatCode ?? ''))
      else if (name === 'xf' && isCells) {
        const id = Number(attributes.numFmtId ?? 0)
        styles.push(custom.get(id) ?? builtIn(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}
