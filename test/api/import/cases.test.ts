import { describe, expect, it } from 'vitest'
import { name, sql } from '../../../server/db/sql.ts'
import { columnsOf, FILE_KINDS, type FileKind } from '../../../server/imports/columns.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { accessOf, importingOn } from './importing.ts'

type Problem = Reply['body']

const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('')

/** A value that cannot be read, by the kind and field it is in, and what is stored in its place. */
const UNREADABLE: Record<string, Record<string, [value: string, column: string, stored: unknown]>> = {
  users: {
    email: ['no address', 'email', ''],
    status: ['FROZEN', 'status', 'ENABLED'],
    type: ['robot?', 'type', 'USER_TYPE_HUMAN'],
    manager: ['nobody.known', 'manager_ids', []],
  },
  apps: {
    owners: ['nobody.known', 'owner_ids', []],
    review_policy: ['No such policy', 'certify_policy_id', ''],
    is_directory: ['perhaps', 'is_directory', false],
    monthly_cost_usd: ['a lot', 'monthly_cost_usd', 0],
  },
  resources: {
    parent: ['no-such-group', 'parent_id', null],
    owners: ['nobody.known', 'owner_ids', []],
  },
  entitlements: {
    resource: ['no-such-group', 'resource_id', ''],
    purpose: ['fun', 'purpose', 'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT'],
    app_access: ['perhaps', 'is_app_access', false],
    owners: ['nobody.known', 'owner_ids', []],
    review_policy: ['No such policy', 'certify_policy_id', ''],
  },
  accounts: {
    user: ['nobody.known', 'user_id', null],
    type: ['robot?', 'account_type', 'APP_USER_TYPE_USER'],
    status: ['FROZEN', 'status', 'STATUS_ENABLED'],
    last_login_at: ['soon', 'last_login_at', null],
  },
  grants: {
    inherited_from: ['no-such-way', 'path_keys', []],
    added_at: ['soon', 'added_at', expect.any(String)],
    last_used_at: ['soon', 'last_used_at', null],
    last_reviewed_at: ['soon', 'last_reviewed_at', null],
    expires_at: ['soon', 'expires_at', null],
  },
}

/** Each bad grant is of an account of its own. */
const HOLDERS: Record<string, string> = {
  ...{ inherited_from: 'user', added_at: 'type', last_used_at: 'status' },
  ...{ last_reviewed_at: 'last_login_at', expires_at: 'good' },
}

