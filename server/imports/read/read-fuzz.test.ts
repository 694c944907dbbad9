import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { packTar } from 'modern-tar'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../test/cpu-time.ts'
import { makeCompany } from '../../../test/import/fixtures/company.ts'
import { plainSheets } from '../../../test/import/fixtures/make.ts'
import { rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { printZip } from '../../../test/import/fixtures/zip.ts'
import { parameters } from '../../../test/rounds.ts'
import { ReadingStopped } from './limits.ts'
import type { Spool } from './spool.ts'

/** How long an upload of less than 100 KiB may compute. */
const HANG_MS = 20_000

async function outcome(name: string, bytes: Uint8Array) {
  const began = cpuMs()
  let count = 0
  try {
    for (const table of await tablesOf(name, bytes)) {
      const rows = await rowsOf(table)
      count += rows.length
      const { length } = table.shape.columns
      expect(length).toBeGreaterThan(0)
      // Every row is whole, or has a reason why it is not.
      expect(rows.every(({ cells, fault }) => (fault ? cells.length === 0 : cells.length === length))).toBe(true)
      const lines = rows.map(({ line }) => line)
      if (table.shape.format !== 'xlsx') expect(lines).toEqual([...lines].sort((a, b) => a - b))
    }
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error
    expect(error.message).toMatch(/^[^\n]{3,600}\.$/)
  }
  expect(cpuMs() - began).toBeLessThan(HANG_MS)
  return count
}

describe('whatever is uploaded', () => {
  const sheets = plainSheets(makeCompany(40))
  const csv = sheets[0]?.bytes as Buffer
  const json = Buffer.from(
    JSON.stringify({ list: [{ a: 1, b: ['x', { c: 'd' }] }, { a: '\u00e9' }], more: [{ z: null }] }),
  )
  const lines = Buffer.from('{"a":1}\n{"a":[1,{"b":2}]}\n'.repeat(20))
  const seeds: [string, Buffer][] = [
    ...sheets.map(({ name, bytes }): [string, Buffer] => [name, bytes]),
    ['x.json', json],
    ['x.jsonl', lines],
    ['x.csv.gz', gzipSync(csv)],
    [
      'x.zip',
      printZip([
        { name: 'a.csv', bytes: csv },
        { name: 'b.json', bytes: json, isStored: true },
      ]),
    ],
  ]

  it('is read or refused with a sentence when bytes are flipped, cut, doubled or exchanged', async () => {
    const tar = Buffer.from(await packTar([{ header: { name: 'a.csv', size: csv.length }, body: csv }]))
    const all: [string, Buffer][] = [...seeds, ['x.tar', tar]]
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      kind: fc.constantFrom('flip', 'zero', 'cut', 'double', 'insert', 'remove'),
      byte: fc.constantFrom(0, 0x0a, 0x22, 0x27, 0x2c, 0x3b, 0x5c, 0x7b, 0x5b, 0x3c, 0x80, 0xc3, 0xff),
    })
    const property = fc.asyncProperty(
      fc.constantFrom(...all),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async ([name, seed], changes) => {
        let bytes: Buffer = Buffer.from(seed)
        for (const { at, kind, byte } of changes) bytes = changed(bytes, Math.floor(at * bytes.length), kind, byte)
        await outcome(name, bytes)
      },
    )
    await fc.assert(property, parameters(400))
  })

  it('is read or refused when it is any bytes under any name', async () => {
    const name = fc.constantFrom('x.csv', 'x.json', 'x.jsonl', 'x.xlsx', 'x.zip', 'x')
    const text = fc
      .array(fc.constantFrom(...'ab1,;|\t\n\r"\'\\{}[]: <>&=#\u00e9\0'), { maxLength: 80 })
      .map((list) => Buffer.from(list.join('')))
    const bytes = fc.oneof(text, fc.uint8Array({ maxLength: 80 }))
    await fc.assert(
      fc.asyncProperty(name, bytes, async (file, upload) => void (await outcome(file, upload))),
      parameters(1_000),
    )
  })

  it('gives the same rows whatever the pieces', async () => {
    const text = fc
      .array(fc.constantFrom(...'ab,,\n\n\r"""\\\'x'), { minLength: 1, maxLength: 60 })
      .map((list) => Buffer.from(`a,b\n${list.join('')}`))
    const property = fc.asyncProperty(text, fc.integer({ min: 1, max: 20 }), async (bytes, pieceBytes) => {
      const options = { header: 1, separator: ',', quote: '"' }
      const [[whole], [pieces]] = await Promise.all([
        tablesOf('x.csv', bytes, options),
        tablesOf('x.csv', bytes, { ...options, pieceBytes }),
      ])
      if (!whole || !pieces) throw new Error('no table')
      expect(await rowsOf(pieces)).toEqual(await rowsOf(whole))
    })
    await fc.assert(property, parameters(500))
  })
})

function changed(bytes: Buffer, at: number, kind: string, byte: number): Buffer {
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  if (kind === 'cut') return Buffer.from(before)
  if (kind === 'double') return Buffer.concat([before, after.subarray(0, 500), after])
  if (kind === 'insert') return Buffer.concat([before, Buffer.of(byte), after])
  if (kind === 'remove') return Buffer.concat([before, after.subarray(7)])
  const copy = Buffer.from(bytes)
  if (at < copy.length) copy[at] = kind === 'zero' ? byte : (copy[at] ?? 0) ^ 0x20
  return copy
}

describe('memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const liveBytes = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }

  /** A CSV file of 60 MB that is made while it is read. */
  const piece = Buffer.from('Zo\u00eb Berg,"Jira, the old one",Developer,2026-01-17\n'.repeat(1_200))
  const header = Buffer.from('User,Application,Role,Granted on\n')
  const count = Math.ceil(60_000_000 / piece.length)
  const spool: Spool = {
    size: header.length + piece.length * count,
    read: async (at, length) => Buffer.concat([header, piece, piece]).subarray(at, at + length),
    async *stream() {
      yield header
      for (let made = 0; made < count; made++) yield piece
    },
  }

  it('stays flat while 60 MB are read', async () => {
    const [table] = await tablesOf('x.csv', spool)
    const before = liveBytes()
    let [rows, peak] = [0, 0]
    for await (const batch of table?.rows() ?? []) {
      if (Math.floor((rows + batch.length) / 400_000) > Math.floor(rows / 400_000))
        peak = Math.max(peak, liveBytes() - before)
      rows += batch.length
    }
    expect(rows).toBe(count * 1_200)
    expect(peak).toBeLessThan(16 * 1024 * 1024)
  })
})
