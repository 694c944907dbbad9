import { describe, expect, it } from 'vitest'
import {
  type BatonFile,
  entitlementId,
  packBaton,
  printBaton,
  printDatabase,
} from '../../../test/import/fixtures/baton.ts'
import { ANN, SAMPLE } from '../../../test/import/fixtures/baton-sample.ts'
import { rowsOf, tablesOf } from '../../../test/import/fixtures/read.ts'
import { printZip } from '../../../test/import/fixtures/zip.ts'
import { mapTable, NOW } from '../../../test/unit/import/map-table.ts'
import { chooseMapping } from '../map/suggest/choose.ts'
import type { Cell } from '../read/table.ts'

async function read(bytes: Uint8Array, name = 'okta.c1z') {
  const tables = await tablesOf(name, bytes)
  const found = []
  for (const table of tables) found.push({ ...table, rows: await rowsOf(table) })
  return found
}

/** The rows of each kind as objects by column. */
async function readKinds(bytes: Uint8Array): Promise<Record<string, Record<string, Cell>[]>> {
  const tables = await read(bytes)
  return Object.fromEntries(
    tables.map(({ shape, rows }) => [
      shape.part,
      rows.map(({ cells }) =>
        Object.fromEntries(shape.columns.map((column, at) => [column, cells[at]]).filter(([, cell]) => cell !== '')),
      ),
    ]),
  )
}

const stopOf = (bytes: Uint8Array) => tablesOf('okta.c1z', bytes).catch((error: unknown) => error)

