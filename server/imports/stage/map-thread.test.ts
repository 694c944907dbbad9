import { describe, expect, it } from 'vitest'
import type { Mapping, RowProblem } from '../map/index.ts'
import { presetOf } from '../map/index.ts'
import { ReadingStopped } from '../read/limits.ts'
import { type MapJob, type MappedBatch, type MapTables, mapTable, TooManyLeftOut } from './map-table.ts'
import { heapFor, MapThread } from './map-thread.ts'
import { PART_BYTES } from './stored-spool.ts'
import { tablesOfUploads, type UploadsToRead } from './upload-tables.ts'

const OWN = presetOf('recert')?.document as Mapping
const GRANTS = OWN.files.findIndex(({ make }) => make.some(({ kind }) => kind === 'grants'))
const JOB: MapJob = {
  mapping: OWN,
  file: GRANTS,
  now: new Date('2026-01-01T00:00:00Z'),
  zone: '',
  isOwnFiles: true,
  isScanned: false,
}

const uploadsOf = (text: string): UploadsToRead => {
  const bytes = Buffer.from(text)
  const upload = { fileName: 'grants.csv', uploadId: 'u', sha256: 'x', byteCount: bytes.length, encoding: null }
  return {
    uploads: [upload],
    readPart: async (_, part) => ({
      isPacked: false,
      bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    }),
    mapping: undefined,
    maxBytes: 100_000_000,
  }
}
const grantsCsv = (rows: number, row = (n: number) => `crm,e${n % 7},a${n},2025-01-02`) =>
  `app,entitlement,account,added_at\n${Array.from({ length: rows }, (_, n) => row(n)).join('\n')}\n`

/** Everything that was handed over. */
function collector() {
  const problems: RowProblem[] = []
  const batches: (Omit<MappedBatch, 'text'> & { text: string })[] = []
  let read = 0
  return {
    batches,
    problems,
    readRows: () => read,
    sink: {
      rows: async (batch: MappedBatch) => void batches.push({ ...batch, text: Buffer.from(batch.text).toString() }),
      problems: async (found: RowProblem[]) => void problems.push(...found),
      read: (rows: number) => {
        read += rows
      },
    },
  }
}

async function inThread<T>(uploads: UploadsToRead, work: (tables: MapTables) => Promise<T>): Promise<T> {
  const thread = new MapThread(uploads, heapFor(['csv']))
  try {
    return await work(thread)
  } finally {
    await thread.close()
  }
}

describe('a thread that maps uploads', () => {
  it('hands over what mapping without it gives, rows and problems alike', async () => {
    const text = grantsCsv(6_000, (n) => (n % 200 === 0 ? `crm,,a${n},` : `crm,e${n % 7},a${n},2025-01-02`))
    const [here, there] = [collector(), collector()]
    const [table] = (await tablesOfUploads(uploadsOf(text))).uploaded
    if (!table) throw new Error('no table')
    const expected = await mapTable(table, JOB, here.sink)
    const found = await inThread(uploadsOf(text), (tables) => tables.map(0, JOB, there.sink))
    expect(found).toEqual(expected)
    expect(found).toMatchObject({ rowCount: 6_000 })
    expect(there.batches).toEqual(here.batches)
    expect(there.problems).toEqual(here.problems)
    expect(there.problems).toHaveLength(30)
    expect(there.readRows()).toBe(6_000)
  })

  it('maps the same table again, as a column is that has to be asked for its dates', async () => {
    const { sink, batches } = collector()
    const uploads = uploadsOf(grantsCsv(2, (n) => `crm,e,a${n},${n === 0 ? '02/03/2025' : '25/03/2025'}`))
    await inThread(uploads, async (tables) => {
      expect(await tables.map(0, JOB, sink)).toBeUndefined()
      expect(await tables.map(0, { ...JOB, isScanned: true }, sink)).toMatchObject({ rowCount: 2 })
    })
    expect(batches).toHaveLength(1)
    expect(batches[0]?.text).toContain('2025-03-02')
  })

  it('stops for the same reasons: a file that cannot be read, and too many rows that are left out', async () => {
    const { sink } = collector()
    const map = (text: string) => inThread(uploadsOf(text), (tables) => tables.map(0, JOB, sink))
    const unreadable = await map('\n\n').catch((error: unknown) => error)
    expect(unreadable).toBeInstanceOf(ReadingStopped)
    expect((unreadable as Error).message).toMatch(/^grants\.csv is empty/)
    await expect(map(grantsCsv(100_002, () => 'crm,,,'))).rejects.toBeInstanceOf(TooManyLeftOut)
  })

  it('ends with the error of whoever takes the rows', async () => {
    const { sink } = collector()
    const refused = new Error('ended elsewhere')
    const map = inThread(uploadsOf(grantsCsv(6_000)), (tables) =>
      tables.map(0, JOB, { ...sink, rows: () => Promise.reject(refused) }),
    )
    await expect(map).rejects.toBe(refused)
  })

  it('says that a file takes too much memory, and leaves the process alone', async () => {
    const { sink } = collector()
    const uploads = uploadsOf(grantsCsv(2))
    const thread = new MapThread(uploads, { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 })
    await expect(thread.map(0, JOB, sink)).rejects.toThrow(/^grants\.csv takes too much memory to read; split it/)
    await thread.close()
  })
})
