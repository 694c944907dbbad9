import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCidrs, parseCidr } from './cidr.ts'
import { idOfPair, newId, pairOfId } from './ids.ts'
import { canonicalJson } from './json/canonical-json.ts'
import { jsonFault } from './json/json-keys.ts'
import { counted, formatCount, toCamel, toSnake } from './names.ts'
import { openPageToken, sealPageToken } from './page-token.ts'

describe('ids', () => {
  it('of pairs of numbers tell these numbers again', () => {
    const number = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n })
    fc.assert(
      fc.property(fc.integer({ min: 1_500_000_000, max: 4_000_000_000 }), number, number, (second, first, other) => {
        expect(pairOfId(idOfPair(second * 1000, first, other))).toEqual({ first, second: other })
      }),
    )
  })

  it('have 27 base62 characters and do not repeat', () => {
    const ids = Array.from({ length: 10_000 }, () => newId())
    for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{27}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('sort by the second they were made in, byte by byte', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_500_000_000, max: 4_000_000_000 }),
        fc.integer({ min: 1, max: 1e8 }),
        (second, later) => {
          const [a, b] = [newId(second * 1000), newId((second + later) * 1000)]
          expect(Buffer.compare(Buffer.from(a), Buffer.from(b))).toBe(-1)
        },
      ),
    )
  })
})

describe('canonical JSON', () => {
  it('is the same text for every order of keys, and JSON of the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const shuffled = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(shuffled)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('has pinned forms (AUD-009)', () => {
    expect(canonicalJson({ b: -0, a: [null, '\u00e9', 'e\u0301'], c: undefined })).toBe(
      '{"a":[null,"\u00e9","e\u0301"],"b":0}',
    )
  })
})

describe('page tokens', () => {
  const key = new Uint8Array(32).fill(7)
  const cursors = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 })

  it('open to the cursor they were sealed with, for the same binding only', () => {
    fc.assert(
      fc.property(cursors, fc.jsonValue(), (cursor, filter) => {
        const token = sealPageToken(key, ['list', filter], cursor)
        expect(openPageToken(key, ['list', filter], token)).toEqual(cursor)
        expect(openPageToken(key, ['other', filter], token)).toBeUndefined()
        expect(openPageToken(new Uint8Array(32), ['list', filter], token)).toBeUndefined()
      }),
    )
  })

  it('do not open when any bit was changed', () => {
    const token = sealPageToken(key, 'list', ['a'])
    const bytes = Buffer.from(token, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(openPageToken(key, 'list', changed.toString('base64url'))).toBeUndefined()
    }
  })
})

describe('jsonFault', () => {
  it('finds nothing in what JSON.stringify writes', () => {
    const safeKey = fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.double(),
        fc.array(tie('any')),
        fc.dictionary(safeKey, tie('any')),
      ),
    })).any
    fc.assert(
      fc.property(value, (any) => {
        expect(jsonFault(JSON.stringify(any))).toBeUndefined()
      }),
    )
  })

  it('finds a key given twice wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.string().filter((key) => !key.includes('proto') && key !== 'constructor'),
        fc.jsonValue(),
        (key, value) => {
          const [k, v] = [JSON.stringify(key), JSON.stringify(value)]
          expect(jsonFault(`[{"x":[],${k === '"x"' ? '"y"' : k}:${v}, ${k === '"x"' ? '"y"' : k} :1}]`)).toBeDefined()
        },
      ),
    )
  })
})

describe('address ranges', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['2001:db8::/32', '2001:db8:1::5', true],
    ['2001:db8::/32', '10.0.0.1', false],
    ['::1', '::1', true],
    ['0.0.0.0/0', '::1', false],
    ['::ffff:127.0.0.0/104', '127.0.0.1', true],
    ['::ffff:127.0.0.0/104', '128.0.0.1', false],
    ['10.0.0.0/8', 'garbage', false],
    ['10.0.0.0/8', '10.1', false],
    ['10.0.0.0/8', '10.0.0.1:443', false],
    ['fe80::/10', 'fe80::1', true],
    ['fe80::/10', 'fe80::1%eth0', false],
  ])('%s with %s: %s', (range, address, inside) => {
    const cidr = parseCidr(range)
    expect(cidr && inCidrs(address, [cidr])).toBe(inside)
  })

  it.each([
    ...['', 'x', '10.0.0.0/33', '10.0.0/8', '1.2.3', '0x7f000001', '10.0.0.0/-1', '::/129', '10.0.0.0/8/8'],
    // Parsers disagree on leading zeros, and a zone id has a meaning on one machine only.
    ...['1.2.3.4/08', '1.2.3.4/032', '::/00', '::/+1', '1.2.3.4/', '01.2.3.4', '::ffff:010.1.1.1', '::ffff:0x1.2.3.4'],
    ...['fe80::1%eth0', 'fe80::%1/64', '::%/0', '1.2.3.4%1'],
  ])('%j is none (AUTH-059)', (text) => {
    expect(parseCidr(text)).toBeUndefined()
  })
})

describe('counts in texts', () => {
  it('have separators from a thousand on', () => {
    expect([999, 6058, 1_000_000n].map(formatCount)).toEqual(['999', '6,058', '1,000,000'])
    expect([0, 1, 4812].map((n) => counted(n, 'grant'))).toEqual(['0 grants', '1 grant', '4,812 grants'])
  })
})

describe('names', () => {
  it('go from camelCase to snake_case and back', () => {
    for (const name of ['pageSize', 'scopeV2', 'appEntitlementIds', 'id']) expect(toCamel(toSnake(name))).toBe(name)
  })
})
