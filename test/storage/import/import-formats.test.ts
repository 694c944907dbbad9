import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'

describe.each(enginesFor('imports'))('import on %s', async (engine) => {
  const { newTenant, load, problemsOf, rows } = await useImports(engine)

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
    expect(await problemsOf(tenant, wrong.id)).toEqual([
      'left_out users.jsonl:1  unreadable_row',
      'left_out users.jsonl:2  unreadable_row',
    ])
  })

  it.each([
    ['users', '', 'users.csv is empty.'],
    ['users', '\ufeff', 'users.csv is empty.'],
    ['users', '%PDF-1.7 ...', 'users.csv is a PDF'],
  ] as const)('a file that cannot be read as a whole is refused: %s %j', async (kind, text, message) => {
    const tenant = await newTenant()
    await expect(load(tenant, { [kind]: text })).rejects.toThrow(message)
    expect((await load(tenant, COMPANY)).state).toBe('SYNC_STATE_DONE')
  })

  it.each([
    ['users', 'email,name\n', 'The file has no column "id", which the mapping uses for id of users.'],
    [
      'grants',
      'app,account\n',
      'The file has no column "entitlement", which the mapping uses for entitlement of grants.',
    ],
    ['people', 'number,kind\n1,2\n', 'people.csv has columns that no mapping and no preset knows.'],
  ] as const)('a file that lacks what its rows need waits for a mapping: %s %j', async (kind, text, message) => {
    const tenant = await newTenant()
    const sync = await load(tenant, { [kind]: text })
    expect(sync.state).toBe('SYNC_STATE_NEEDS_CONFIRMATION')
    expect(sync.problem).toContain(message)
  })

  it('other columns do not matter, and UTF-16 is read', async () => {
    const text = '\ufeffid,email,name,phone,id\nu1,a@corp.example,\u00c5sa,1,2\n'
    expect(await load(await newTenant(), { users: Buffer.from(text, 'utf16le') })).toMatchObject({
      state: 'SYNC_STATE_DONE',
      tables: [{ encoding: 'utf-16le', rowCount: 1, takenCount: 1 }],
      counts: { users: { added: 1 } },
    })
  })

  it('semicolons between columns, a byte order mark and CRLF are understood', async () => {
    const tenant = await newTenant()
    const sync = await load(tenant, { users: '\ufeffid;email;name\r\nu1;a@corp.example;"Ann; the first"\r\n' })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { added: 1 } } })
    expect(
      await rows(sql`select display_name from users where tenant_id = ${tenant} and source_id is not null`),
    ).toEqual([{ display_name: 'Ann; the first' }])
  })

  it('a row with several problems, or one that cannot even be shown, is told and no failure', async () => {
    const tenant = await newTenant()
    const users =
      'id,email,name,status,manager\nu1,bad,Ann,asleep,\nu2,b@corp.example,Bob,,u1\nu3,c@corp.example,C\u0000id,,\n'
    const sync = await load(tenant, {
      users,
      'apps.jsonl': '{"id":"a","name":{"toString":1}}\n{"id":"b","name":"B","\\u0000":1}\n',
    })
    expect(await problemsOf(tenant, sync.id)).toEqual([
      'warning users.csv:2 email bad_email',
      'warning users.csv:2 status bad_value',
      'warning users.csv:4 name bad_character',
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
