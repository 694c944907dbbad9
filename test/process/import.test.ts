import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { enginesFor, newDirectory, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { fetchToken } from '../harness.ts'
import { sample } from '../rounds.ts'
import { MAIN, recert, type ServerProcess, spawnServer } from '../server-process.ts'

const dir = newDirectory()

const credentialOf = (server: ServerProcess): [string, string] => [
  /Client ID: +(\S+)/.exec(server.output())?.[1] ?? '',
  /Client Secret: +(\S+)/.exec(server.output())?.[1] ?? '',
]

/** As if the leases of dead workers had run out. */
const endLeases = (database: Database) =>
  database.tx((tx) => tx.count(sql`update jobs set locked_until = now() where locked_by is not null`))

/** Whether commands can be run on a terminal here; other systems have another `script`. */
const hasTerminals = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false

describe.each(enginesFor('recert import'))('the command recert import on %s', async (engine) => {
  const storage = await newStorage(engine)
  const write = (files: Record<string, string>) => {
    const path = mkdtempSync(join(dir, 'files-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
    return path
  }
  const USERS = 'id,email,name\n1,ann@corp.example,Ann\n2,bob@corp.example,Bob\n'

  it('says what it did, what is wrong and what to do, beside a running server', async () => {
    const server = await spawnServer(await freePort(), storage.env)
    const load = (path: string, ...args: string[]) => recert(['import', path, '--source', 'HR', ...args], storage.env)
    const first = await load(write({ 'users.csv': USERS }))
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/users\.csv +2 rows {2}SHA-256 [0-9a-f]{64}/)
    expect(first.stdout).toMatch(/users +2 +0 +0 +0\n/)
    const again = JSON.parse((await load(write({ 'users.csv': USERS }), '--json')).stdout)
    expect(again).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { unchanged: 2 } } })

    const twice = { 'users.csv': `${USERS}2,cid@corp.example,Cid\n` }
    const bad = await load(write(twice))
    expect(bad.code).toBe(2)
    expect(bad.stdout).toContain('users.csv:4 id "2": Line 3 already has the id "2".')
    expect(bad.stdout).toMatch(/1 row cannot be imported; the list of problems says why\..* add --left-out 1\./)
    for (const agreed of [['--skip-bad-rows'], ['--left-out', '1']]) {
      const rest = await load(write(twice), ...agreed)
      expect(rest.stdout).toContain('Imported. 1 problem found; the rows concerned were skipped.')
    }

    expect(await load(join(dir, 'nowhere'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/ does not exist\. Check the path\.\n$/),
    })
    expect((await load(write({ 'people.csv': '' }))).stderr).toBe('people.csv is empty.\n')
    const both = await load(write({ 'users.csv': USERS, 'users.jsonl': '{"id":"1","email":"","name":"Ann"}\n' }))
    expect(both).toMatchObject({ code: 2, stderr: '' })
    expect(both.stdout).toContain('users.csv and users.jsonl are both "users". Keep one of them.')
    const one = await load(join(write({ 'users.csv': USERS, 'apps.csv': 'not looked at' }), 'users.csv'), '--json')
    expect(JSON.parse(one.stdout)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { users: { unchanged: 2 } } })
    expect((await load(join(write({ 'notes.pdf': '%PDF-1.7 ...' }), 'notes.pdf'))).stderr).toMatch(
      /^notes\.pdf is a PDF/,
    )
    expect((await load(write({}))).stderr).toMatch(/ has no files to import: /)
    const lacking = await load(write({ 'users.csv': 'email,name\n' }))
    expect(lacking).toMatchObject({ code: 2, stderr: '' })
    expect(lacking.stdout).toContain('The file has no column "id", which the mapping uses for id of users.')
    // An import that was killed in the middle.
    const token = await fetchToken(server.url, ...credentialOf(server))
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${server.url}/api/v1/sources/${again.sourceId}/syncs`, { method: 'POST', headers })
    const told = await load(write({ 'users.csv': USERS }))
    expect(told).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('If it was interrupted, add --cancel-other'),
    })
    expect(await load(write({ 'users.csv': USERS }), '--cancel-other')).toMatchObject({ code: 0, stderr: '' })
    await server.end('SIGTERM')
  })

  it.skipIf(!hasTerminals)('asks on a terminal, and the answer n changes nothing (IMP-161)', async () => {
    const path = write({ 'users.csv': 'id,email,name\n9,nine@corp.example,Nine\n' })
    const command = `${process.execPath} --liftoff-only ${MAIN} import ${path} --source Asked`
    const answer = (text: string) =>
      spawnSync('script', ['-qec', command, '/dev/null'], {
        ...{ input: text, encoding: 'utf8', env: { ...process.env, ...storage.env } },
      })
    const no = answer('n\n')
    expect([no.status, no.stdout]).toEqual([0, expect.stringMatching(/users +1 +0 +0 +0[\s\S]*Apply\? \[y\/N\]/)])
    const names = async () =>
      JSON.parse((await recert(['source', 'list', '--json'], storage.env)).stdout).list.map(
        ({ displayName }: { displayName: string }) => displayName,
      )
    expect(await names()).not.toContain('Asked')
    expect(answer('y\n').status).toBe(0)
    expect(await names()).toContain('Asked')
  })

  it('asks, and leaves no trace when nothing is applied: a dry run, a missing answer, a failure (IMP-161, IMP-162)', async () => {
    const server = await spawnServer(await freePort(), storage.env)
    const load = (files: Record<string, string>, ...args: string[]) =>
      recert(['import', write(files), '--source', 'New one', ...args], storage.env)
    const state = async () => {
      const database = await openDatabase(storage.settings, { mode: 'share' })
      const read = await database.read(async (reader) => ({
        versions: await reader.first(sql`select (select count(*)::int from user_versions) as users,
          (select count(*)::int from app_versions) as apps, (select count(*)::int from grant_versions) as grants`),
        sources: await reader.rows(sql`select display_name from sources where deleted_at is null order by 1`),
        entries: (await reader.first<{ n: number }>(sql`select count(*)::int as n from audit_entries`))?.n ?? 0,
      }))
      await database.close()
      return read
    }
    const before = await state()
    const bad = { 'users.csv': `${USERS}${'2,x@corp.example,X\n'}${'2,y@corp.example,Y\n'}${'1,z@corp.example,Z\n'}` }
    const dry = await load(bad, '--dry-run')
    expect(dry.code).toBe(0)
    const waiting = await load(bad)
    expect(waiting.code).toBe(2)
    expect(waiting.stdout).toContain('--left-out 3')
    const empty = await load({ 'people.csv': '' })
    expect(empty.code).toBe(1)
    const after = await state()
    expect({ ...after, entries: 0 }).toEqual({ ...before, entries: 0 })
    // What failed is in the audit log all the same.
    expect(after.entries).toBe(before.entries + 1)
    // The name is free.
    expect((await load({ 'users.csv': USERS })).code).toBe(0)
    expect((await state()).sources).toContainEqual({ display_name: 'New one' })
    await server.end('SIGTERM')
  })
})

describe.each(enginesFor('kills of imports'))('a sync that is being applied on %s', async (engine) => {
  const storage = await newStorage(engine)
  const GRANTS = 4_000

  it('survives kill -9 at any moment, and is seen as a whole or not at all (JOB-001)', async () => {
    const count = (n: number, row: (i: number) => string) => Array.from({ length: n }, (_, i) => row(i)).join('\n')
    const files = {
      'users.csv': `id,email,name\n${count(200, (i) => `u${i},p${i}@corp.example,Person ${i}`)}`,
      'apps.csv': 'id,name\napp,App',
      'entitlements.csv': `app,id,name\n${count(GRANTS / 200, (i) => `app,e${i},Entitlement ${i}`)}`,
      'accounts.csv': `app,id,user\n${count(200, (i) => `app,a${i},u${i}`)}`,
      'grants.csv': `app,entitlement,account\n${count(GRANTS, (i) => `app,e${Math.floor(i / 200)},a${i % 200}`)}`,
    }
    let server = await spawnServer(await freePort(), storage.env)
    const [clientId, secret] = credentialOf(server)
    const call = async (method: string, path: string, body?: string) => {
      const token = await fetchToken(server.url, clientId, secret)
      const headers = { authorization: `Bearer ${token}` }
      const reply = await fetch(`${server.url}/api/v1/sources${path}`, { method, headers, ...(body ? { body } : {}) })
      return (await reply.json()) as { source: { id: string }; sync: { id: string; state: string; problem: string } }
    }
    const json = (path: string, body: object) =>
      fetchToken(server.url, clientId, secret).then((token) =>
        fetch(`${server.url}/api/v1/sources${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((reply) => reply.json() as ReturnType<typeof call>),
      )
    const source = (await json('', { displayName: 'S' })).source.id
    const sync = (await json(`/${source}/syncs`, {})).sync.id
    for (const [name, text] of Object.entries(files)) await call('PUT', `/${source}/syncs/${sync}/files/${name}`, text)
    await json(`/${source}/syncs/${sync}/finish`, {})
    for (const waitMs of sample([0, 150, 400, 800], 2, engine)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      await server.end('SIGKILL')
      server = await spawnServer(await freePort(), storage.env)
      const shared = await openDatabase(storage.settings, { mode: 'share' })
      await endLeases(shared)
      await shared.close()
    }
    const seen = new Set<string>()
    await eventually(async () => {
      const { state } = (await call('GET', `/${source}/syncs/${sync}`)).sync
      seen.add(state)
      expect(state).toBe('SYNC_STATE_DONE')
    })
    const states = ['SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING', 'SYNC_STATE_DONE']
    expect(states).toEqual(expect.arrayContaining([...seen]))
    // A server that was killed after the sync was done has left its rows to the job, which runs once more.
    const shared = await openDatabase(storage.settings, { mode: 'share' })
    await eventually(async () => {
      const jobs = await shared.read((reader) => reader.rows(sql`select 1 from jobs where kind = 'source.apply'`))
      expect(jobs).toEqual([])
    })
    await shared.close()
    await server.end('SIGTERM')
    const database = await openDatabase(storage.settings, { mode: 'own' })
    const counts = await database.read((reader) =>
      reader.first(sql`select count(*)::int as versions, count(distinct (entitlement_key, principal_key))::int as grants,
        count(distinct opened_at)::int as moments, (select count(*)::int from sync_batches) as staged,
        (select count(*)::int from sync_spool) as parts from grant_versions`),
    )
    expect(counts).toEqual({ versions: GRANTS, grants: GRANTS, moments: 1, staged: 0, parts: 0 })
    await database.close()
  })
})
