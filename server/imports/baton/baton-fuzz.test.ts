import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../test/cpu-time.ts'
import { type BatonFile, packBaton, printBaton, printDatabase } from '../../../test/import/fixtures/baton.ts'
import { rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { parameters } from '../../../test/rounds.ts'
import { ReadingStopped } from '../read/limits.ts'
import type { TableRow } from '../read/table.ts'
import { BatonDatabase } from './database.ts'
import { BATON_COLUMNS, BATON_KINDS, type BatonKind } from './kinds.ts'
import { batonRows } from './rows.ts'
import { unpackDatabase } from './unpack.ts'

/** How long a file of less than 100 KiB may compute. */
const HANG_MS = 20_000

const FILE: BatonFile = {
  types: [
    { id: 'user', traits: [1] },
    { id: 'group', name: 'Group', traits: [2] },
  ],
  resources: Array.from({ length: 20 }, (_, at) => ({
    id: [at % 2 ? 'user' : 'group', `${at}`] as [string, string],
    name: `Zo\u00eb ${at}`,
    ...(at % 2
      ? { user: { emails: [[`${at}@corp.example`, true]] as [string, boolean][], lastLogin: 1_767_225_600 } }
      : {}),
  })),
  entitlements: [{ resource: ['group', '0'], slug: 'member', name: 'Member' }],
  grants: Array.from({ length: 40 }, (_, at) => ({
    ...{ entitlement: `group:${at % 3}:member`, resource: ['group', '0'] as [string, string] },
    principal: ['user', `${at % 20}`] as [string, string],
    ...(at % 3 ? { sources: { [`group:${(at + 1) % 3}:member`]: at % 2 === 0 } } : {}),
  })),
}
const database = printDatabase(FILE)
const packed = packBaton(database)

const checkRows = (kind: BatonKind, rows: readonly TableRow[]) =>
  expect(
    rows.every(({ cells, fault }) => cells.length === (fault ? 0 : BATON_COLUMNS[kind].length)),
    'every row is whole, or has a reason why it is not',
  ).toBe(true)

/** What the thread does, in this one: starting one for each round would take most of the time. */
function readHere(bytes: Uint8Array): number {
  const directory = mkdtempSync(join(tmpdir(), 'baton-fuzz-'))
  const [packedPath, databasePath] = [join(directory, 'packed'), join(directory, 'database')]
  let opened: BatonDatabase | undefined
  let count = 0
  const began = cpuMs()
  try {
    writeFileSync(packedPath, bytes)
    for (const _ of unpackDatabase({ name: 'x.c1z', packedPath, databasePath, maxBytes: 1e9 }));
    opened = new BatonDatabase('x.c1z', databasePath)
    const { run } = opened.chooseRun()
    for (const kind of BATON_KINDS) {
      const rows = [...batonRows(opened, run, kind)]
      checkRows(kind, rows)
      count += rows.length
    }
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error
    expect(error.message).toMatch(/^x\.c1z [^\n]{3,600}\.$/)
  } finally {
    opened?.close()
    rmSync(directory, { recursive: true })
  }
  expect(cpuMs() - began).toBeLessThan(HANG_MS)
  return count
}

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('flip', 'set', 'cut', 'double', 'remove'),
  byte: fc.nat(255),
})
const changes = fc.array(change, { minLength: 1, maxLength: 6 })

function changed(seed: Buffer, list: readonly { at: number; kind: string; byte: number }[]): Buffer {
  let bytes = Buffer.from(seed)
  for (const { at: share, kind, byte } of list) {
    const at = Math.floor(share * bytes.length)
    if (kind === 'flip') bytes[at] = (bytes[at] ?? 0) ^ (1 << (byte & 7))
    if (kind === 'set') bytes[at] = byte
    if (kind === 'cut') bytes = bytes.subarray(0, at)
    if (kind === 'double')
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + 500), bytes.subarray(at)])
    if (kind === 'remove') bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 7)])
  }
  return bytes
}

describe('a Baton file that was changed', () => {
  it('is the file that the tests below change', () => {
    expect(readHere(packed)).toBe(1 + 20 + 1 + 40)
  })

  it('is read or refused with a sentence, whatever bytes are flipped, cut, doubled or removed', () => {
    const mark = packed.subarray(0, 5)
    const property = fc.property(changes, (list) => {
      readHere(Buffer.concat([mark, changed(packed.subarray(5), list)]))
    })
    fc.assert(property, parameters(200))
  })

  it('is read or refused when its database was changed before it was packed', () => {
    const property = fc.property(changes, (list) => void readHere(packBaton(changed(database, list))))
    // The second page of an index is damaged, which shows only after some rows.
    const late = [{ at: 0.7642144097222222, kind: 'double', byte: 0 }]
    fc.assert(property, { ...parameters(200), examples: [[late]] })
  })

  it('gives every row or its fault when messages are any bytes', () => {
    const blob = fc.uint8Array({ maxLength: 60 }).map((bytes) => `x'${Buffer.from(bytes).toString('hex')}'`)
    const table = fc.constantFrom('v1_resource_types', 'v1_resources', 'v1_entitlements', 'v1_grants')
    const property = fc.property(table, blob, (name, data) => {
      const bytes = printBaton({ ...FILE, statements: [`update ${name} set data = ${data}`] })
      expect(readHere(bytes)).toBeGreaterThanOrEqual(42)
    })
    fc.assert(property, parameters(60))
  })

  it('is read or refused in its thread', async () => {
    const property = fc.asyncProperty(fc.constantFrom(packed, database), changes, async (seed, list) => {
      const upload = changed(seed, list)
      const bytes = seed === database ? packBaton(upload) : Buffer.concat([Buffer.from('C1ZF\0'), upload.subarray(5)])
      try {
        for (const table of await tablesOf('x.c1z', bytes))
          checkRows(table.shape.part as BatonKind, await rowsOf(table))
      } catch (error) {
        expect(error).toBeInstanceOf(ReadingStopped)
      }
    })
    await fc.assert(property, parameters(10))
  })
})
