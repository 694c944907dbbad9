import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { withEdited } from '../../../server/directory/versions.sql.ts'
import { reviseObjects } from '../../../server/directory/versions.store.ts'
import { cancelSync } from '../../../server/imports/syncs/import-files.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { changeTenantSettings } from '../../../server/tenant-settings/tenant-settings.store.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'

describe.each(enginesFor('imports'))('import on %s', async (engine) => {
  const { database, newTenant, load, faultsOf, problemsOf, rows } = await useImports(engine)

  it('keeps who gave a grant: a known person by id, anybody else as written, also when a later file omits it', async () => {
    const tenant = await newTenant()
    const header = 'app,entitlement,account,granted_by'
    const grants = `${header}\ncrm,access,a1,bob@corp.example\ncrm,access,a2,u1\ncrm,member,a2,Help desk\ncrm,member,a1,\n`
    const given = () =>
      rows(sql`select a.external_id || ' ' || e.external_id as what, coalesce(u.display_name, g.granted_by) as by
        from grants g join entitlements e using (tenant_id, entitlement_key)
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        left join users u on u.tenant_id = g.tenant_id and u.user_id = g.granted_by
        where g.tenant_id = ${tenant} order by 1`)
    const expected = [
      { what: 'a1 access', by: 'Bob' },
      { what: 'a1 member', by: '' },
      { what: 'a2 access', by: 'Ann' },
      { what: 'a2 member', by: 'Help desk' },
    ]
    expect(await load(tenant, { ...COMPANY, grants })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect(await given()).toEqual(expected)
    const later = grants.replace(',granted_by', '').replaceAll(/,[^,]*$/gm, '')
    expect(await load(tenant, { grants: later.replace('app,entitlement', 'app,entitlement,account') })).toMatchObject({
      counts: { grants: { unchanged: 4 } },
    })
    expect(await given()).toEqual(expected)
  })

  it('a first import adds everything, with its references resolved', async () => {
    const tenant = await newTenant()
    const sync = await load(tenant, COMPANY)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', problem: '', faultCount: 0 })
    expect(sync.counts).toEqual({
      users: { added: 3, changed: 0, removed: 0, unchanged: 0 },
      apps: { added: 1, changed: 0, removed: 0, unchanged: 0 },
      resource_types: { added: 1, changed: 0, removed: 0, unchanged: 0 },
      resources: { added: 2, changed: 0, removed: 0, unchanged: 0 },
      entitlements: { added: 3, changed: 0, removed: 0, unchanged: 0 },
      accounts: { added: 3, changed: 0, removed: 0, unchanged: 0 },
      grants: { added: 5, changed: 0, removed: 0, unchanged: 0 },
    })
    expect(
      await rows(sql`
      select u.display_name, u.profile, (select array_agg(m.display_name) from users m where m.tenant_id = u.tenant_id
        and m.user_id = any(u.manager_ids)) as managers from users u where u.tenant_id = ${tenant} and source_id is not null order by u.external_id`),
    ).toEqual([
      { display_name: 'Ann', profile: { site: 'Oslo' }, managers: null },
      { display_name: 'Bob', profile: {}, managers: ['Ann'] },
      { display_name: 'Cid', profile: { site: 'Rome' }, managers: ['Ann'] },
    ])
    expect(
      await rows(sql`
      select e.external_id as e, coalesce(a.external_id, r.external_id) as p, g.to_resource, g.is_direct,
        (select array_agg(x.external_id order by p.at) from unnest(g.path_keys) with ordinality as p (key, at)
          join entitlements x on x.tenant_id = g.tenant_id and x.entitlement_key = p.key) as path,
        cardinality(g.access_profile_ids) as profiles, g.added_at is not null as added
      from grants g join entitlements e using (tenant_id, entitlement_key)
      left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
      left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key
      where g.tenant_id = ${tenant} order by 1, 2`),
    ).toEqual([
      { e: 'access', p: 'a1', to_resource: false, is_direct: true, path: null, profiles: 0, added: true },
      { e: 'access', p: 'a2', to_resource: false, is_direct: true, path: null, profiles: 2, added: true },
      {
        e: 'admin',
        p: 'a2',
        to_resource: false,
        is_direct: false,
        path: ['member', 'access'],
        profiles: 0,
        added: true,
      },
      { e: 'admin', p: 'g1', to_resource: true, is_direct: true, path: null, profiles: 0, added: true },
      { e: 'member', p: 'a2', to_resource: false, is_direct: true, path: null, profiles: 0, added: true },
    ])
  })

  const cancelled = (tenant: TenantId, syncId: string) =>
    database.tx((tx) => cancelSync(tx, tenant, syncId, 'Cancelled.'))

  it('importing the same again changes nothing and says so', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const versions = () =>
      rows(sql`select count(*)::int as n from (
      select version from user_versions where tenant_id = ${tenant} union all select version from grant_versions where tenant_id = ${tenant}
      union all select version from account_versions where tenant_id = ${tenant} union all select version from entitlement_versions where tenant_id = ${tenant}
      union all select version from resource_versions where tenant_id = ${tenant} union all select version from app_versions where tenant_id = ${tenant}) v`)
    const before = await versions()
    const sync = await load(tenant, COMPANY)
    expect(sync.state).toBe('SYNC_STATE_DONE')
    for (const [kind, count] of Object.entries(sync.counts))
      expect([kind, count]).toEqual([kind, { added: 0, changed: 0, removed: 0, unchanged: expect.any(Number) }])
    expect(sync.counts.grants?.unchanged).toBe(5)
    expect(await versions()).toEqual(before)
  })

  /** Lines of a file that replace those of the company. */
  const edit = (kind: keyof typeof COMPANY, change: (lines: string[]) => string[]) => ({
    ...COMPANY,
    [kind]: `${change(COMPANY[kind].trim().split('\n')).join('\n')}\n`,
  })

  it('a change closes one version and opens the next, and a removed grant is closed with its time', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const next = edit('users', (lines) => lines.map((line) => line.replace('Sales,Rome', 'Research,Rome')))
    const sync = await load(
      tenant,
      { ...next, grants: COMPANY.grants.replace('crm,member,a2,,,,,\n', '') },
      { allowRemovals: true },
    )
    expect(sync.counts.users).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 2 })
    expect(sync.counts.grants).toEqual({ added: 0, changed: 0, removed: 1, unchanged: 4 })
    expect(
      await rows(sql`select department, closed_at is null as open, opened_by = ${sync.id} as opened, closed_by = ${sync.id} as closed
        from user_versions where tenant_id = ${tenant} and external_id = 'u3' order by version`),
    ).toEqual([
      { department: 'Sales', open: false, opened: false, closed: true },
      { department: 'Research', open: true, opened: true, closed: null },
    ])
    expect(
      await rows(sql`select closed_by = ${sync.id} as by, closed_at > opened_at as timed from grant_versions
        where tenant_id = ${tenant} and closed_at is not null`),
    ).toEqual([{ by: true, timed: true }])
  })

  it('a bad row costs that row and a bad value that value; all are told, and nothing is changed before somebody agrees', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const versions = () => rows(sql`select max(version) as n from user_versions where tenant_id = ${tenant}`)
    const before = await versions()
    const bad = {
      users: `${COMPANY.users}u4,no-address,Dan,,,
u5,,Eve,,,
u1,again@corp.example,Again,,,
u6,ANN@corp.example,Twin,,,
u7,fay@corp.example,Fay,nobody,,
u8,gus@corp.example
"u9",hal@corp.example,"Hal "x" y",,,
u10,ida@corp.example,Ida\u0007,,,
`,
      apps: `${COMPANY.apps}erp,ERP,nobody@corp.example,
hr,HR,,No such policy
`,
      resource_types: COMPANY.resource_types,
      resources: `${COMPANY.resources}crm,g2,nothing,Lost,
crm,g3,group,Circle,g4
crm,g4,group,Circle,g3
crm,g5,group,Orphan,g99
`,
      entitlements: `${COMPANY.entitlements}xyz,e,Elsewhere,,,,
crm,e2,Of a lost resource,g77,,,
crm,e3,Maybe,,,,perhaps
`,
      accounts: `${COMPANY.accounts}crm,a3,,,,nobody,,
crm,a4,,,,,asleep,
crm,a5,,,,,,2026-02-30
`,
      grants: `${COMPANY.grants}crm,nothing,a1,,,,,
crm,access,a77,,,,,
crm,access,a1,,,,,
crm,access,a1,g1,,,,
crm,access,,,,,,
crm,admin,a1,,nowhere,,,
crm,admin,a9,,,yesterday,,
`,
    }
    const sync = await load(tenant, bad)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', leftOutCount: 8, counts: {} })
    expect(sync.problem).toMatch(/^8 rows cannot be imported; the list of problems says why\./)
    expect(sync.questions).toMatchObject([{ code: 'left_out_rows', sentence: sync.problem, count: 8 }])
    expect((await problemsOf(tenant, sync.id)).sort()).toEqual(
      [
        'warning users.csv:5 email bad_email',
        'warning users.csv:6 email no_email',
        'left_out users.csv:7 id duplicate_id',
        'warning users.csv:8 email email_taken',
        'warning users.csv:9 manager person_not_found',
        'warning users.csv:10  short_row',
        'left_out users.csv:11  unreadable_row',
        'warning users.csv:12 name bad_character',
        'warning apps.csv:3 owners person_not_found',
        'warning apps.csv:4 review_policy unknown_reference',
        'left_out resources.csv:4 type unknown_reference',
        'warning resources.csv:5 parent cycle',
        'warning resources.csv:6 parent cycle',
        'warning resources.csv:7 parent unknown_reference',
        'left_out entitlements.csv:5 app unknown_reference',
        'warning entitlements.csv:6 resource unknown_reference',
        'warning entitlements.csv:7 app_access bad_value',
        'warning accounts.csv:5 user person_not_found',
        'warning accounts.csv:6 status bad_value',
        'warning accounts.csv:7 last_login_at bad_date',
        'left_out grants.csv:7 entitlement unknown_reference',
        'left_out grants.csv:8 account unknown_reference',
        'warning grants.csv:9 entitlement merged',
        'left_out grants.csv:10 account conflicting_columns',
        'left_out grants.csv:11 account missing_value',
        'warning grants.csv:12 inherited_from way_unknown',
        'warning grants.csv:13 added_at bad_date',
      ].sort(),
    )
    expect(await versions()).toEqual(before)

    await cancelled(tenant, sync.id)
    const taken = await load(tenant, bad, { leftOutCount: 8 })
    expect(taken).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 8 })
    expect(taken.counts).toMatchObject({
      users: { added: 6, changed: 0, removed: 0, unchanged: 3 },
      apps: { added: 2, removed: 0, unchanged: 1 },
      grants: { added: 2, changed: 0, removed: 0, unchanged: 5 },
    })
    for (const table of taken.tables)
      expect(table.rowCount).toBe(
        table.takenCount + table.emptyCount + table.repeatedCount + table.filteredCount + table.leftOutCount,
      )
  })

  it('a bad row does not remove what is there under its key, and an unreadable one removes nothing of its kind (IMP-154)', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const options = { skipBadRows: true, allowRemovals: true }
    const badKey = { ...COMPANY, accounts: COMPANY.accounts.replace('u1,enabled', 'u1,asleep') }
    expect((await load(tenant, badKey, options)).counts.accounts).toMatchObject({ removed: 0, unchanged: 3 })
    const unreadable = { ...COMPANY, accounts: COMPANY.accounts.replace(/crm,a1.*\n/, '\u00ff"x\n') }
    const bytes = Buffer.from(unreadable.accounts, 'latin1')
    const sync = await load(tenant, { ...unreadable, accounts: bytes }, options)
    expect(await faultsOf(tenant, sync.id)).toEqual(['accounts.csv:2 id missing_value'])
    expect(sync.counts).toMatchObject({ accounts: { removed: 0 }, grants: { removed: 0 } })
  })

  it('a bad date in a grant that is there keeps the grant', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const grants = COMPANY.grants.replace('crm,access,a1,,,2025-05-05', 'crm,access,a1,,,2025-55-05')
    const sync = await load(tenant, { ...COMPANY, grants }, { skipBadRows: true, allowRemovals: true })
    expect(sync).toMatchObject({ leftOutCount: 0, warningCount: 1, counts: { grants: { removed: 0, unchanged: 5 } } })
  })

  it('a sync that would remove too large a share of the grants stops and asks', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const fewer = { ...COMPANY, grants: COMPANY.grants.split('\n').slice(0, 3).join('\n') }
    const sync = await load(tenant, fewer)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', counts: {} })
    expect(sync.problem).toMatch(/^3 of the source's 5 grants would be removed, which is more than 20 %/)
    await expect(load(tenant, COMPANY)).rejects.toThrow(`sync ${sync.id} of this source is still in progress`)
  })

  it('a tenant can ask for confirmation of a smaller share than the server', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const fewer = { ...COMPANY, grants: COMPANY.grants.split('\n').slice(0, 3).join('\n') }
    await database.tx((tx) => changeTenantSettings(tx, tenant, { importMaxRemovalPercent: 59 }))
    const sync = await load(tenant, fewer, { maxRemovalPercent: 100 })
    expect(sync.problem).toMatch(/^3 of the source's 5 grants would be removed, which is more than 59 %/)
  })

  it('people who are gone stay known as deleted, their accounts stay theirs, and they can come back', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const without = edit('users', (lines) => lines.filter((line) => !line.startsWith('u2')))
    const sync = await load(tenant, without, { allowRemovals: true })
    expect(sync).toMatchObject({
      state: 'SYNC_STATE_DONE',
      counts: { users: { removed: 1, unchanged: 2 }, accounts: { unchanged: 3 } },
    })
    const bob = () =>
      rows(sql`select u.status, a.external_id as account from users u left join accounts a using (tenant_id, user_id)
        where u.tenant_id = ${tenant} and u.email = 'bob@corp.example'`)
    expect(await bob()).toEqual([{ status: 'DELETED', account: 'a2' }])
    expect((await load(tenant, without)).counts.users).toMatchObject({ removed: 0, changed: 0, unchanged: 2 })
    expect((await load(tenant, COMPANY)).counts.users).toMatchObject({ changed: 1, unchanged: 2 })
    expect(await bob()).toEqual([{ status: 'ENABLED', account: 'a2' }])
  })

  it('addresses can be exchanged, and an id can be new for a known address', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const exchanged = { users: COMPANY.users.replace('bob@', 'tmp@').replace('cid@', 'bob@').replace('tmp@', 'cid@') }
    expect((await load(tenant, exchanged)).counts.users).toMatchObject({ changed: 2, unchanged: 1 })
    const renamed = { users: exchanged.users.replace('u3,', 'u33,') }
    expect((await load(tenant, renamed)).counts.users).toMatchObject({ added: 0, changed: 1, removed: 0, unchanged: 2 })
  })

  it('a person of another source cannot be imported over: the row is set aside and counted (IMP-148)', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const sync = await load(
      tenant,
      { users: 'id,email,name\nx,Ann@corp.example,Ann\n' },
      { source: { displayName: 'Other', kind: 'SOURCE_KIND_FILE' } },
    )
    expect(await problemsOf(tenant, sync.id)).toEqual([])
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 0, changed: 0 } } })
    expect(sync.tables).toMatchObject([{ rowCount: 1, takenCount: 0, filtered: { known_elsewhere: 1 } }])
  })

  it('what was changed here stays, and a column that the file does not have stays as it was', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    await database.tx((tx) =>
      reviseObjects(tx, 'entitlement', tenant, sql`old.external_id = 'admin'`, {
        display_name: 'Almighty',
        edited: withEdited(['display_name']),
      }),
    )
    const sync = await load(tenant, {
      ...COMPANY,
      entitlements: 'app,id,name\ncrm,access,Access\ncrm,member,Member\ncrm,admin,Administrator\n',
    })
    expect(sync.counts.entitlements).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 2 })
    expect(
      await rows(
        sql`select display_name, risk_level_id <> '' as risk from entitlements where tenant_id = ${tenant} order by external_id`,
      ),
    ).toEqual([
      { display_name: 'Access', risk: true },
      { display_name: 'Almighty', risk: true },
      { display_name: 'Member', risk: true },
    ])
  })

  it('settings that were stored here stay on a resource whose name the import changes', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    await database.tx((tx) =>
      reviseObjects(tx, 'resource', tenant, sql`old.external_id = 'g1'`, { settings: { matchBatonId: 'baton-1' } }),
    )
    const sync = await load(tenant, { ...COMPANY, resources: COMPANY.resources.replace('Sales team', 'Sales') })
    expect(sync.counts.resources).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 1 })
    expect(
      await rows(sql`select display_name, settings from resources where tenant_id = ${tenant} order by external_id`),
    ).toEqual([
      { display_name: 'All', settings: {} },
      { display_name: 'Sales', settings: { matchBatonId: 'baton-1' } },
    ])
  })

  it('an app that is gone takes everything in it along', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const sync = await load(tenant, { apps: 'id,name\n' }, { allowRemovals: true })
    expect(sync.counts).toMatchObject({
      users: { removed: 0 },
      apps: { removed: 1 },
      resource_types: { removed: 1 },
      resources: { removed: 2 },
      entitlements: { removed: 3 },
      accounts: { removed: 3 },
      grants: { removed: 5 },
    })
  })

  it('an address that another person holds stays theirs, and the row is taken without it (IMP-148)', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const sync = await load(tenant, { users: 'id,email,name\nu1,bob@corp.example,Ann\n' }, { allowRemovals: true })
    expect(await problemsOf(tenant, sync.id)).toEqual(['warning users.csv:2 email email_taken'])
    expect(sync.counts.users).toMatchObject({ changed: 1, removed: 2 })
  })

  it('a duplicate or dangling grant that is left out does not keep what was removed', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const grants = `${COMPANY.grants.replace('crm,member,a2,,,,,\n', '')}crm,access,a1,,,,,\ncrm,access,a77,,,,,\n`
    const sync = await load(tenant, { grants }, { skipBadRows: true, allowRemovals: true })
    expect(sync.counts.grants).toEqual({ added: 0, changed: 0, removed: 1, unchanged: 4 })
  })

  it('TEN: the same ids and addresses in two tenants have nothing to do with each other', async () => {
    const [a, b] = [await newTenant(), await newTenant()]
    const state = () =>
      rows(sql`select 'u', max(version)::text as v, count(*)::int as n from user_versions where tenant_id = ${a} and closed_at is null
        union all select 'g', max(version)::text, count(*)::int from grant_versions where tenant_id = ${a} and closed_at is null
        union all select 'a', max(version)::text, count(*)::int from account_versions where tenant_id = ${a} and closed_at is null`)
    await load(a, COMPANY)
    const before = await state()
    await load(b, COMPANY)
    const gone = { users: 'id,email,name\nu1,ann@corp.example,Another Ann\n', apps: 'id,name\n' }
    expect((await load(b, gone, { allowRemovals: true })).counts).toMatchObject({
      users: { changed: 1, removed: 2 },
      grants: { removed: 5 },
    })
    expect(await state()).toEqual(before)
    expect((await load(a, COMPANY)).counts.grants).toMatchObject({ unchanged: 5, removed: 0 })
  })
})
