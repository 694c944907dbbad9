import { expect, it } from 'vitest'
import { Xxh64 } from './xxh64.ts'

const hashOf = (...pieces: Uint8Array[]) => {
  const hash = new Xxh64()
  for (const piece of pieces) hash.update(piece)
  return hash.digest().toString(16)
}

it.each([
  ['', 'ef46db3751d8e999'],
  ['a', 'd24ec4f1a98c6e5b'],
  ['abc', '44bc2cf5ad770999'],
  ['Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
])('hashes "%s" as the reference implementation does', (text, hash) => {
  expect(hashOf(Buffer.from(text))).toBe(hash)
})

it('gives the same hash whatever the pieces', () => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => (at * 37 + (at >> 3)) % 256))
  const whole = hashOf(bytes)
  for (const size of [1, 7, 31, 32, 33, 64, 999]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, at * size + size),
    )
    expect(hashOf(...pieces)).toBe(whole)
  }
})
