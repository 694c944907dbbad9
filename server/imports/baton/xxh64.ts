const PRIME_1 = 0x9e3779b185ebca87n
const PRIME_2 = 0xc2b2ae3d27d4eb4fn
const PRIME_3 = 0x165667b19e3779f9n
const PRIME_4 = 0x85ebca77c2b2ae63n
const PRIME_5 = 0x27d4eb2f165667c5n
const STRIPE_BYTES = 32

const wrap = (value: bigint) => BigInt.asUintN(64, value)
const rotate = (value: bigint, bits: bigint) => wrap(value << bits) | (value >> (64n - bits))
const round = (lane: bigint, input: bigint) => wrap(rotate(wrap(lane + input * PRIME_2), 31n) * PRIME_1)

/**
 * The hash that ends a Zstandard frame (XXH64 with seed 0). Stripes are hashed in halves of 32 bits, because a BigInt for
 * each of them would take 50 times as long.
 */
export class Xxh64 {
  /** Low and high half of each lane. */
  readonly #lanes = new Int32Array(8)
  readonly #rest = Buffer.alloc(STRIPE_BYTES)
  #restLength = 0
  #length = 0

  constructor() {
    for (const [at, lane] of [PRIME_1 + PRIME_2, PRIME_2, 0n, -PRIME_1].entries()) {
      this.#lanes[at * 2] = Number(BigInt.asIntN(32, lane))
      this.#lanes[at * 2 + 1] = Number(BigInt.asIntN(32, lane >> 32n))
    }
  }

  update(bytes: Uint8Array): void {
    this.#length += bytes.length
    let at = 0
    if (this.#restLength > 0) {
      at = Math.min(bytes.length, STRIPE_BYTES - this.#restLength)
      this.#rest.set(bytes.subarray(0, at), this.#restLength)
      this.#restLength += at
      if (this.#restLength < STRIPE_BYTES) return
      hashStripes(this.#lanes, this.#rest, 0, STRIPE_BYTES)
    }
    const end = bytes.length - ((bytes.length - at) % STRIPE_BYTES)
    hashStripes(this.#lanes, bytes, at, end)
    this.#rest.set(bytes.subarray(end))
    this.#restLength = bytes.length - end
  }

  digest(): bigint {
    let hash = this.#length >= STRIPE_BYTES ? this.#mergedLanes() : PRIME_5
    hash = wrap(hash + BigInt(this.#length))
    const rest = this.#rest.subarray(0, this.#restLength)
    let at = 0
    for (; at + 8 <= rest.length; at += 8)
      hash = wrap(rotate(hash ^ round(0n, rest.readBigUInt64LE(at)), 27n) * PRIME_1 + PRIME_4)
    for (; at + 4 <= rest.length; at += 4)
      hash = wrap(rotate(hash ^ wrap(BigInt(rest.readUInt32LE(at)) * PRIME_1), 23n) * PRIME_2 + PRIME_3)
    for (; at < rest.length; at++) hash = wrap(rotate(hash ^ wrap(BigInt(rest[at] ?? 0) * PRIME_5), 11n) * PRIME_1)
    hash = wrap((hash ^ (hash >> 33n)) * PRIME_2)
    hash = wrap((hash ^ (hash >> 29n)) * PRIME_3)
    return hash ^ (hash >> 32n)
  }

  #mergedLanes(): bigint {
    const lanes = [0, 2, 4, 6].map((at) => {
      const [low = 0, high = 0] = this.#lanes.subarray(at, at + 2)
      return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)
    }) as [bigint, bigint, bigint, bigint]
    const turns = [1n, 7n, 12n, 18n]
    let hash = wrap(lanes.reduce((sum, lane, at) => sum + rotate(lane, turns[at] ?? 0n), 0n))
    for (const lane of lanes) hash = wrap((hash ^ round(0n, lane)) * PRIME_1 + PRIME_4)
    return hash
  }
}

const [LOW_1, HIGH_1] = [Number(PRIME_1 & 0xffffffffn) | 0, Number(PRIME_1 >> 32n) | 0]
const [LOW_2, HIGH_2] = [Number(PRIME_2 & 0xffffffffn) | 0, Number(PRIME_2 >> 32n) | 0]

/** The high half of the product of two unsigned numbers of 32 bits. */
function highProduct(a: number, b: number): number {
  const a0 = a & 0xffff
  const a1 = a >>> 16
  const b0 = b & 0xffff
  const b1 = b >>> 16
  const middle = a1 * b0 + (Math.imul(a0, b0) >>> 16)
  const second = a0 * b1 + (middle & 0xffff)
  return (a1 * b1 + ((middle / 65_536) | 0) + ((second / 65_536) | 0)) | 0
}

/** Hashes whole stripes: four lanes of eight bytes each. */
function hashStripes(lanes: Int32Array, bytes: Uint8Array, from: number, end: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let lane = 0; lane < 4; lane++) {
    let low = lanes[lane * 2] as number
    let high = lanes[lane * 2 + 1] as number
    for (let at = from + lane * 8; at < end; at += STRIPE_BYTES) {
      const inLow = view.getInt32(at, true)
      const inHigh = view.getInt32(at + 4, true)
      const addLow = Math.imul(inLow, LOW_2)
      const addHigh = (highProduct(inLow, LOW_2) + Math.imul(inLow, HIGH_2) + Math.imul(inHigh, LOW_2)) | 0
      const sum = (low >>> 0) + (addLow >>> 0)
      const sumHigh = (high + addHigh + (sum > 0xffffffff ? 1 : 0)) | 0
      const turnedLow = (sum << 31) | (sumHigh >>> 1)
      const turnedHigh = (sumHigh << 31) | ((sum | 0) >>> 1)
      low = Math.imul(turnedLow, LOW_1)
      high = (highProduct(turnedLow, LOW_1) + Math.imul(turnedLow, HIGH_1) + Math.imul(turnedHigh, LOW_1)) | 0
    }
    lanes[lane * 2] = low
    lanes[lane * 2 + 1] = high
  }
}
