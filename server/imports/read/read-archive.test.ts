import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { packTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import { cellsOf, readTable, rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { printZip } from '../../../test/import/fixtures/zip.ts'
import { ReadingStopped } from './limits.ts'

const CSV = Buffer.from('user,app\nann,SAP\nbob,Jira\n')
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')])

describe('a file that cannot be read', async () => {
  const encrypted = await writeXlsx({
    sheets: [{ name: 'One', rows: [['a', 'b']] }],
    encryption: { password: 'secret', spinCount: 1000 },
  } as Parameters<typeof writeXlsx>[0])
  it.each([
    ['old.xls', compound('Workbook'), /is an old Excel workbook \(\.xls\); save it as XLSX or CSV/],
    ['new.xlsx', encrypted, /is an encrypted workbook; remove the password/],
    ['data.csv', Buffer.from('%PDF-1.7\n...'), /is a PDF document; export the data as CSV or XLSX/],
    ['data.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), /is a picture \(PNG\)/],
    ['data.db', Buffer.from('SQLite format 3\0...'), /is an SQLite database; export its tables as CSV/],
    ['sync.c1z', Buffer.from('C1Z3\0....'), /version 3.*--storage-engine sqlite/],
    [
      'users.ldif',
      Buffer.from('version: 1\n\ndn: cn=Ann,dc=corp\ncn: Ann\n'),
      /is an LDIF file; export the entries as CSV/,
    ],
    ['report.xls', Buffer.from('<html><table><tr><td>a</td></tr></table></html>'), /is a web page \(HTML\)/],
    ['data.xml', Buffer.from('<?xml version="1.0"?><users/>'), /is an XML file/],
    ['book.ods', printZip([{ name: 'content.xml', bytes: CSV }]), /is an OpenDocument file; save it as XLSX or CSV/],
    [
      'noise.csv',
      Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * at * 31 + at * 7) % 256)),
      /is not a text file/,
    ],
  ])('says what it is and what to export instead: %s (IMP-111)', async (name, bytes, sentence) => {
    const stopped = await tablesOf(name, Buffer.from(bytes)).catch((error: unknown) => error)
    expect(stopped).toBeInstanceOf(ReadingStopped)
    expect(stopped).toMatchObject({ reason: 'unreadable_file', message: expect.stringMatching(sentence) })
  })
})