describe('a Baton file', () => {
  it('is read as tables of our own fields, with users as accounts (IMP-179)', async () => {
    expect(await readKinds(printBaton(SAMPLE))).toEqual({
      resource_types: [
        { id: 'group', name: 'Group', traits: ['group'] },
        { id: 'role', name: 'Role', traits: ['role', 'app'] },
      ],
      resources: [
        { id: 'group:admins', type: 'group', name: 'Admins', description: 'May do all' },
        { id: 'group:7', type: 'group', name: 'Staff', parent: 'group:admins' },
        { id: 'role:7', type: 'role', name: 'Owner' },
      ],
      entitlements: [
        {
          id: 'group:admins:member',
          name: 'Admins member',
          resource: 'group:admins',
          slug: 'member',
          purpose: 'assignment',
        },
        { id: 'group:7:member', name: 'Staff member', resource: 'group:7', slug: 'member', purpose: 'assignment' },
        {
          ...{ id: 'role:7:use', name: 'Use', description: 'Use of the role', resource: 'role:7', slug: 'use' },
          purpose: 'permission',
        },
      ],
      accounts: [
        {
          ...{ id: 'user:7', name: 'Ann Berg', username: 'aberg', email: 'ann@corp.example', type: 'user' },
          ...{ status: 'disabled', status_details: 'on leave', employee_id: ['E1', 'E2'] },
          last_login_at: '2026-01-01T00:00:00.000Z',
        },
        { id: 'user:bot', name: 'Bot', username: 'bot', type: 'service_account', status: 'enabled' },
      ],
      grants: [
        { entitlement: 'group:7:member', account: 'user:7' },
        { entitlement: 'group:admins:member', resource: 'group:7' },
        { entitlement: 'group:admins:member', account: 'user:7', inherited_from: ['group:7:member'] },
        { entitlement: 'role:7:use', resource: 'group:admins' },
        { entitlement: 'role:7:use', account: 'user:7', inherited_from: ['group:admins:member', 'group:7:member'] },
        { entitlement: 'role:7:use', account: 'user:bot' },
      ],
    })
  })

  it('gives the same when its grants lack entitlement and principal (IMP-179)', async () => {
    expect(await readKinds(printBaton({ ...SAMPLE, isSlim: true }))).toEqual(await readKinds(printBaton(SAMPLE)))
  })

  it('warns of grants that were not expanded (IMP-179)', async () => {
    const [first, ...others] = SAMPLE.grants ?? []
    if (!first) throw new Error('no grant')
    const file = { ...SAMPLE, grants: [{ ...first, needsExpansion: true }, ...others] }
    const grants = (await read(printBaton(file))).find(({ shape }) => shape.part === 'grants')
    expect(grants?.rows.map(({ warnings }) => warnings)).toEqual([
      [{ reason: 'needs_expansion' }],
      ...others.map(() => undefined),
    ])
  })

  it('gives the newest full run that has ended, and names it where a newer one has not (IMP-179)', async () => {
    const group = (run: string) => ({ run, id: ['group', run] as [string, string], name: run })
    const runs = [
      { id: 'first', endedAt: '2026-10-01 08:00:00' },
      { id: 'second', endedAt: '2026-11-01 08:00:00.123' },
      { id: 'partial', endedAt: '2026-11-02 08:00:00', type: 'partial' },
      { id: 'begun', startedAt: '2026-11-03 09:30:00.999' },
    ]
    const file = { runs, types: [{ run: 'second', id: 'group' }], resources: runs.map(({ id }) => group(id)) }
    const [, resources] = await read(printBaton(file))
    expect(resources?.rows.map(({ cells }) => cells[0])).toEqual(['group:second'])
    expect(resources?.remarks).toEqual([
      {
        reason: 'older_run',
        text: 'The newest run in okta.c1z, which began at 2026-11-03 09:30:00, has not ended. The run that ended at 2026-11-01 08:00:00 is read instead.',
      },
    ])
    const [ended] = await read(printBaton({ ...file, runs: runs.slice(0, 3) }))
    expect(ended?.remarks).toBeUndefined()
  })

  it.each([
    ['have not ended', [{ id: 'one' }, { id: 'two' }]],
    ['are partial', [{ id: 'one', endedAt: '2026-11-01 08:00:00', type: 'partial' }]],
    ['do not exist', []],
  ])('is refused where full runs %s (IMP-179)', async (_, runs) => {
    expect(await stopOf(printBaton({ ...SAMPLE, runs }))).toMatchObject({
      reason: 'unreadable_file',
      message: expect.stringMatching(/^okta\.c1z has no full run that has ended; run the connector again/),
    })
  })

  it('that is cut anywhere is not complete (IMP-179)', async () => {
    const bytes = printBaton(SAMPLE)
    for (const length of [5, 7, 12, 100, bytes.length >> 1, bytes.length - 5, bytes.length - 1])
      expect(await stopOf(bytes.subarray(0, length))).toMatchObject({
        reason: 'incomplete_file',
        message: 'okta.c1z is not a complete Baton file; copy or upload it again.',
      })
  })

  it('with a changed byte is damaged', async () => {
    const bytes = printBaton(SAMPLE)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    expect(await stopOf(bytes)).toMatchObject({
      reason: 'incomplete_file',
      message: expect.stringMatching(/is a damaged Baton file/),
    })
  })

  it('with a damaged or foreign database is refused', async () => {
    const database = printDatabase(SAMPLE)
    expect(await stopOf(packBaton(database.subarray(0, 4_096)))).toMatchObject({
      reason: 'incomplete_file',
      message: expect.stringMatching(/has a damaged database/),
    })
    expect(await stopOf(packBaton(Buffer.from('no database at all')))).toMatchObject({ reason: 'unreadable_file' })
    expect(await stopOf(printBaton({ ...SAMPLE, statements: ['drop table v1_grants'] }))).toMatchObject({
      message: expect.stringMatching(/without the table v1_grants/),
    })
    const endless = `create view v1_grants as with recursive n(i) as (select 1 union all select i + 1 from n) select i from n`
    expect(await stopOf(printBaton({ ...SAMPLE, statements: ['drop table v1_grants', endless] }))).toMatchObject({
      message: expect.stringMatching(/without the table v1_grants/),
    })
  })

  it('leaves out rows that are no messages or too long, alone', async () => {
    const statements = [
      `update v1_resources set data = x'0aff' where external_id = 'group:7'`,
      `update v1_resources set data = zeroblob(1048577) where external_id = 'role:7'`,
    ]
    const [, resources] = await read(printBaton({ ...SAMPLE, statements }))
    expect(resources?.rows.map(({ line, fault }) => [line, fault?.reason, fault?.text])).toEqual([
      [3, undefined, undefined],
      [4, 'unreadable_row', 'The row has data that is no Baton message.'],
      [5, 'unreadable_row', 'The row is longer than 1 MiB.'],
    ])
  })

  it('of an older connector, without later columns, is read', async () => {
    const statements = [
      'alter table v1_grants drop column needs_expansion',
      'alter table v1_sync_runs drop column sync_type',
      'alter table v1_sync_runs add column is_partial boolean not null default false',
      `insert into v1_sync_runs (sync_id, started_at, ended_at, sync_token, is_partial) values ('p', '2027', '2027', '', true)`,
    ]
    expect(await readKinds(printBaton({ ...SAMPLE, statements }))).toEqual(await readKinds(printBaton(SAMPLE)))
  })

  it('that was written with a write-ahead log is read', async () => {
    const database = printDatabase(SAMPLE)
    database[18] = database[19] = 2
    expect(await readKinds(packBaton(database))).toEqual(await readKinds(printBaton(SAMPLE)))
  })

  it('finds users whose type does not say that they are', async () => {
    const types = (SAMPLE.types ?? []).map(({ id }) => ({ id }))
    const { accounts, grants } = await readKinds(printBaton({ ...SAMPLE, types }))
    expect(accounts?.map(({ id }) => id)).toEqual(['user:7', 'user:bot'])
    expect(grants?.filter(({ account }) => account !== undefined)).toHaveLength(4)
  })

  it('ends a path in a circle', async () => {
    const [a, b] = ['a', 'b'].map((id) => entitlementId({ resource: ['group', id], slug: 'member' })) as [
      string,
      string,
    ]
    const file: BatonFile = {
      ...SAMPLE,
      grants: [
        { entitlement: a, resource: ['group', 'a'], principal: ANN, sources: { [b]: false } },
        { entitlement: b, resource: ['group', 'b'], principal: ANN, sources: { [a]: false } },
      ],
    }
    expect((await readKinds(printBaton(file))).grants).toMatchObject([{ inherited_from: [b] }, { inherited_from: [a] }])
  })

  it('is read inside of an archive', async () => {
    const packed = printZip([{ name: 'out/okta.c1z', bytes: printBaton(SAMPLE) }])
    const tables = await read(packed, 'export.zip')
    expect(tables.map(({ shape }) => [shape.member, shape.part])).toEqual(
      ['resource_types', 'resources', 'entitlements', 'accounts', 'grants'].map((part) => ['out/okta.c1z', part]),
    )
    expect(tables.at(-1)?.rows).toHaveLength(6)
  })

  it('gives one table where the options name it', async () => {
    const bytes = printBaton(SAMPLE)
    expect((await tablesOf('x.c1z', bytes, { rows: 'grants' })).map(({ shape }) => shape.part)).toEqual(['grants'])
    await expect(tablesOf('x.c1z', bytes, { rows: 'users' })).rejects.toThrow(/has no table "users"; its tables are/)
  })
})

