import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { beginDeletion } from '../../../server/imports/deletion/begin-deletion.ts'
import { countSourceData } from '../../../server/imports/deletion/delete-source.store.ts'
import { deleteSourceJob } from '../../../server/imports/deletion/delete-source-job.ts'
import { findSourceByName } from '../../../server/imports/sources/source.store.ts'
import { readSync } from '../../../server/imports/syncs/sync.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { type Kill, runKilled } from '../../run-killed.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'
import { faultsInVersions } from './races.ts'

const SIZES = { first: 1, smallest: 1, largest: 2, chunkMs: 1 }
const NONE = { preparing: () => sql`select null::text where false` }
const OTHER = {
  users: 'id,email,name\no1,oda@corp.example,Oda\n',
  apps: 'id,name\nwiki,Wiki\n',
  entitlements: 'app,id,name\nwiki,read,Read\n',
  accounts: 'app,id,user\nwiki,w1,ann@corp.example\n',
  grants: 'app,entitlement,account\nwiki,read,w1\n',
}

describe.each(enginesFor('deleted sources'))('deleting a source on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)
  const begin = async (tenantId: TenantId, displayName = 'Files') => {
    const source = await database.read((reader) => findSourceByName(reader, tenantId, displayName))
    const request = { sourceId: source?.id ?? '', createdBy: undefined }
    const begun = await database.tx((tx) => beginDeletion(tx, tenantId, request, NONE))
    if ('error' in begun) throw new Error(begun.error)
    return begun
  }
  const remove = async (tenantId: TenantId, kills: readonly Kill[] = []) => {
    const { job, syncId } = await begin(tenantId)
    const run = await runKilled(deleteSourceJob(SIZES), { database, tenantId, payload: job.payload, kills })
    return { ...run, sourceId: job.payload.sourceId, sync: await database.read((r) => readSync(r, tenantId, syncId)) }
  }
  const left = async (tenantId: TenantId) =>
    (
      await rows<{ what: string }>(sql`
        select 'app ' || display_name as what from apps where tenant_id = ${tenantId}
        union all select 'entitlement ' || display_name from entitlements where tenant_id = ${tenantId}
        union all select 'account ' || username from accounts where tenant_id = ${tenantId}
        union all select 'resource ' || display_name from resources where tenant_id = ${tenantId}
        union all select 'type ' || display_name from resource_types where tenant_id = ${tenantId}
        union all select 'grant' from grants where tenant_id = ${tenantId}
        union all select 'user ' || display_name || ' ' || status || coalesce(' of a source', '') from users
          where tenant_id = ${tenantId} and source_id is not null
        union all select 'user ' || display_name || ' ' || status from users
          where tenant_id = ${tenantId} and source_id is null
        order by 1`)
    ).map(({ what }) => what)

  const AFTER = [
    'account ',
    'app Wiki',
    'entitlement Read',
    'grant',
    'user Ann DELETED',
    'user Bob ENABLED',
    'user Cid DELETED',
    'user Oda ENABLED of a source',
  ]
  const prepared = async () => {
    const tenantId = await newTenant()
    await load(tenantId, COMPANY)
    await load(tenantId, OTHER, { source: { displayName: 'Other', kind: 'SOURCE_KIND_FILE' } })
    await database.tx((tx) =>
      tx.count(sql`insert into user_roles (tenant_id, user_id, role_id)
        select tenant_id, user_id, 'super_administrator' from users
        where tenant_id = ${tenantId} and display_name = 'Bob'`),
    )
    return tenantId
  }

  it('closes everything it has, keeps its Super Administrators, and leaves other sources alone (IMP-164)', async () => {
    const tenantId = await prepared()
    const { sync, sourceId } = await remove(tenantId)
    expect(await left(tenantId)).toEqual(AFTER)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', deletesSource: true })
    expect(Object.entries(sync?.counts ?? {}).map(([kind, { removed }]) => [kind, removed])).toEqual([
      ['apps', 1],
      ['users', 2],
      ['grants', 5],
      ['accounts', 3],
      ['resources', 2],
      ['entitlements', 3],
      ['resource_types', 1],
    ])
    const { userCount: _, ...counts } = await database.read((r) => countSourceData(r, tenantId, sourceId))
    expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
  })

  it('frees the name, and the same files bring everything back under it (IMP-164)', async () => {
    const tenantId = await prepared()
    const { sourceId } = await remove(tenantId)
    const again = await load(tenantId, COMPANY)
    expect(again.state).toBe('SYNC_STATE_DONE')
    expect(again.sourceId).not.toBe(sourceId)
    expect(await left(tenantId)).toContain('user Ann ENABLED of a source')
    expect(again.counts).toMatchObject({ users: { added: 0, changed: 3 }, grants: { added: 5 } })
  })

  it('goes on after kill -9 at every transaction, and ends the same (IMP-164)', async () => {
    const { transactions } = await remove(await prepared())
    expect(transactions).toBeGreaterThan(10)
    const kills = Array.from({ length: Math.ceil(transactions / 2) }, (_, at): Kill => {
      return { at: at * 2, when: (['before', 'inside', 'after'] as const)[at % 3] ?? 'before' }
    })
    const tenantId = await prepared()
    const { sync } = await remove(tenantId, kills)
    expect(await left(tenantId)).toEqual(AFTER)
    expect(sync?.state).toBe('SYNC_STATE_DONE')
    expect(sync?.counts.grants?.removed).toBe(5)
  })
})
