import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import { checkMapping, parseMapping } from './grammar.ts'

const doc = (file: object, more: object = {}) => ({ format: 1, files: [file], ...more })
const user = (fields: object, more: object = {}) => ({ make: [{ kind: 'users', fields, ...more }] })
const pointers = (document: unknown) => (checkMapping(document).violations ?? []).map(({ pointer }) => pointer)
const deep = (levels: number): unknown => JSON.parse(`${'[1,'.repeat(levels - 1)}[]${']'.repeat(levels - 1)}`)

describe('the grammar of mappings', () => {
  it('accepts the documents of the design', () => {
    const sheet = doc(
      {
        headers: ['user', 'application', 'role'],
        dates: { order: 'mdy' },
        filter: [
          {
            when: {
              all: [
                { column: 'user', startsWith: 'Total' },
                { column: 'application', empty: true },
              ],
            },
            because: 'Total line',
          },
        ],
        make: [
          {
            kind: 'grants',
            with: ['apps', 'entitlements', 'accounts'],
            fields: { app: 'application', entitlement: 'role', account: 'user', added_at: 'granted on' },
          },
        ],
      },
      { people: { match: ['link', 'email', 'username'], suggest: ['name'] }, names: { apps: { Jria: 'Jira' } } },
    )
    expect(checkMapping(sheet)).toEqual({ mapping: sheet })
    expect(parseMapping(JSON.stringify(sheet))).toEqual({ mapping: sheet })
  })

  it('tells every violation at once, each with its pointer (IMP-134)', () => {
    const document = {
      ...{ format: 2, extra: 1, same: { apps: 'never' } },
      files: [
        {
          'a/b~': 1,
          make: [
            { kind: 'users', fields: { id: { column: 'x', then: [{ after: 'a', before: 'b' }] }, shoe_size: 'y' } },
            { kind: 'grants', each: { columns: 'a*b*' }, with: ['users'], fields: { app: { item: true, text: 'x' } } },
            { kind: 'nothing', fields: {} },
            { kind: 'apps', fields: { id: { name: '*' } }, when: { column: 'x', is: 'a', not: 'b' } },
            {
              kind: 'accounts',
              fields: { last_login_at: { column: 'x', then: [{ dates: ['MM/DD'], zone: 'Mars' }] } },
            },
          ],
        },
      ],
    }
    expect(pointers(document).sort()).toEqual(
      [
        ...['/format', '/extra', '/same/apps', '/files/0/a~1b~0', '/files/0/make/0/fields/id/then/0'],
        ...['/files/0/make/0/fields/shoe_size', '/files/0/make/1/each/columns', '/files/0/make/1/with/0'],
        ...['/files/0/make/1/fields/app', '/files/0/make/2/kind', '/files/0/make/3/fields/id/name'],
        ...['/files/0/make/3/when', '/files/0/make/4/fields/last_login_at/then/0/dates/0'],
        '/files/0/make/4/fields/last_login_at/then/0/zone',
      ].sort(),
    )
  })

  it.each([
    ['65 levels', { format: 1, files: deep(64) }, 'is nested deeper than 64 levels'],
    ['a document beyond its size', doc(user({ id: 'x'.repeat(1024 * 1024) })), 'bytes; at most'],
    ['51 files', { format: 1, files: Array.from({ length: 51 }, () => user({ id: 'x' })) }, 'at most 50'],
    [
      '201 makes',
      doc({ make: Array.from({ length: 201 }, () => ({ kind: 'apps', fields: { id: 'x' } })) }),
      'at most 200',
    ],
    [
      'a map of 10,001 entries',
      doc(
        user({
          id: { column: 'x', then: [{ map: Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [n, ''])) }] },
        }),
      ),
      'at most 10000',
    ],
    [
      'a part twice',
      {
        format: 1,
        files: [
          { part: 'a', ...user({ id: 'x' }) },
          { part: 'A', ...user({ id: 'x' }) },
        ],
      },
      'another file',
    ],
    ['an empty mark', doc(user({ id: { column: 'x', then: [{ after: '' }] } })), 'must not be empty'],
    ['no document', null, 'must be an object'],
    ['a member of a prototype', JSON.parse('{"format":1,"files":[],"__proto__":{}}'), 'is not known here'],
  ])('refuses %s (IMP-134)', (_, document, problem) => {
    expect(JSON.stringify(checkMapping(document).violations)).toContain(problem)
  })

  it('takes 64 levels, and a document of exactly its size (IMP-134)', () => {
    expect(checkMapping({ format: 1, files: deep(63) }).violations?.[0]?.problem).not.toContain('nested')
    const fits = JSON.stringify(doc(user({ id: 'x' }), { empty: ['y'] }))
    expect(parseMapping(fits + ' '.repeat(1024 * 1024 - fits.length)).mapping).toBeDefined()
    expect(parseMapping(fits + ' '.repeat(1024 * 1024 - fits.length + 1)).violations).toMatchObject([{ pointer: '' }])
  })

  it('refuses a member that is given twice (IMP-134)', () => {
    expect(parseMapping('{"format":1,"files":[],"files":[]}').violations?.[0]?.problem).toContain('duplicate key')
    expect(parseMapping('{"format":1').violations?.[0]?.problem).toMatch(/^is not valid JSON: /)
  })

  it('answers any document, however it is built', () => {
    const key = fc.constantFrom(
      ...[
        'format',
        'files',
        'make',
        'kind',
        'fields',
        'id',
        'app',
        'column',
        'then',
        'map',
        'each',
        'when',
        'all',
        'not',
      ],
    )
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<unknown>(1, true, null, '*', 'users', 'grants', '', 'iso', 0.5),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(value, fc.jsonValue(), (one, other) => {
        for (const document of [one, other, { format: 1, files: [{ make: [one] }] }, { format: 1, files: [one] }]) {
          const { violations = [] } = checkMapping(document)
          for (const { pointer } of violations) expect(pointer).toMatch(/^(\/.*)?$/s)
        }
      }),
      { numRuns: rounds(100) },
    )
  })
})