describe('the preset for Baton files', () => {
  it('maps all tables to an app that is called like the file (IMP-179)', async () => {
    const tables = await read(printBaton(SAMPLE), 'Okta.c1z')
    const uploaded = tables.map(({ shape, rows }) => ({ shape, sample: rows }))
    const choice = chooseMapping(uploaded, { isAttended: true, now: NOW })
    expect(choice.stops).toEqual([])
    expect(choice.tables.map(({ presetId }) => presetId)).toEqual(tables.map(() => 'baton'))
    expect(chooseMapping(uploaded, { isAttended: false, now: NOW, presetId: 'baton' })).toMatchObject({
      ...{ isProposal: false, stops: [] },
      tables: tables.map((_, file) => ({ file, how: 'preset' })),
    })
    const { mapping } = choice
    if (!mapping) throw new Error('no mapping')
    const mapped = tables.map((table, at) => mapTable(mapping, choice.tables[at]?.file ?? -1, table))
    expect(mapped.flatMap(({ problems }) => problems)).toEqual([])
    expect(mapped[0]?.of('apps')).toEqual([{ kind: 'apps', id: 'okta', name: 'Okta' }])
    expect(mapped[3]?.of('accounts')).toMatchObject([
      { app: 'okta', id: 'user:7', status: 'STATUS_DISABLED', type: 'APP_USER_TYPE_USER', employee_id: 'E1\u001fE2' },
      { app: 'okta', id: 'user:bot', status: 'STATUS_ENABLED', type: 'APP_USER_TYPE_SERVICE_ACCOUNT' },
    ])
    expect(
      mapped[4]?.of('grants').map(({ account, resource, inherited_from }) => [account, resource, inherited_from]),
    ).toEqual([
      ['user:7', '', ''],
      ['', 'group:7', ''],
      ['user:7', '', 'group:7:member'],
      ['', 'group:admins', ''],
      ['user:7', '', 'group:admins:member\u001fgroup:7:member'],
      ['user:bot', '', ''],
    ])
  })
})