describe('an archive', () => {
  const tar = (files: [string, Buffer][]) =>
    packTar(files.map(([name, body]) => ({ header: { name, size: body.length }, body })))

  it('is unpacked: gzip of one file, tar with gzip, zip (IMP-112)', async () => {
    const single = await readTable('access.csv.gz', gzipSync(CSV))
    expect(single).toMatchObject({ file: 'access.csv.gz', member: 'access.csv', columns: ['user', 'app'] })
    expect(single.rows).toHaveLength(2)
    const members: [string, Buffer][] = [
      ['one.csv', CSV],
      ['__MACOSX/._x', Buffer.from('\0\0junk')],
      ['in/.hidden.csv', CSV],
      ['in/two.csv', Buffer.from('a,b\n1,2\n')],
    ]
    const packed = gzipSync(await tar(members))
    for (const [name, bytes] of [
      ['x.tar.gz', packed],
      ['x.tar', await tar(members)],
      ['x.zip', printZip(members.map(([member, body]) => ({ name: member, bytes: body })))],
    ] as const) {
      const tables = await tablesOf(name, bytes)
      expect(tables.map(({ shape }) => shape.member)).toEqual(['one.csv', 'in/two.csv'])
      expect(await Promise.all(tables.map(async (table) => cellsOf(await rowsOf(table))))).toEqual([
        [
          ['ann', 'SAP'],
          ['bob', 'Jira'],
        ],
        [['1', '2']],
      ])
    }
  })

  it('is read without its pictures, which a remark names, unless it has nothing else (IMP-289)', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
    const members: [string, Buffer][] = [
      ['img/logo.png', png],
      ['a.csv', CSV],
    ]
    for (const [name, bytes] of [
      ['x.zip', printZip(members.map(([member, body]) => ({ name: member, bytes: body })))],
      ['x.tar', await tar(members)],
    ] as const)
      expect(await tablesOf(name, bytes)).toMatchObject([
        {
          shape: { member: 'a.csv' },
          remarks: [{ reason: 'picture_left_out', text: `Pictures are left out: img/logo.png in ${name}.` }],
        },
      ])
    await expect(tablesOf('x.zip', printZip([{ name: 'logo.png', bytes: png }]))).rejects.toThrow(/is a picture/)
  })

  it('inside of another is refused by its name (IMP-112)', async () => {
    const inner = printZip([{ name: 'a.csv', bytes: CSV }])
    for (const [name, bytes] of [
      ['x.zip', printZip([{ name: 'in/more.zip', bytes: inner }])],
      ['x.tar', await tar([['in/more.zip', inner]])],
      ['x.zip', printZip([{ name: 'in/more.zip', bytes: gzipSync(CSV) }])],
    ] as const)
      await expect(tablesOf(name, bytes)).rejects.toThrow(`in/more.zip in ${name} is an archive inside of an archive`)
  })

  it('of 201 files is refused, and one of 200 is not (IMP-119)', async () => {
    const files = (count: number) =>
      printZip(Array.from({ length: count }, (_, at) => ({ name: `${at}.csv`, bytes: CSV })))
    expect(await tablesOf('x.zip', files(200))).toHaveLength(200)
    await expect(tablesOf('x.zip', files(201))).rejects.toThrow(/more than 200 files/)
    const many = await tar(Array.from({ length: 201 }, (_, at): [string, Buffer] => [`${at}.csv`, CSV]))
    await expect(tablesOf('x.tar', many)).rejects.toThrow(/more than 200 files/)
  })

  it('that grows too much is stopped before more than the limit is unpacked (IMP-119)', async () => {
    const zeros = Buffer.alloc(70 * 1024 * 1024, 'a,b\n')
    for (const [name, bytes] of [
      ['x.csv.gz', gzipSync(zeros)],
      ['x.zip', printZip([{ name: 'x.csv', bytes: zeros }])],
    ] as const) {
      await expect(tablesOf(name, bytes)).rejects.toMatchObject({
        reason: 'too_large',
        message: expect.stringMatching(/200 times/),
      })
      await expect(tablesOf(name, bytes, { maxBytes: 1024 * 1024 })).rejects.toMatchObject({
        reason: 'too_large',
        message: expect.stringMatching(/larger than 1048576 bytes/),
      })
    }
  })

  it('is refused where its directory lies, or it is cut or damaged', async () => {
    const text = Buffer.from('a,b\n'.repeat(1000))
    const entry = { name: 'x.csv', bytes: text }
    const lies = [
      { size: 10 },
      { size: 1e9 },
      { crc: 1 },
      { packedSize: 5 },
      { offset: 1_000_000 },
      { packedSize: 4e9 },
    ]
    for (const lie of lies) {
      const stopped = await readTable('x.zip', printZip([{ ...entry, lies: lie }])).catch((error: unknown) => error)
      expect(stopped, JSON.stringify(lie)).toBeInstanceOf(ReadingStopped)
    }
    const whole = printZip([entry])
    await expect(readTable('x.zip', whole.subarray(0, -30))).rejects.toMatchObject({ reason: 'incomplete_file' })
    const packed = gzipSync(text)
    await expect(readTable('x.gz', packed.subarray(0, -20))).rejects.toMatchObject({ reason: 'incomplete_file' })
    const cut = (await tar([['x.csv', text]])).subarray(0, 2000)
    await expect(readTable('x.tar', cut)).rejects.toMatchObject({ reason: 'incomplete_file' })
  })
})
