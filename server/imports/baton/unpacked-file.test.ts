import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { packBaton, printBaton, printDatabase } from '../../../test/import/fixtures/baton.ts'
import { ROLE, SAMPLE } from '../../../test/import/fixtures/baton-sample.ts'
import { rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { spoolOfBytes } from '../read/spool.ts'
import { findBatonTables } from './find-tables.ts'

describe('an unpacked Baton file', () => {
  const left = () => readdirSync(tmpdir())
  // Other tests unpack files at the same time.
  beforeAll(() => void vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'baton-test-'))))
  afterAll(() => {
    rmSync(tmpdir(), { recursive: true })
    vi.unstubAllEnvs()
  })
  const contentOf = (bytes: Uint8Array) => {
    const content = {
      file: 'okta.c1z',
      passes: 0,
      stream() {
        content.passes++
        return spoolOfBytes(bytes).stream()
      },
      spool: async () => spoolOfBytes(bytes),
    }
    return content
  }
  const many = printBaton({
    ...SAMPLE,
    grants: Array.from({ length: 1_200 }, (_, at) => ({
      ...{ entitlement: 'role:7:use', resource: ROLE },
      principal: ['user', `${at}`] as [string, string],
    })),
  })

  it('has no name on disk once it is open, or when opening it failed', async () => {
    const [table] = await tablesOf('okta.c1z', many, { rows: 'grants' })
    if (!table) throw new Error('no table')
    for await (const batch of table.rows()) {
      expect(batch).toHaveLength(500)
      expect(left()).toEqual([])
      break
    }
    expect(await rowsOf(table)).toHaveLength(1_200)
    for (const damaged of [many.subarray(0, 1_000), packBaton(printDatabase(SAMPLE).subarray(0, 4_096))])
      await expect(tablesOf('okta.c1z', damaged)).rejects.toMatchObject({ reason: 'incomplete_file' })
    expect(left()).toEqual([])
  })

  it('is shared by passes at the same time, each with its own rows', async () => {
    const content = contentOf(many)
    const tables = await findBatonTables(content, {}, { maxBytes: 1e9 })
    const [grants, accounts] = [tables[4], tables[3]]
    if (!grants || !accounts) throw new Error('no table')
    const rows = []
    let others = 0
    const before = content.passes
    for await (const batch of grants.rows()) {
      rows.push(...batch)
      others += (await rowsOf(accounts)).length
    }
    expect(content.passes - before).toBeLessThanOrEqual(1)
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 1_200 }, (_, at) => at + 1))
    expect(others).toBe(6)
  })

  it('stops at its limits of size and time', async () => {
    await expect(findBatonTables(contentOf(many), {}, { maxBytes: 10_000 })).rejects.toMatchObject({
      reason: 'too_large',
      message: expect.stringMatching(/larger than 10000 bytes when unpacked/),
    })
    await expect(findBatonTables(contentOf(many), {}, { maxBytes: 1e9, replyTimeoutMs: 1 })).rejects.toMatchObject({
      reason: 'too_large',
      message: expect.stringMatching(/takes too long to read/),
    })
    expect(left()).toEqual([])
  })
})
