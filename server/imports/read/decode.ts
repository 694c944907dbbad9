import { isAscii, isUtf8 } from 'node:buffer'

/** How the bytes of a text become characters. */
export interface Encoding {
  /** As the Encoding Standard names it, such as `utf-8` or `windows-1252`. */
  label: string
  /** UTF-8, but some records are Windows-1252. */
  isMixed?: boolean
  /** Nothing in the file says so: somebody should look whether names are spelled right. */
  isGuess?: boolean
}

/**
 * Windows-1252 from 0x80 on; the rest is Latin-1. A table of our own, because TextDecoder makes control characters of these
 * in some versions of Node.js (nodejs/node 56542). The five that are not defined become control characters, which reading
 * removes with a warning.
 */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

export const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (mark) => HIGH[mark.charCodeAt(0) - 0x80] ?? '')

/** The name of an encoding as the Encoding Standard has it; undefined when there is none of that name. */
export function encodingNamed(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

const MARKS: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The encoding that a byte order mark or the zeros of UTF-16 tell. */
export function encodingOfHead(head: Uint8Array): Encoding | undefined {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte))
  if (marked) return { label: marked[0] }
  const zeros = [0, 0]
  const even = head.length - (head.length % 2)
  for (let at = 0; at < even; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [first = 0, second = 0] = zeros.map((count) => count / (even / 2))
  if (second > 0.7 && first < 0.1) return { label: 'utf-16le' }
  return first > 0.7 && second < 0.1 ? { label: 'utf-16be' } : undefined
}

const LF = 0x0a
const MAX_KEPT_BYTES = 1024 * 1024

/** Counts, while bytes go by, the lines that are not UTF-8. */
export class Utf8Check {
  #rest: Buffer = Buffer.alloc(0)
  #lines = 0
  #badLines = 0
  /** The line that the rest begins with has a bad part already. */
  #isBad = false

  push(bytes: Uint8Array): void {
    let buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    if (this.#rest.length > 0) {
      // Only the end of the line that was cut is copied, not everything after it.
      const end = buffer.indexOf(LF) + 1 || buffer.length
      this.#take(Buffer.concat([this.#rest, buffer.subarray(0, end)]))
      buffer = buffer.subarray(end)
    }
    if (buffer.length > 0) this.#take(buffer)
  }

  #take(buffer: Buffer): void {
    const last = buffer.lastIndexOf(LF)
    if (last >= 0) this.#count(buffer.subarray(0, last + 1))
    const rest = buffer.subarray(last + 1)
    if (rest.length <= MAX_KEPT_BYTES) this.#rest = Buffer.from(rest)
    else {
      // A line without an end is judged in parts, cut between characters.
      const cut = charactersEnd(rest)
      if (!isUtf8(rest.subarray(0, cut))) this.#isBad = true
      this.#rest = Buffer.from(rest.subarray(cut))
    }
  }

  end(): Encoding {
    if (this.#rest.length > 0 || this.#isBad) this.#count(this.#rest)
    if (this.#badLines === 0) return { label: 'utf-8' }
    if (this.#badLines < this.#lines / 100) return { label: 'utf-8', isMixed: true }
    return { label: 'windows-1252', isGuess: true }
  }

  #count(lines: Buffer): void {
    const isGood = isAscii(lines) || isUtf8(lines)
    for (let start = 0; start < lines.length || (start === 0 && lines.length === 0); ) {
      const feed = lines.indexOf(LF, start)
      const end = feed < 0 ? lines.length : feed
      if (this.#isBad || (!isGood && !isUtf8(lines.subarray(start, end)))) this.#badLines++
      this.#isBad = false
      this.#lines++
      start = end + 1
    }
  }
}

/** Where the last character that is complete ends. */
function charactersEnd(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

/** Turns pieces of a text into pieces of UTF-8 without a byte order mark. */
export function toUtf8(
  { label }: Encoding,
  isStrict = false,
): { push(bytes: Uint8Array): Uint8Array; end(): Uint8Array } {
  if (label === 'utf-8') return isStrict ? decoding(new TextDecoder('utf-8')) : withoutMark()
  if (label === 'windows-1252')
    return {
      push: (bytes) => (isAscii(bytes) ? bytes : Buffer.from(decodeWindows1252(bytes))),
      end: () => new Uint8Array(),
    }
  return decoding(new TextDecoder(label))
}

const decoding = (decoder: InstanceType<typeof TextDecoder>) => ({
  push: (bytes: Uint8Array) => Buffer.from(decoder.decode(bytes, { stream: true })),
  end: () => Buffer.from(decoder.decode()),
})

/** UTF-8 as it is; records that are not valid are found by who reads them. */
function withoutMark() {
  let head: Buffer | undefined = Buffer.alloc(0)
  const end = () => {
    const rest = head ?? Buffer.alloc(0)
    head = undefined
    return rest
  }
  return {
    end,
    push(bytes: Uint8Array): Uint8Array {
      if (!head) return bytes
      head = Buffer.concat([head, bytes])
      if (head.length < 3) return new Uint8Array()
      const all = end()
      return all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf ? all.subarray(3) : all
    },
  }
}

/** A text as pieces of UTF-8; with `isStrict`, every piece is valid UTF-8, cut between characters. */
export async function* decoded(
  stream: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  isStrict = false,
): AsyncIterable<Uint8Array> {
  const decoder = toUtf8(encoding, isStrict)
  for await (const piece of stream) {
    const text = decoder.push(piece)
    if (text.length > 0) yield text
  }
  const last = decoder.end()
  if (last.length > 0) yield last
}
