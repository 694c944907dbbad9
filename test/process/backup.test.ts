import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { sealAll, verifyChain } from '../../server/audit/index.ts'
import { listTenants } from '../../server/auth/index.ts'
import { migrate, openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import type { TenantId } from '../../server/lib/ids.ts'
import { asAdmin, newDirectory } from '../engines.ts'
import { withDatabase } from '../global-setup.ts'
import { useServer } from '../harness.ts'

describe('a backup that is taken while the server works (DUR-017)', async () => {
  const server = await useServer('postgresql', { jobs: true })
  const dir = newDirectory()
  const file = join(dir, 'dump')
  const name = `restored_${randomBytes(6).toString('hex')}`

  it('restores to a database that is whole: up to date, every write with its audit entry, a chain that verifies', async () => {
    let working = true
    const load = (async () => {
      for (let i = 0; working; i++)
        await server.call('POST', '/api/v1/attributes/risk_levels', { body: { value: `level ${i}` } })
    })()
    // The load goes on while this blocks: it waits for the answers in flight, and the dump runs beside the job worker.
    for (let i = 0; i < 20; i++) await server.call('GET', '/api/v1/attributes/risk_levels')
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, server.settings.url ?? ''])
    working = false
    await load
    await asAdmin((admin) => admin.query(`create database ${name}`))
    const url = withDatabase(inject('postgresUrl'), name)
    execFileSync('pg_restore', ['--no-owner', `--dbname=${url}`, file])

    const restored = await openDatabase({ ...server.settings, url }, { mode: 'own' })
    expect(await migrate(restored)).toEqual([])
    const [tenant] = await restored.read(listTenants)
    const counts = await restored.read((r) =>
      r.first<{ levels: number; entries: number }>(sql`select
        (select count(*)::int from attribute_values where value like 'level %') as levels,
        (select count(*)::int from audit_entries where operation like '%CreateRiskLevel%') as entries`),
    )
    expect(counts?.levels).toBeGreaterThan(0)
    expect(counts?.entries).toBe(counts?.levels)
    await sealAll(restored, tenant?.id ?? ('' as TenantId))
    expect(await verifyChain(restored, tenant?.id ?? ('' as TenantId))).toEqual({
      entries: expect.any(Number),
      unsealed: 0,
    })
    await restored.close()
    await asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
  })
})
