import type { Marks } from './csv-fields.ts'

const [LF, CR, BACKSLASH] = [0x0a, 0x0d, 0x5c]

/** Follows a record that is too long to keep to its end, byte by byte, and keeps none of it. */
export class LongRecord {
  readonly firstLine: number
  /** The present line; after the end of the record, the line of the next one. */
  line: number
  /** The line of the last opening quote. */
  quoteLine: number
  /** Text follows a closing quote, so the end of the record is unknown. */
  isBroken = false
  readonly #marks: Marks
  #state: 'field' | 'plain' | 'quoted' | 'escape' | 'closed' | 'return' = 'field'

  constructor(line: number, marks: Marks) {
    this.firstLine = line
    this.line = line
    this.quoteLine = line
    this.#marks = marks
  }

  /** The position after the record; -1 if its end has not arrived yet, or it is broken. */
  push(bytes: Uint8Array, start: number): number {
    for (let at = start; at < bytes.length && !this.isBroken; at++) {
      const byte = bytes[at] as number
      const wasQuoted = this.#state === 'quoted' || this.#state === 'escape'
      this.#state = wasQuoted ? this.#inQuotes(byte) : this.#outside(byte)
      if (byte !== LF) continue
      this.line++
      if (!wasQuoted && !this.isBroken) return at + 1
    }
    return -1
  }

  #inQuotes(byte: number) {
    if (this.#state === 'escape') return 'quoted'
    if (byte === BACKSLASH && this.#marks.isBackslash) return 'escape'
    return byte === this.#marks.quoteByte ? 'closed' : 'quoted'
  }

  #outside(byte: number) {
    const { separatorByte, quoteByte } = this.#marks
    const isField = this.#marks.separator !== 'lines' && byte === separatorByte
    if (isField || byte === LF) return 'field'
    if (this.#state === 'closed') {
      if (byte === quoteByte) return 'quoted'
      if (byte === CR) return 'return'
      this.isBroken = true
    }
    if (this.#state === 'return') this.isBroken = true
    if (this.#state === 'field' && byte === quoteByte) {
      this.quoteLine = this.line
      return 'quoted'
    }
    return 'plain'
  }
}
