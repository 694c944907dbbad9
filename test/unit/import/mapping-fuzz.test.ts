import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_KINDS, type FileKind } from '../../../server/imports/columns.ts'
import { checkMapping } from '../../../server/imports/map/document/grammar.ts'
import type { Make, Mapping, Step, Value, When } from '../../../server/imports/map/document/mapping.ts'
import { fieldsOf, PARENTS } from '../../../server/imports/map/fields.ts'
import { suggestMapping } from '../../../server/imports/map/suggest/suggest.ts'
import type { Cell } from '../../../server/imports/read/table.ts'
import { rounds } from '../../rounds.ts'
import { mappingOf, mapTable, table } from './map-table.ts'

const COLUMNS = ['a', 'b', 'c', 'key 1', 'key 2']
const column = fc.constantFrom(...COLUMNS, 'gone')
const mark = fc.constantFrom(',', '@', 'a', '; ', 'İ', '.')
const text = fc.oneof(
  fc.constantFrom('', 'N/A', 'Never', '05/11/2025', '46039', 'true', 'Berg, Ann', 'x@y.example'),
  fc.string({ unit: 'binary' }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.constantFrom('after', 'before', 'afterLast', 'beforeLast', 'dropPrefix', 'dropSuffix'), mark)
    .map(([verb, at]) => ({ [verb]: at })),
  fc.tuple(mark, fc.constantFrom('', 'yyyyyyyy', ',')).map((replace) => ({ replace })),
  mark.map((swap) => ({ swap })),
  fc.record({ split: mark, take: fc.constantFrom(1, 2, -1) }),
  mark.map((split) => ({ split })),
  fc.constantFrom<Step>(
    ...[
      { case: 'upper' as const },
      { slug: true as const },
      { dates: [] },
      { dates: ['DD.MM.YYYY'], zone: 'Europe/Berlin' },
    ],
    ...[{ flag: { true: ['a'] } }, { empty: ['x'] }, { map: { a: 'b', '': 'c' }, else: 'empty' as const }],
  ),
)
const anyValue = (inEach: boolean) =>
  fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      column,
      fc.record({ column: fc.array(column, { minLength: 1, maxLength: 3 }), then: fc.array(step, { maxLength: 5 }) }),
      fc.record({ text: fc.constantFrom('crm', '', 'x') }),
      fc.record({ join: fc.array(tie('value'), { minLength: 1, maxLength: 3 }), with: fc.constantFrom('', ' ') }),
      fc.constantFrom<Value>({ file: 'stem' }, ...(inEach ? [{ item: true as const }, { name: '*' as const }] : [])),
    ),
  })).value
const when: fc.Arbitrary<When> = fc.letrec<{ when: When }>((tie) => ({
  when: fc.oneof(
    { depthSize: 'small' },
    fc.record({ column, is: mark }),
    fc.record({ column, contains: fc.array(mark, { minLength: 1, maxLength: 3 }) }),
    fc.record({ column, empty: fc.boolean() }),
    fc.record({ all: fc.array(tie('when'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('when') }),
  ),
})).when

const make: fc.Arbitrary<Make> = fc.constantFrom<FileKind>(...FILE_KINDS).chain((kind) => {
  const names = fieldsOf(kind).map(([name]) => (name === 'profile' ? 'profile.x' : name))
  const made = (each: Make['each']) =>
    fc.record<Make>(
      {
        kind: fc.constant(kind),
        fields: fc.dictionary(fc.constantFrom(...names), anyValue(each !== undefined), {
          minKeys: 1,
          maxKeys: names.length,
        }),
        ...(each ? { each: fc.constant(each) } : {}),
        when,
        ...(PARENTS[kind].length > 0 ? { with: fc.subarray([...PARENTS[kind]], { minLength: 1 }) } : {}),
      },
      { requiredKeys: each ? ['kind', 'fields', 'each'] : ['kind', 'fields'] },
    )
  return fc.oneof(made(undefined), made({ columns: 'key *' }), made({ list: 'c' }), made({ split: 'a', by: ',' }))
})
const mapping: fc.Arbitrary<Mapping> = fc.record(
  {
    format: fc.constant(1 as const),
    files: fc.tuple(
      fc.record({
        make: fc.array(make, { minLength: 1, maxLength: 4 }),
        fillDown: fc.subarray(['a', 'c', 'none']),
        rest: fc.constantFrom('ignore' as const, 'profile' as const),
      }),
    ),
    empty: fc.constant(['n.a.']),
    same: fc.dictionary(fc.constantFrom(...FILE_KINDS), fc.constantFrom('case' as const, 'exact' as const)),
    names: fc.constant({ apps: { a: 'b' }, people: { c: 'd' } }),
  },
  { requiredKeys: ['format', 'files'] },
) as fc.Arbitrary<Mapping>
const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: fc.array(fc.oneof(text, fc.dictionary(fc.constantFrom('x', 'y'), text)), { maxLength: 4 }) },
)

describe('any mapping', () => {
  it('maps any rows: each is counted once, and what is made is in canonical form', () => {
    fc.assert(
      fc.property(
        mapping,
        fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
        (document, rows) => {
          expect(checkMapping(document).violations).toBeUndefined()
          const { counts, made, problems, mapped } = mapTable(document, 0, table(COLUMNS, rows))
          const filtered = Object.values(counts.filtered).reduce((total, count) => total + count, 0)
          expect(counts.read).toBe(rows.length)
          expect(counts.read).toBe(counts.taken + counts.empty + filtered + counts.leftOut)
          expect(mapped.filter(({ outcome }) => outcome === 'left_out')).toHaveLength(counts.leftOut)
          for (const { kind, fields } of made) {
            expect(fields).toHaveLength(fieldsOf(kind).length)
            // The separators of staged rows are never part of a value.
            expect(fields.join('')).not.toMatch(/[\u001c-\u001e\u0000]/)
            expect(fields.every((field) => field === null || field.isWellFormed())).toBe(true)
          }
          for (const { reason } of problems) expect(reason).toMatch(/^[a-z_]+$/)
        },
      ),
      { numRuns: rounds(200) },
    )
  })

  it('is suggested for any table without failing', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.array(fc.array(cell), { maxLength: 5 }),
        (columns, rows) => {
          const { shape, rows: sample } = table(columns, rows)
          const { violations = [] } = checkMapping(suggestMapping(shape, sample).mapping)
          // A name of a column can be one that no mapping may have: with control characters, or empty.
          expect(violations.filter(({ problem }) => !/control|empty/.test(problem))).toEqual([])
        },
      ),
    )
  })

  it('costs a row that would take too long, and no more than that row', () => {
    const long = 'ab,'.repeat(10_000)
    const join: Value = {
      join: Array.from({ length: 50 }, () => ({
        column: 'b',
        then: [{ replace: ['a', 'aaaaaaaa'] as [string, string] }],
      })),
    }
    const slow = mappingOf({
      ...{ kind: 'grants', each: { split: 'a', by: ',' } },
      fields: { app: { join: [{ item: true }, join] }, entitlement: { item: true }, account: 'b' },
    })
    const { counts, faults } = mapTable(
      slow,
      0,
      table(
        ['a', 'b'],
        [
          [long.slice(0, 29_000), long.slice(0, 30_000)],
          ['x', 'y'],
        ],
      ),
    )
    expect(counts).toMatchObject({ read: 2, taken: 1, leftOut: 1 })
    expect(faults).toMatchObject([{ line: 2, reason: 'too_large' }])
  })
})
