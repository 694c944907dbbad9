import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { printZstd } from '../../../test/import/fixtures/baton.ts'
import { unpackDatabase } from './unpack.ts'

const MARK = Buffer.from('C1ZF\0')

function unpack(frames: Uint8Array, maxBytes = 1e9): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'baton-unpack-'))
  const [packedPath, databasePath] = [join(directory, 'packed'), join(directory, 'database')]
  try {
    writeFileSync(packedPath, Buffer.concat([MARK, frames]))
    for (const _ of unpackDatabase({ name: 'x.c1z', packedPath, databasePath, maxBytes }));
    return readFileSync(databasePath)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** 200 lines below the mark of a database, packed by zstd 1.5 with `-19 --check`. */
const PACKED = Buffer.from(
  [
    'KLUv/WQLHa0VALY2bRlwS6o5tjkWx2LycOgCjhgtbSJyC9z9v3g6ewBkAFgAVLHp04awcdKbaxK1OxYZiUWcGrYlJ2lCmbkEv5Mg',
    'k5OSOxKjkWIpVCLTD6ndHJNajp7mYI+YH8nGr7jqqDZHjRF1ZigtjxQSCTAPDggMGhgUFgwHBAMJCAkHHyxooHBAYDigYNiwoKDA',
    'AQEAGhYKJBwUDhgQFhIIGEAgsRDjKXEcR0V8vDM7q7oqPUfWm+FV5HofKU54ZldZlMaualZaLVa20YSNXM1ZlapImpJqXVYsFXZd',
    'o+wjM6OaIhIiuqGhUkkh1iQN+pvNJqbmpjmbsemUcOpkiJ5hTK8tK1uVA8eZSObhMbeus9bl6mLUn+kh7XHsN9JN7nbRi44TrfgU',
    '8XY4L6eRywhf5l/woJNPTL4r2Yjk4lSmojyVl2shc07s5eon+uB8xP0jvlG+/qp46m1j1SGZmNcBjhFid1vZXa3pJpt7pneFd09u',
    '0rcw7uzL7GiRfTW2tXZNu0xsmu2RsOeuLllNFtVSU9/WMeswqa/XdtRmR9cYTVI0HdFDQ5clzRJaOv1BbzfH2HzXfEazzcwlnSuB',
    'lKgxJLH3/w1hb6oOEShwgUHCifDzAZAuAU/xg9SkGBymUJPICaTQ3whR82EIkxEMGxuGSDHCGHM4QmEMHc+HqDlSGLMIhiFMKg6G',
    'VHHCEHYyomEIG5sPSDlEOOMYhiIcekyoMFKkxMMIVcRXiCtVHLEgg6EECnMUhbtefeMTlY8iRUwLAfgDICYQHGDF0DBrGyrIFCRc',
    'Z9UXGktCeXOlcQahEGhs3miB2c65Mlv+50w9OKsxU2PtcqFjsvl0TmZ/QytkIDZhBMQ4MKimIS3hMIYn1EE1TGhrgGCQvFCxohNS',
    'EYgGoA+QrA2gwEq3e+4tcL/J7V73iwa0CgFUFVBT9S0=',
  ].join(''),
  'base64',
)
const LINES = Array.from({ length: 200 }, (_, at) => at + 1).map(
  (at) => `grant ${at} of group:${at % 7}:member to user:${(at * 31) % 101}\n`,
)
const CONTENT = Buffer.from(`SQLite format 3\0${LINES.join('')}`)

it('unpacks what zstd packed', () => {
  expect(unpack(PACKED).equals(CONTENT)).toBe(true)
})

it('unpacks several frames, and skips those without content', () => {
  const skipped = Buffer.from('502a4d1803000000616263', 'hex')
  expect(unpack(Buffer.concat([skipped, PACKED, skipped, PACKED])).equals(Buffer.concat([CONTENT, CONTENT]))).toBe(true)
})

it('unpacks a block that repeats one byte', () => {
  const repeated = Buffer.from('28b52ffd0030431f007a', 'hex')
  const all = unpack(Buffer.concat([printZstd(CONTENT), repeated]))
  expect(all.subarray(CONTENT.length).equals(Buffer.alloc(1_000, 'z'))).toBe(true)
})

it('refuses a hash that is not that of the content', () => {
  const changed = Buffer.from(PACKED)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unpack(changed)).toThrow('x.c1z is a damaged Baton file; copy or upload it again.')
})

it('refuses what grows beyond the limit, or to more than 200 times its size', () => {
  expect(() => unpack(PACKED, 1_000)).toThrow(/larger than 1000 bytes when unpacked/)
  const megabyte = Buffer.from('0200107a'.repeat(8 * 66), 'hex')
  const bomb = Buffer.concat([Buffer.from('28b52ffd0038', 'hex'), megabyte])
  expect(() => unpack(Buffer.concat([printZstd(CONTENT), bomb]))).toThrow(/more than 200 times its size/)
})

it('refuses a window that would take more memory than a Baton file needs', () => {
  expect(() => unpack(Buffer.from('28b52ffd00ff010000', 'hex'))).toThrow(/window of more than 128 MiB/)
})
