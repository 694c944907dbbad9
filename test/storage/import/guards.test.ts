import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { replaceRoles } from '../../../server/directory/index.ts'
import { withEdited } from '../../../server/directory/versions.sql.ts'
import { reviseObjects } from '../../../server/directory/versions.store.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'

/** What an import leaves alone, and what it asks about first. */
describe.each(enginesFor('guards of imports'))('import on %s', async (engine) => {
  const { database, newTenant, load, faultsOf, problemsOf, rows } = await useImports(engine)
  const SKIP = { skipBadRows: true, allowRemovals: true }
  const people = (tenant: string) =>
    rows<object>(sql`select external_id as id, email, status from users
      where tenant_id = ${tenant} and source_id is not null order by external_id`)
  const userId = async (tenant: string, id: string) =>
    (
      await rows<{ id: string }>(
        sql`select user_id as id from users where tenant_id = ${tenant} and external_id = ${id}`,
      )
    )[0]?.id ?? ''
  const jsonl = (objects: unknown[]) => objects.map((object) => JSON.stringify(object)).join('\n')

  it('no file changes the status or the address of a Super Administrator (IMP-152)', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const ann = await userId(tenant, 'u1')
    await database.tx((tx) => replaceRoles(tx, tenant, ann, ['super_administrator']))
    const before = await people(tenant)
    const bad = `id,email,name,status
u1,eve@corp.example,Ann,disabled
u2,bob@corp.example,Bob,
u3,cid@corp.example,Cid,
u4,ann@corp.example,Impostor,
`
    const sync = await load(tenant, { users: bad }, { leftOutCount: 1 })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 1 })
    expect(await faultsOf(tenant, sync.id)).toEqual(['users.csv:2 status protected', 'users.csv:2 email protected'])
    // The address that she keeps is nobody else's.
    expect((await problemsOf(tenant, sync.id)).at(-1)).toBe('warning users.csv:5 email email_taken')
    expect(await people(tenant)).toEqual([...before, { id: 'u4', email: '', status: 'ENABLED' }])
    const [fault] = await rows<{ problem: string }>(
      sql`select problem from sync_faults where tenant_id = ${tenant} and reason = 'protected' limit 1`,
    )
    expect(fault?.problem).toContain('Change it with recert user update')
    const other = COMPANY.users.replace('Ann,,Board', 'Ann B.,,Board').replace('ann@', 'ANN@')
    expect((await load(tenant, { users: other }, SKIP)).counts.users).toMatchObject({ changed: 1, unchanged: 2 })
  })

  it('a person whose row is left out keeps the address, and whoever was to get it has none', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const administrator = await userId(tenant, 'u3')
    await database.tx((tx) => replaceRoles(tx, tenant, administrator, ['super_administrator']))
    const users =
      'id,email,name,manager\nu1,bob@corp.example,Ann,\nu2,cid@corp.example,Bob,\nu3,new@corp.example,Cid,nobody\n'
    const sync = await load(tenant, { users }, SKIP)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', faultCount: 1, leftOutCount: 1 })
    expect(await people(tenant)).toMatchObject([
      { id: 'u1', email: 'bob@corp.example' },
      { id: 'u2', email: '' },
      { id: 'u3', email: 'cid@corp.example' },
    ])
    const [entry] = await rows<{ detail: { faultCount: number } }>(
      sql`select detail from audit_entries where tenant_id = ${tenant} and target_id = ${sync.id}`,
    )
    expect(entry?.detail.faultCount).toBe(1)
  })

  it('an address that was edited here is not given to another', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    await database.tx((tx) =>
      reviseObjects(tx, 'user', tenant, sql`old.external_id = 'u2'`, {
        email: 'robert@corp.example',
        edited: withEdited(['email']),
      }),
    )
    const users = `${COMPANY.users}u4,robert@corp.example,Robert,,,\n`
    const sync = await load(tenant, { users })
    expect(await problemsOf(tenant, sync.id)).toEqual(['warning users.csv:5 email email_taken'])
  })

  it('an id whose address cannot be read is not taken over by another with its address', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const bob = await userId(tenant, 'u2')
    const users = `${COMPANY.users.replace('u2,bob@corp.example', 'u2,bad address')}u9,bob@corp.example,Other,,,\n`
    const sync = await load(tenant, { users }, SKIP)
    expect(await problemsOf(tenant, sync.id)).toEqual(['warning users.csv:3 email bad_email'])
    expect(await userId(tenant, 'u2')).toBe(bob)
    expect(await people(tenant)).toMatchObject([
      { id: 'u1' },
      { id: 'u2', email: '' },
      { id: 'u3' },
      { id: 'u9', email: 'bob@corp.example' },
    ])
  })

  it('leaving out the same rows again changes nothing again', async () => {
    const tenant = await newTenant()
    const files = {
      ...COMPANY,
      users: `${COMPANY.users}u4,dan@corp.example,Dan,nobody,,\nu5,eve@corp.example,Eve,u4,,\n`,
      resources: `${COMPANY.resources}crm,g2,nothing,Lost,\ncrm,g3,group,Below,g2\n`,
    }
    expect((await load(tenant, files, SKIP)).counts).toMatchObject({ users: { added: 5 }, resources: { added: 3 } })
    expect((await load(tenant, files, SKIP)).counts).toMatchObject({
      users: { added: 0, changed: 0, unchanged: 5 },
      resources: { added: 0, changed: 0, unchanged: 3 },
    })
  })

  it('a sync that would remove too large a share of the people stops and asks', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const users = 'id,email,name\nu1,ann@corp.example,Ann\n'
    const sync = await load(tenant, { users })
    expect(sync.state).toBe('SYNC_STATE_NEEDS_CONFIRMATION')
    expect(sync.problem).toMatch(/^2 of the source's 3 people would be removed, which is more than 20 %/)
    expect(sync.questions).toMatchObject([{ code: 'removal_limit', kind: 'users', count: 2, total: 3 }])
  })

  it('a property that a line of JSON does not have is left as it is, and an empty one is emptied', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const [crm] = [{ app: 'crm' }]
    const silent = {
      'users.jsonl': jsonl([
        { id: 'u1', email: 'ann@corp.example', name: 'Ann' },
        { id: 'u2', email: 'bob@corp.example', name: 'Bob', department: null },
        { id: 'u3', email: 'cid@corp.example', name: 'Cid', manager: [] },
      ]),
      'accounts.jsonl': jsonl([
        { ...crm, id: 'a1' },
        { ...crm, id: 'a2', status: '' },
        { ...crm, id: 'a9', user: 'u3' },
      ]),
      'grants.jsonl': jsonl([
        { ...crm, entitlement: 'access', account: 'a1' },
        { ...crm, entitlement: 'access', account: 'a2', expires_at: '' },
        { ...crm, entitlement: 'member', account: 'a2' },
        { ...crm, entitlement: 'admin', resource: 'g1' },
        { ...crm, entitlement: 'admin', account: 'a2' },
      ]),
    }
    const sync = await load(tenant, silent)
    expect(sync.counts).toMatchObject({
      users: { changed: 2, unchanged: 1 },
      accounts: { changed: 2, unchanged: 1 },
      grants: { changed: 1, unchanged: 4 },
    })
    expect(
      await rows(sql`select department, cardinality(manager_ids) as managers, profile from users
        where tenant_id = ${tenant} and source_id is not null order by external_id`),
    ).toEqual([
      { department: 'Board', managers: 0, profile: { site: 'Oslo' } },
      { department: '', managers: 1, profile: {} },
      { department: 'Sales', managers: 0, profile: { site: 'Rome' } },
    ])
    expect((await load(tenant, silent)).counts).toMatchObject({ users: { changed: 0 }, grants: { changed: 0 } })
  })

  it('an empty file of JSON Lines is refused, because it would remove everything', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    for (const nothing of ['', '\n\n'])
      await expect(load(tenant, { 'users.jsonl': nothing })).rejects.toThrow(/^users\.jsonl is empty\.$/)
  })

  it('access may come through another app, whose id and entitlement may have slashes', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const sync = await load(tenant, {
      apps: `${COMPANY.apps}dir/eu,Directory,,\n`,
      entitlements:
        'app,id,name\ncrm,access,Access\ncrm,member,Member\ncrm,admin,Administrator\ndir/eu,all/staff,Staff\n',
      grants: COMPANY.grants.replace('crm/member;access', 'dir/eu/all/staff;crm/member'),
    })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { changed: 1, unchanged: 4 } } })
    expect(
      await rows(sql`select array(select e.external_id from unnest(g.path_keys) with ordinality as p (key, at)
          join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = p.key order by p.at) as path
        from grants g where g.tenant_id = ${tenant} and not g.is_direct`),
    ).toEqual([{ path: ['all/staff', 'member'] }])
  })

  it('takes two spellings of an address for one person, and warns of an address that looks like another (IMP-006)', async () => {
    const tenant = await newTenant()
    await load(tenant, { users: 'id,email,name\nu1,ju\u0308rgen@corp.example,J\n' })
    const spellings = 'id,email,name\nu2,j\u00fcrgen@corp.example.,J\nu3,JU\u0308R\u200bGEN@corp.example,J\n'
    const twice = await load(tenant, { users: spellings })
    expect(await problemsOf(tenant, twice.id)).toEqual(['warning users.csv:3 email email_taken'])
    const moved = await load(tenant, { users: 'id,email,name\nu3,,J\nu2,\ufeffj\u00fcrgen@corp.example.,J\n' })
    expect(moved.counts.users).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 2 })
    expect(moved.problem).toBe('')
    const users = 'id,email,name\nu3,,J\nu2,j\u00fcrgen@corp.example,J\nu4,j\u00fcrg\u0435n@corp.example,J\n'
    const warned = await load(tenant, { users, apps: 'id,name,owners\ncrm,CRM,j\u00fcrgen@corp.example.\n' })
    expect(warned).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 1 }, apps: { added: 1 } } })
    expect(warned.problem).toMatch(
      /^Check the e-mail addresses in users\.csv, .*: line 4 \(.* mixes Latin and Cyrillic/,
    )
  })

  it('empty lines before the one with the column names do not matter', async () => {
    for (const users of [
      '\n\nid;email;name\nu1;a@corp.example;A\n',
      '\ufeff\r\n;;\r\nid;email;name\r\nu1;a@corp.example;A\r\n',
      'id;email;"profile.a,b,c,d";name\nu1;a@corp.example;;A\n',
    ])
      expect(await load(await newTenant(), { users })).toMatchObject({ counts: { users: { added: 1 } } })
  })
})
