import { describe, expect, it } from 'vitest'
import { csvCell, csvLine } from '../../lib/csv/csv-print.ts'
import { workLines } from './work-list.rules.ts'

describe('a cell of a work list (REV-117)', () => {
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+49 30', `'+49 30`],
    ['-1', `'-1`],
    ['@SUM', `'@SUM`],
    ['\tx', `'\tx`],
    ['\rx', `"'\rx"`],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['Bücher für Ägypten', 'Bücher für Ägypten'],
    ['plain', 'plain'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it('ends its line with CR and LF', () => {
    expect(csvLine(['a', 'b c'])).toBe('a,b c\r\n')
  })
})

describe('the lines of a revocation', () => {
  const row = {
    ...{ number: '7', appName: 'Wiki', entitlementName: 'Read', entitlementId: 'e1', accountId: 'a1', username: 'cid' },
    ...{ userName: 'Cid Diaz', holderName: null, deniedByName: 'Bob Chen', deniedAt: new Date(0), dueAt: new Date(0) },
    ...{
      reason: '',
      instructions: '',
      ticketId: '',
      state: 'READY',
      targets: [],
      alsoRemoved: [],
      alsoRemovedCount: 0,
    },
  }
  type Row = Parameters<typeof workLines>[0]
  const base = new URL('https://recert.example.com')
  const access = (name: string) => ({
    ...{ appId: 'p', appDisplayName: 'Directory', appEntitlementId: `id of ${name}`, entitlementDisplayName: name },
    ...{ appUserId: 'a2', username: 'cid.d' },
  })

  it('name the grant itself when it is held directly', () => {
    const lines = workLines(row as unknown as Row, base)
    expect(lines.split(',').slice(0, 10)).toEqual([
      '7',
      'Wiki',
      'Read',
      'e1',
      'a1',
      'cid',
      'Cid Diaz',
      'Wiki',
      'Read',
      'direct',
    ])
  })

  it('end with the address of the removal (REV-117)', () => {
    expect(
      workLines(row as unknown as Row, base)
        .trimEnd()
        .split(',')
        .at(-1),
    ).toBe('https://recert.example.com/removals?removal=7')
  })

  it('name each target with its own holder, and what else goes', () => {
    const inherited = {
      ...row,
      targets: [access('Sales'), access('Staff')],
      alsoRemoved: [access('Print')],
      alsoRemovedCount: 3,
    }
    const lines = workLines(inherited as unknown as Row, base)
      .trimEnd()
      .split('\r\n')
    expect(lines.map((line) => line.split(',').slice(0, 11))).toEqual([
      [
        '7',
        'Directory',
        'Sales',
        'id of Sales',
        'a2',
        'cid.d',
        'Cid Diaz',
        'Wiki',
        'Read',
        'Sales > Read',
        'Print (Directory); and 2 more',
      ],
      [
        '7',
        'Directory',
        'Staff',
        'id of Staff',
        'a2',
        'cid.d',
        'Cid Diaz',
        'Wiki',
        'Read',
        'Staff > Read',
        'Print (Directory); and 2 more',
      ],
    ])
  })
})