describe('bad data in imports', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, newSync, upload, preview, apply, problems, get, finish } = importingOn(server)
  const put = (path: string, body: object) => server.call('PUT', `${path}/mapping`, { body })

  it('a value that cannot be read costs that value alone, in each optional field of each kind (IMP-146)', async () => {
    /** One row for each field, with a bad value in it and a good one in no other. */
    const rowsOf = (kind: string, base: (field: string) => Record<string, string>) => {
      const fields = Object.keys(UNREADABLE[kind] ?? {})
      const columns = [...new Set([...Object.keys(base('')), ...fields])]
      const row = (field: string) => {
        const cells: Record<string, string> = { ...base(field), [field]: UNREADABLE[kind]?.[field]?.[0] ?? '' }
        return columns.map((column) => cells[column] ?? '').join(',')
      }
      return `${[columns.join(','), ...fields.map(row), ...(kind === 'grants' ? [] : [row('good')])].join('\n')}\n`
    }
    const files = {
      'users.csv': rowsOf('users', (id) => ({ id, email: `${id}@bad.example`, name: id })),
      'apps.csv': rowsOf('apps', (id) => ({ id, name: id })),
      'resource_types.csv': 'app,id,name\ngood,group,Group\n',
      'resources.csv': rowsOf('resources', (id) => ({ app: 'good', id, type: 'group', name: id })),
      'entitlements.csv': rowsOf('entitlements', (id) => ({ app: 'good', id, name: id })),
      'accounts.csv': rowsOf('accounts', (id) => ({ app: 'good', id })),
      'grants.csv': rowsOf('grants', (field) => ({ app: 'good', entitlement: 'good', account: HOLDERS[field] ?? '' })),
    }
    const { sync, path, source } = await load(files, { name: 'Each field' })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 0 })
    const found = (await problems(path)).flatMap((group: Problem) => {
      expect([group.effect, group.rowCount]).toEqual(['WARNING', 1])
      return [`${group.kind} ${group.column}`]
    })
    const expected = Object.entries(UNREADABLE).flatMap(([kind, fields]) =>
      Object.keys(fields).map((field) => `${kind} ${field}`),
    )
    expect(found.sort()).toEqual(expected.sort())
    for (const [kind, fields] of Object.entries(UNREADABLE)) {
      const key =
        kind === 'grants'
          ? sql`(select a.external_id from accounts a where a.account_key = v.principal_key)`
          : sql`v.external_id`
      const stored = await server.database.read((reader) =>
        reader.rows<{ id: string; row: Record<string, unknown> }>(
          sql`select ${key} as id, to_jsonb(v) as row from ${name(kind)} v where v.source_id = ${source}`,
        ),
      )
      for (const [field, [, column, value]] of Object.entries(fields)) {
        const id = kind === 'grants' ? HOLDERS[field] : field
        const found = stored.find((one) => one.id === id)?.row[column]
        expect([kind, field, found]).toEqual([kind, field, value])
      }
    }
  })

  it('an optional field of any kind takes what is left of its value, whatever is wrong with it (IMP-146)', async () => {
    const long = 'x'.repeat(3_000)
    const base: Record<string, (id: string) => Record<string, string>> = {
      users: (id) => ({ id, email: `${id}@odd.example`, name: id }),
      apps: (id) => ({ id, name: id }),
      resource_types: (id) => ({ app: 'good', id, name: id }),
      resources: (id) => ({ app: 'good', id, type: 'good', name: id }),
      entitlements: (id) => ({ app: 'good', id, name: id }),
      accounts: (id) => ({ app: 'good', id, user: '' }),
      grants: (id) => ({ app: 'good', entitlement: `for-${id}`, account: 'good' }),
    }
    /** Fields that are tried elsewhere, or that say which object is meant. */
    const isTried = (kind: string, field: string) =>
      UNREADABLE[kind]?.[field] !== undefined || ['account', 'resource', 'resource_app'].includes(field)
    const wanted: string[] = []
    const rowsOf = (kind: FileKind) => {
      const fields = columnsOf(kind).filter(([field, { required }]) => !required && !isTried(kind, field))
      const rows: Record<string, string>[] = fields.map(([field, { type }]) => {
        wanted.push(`${kind} ${field}`)
        const column = type === 'profile' ? 'profile.x' : field
        return { ...base[kind]?.(field), [column]: type === 'text' ? long : 'a\u202eb' }
      })
      if (kind !== 'grants') rows.push(base[kind]?.('good') ?? {})
      if (kind === 'entitlements')
        for (const [field] of columnsOf('grants')) rows.push(base.entitlements?.(`for-${field}`) ?? {})
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      return `${[columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map((row) => row.join(',')).join('\n')}\n`
    }
    const files = Object.fromEntries(FILE_KINDS.map((kind) => [`${kind}.csv`, rowsOf(kind)]))
    const { sync, path } = await load(files, { name: 'Odd values' })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 0 })
    const found = (await problems(path)).flatMap(({ effect, fileName, column, rowCount }: Problem) => {
      expect([effect, rowCount]).toEqual(['WARNING', 1])
      return [`${fileName.replace('.csv', '')} ${column === 'profile.x' ? 'profile' : column}`]
    })
    expect(found.sort()).toEqual(wanted.sort())
  })

  it('the same told twice is taken once, and what differs is joined, told or left out (IMP-147)', async () => {
    const sheet = `user,application,role,name,since,until
ann@two.example,Wiki,Editor,Ann,2025-02-01,2025-12-31
ann@two.example,Wiki,Editor,Ann,2024-02-01,2026-12-31
bob@two.example,Wiki,Reader,Bob,2025-02-01,
bob@two.example,Wiki,Reader,Bob,2025-02-01,
${lines(10, (i) => `eve@two.example,Wiki,Role ${i},${i < 5 ? 'Eve' : 'Evelyn'},2025-02-01,\n`)}`
    const { source, path } = await newSync('Twice')
    await upload(path, 'sheet.csv', sheet)
    const app = { text: 'Wiki' }
    const make = [
      { kind: 'accounts', with: ['apps'], fields: { app, id: 'user', email: 'user', name: 'name' } },
      {
        kind: 'grants',
        with: ['entitlements'],
        fields: { app, entitlement: 'role', account: 'user', added_at: 'since', expires_at: 'until' },
      },
    ]
    expect((await put(path, { document: { format: 1, files: [{ headers: ['user', 'role'], make }] } })).status).toBe(
      200,
    )
    const sync = await finish(path)
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 0, counts: { accounts: { added: 3 } } })
    expect(sync.tables).toMatchObject([{ rowCount: 14, repeatedCount: 1, leftOutCount: 0 }])
    const found = (await problems(path)).map(({ effect, reason, rowCount }: Problem) => [effect, reason, rowCount])
    expect(found.sort()).toEqual([
      ['WARNING', 'merged', 1],
      ['WARNING', 'person_not_found', 14],
      ['WARNING', 'values_differ', 1],
    ])
    const stored = await server.database.read((reader) =>
      reader.rows(sql`select a.display_name as name, count(*)::int as grants, min(g.added_at) as added, max(g.expires_at) as ends
        from grants g join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        where g.source_id = ${source} group by 1 order by 1`),
    )
    expect(stored).toMatchObject([
      { name: 'Ann', grants: 1, added: new Date('2024-02-01'), ends: new Date('2026-12-31') },
      { name: 'Bob', grants: 1, ends: null },
      { name: 'Eve', grants: 10 },
    ])
    const people = await load(
      { 'users.csv': 'id,email,name\n1,t1@two.example,A\n1,t1@two.example,B\n' },
      { name: 'Ids' },
    )
    expect(people.sync).toMatchObject({ state: 'SYNC_STATE_NEEDS_CONFIRMATION', leftOutCount: 1 })
    expect(await problems(people.path)).toMatchObject([{ effect: 'LEFT_OUT', reason: 'duplicate_id', lines: [3] }])
  })

  it('a fix that is sent cures its cause without a second upload, and the source keeps it (IMP-151)', async () => {
    const { source, path } = await newSync('Fixed')
    await upload(
      path,
      'sheet.csv',
      'user,application,role,granted on\na@fix.example,Fix,Editor,n/k\nb@fix.example,Fix,Editor,2025-02-01\n',
    )
    await preview(path)
    const bad = (await problems(path)).find(({ reason }: Problem) => reason === 'bad_date')
    expect(bad).toMatchObject({ rowCount: 1, values: [{ value: 'n/k', rowCount: 1 }] })
    const { fix } = bad.fixes.find(({ sentence }: Problem) => sentence === 'Treat "n/k" as empty')
    const before = (await get(path)).sync.files
    expect((await put(path, { fixes: [fix] })).status).toBe(200)
    const shown = await preview(path)
    expect((await get(path)).sync.files).toEqual(before)
    expect((await problems(path)).map(({ reason }: Problem) => reason)).not.toContain('bad_date')
    expect((await apply(path, { previewToken: shown.previewToken })).state).toBe('SYNC_STATE_DONE')
    const { mapping } = await get(`/api/v1/sources/${source}/mapping`)
    expect(mapping).toMatchObject({ version: 1, document: { empty: ['n/k'] } })
    expect((await accessOf(server, source)).grants).toEqual([
      'Fix | Editor | a@fix.example',
      'Fix | Editor | b@fix.example | 2025-02-01',
    ])
  })

  it('an account that never signed in, or whose person is unknown, is taken with its access (IMP-139)', async () => {
    await load({ 'users.csv': 'id,email,name\nu1,Known@three.example,Known\n' }, { name: 'Three people' })
    const files = {
      'apps.csv': 'id,name\nthree,Three\n',
      'entitlements.csv': 'app,id,name\nthree,e,E\n',
      'accounts.csv':
        'app,id,user,last_login_at\nthree,a1,known@three.example,Never logged in\nthree,a2,lost@three.example,\nthree,a3,KNOWN@THREE.EXAMPLE,\n',
      'grants.csv': 'app,entitlement,account\nthree,e,a1\nthree,e,a2\nthree,e,a3\n',
    }
    const { sync, source } = await load(files, { name: 'Three' })
    expect(sync).toMatchObject({
      ...{ state: 'SYNC_STATE_DONE', leftOutCount: 0, warningCount: 1 },
      counts: { accounts: { added: 3 }, grants: { added: 3 } },
    })
    const stored = await server.database.read((reader) =>
      reader.rows(sql`select a.external_id as id, u.email, a.owner_ref as "saidOwner" from accounts a
        left join users u on u.tenant_id = a.tenant_id and u.user_id = a.user_id where a.source_id = ${source} order by 1`),
    )
    expect(stored).toMatchObject([
      { id: 'a1', email: 'Known@three.example' },
      { id: 'a2', email: null, saidOwner: 'lost@three.example' },
      { id: 'a3', email: 'Known@three.example' },
    ])
  })

  it('the same again, shuffled, a little changed, or after changes elsewhere gives what the files say (IMP-172)', async () => {
    const rows = (count: number, role: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => `again,${role(i)},a${i}`)
    const grants = (list: string[]) => `app,entitlement,account\n${list.join('\n')}\n`
    const files = {
      'apps.csv': 'id,name\nagain,Again\n',
      'entitlements.csv': 'app,id,name\nagain,r,Reader\nagain,w,Writer\n',
      'accounts.csv': `app,id,user\n${lines(200, (i) => `again,a${i},p${i}@again.example\n`)}`,
      'grants.csv': grants(rows(200, () => 'r')),
    }
    const { source } = await load(files, { name: 'Again' })
    const again = async (change: object = {}) => (await load({ ...files, ...change }, { source })).sync.counts
    const nothing = { added: 0, changed: 0, removed: 0 }
    expect(await again()).toMatchObject({ accounts: nothing, grants: { ...nothing, unchanged: 200 } })
    expect(await again({ 'grants.csv': grants(rows(200, () => 'r').reverse()) })).toMatchObject({ grants: nothing })
    const some = { 'grants.csv': grants(rows(200, (i) => (i % 100 === 0 ? 'w' : 'r'))) }
    expect(await again(some)).toMatchObject({ grants: { added: 2, changed: 0, removed: 2, unchanged: 198 } })
    await load({ 'users.csv': 'id,email,name\n1,p7@again.example,P\n' }, { name: 'Again people' })
    expect(await again(some)).toMatchObject({ accounts: { ...nothing, changed: 1 }, grants: nothing })
    const app = (await get('/api/v1/apps')).list.find((one: Reply['body']) => one.displayName === 'Again')
    expect((await server.call('DELETE', `/api/v1/apps/${app.id}`)).status).toBe(200)
    expect(await again(some)).toMatchObject({ apps: { added: 1 }, accounts: { added: 200 }, grants: { added: 200 } })
  })
})
