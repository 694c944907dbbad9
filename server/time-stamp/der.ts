/** One value of DER (X.690): its tag and its content. */
export interface DerValue {
  tag: number
  content: Buffer
  /** The value with its tag and length, as it was read. */
  whole: Buffer
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
} as const

/** Bytes that are not the DER that was expected. */
export class BadDer extends Error {
  override readonly name = 'BadDer'
}

export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  const first = bytes.findIndex((byte) => byte !== 0)
  return Buffer.concat([Buffer.from([0x80 | (4 - first)]), bytes.subarray(first)])
}

/** A number that is not negative, as big-endian bytes. */
export function derInteger(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0)
  const short = first < 0 ? Buffer.from([0]) : Buffer.from(bytes.subarray(first))
  return der(TAG.integer, ...((short[0] ?? 0) & 0x80 ? [Buffer.from([0]), short] : [short]))
}

/** An object identifier such as 1.2.840.113549.1.7.2. */
export function derOid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const base128 = (part: number): number[] => {
    const digits = [part & 0x7f]
    for (let more = part >>> 7; more > 0; more >>>= 7) digits.unshift(0x80 | (more & 0x7f))
    return digits
  }
  return der(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** Reads values one after the other, each with the tag that is expected. Nothing is read beyond the bytes given. */
export class DerReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** The tag of the next value; undefined at the end. */
  get nextTag(): number | undefined {
    return this.#bytes[this.#at]
  }

  next(): DerValue {
    const start = this.#at
    const tag = this.#byte()
    if ((tag & 0x1f) === 0x1f) throw new BadDer('a tag of several bytes')
    const length = this.#length()
    const end = this.#at + length
    if (end > this.#bytes.length) throw new BadDer('a value is longer than what holds it')
    const content = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return { tag, content, whole: this.#bytes.subarray(start, end) }
  }

  expect(tag: number): DerValue {
    const value = this.next()
    if (value.tag !== tag) throw new BadDer(`found tag ${value.tag} where ${tag} belongs`)
    return value
  }

  /** The next value if it has this tag. */
  optional(tag: number): DerValue | undefined {
    return this.nextTag === tag ? this.next() : undefined
  }

  /** Into the next value, which has this tag. */
  enter(tag: number): DerReader {
    return new DerReader(this.expect(tag).content)
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new BadDer('it ends in the middle of a value')
    return byte
  }

  #length(): number {
    const first = this.#byte()
    if (first < 0x80) return first
    const count = first & 0x7f
    if (count === 0 || count > 4) throw new BadDer('a length that DER does not allow')
    let length = 0
    for (let n = 0; n < count; n++) length = length * 256 + this.#byte()
    return length
  }
}
