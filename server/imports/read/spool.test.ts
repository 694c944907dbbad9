import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSheets } from '../../../test/import/fixtures/make.ts'
import { cellsOf, readTable } from '../../../test/import/fixtures/read.ts'
import { Utf8Check } from './decode.ts'
import { findTables, openUpload } from './read-upload.ts'
import { type Spool, spoolOfBytes, spoolOfFile } from './spool.ts'

describe('a spool', () => {
  let directory = ''
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'recert-spool-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  it('is a file as well as bytes, read in any order and again', async () => {
    for (const { name, bytes, rows } of plainSheets()) {
      const path = join(directory, name)
      await writeFile(path, bytes)
      const spool = await spoolOfFile(path)
      try {
        expect(spool.size).toBe(bytes.length)
        expect(Buffer.from(await spool.read(5, 10))).toEqual(bytes.subarray(5, 15))
        expect(await spool.read(bytes.length - 3, 10)).toHaveLength(3)
        expect(await spool.read(bytes.length + 3, 10)).toHaveLength(0)
        expect(cellsOf((await readTable(name, spool)).rows)).toEqual(rows)
      } finally {
        await spool.close()
      }
    }
  })

  it('is not read for its encoding when that was found while it was written', async () => {
    const bytes = Buffer.from('user,app\nZo\xeb,SAP\n', 'latin1')
    const check = new Utf8Check()
    for (const byte of bytes) check.push(Uint8Array.of(byte))
    let passes = 0
    const counted: Spool = {
      ...spoolOfBytes(bytes),
      stream(from) {
        passes++
        return spoolOfBytes(bytes).stream(from)
      },
    }
    const passesOf = async (checked?: ReturnType<Utf8Check['end']>) => {
      passes = 0
      const [content] = await openUpload({ name: 'x.csv', spool: counted, ...(checked && { checked }) }, 1e9)
      const [table] = content ? await findTables(content, {}, 1e9) : []
      expect(table?.shape.encoding).toBe('windows-1252')
      return passes
    }
    expect(await passesOf(check.end())).toBe((await passesOf()) - 1)
  })
})
