import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'

describe.each(enginesFor('imports'))('import on %s', async (engine) => {
  const { newTenant, load, faultsOf, rows } = await useImports(engine)

  it('JSON Lines give the same as CSV', async () => {
    const tenant = await newTenant()
    await load(tenant, COMPANY)
    const lines = (objects: unknown[]) => objects.map((object) => JSON.stringify(object)).join('\n')
    const sync = await load(tenant, {
      'users.jsonl': lines([
        { id: 'u1', email: 'ann@corp.example', name: 'Ann', department: 'Board', profile: { site: 'Oslo' } },
        { id: 'u2', email: 'bob@corp.example', name: 'Bob', manager: ['u1'], department: 'Sales' },
        {
          id: 'u3',
          email: 'cid@corp.example',
          name: 'Cid',
          manager: 'ann@corp.example',
          department: 'Sales',
          profile: { site: 'Rome' },
        },
      ]),
    })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { unchanged: 3 } } })
    const wrong = await load(tenant, {
      'users.jsonl': '{"id":"u1"\n[1]\n{"id":"u2","email":"b@c.example","name":"B","age":3}\n',
    })
    expect(await faultsOf(tenant, wrong.id)).toEqual([
      'users.jsonl:1  bad_json',
      'users.jsonl:2  bad_json',
      'users.jsonl:3 age unknown_column',
    ])
  })

  it.each([
    ['users', '', 'users.csv is empty; the first line must have the column names.'],
    ['users', 'id,email\n', 'users.csv lacks the column name in its header line.'],
    ['users', 'id,email,name,phone\n', 'users.csv has "phone" in its header line; the columns of users are id, email,'],
    ['users', 'id,email,name,id\n', 'users.csv has the column "id" twice in its header line.'],
    ['users', Buffer.from('\ufeffid,email', 'utf16le'), 'users.csv is UTF-16 text; save it as CSV in UTF-8.'],
  ] as const)('a file that cannot be read as a whole is refused: %s %j', async (kind, text, message) => {
    const tenant = await newTenant()
    await expect(load(tenant, { [kind]: text })).rejects.toThrow(message)
    expect((await load(tenant, COMPANY)).state).toBe('SYNC_STATE_DONE')
  })

  it('semicolons between columns, a byte order mark and CRLF are understood', async () => {
    const tenant = await newTenant()
    const sync = await load(tenant, { users: '\ufeffid;email;name\r\nu1;a@corp.example;"Ann; the first"\r\n' })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 1 } } })
    expect(
      await rows(sql`select display_name from users where tenant_id = ${tenant} and source_id is not null`),
    ).toEqual([{ display_name: 'Ann; the first' }])
  })

  it('a row with several faults, or one that cannot even be shown, is a fault and no failure', async () => {
    const tenant = await newTenant()
    const users =
      'id,email,name,status,manager\nu1,bad,Ann,asleep,\nu2,b@corp.example,Bob,,u1\nu3,c@corp.example,C\u0000id,,\n'
    const sync = await load(tenant, {
      users,
      'apps.jsonl': '{"id":"a","name":{"toString":1}}\n{"id":"b","name":"B","\\u0000":1}\n',
    })
    expect(await faultsOf(tenant, sync.id)).toEqual([
      'users.csv:2 email bad_email',
      'users.csv:2 status bad_value',
      'users.csv:4 name bad_character',
      'apps.jsonl:1 name bad_value',
      'apps.jsonl:2 \ufffd unknown_column',
    ])
  })

  it('the sample of docs/import.md can be imported as it stands', async () => {
    const text = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')
    const files = Object.fromEntries(
      [...text.matchAll(/<!-- sample:(\S+) -->\n```csv\n([\s\S]*?)```/g)].map(([, name, csv]) => [name, csv ?? '']),
    )
    expect(Object.keys(files)).toHaveLength(5)
    const sync = await load(await newTenant(), files)
    expect(sync).toMatchObject({
      state: 'SYNC_STATE_DONE',
      faultCount: 0,
      counts: { users: { added: 5 }, grants: { added: 6 } },
    })
  })
})
