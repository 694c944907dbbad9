import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  migrate,
  openDatabase,
  readCatalog,
  readMigrations,
  SchemaMismatch,
  schemaDrift,
} from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { stagedRows } from '../../server/imports/stage/staged-rows.sql.ts'
import type { TenantId } from '../../server/lib/ids.ts'
import { ENGINES, newStorage, openStorage } from '../engines.ts'

const migration = (version: number, text: string) => ({
  version,
  name: `${version}.sql`,
  text,
  checksum: `sum-${version}`,
})

const run = (database: Awaited<ReturnType<typeof openDatabase>>, ...statements: ReturnType<typeof sql>[]) =>
  database.tx(async (tx) => {
    for (const statement of statements) await tx.count(statement)
  })

describe.each(ENGINES)('migrations on %s', (engine) => {
  it('make the schema that schema.txt says, the same on every engine (MIG-001, MIG-011)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    await migrate(database)
    const catalog = `${(await readCatalog(database)).join('\n')}\n`
    await drop()
    await expect(catalog).toMatchFileSnapshot('../../server/db/migrations/schema.txt')
  })

  it('do nothing the second time', async () => {
    const { database, drop } = await openStorage(engine)
    expect(await migrate(database)).toEqual([])
    await drop()
  })

  it('are applied once when many start at the same time (MIG-003)', async () => {
    const storage = await newStorage(engine, 'empty')
    const first = await openDatabase(storage.settings, { mode: 'own' })
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(storage.settings, { mode: 'share' })))
    const applied = await Promise.all([first, ...others].map((database) => migrate(database)))
    expect(
      applied
        .flat()
        .map(({ version }) => version)
        .sort((a, b) => a - b),
    ).toEqual(readMigrations().map(({ version }) => version))
    for (const database of [...others, first]) await database.close()
    await storage.drop()
  })

  it('leave nothing of one that fails, and go on from there (MIG-004)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    const good = migration(1, 'create table a (n int)')
    const bad = migration(2, 'create table b (n int); insert into nowhere values (1)')
    await expect(migrate(database, [good, bad])).rejects.toThrow()
    const mended = migration(2, 'create table b (n int)')
    expect((await migrate(database, [good, mended])).map(({ version }) => version)).toEqual([2])
    await drop()
  })

  it('count the rows left out of files that were imported, and that campaigns were prepared with, before (0010)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    const all = readMigrations()
    await migrate(database, all.slice(0, 9))
    await run(
      database,
      sql`insert into tenants (tenant_id, host, display_name, page_key) values ('t', 'h', 'T', '\\x00')`,
      sql`insert into sources (tenant_id, source_id, display_name, kind) values ('t', 's', 'HR', 'SOURCE_KIND_FILE')`,
      sql`insert into syncs (tenant_id, sync_id, source_id, state, fault_count) values ('t', 'y', 's', 'SYNC_STATE_DONE', 3)`,
      sql`insert into sync_files (tenant_id, sync_id, kind, file_name, columns, sha256, byte_count, row_count, upload_id)
        values ('t', 'y', 'grants', 'grants.csv', '{}', '', 1, 5, 'u')`,
      ...[2, 2, 4].map(
        (
          line,
        ) => sql`insert into sync_faults (tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key)
          values ('t', 'y', 'grants', 'grants.csv', ${line}, '', '', '', '', '')`,
      ),
      sql`insert into ledger_sources (tenant_id, preparation_key, source_id, display_name, kind, sync_id, files)
        values ('t', 1, 's', 'HR', 'SOURCE_KIND_FILE', 'y',
          '[{"kind": "grants", "fileName": "grants.csv", "sha256": "", "rowCount": 5}]')`,
    )
    await migrate(database, all)
    const rows = await database.read((reader) => reader.rows<{ files: object }>(sql`select files from ledger_sources`))
    expect(rows).toEqual([
      { files: [{ kind: 'grants', fileName: 'grants.csv', sha256: '', rowCount: 5, syncId: 'y', leftOutCount: 2 }] },
    ])
    await drop()
  })

  it('count by app what reviews had counted by entitlement before (0018)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    const all = readMigrations()
    await migrate(database, all.slice(0, 17))
    const entitlement = (key: number, appNo: number) => sql`
      insert into preparation_entitlements (tenant_id, preparation_key, entitlement_key, entitlement_version, policy_id,
        app_order, resource_order, app_rank, app_no)
      values ('t', 7, ${key}, 1, '', '', '', ${key}, ${appNo})`
    await run(
      database,
      sql`insert into tenants (tenant_id, host, display_name, page_key) values ('t', 'h', 'T', '\\x00')`,
      sql`insert into campaigns (tenant_id, campaign_id, state, display_name, created_by, policy_id, scope_type)
        values ('t', 'c', 'ACCESS_REVIEW_STATE_OPEN', 'C', 'u', '', 'ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED')`,
      sql`insert into reviews (tenant_id, campaign_id, preparation_key, first_number, task_count)
        values ('t', 'c', 7, 1, 9)`,
      ...[entitlement(1, 1), entitlement(2, 1), entitlement(3, 2)],
      sql`insert into review_tallies (tenant_id, review_key, dimension, key, measure, n) values
        ('t', 1, 'E', 1, 'O', 5), ('t', 1, 'E', 2, 'O', 4), ('t', 1, 'E', 2, 'O', -3), ('t', 1, 'E', 2, 'CP', 3),
        ('t', 1, 'E', 3, 'O', 2), ('t', 1, 'E', 3, 'O', -2), ('t', 1, 'E', 3, 'DP', 2), ('t', 1, 'S', 1, 'O', 6)`,
    )
    await migrate(database, all)
    const rows = await database.read((reader) =>
      reader.rows<object>(sql`select dimension::text, key::int, measure, n::int from review_tallies order by 1, 2, 3`),
    )
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual(['A 1 CP 3', 'A 1 O 6', 'A 2 DP 2', 'S 1 O 6'])
    await drop()
  })

  it('keep the staged rows of imports that wait for somebody (0038)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    const all = readMigrations()
    await migrate(database, all.slice(0, 37))
    const row = (kind: string, line: number, fields: (string | null)[], isParent = false) => sql`
      insert into sync_rows (tenant_id, sync_id, kind, line, fields, table_number, table_line, is_parent)
      values ('t', 's', ${kind}, ${line}, ${fields}::text[], 1, ${line + 1}, ${isParent})`
    await run(
      database,
      // The third row said what another row says.
      ...[row('users', 1, ['u1', '', null]), row('users', 2, ['u2', 'ü', 'x']), row('users', 4, [null, '', ''])],
      ...[row('apps', 1, ['a', 'A']), row('apps', 2, ['b', null], true)],
    )
    await migrate(database, all)
    const rows = await database.read((reader) =>
      reader.rows<{ fields: (string | null)[] }>(sql`
        select r.kind, r.line, r.fields, r.table_number as table, r.table_line as at, r.is_parent as parent
        from ${stagedRows({ tenantId: 't' as TenantId, syncId: 's' })} r order by r.kind, r.line`),
    )
    expect(rows).toEqual([
      { kind: 'apps', line: 1, fields: ['a', 'A'], table: 1, at: 2, parent: false },
      { kind: 'apps', line: 2, fields: ['b', null], table: 1, at: 3, parent: true },
      { kind: 'users', line: 1, fields: ['u1', '', null], table: 1, at: 2, parent: false },
      { kind: 'users', line: 2, fields: ['u2', 'ü', 'x'], table: 1, at: 3, parent: false },
      { kind: 'users', line: 4, fields: [null, '', ''], table: 1, at: 5, parent: false },
    ])
    await drop()
  })

  it('refuse a database whose applied migration was edited (MIG-007)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    await migrate(database, [migration(1, 'create table a (n int)')])
    const edited = { ...migration(1, 'create table a (n bigint)'), checksum: 'other' }
    await expect(migrate(database, [edited])).rejects.toThrow(SchemaMismatch)
    await drop()
  })

  it('refuse a database that a newer version has used (MIG-006)', async () => {
    const { database, drop } = await openStorage(engine, 'empty')
    await migrate(database, [migration(1, 'select 1'), migration(2, 'select 1')])
    await expect(migrate(database, [migration(1, 'select 1')])).rejects.toThrow(/newer version/)
    await drop()
  })

  it('schema drift names an index that was dropped and a column that was added by hand (MIG-009)', async () => {
    const { database, drop } = await openStorage(engine)
    expect(await schemaDrift(database)).toEqual([])
    await database.tx(async (tx) => {
      await tx.rows(sql`drop index jobs_due`)
      await tx.rows(sql`alter table user_versions add column nickname text`)
    })
    expect(await schemaDrift(database)).toEqual([
      expect.stringMatching(/^missing: index .*jobs_due/),
      'not ours: column user_versions.nickname text',
    ])
    await drop()
  })

  it('every table leads its primary key with the tenant', async () => {
    const { database, drop } = await openStorage(engine)
    const exempt = ['schema_migrations', 'schedules']
    const keys = await database.read((reader) =>
      reader.rows<{ table: string; lead: string }>(sql`
        select c.relname as table, a.attname as lead from pg_index i join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indisprimary and c.relnamespace = 'public'::regnamespace and c.relname <> all(${exempt})`),
    )
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter(({ lead }) => lead !== 'tenant_id')).toEqual([])
    await drop()
  })
})

describe('migration files', () => {
  const dirWith = (names: string[]) => {
    const dir = mkdtempSync(join(tmpdir(), 'recert-migrations-'))
    for (const name of names) writeFileSync(join(dir, name), 'select 1')
    return pathToFileURL(`${dir}/`)
  }

  it('are numbered without gaps, so that none can slip in before an applied one (MIG-008)', () => {
    expect(() => readMigrations(dirWith(['0001-a.sql', '0003-b.sql']))).toThrow('should be number 2')
    expect(() => readMigrations(dirWith(['0001-a.sql', '0001-b.sql']))).toThrow('should be number 2')
    expect(readMigrations(dirWith(['0002-b.sql', '0001-a.sql'])).map(({ name }) => name)).toEqual([
      '0001-a.sql',
      '0002-b.sql',
    ])
  })
})
