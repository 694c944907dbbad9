import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { announceAccessWrite } from '../../../server/directory/access-data-lock.store.ts'
import { withEdited } from '../../../server/directory/versions.sql.ts'
import { reviseObjects } from '../../../server/directory/versions.store.ts'
import { putLinks } from '../../../server/imports/sources/link.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'

/** Which sync each sync of the tenant only repeats, in their order: '' for one that was read. */
async function repeatsOf(rows: Awaited<ReturnType<typeof useImports>>['rows'], tenantId: TenantId): Promise<string[]> {
  const entries = await rows<{ repeats: string | null }>(sql`
    select e.detail ->> 'repeats' as repeats from audit_entries e
    where e.tenant_id = ${tenantId} and e.operation = 'source.sync' order by e.entry_id`)
  return entries.map((entry) => entry.repeats ?? '')
}

describe.each(enginesFor('imports'))('the same files again on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)

  const repeats = (tenantId: TenantId) => repeatsOf(rows, tenantId)
  const versions = (tenantId: TenantId) =>
    rows(sql`select 'u' || version as v from user_versions where tenant_id = ${tenantId}
      union all select 'g' || version from grant_versions where tenant_id = ${tenantId} order by 1`)
  const isRepeated = async (tenantId: TenantId, files: Record<string, string> = COMPANY) => {
    expect(await load(tenantId, files)).toMatchObject({ state: 'SYNC_STATE_DONE' })
    return (await repeats(tenantId)).at(-1) !== ''
  }
  const loaded = async (files: Record<string, string> = COMPANY) => {
    const tenant = await newTenant()
    await load(tenant, files)
    return tenant
  }

  it('are not read while nothing has changed, and say what was found in them before (IMP-172)', async () => {
    const files = { ...COMPANY, users: `${COMPANY.users}u4,,Dan,,Sales,\n` }
    const tenant = await newTenant()
    const first = await load(tenant, files)
    const before = await versions(tenant)
    const second = await load(tenant, files)
    const third = await load(tenant, files)
    expect(await repeats(tenant)).toEqual(['', first.id, second.id])
    expect(await versions(tenant)).toEqual(before)
    for (const again of [second, third]) {
      expect(again).toMatchObject({ state: 'SYNC_STATE_DONE', warningCount: 1, tables: first.tables })
      expect(again.counts.grants).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 5 })
      expect(again.counts.users).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 4 })
    }
    expect(
      await rows(sql`select sync_id as id, count(*)::int as count from sync_faults where tenant_id = ${tenant} group by 1
        order by 1`),
    ).toEqual([first, second, third].map(({ id }) => ({ id, count: 1 })).sort((a, b) => (a.id < b.id ? -1 : 1)))
  })

  it('are read when anything was changed by hand, by another source, or in what they are compared with', async () => {
    const changes: Record<string, (tenantId: TenantId) => Promise<unknown>> = {
      edited: (tenantId) =>
        database.tx((tx) =>
          reviseObjects(tx, 'account', tenantId, sql`old.external_id = 'a1'`, {
            display_name: 'Other',
            edited: withEdited(['display_name']),
          }),
        ),
      'another source': (tenantId) =>
        load(
          tenantId,
          { users: 'id,email,name\nx,x@corp.example,X\n' },
          { source: { displayName: 'Other', kind: 'SOURCE_KIND_FILE' } },
        ),
      'a link': (tenantId) =>
        database.tx(async (tx) => {
          const row = await tx.first<{ id: string }>(
            sql`select source_id as id from sources where tenant_id = ${tenantId}`,
          )
          return putLinks(tx, tenantId, row?.id ?? '', [{ text: 'robot', userId: '' }], undefined)
        }),
      'a risk level deleted': (tenantId) =>
        database.tx((tx) =>
          tx.count(
            sql`update attribute_values set deleted_at = now() where tenant_id = ${tenantId} and value = 'Tier 9'`,
          ),
        ),
      'a policy renamed': (tenantId) =>
        database.tx((tx) =>
          tx.count(
            sql`update policies set display_name = 'Boss' where tenant_id = ${tenantId} and display_name = 'Manager'`,
          ),
        ),
    }
    for (const [what, change] of Object.entries(changes)) {
      const tenant = await loaded()
      await change(tenant)
      const result = await load(tenant, COMPANY, { skipBadRows: true })
      expect([what, result.state, (await repeats(tenant)).at(-1)]).toEqual([what, 'SYNC_STATE_DONE', ''])
    }
  })

  it('are read when one of them has another byte or name, or rows were left out', async () => {
    const tenant = await loaded()
    expect(await isRepeated(tenant, { ...COMPANY, grants: `${COMPANY.grants}\n` })).toBe(false)
    const { grants: _, ...fewer } = COMPANY
    expect(await isRepeated(tenant, fewer)).toBe(false)
    const bad = { ...COMPANY, grants: `${COMPANY.grants}crm,nowhere,a1,,,,,\n` }
    for (let n = 0; n < 2; n++) {
      expect(await load(tenant, bad, { skipBadRows: true })).toMatchObject({ leftOutCount: 1 })
      expect((await repeats(tenant)).at(-1)).toBe('')
    }
  })

  it('are read when what they say depends on the day', async () => {
    const tenant = await loaded()
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const leaver = {
      ...COMPANY,
      users: COMPANY.users.replace('profile.site', 'status').replace('Rome', `${inTenDays}T00:00:00Z`),
    }
    const login = { ...COMPANY, accounts: COMPANY.accounts.replace('2026-01-02\n', `${inTenDays}\n`) }
    for (const files of [leaver, login]) {
      expect(await isRepeated(tenant, files)).toBe(false)
      expect(await isRepeated(tenant, files)).toBe(false)
    }
  })
})

/** The embedded engine runs one transaction at a time. */
describe('the same files again beside another transaction', async () => {
  const { database, newTenant, load, rows } = await useImports('postgresql')

  it('are read when somebody was changing access data as they were applied', async () => {
    const tenant = await newTenant()
    await database.tx(async (tx) => {
      await announceAccessWrite(tx, tenant)
      await load(tenant, COMPANY)
    })
    await load(tenant, COMPANY)
    await load(tenant, COMPANY)
    expect((await repeatsOf(rows, tenant)).map(Boolean)).toEqual([false, false, true])
  })
})
