import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { printBaton } from '../../import/fixtures/baton.ts'
import { SAMPLE } from '../../import/fixtures/baton-sample.ts'
import { accessOf, importingOn } from './importing.ts'

const fileOf = (name: string) => readFileSync(new URL(`../../import/exports/${name}`, import.meta.url))

/** Exports as other systems write them, imported with what is proposed for them. */
describe('exports that are uploaded as they are', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, uploadAll, preview, apply, get, problems } = importingOn(server)
  const accepted = async (name: string, files: string[], fixes: object[] = []) => {
    const { source, path } = await newSync(name)
    await uploadAll(path, Object.fromEntries(files.map((file) => [file, fileOf(file)])))
    const { tables, stops, document } = await get(`${path}/files`)
    expect(stops).toEqual([])
    if (fixes.length > 0)
      expect((await server.call('PUT', `${path}/mapping`, { body: { document, fixes } })).status).toBe(200)
    const shown = await preview(path)
    expect(shown.questions).toEqual([])
    const sync = await apply(path, { previewToken: shown.previewToken })
    expect(sync).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 0 })
    for (const one of sync.tables)
      expect(one.rowCount).toBe(one.takenCount + one.emptyCount + one.repeatedCount + one.filteredCount)
    const found = (await problems(path)).map(
      ({ reason, rowCount }: { reason: string; rowCount: number }) => `${reason} ${rowCount}`,
    )
    return {
      ...(await accessOf(server, source)),
      presets: tables.map((one: { presetId: string }) => one.presetId),
      problems: found.sort(),
      sync,
    }
  }

  it('the users of a directory become people (IMP-121, IMP-122)', async () => {
    const { people, presets, problems: found, sync } = await accepted('Directory', ['directory-users.csv'])
    expect(presets).toEqual(['okta-users'])
    expect(people).toEqual([
      'Ann Berg | ann.berg@corp.example | ENABLED',
      'Bob Lind | bob.lind@corp.example | ENABLED',
      'Cid Díaz "CD" | cid.diaz@corp.example | DISABLED',
      'Dea | dea.fox@corp.example | ENABLED',
      'Old Hand | old.hand@corp.example | DELETED',
    ])
    expect(found).toEqual([])
    expect(sync.tables).toMatchObject([{ takenCount: 5, repeatedCount: 1 }])
    const managers = await server.database.read((reader) =>
      reader.rows(sql`select u.display_name as name from users u join users m on m.user_id = any(u.manager_ids)
        where lower(m.email) = 'ann.berg@corp.example' order by 1`),
    )
    expect(managers).toEqual([{ name: 'Bob Lind' }, { name: 'Cid Díaz "CD"' }])
  })

  it('a Baton file says which run is read and what may be missing, where people see the sync (IMP-179)', async () => {
    const [first, ...others] = SAMPLE.grants ?? []
    if (!first) throw new Error('no grant')
    const runs = [
      { id: 'run-1', endedAt: '2026-11-01 08:00:00' },
      { id: 'begun', startedAt: '2026-11-30 09:30:00' },
    ]
    const file = printBaton({ ...SAMPLE, runs, grants: [{ ...first, needsExpansion: true }, ...others] })
    const { path } = await newSync('Connector')
    await uploadAll(path, { 'okta.c1z': file })
    const { tables } = await get(`${path}/files`)
    const remark = expect.stringMatching(/^The newest run in okta.c1z, which began at 2026-11-30 .* is read instead\.$/)
    expect(tables[0].remarks).toEqual([remark])
    const { previewToken } = await preview(path)
    await apply(path, { previewToken })
    const found = (await problems(path)).filter(({ reason }) => reason === 'older_run' || reason === 'needs_expansion')
    expect(found.map(({ reason, sentence, rowCount }) => ({ reason, sentence, rowCount }))).toEqual([
      expect.objectContaining({
        reason: 'needs_expansion',
        rowCount: 1,
        sentence: expect.stringMatching(/^indirect access .* may be missing/),
      }),
      { reason: 'older_run', rowCount: 1, sentence: remark },
    ])
  })

  it("an office suite's users become accounts, without their passwords (IMP-126)", async () => {
    const { accounts, grants, presets, problems: found } = await accepted('Office', ['office-users.csv'])
    expect(presets).toEqual(['google-workspace-users'])
    expect(accounts).toEqual([
      'Google Workspace | ann.berg@corp.example | ann.berg@corp.example | ENABLED | USER',
      'Google Workspace | bob.lind@corp.example | bob.lind@corp.example | DISABLED | USER',
      'Google Workspace | juergen@corp.example | nobody | DISABLED | USER',
    ])
    expect(grants).toEqual([
      'Google Workspace | Access | Ann Berg',
      'Google Workspace | Access | Bob Lind',
      'Google Workspace | Access | Jürgen Größe',
      'Google Workspace | Groups Admin | Ann Berg',
      'Google Workspace | Super Admin | Ann Berg',
    ])
    expect(found).toEqual(['person_not_found 1'])
    const leaks = await server.database.read((reader) =>
      reader.rows(sql`select 1 from accounts a where to_jsonb(a)::text like '%hunter2%'`),
    )
    expect(leaks).toEqual([])
  })

  it('members and teams of code hosting become accounts, roles and memberships', async () => {
    const { accounts, grants, presets } = await accepted('Code', ['code-members.csv', 'platform.json'])
    expect(presets).toEqual(['github-members', 'github-team-members'])
    expect(accounts).toEqual([
      'GitHub | aberg | ann.berg@corp.example | ENABLED | USER',
      'GitHub | blind | bob.lind@corp.example | ENABLED | USER',
      'GitHub | deploy[bot] | nobody | ENABLED | SERVICE_ACCOUNT',
      'GitHub | stranger | nobody | ENABLED | USER',
    ])
    expect(grants).toEqual([
      'GitHub | Member | Somebody',
      'GitHub | Member | blind',
      'GitHub | Owner | Ann Berg',
      'GitHub | platform member | Ann Berg',
      'GitHub | platform member | deploy[bot]',
    ])
  })

  it("a cloud's credential report becomes accounts, passwords and keys (IMP-123)", async () => {
    const { accounts, grants, presets } = await accepted('Cloud', ['credential-report.csv'])
    expect(presets).toEqual(['aws-credential-report'])
    expect(accounts).toEqual([
      'AWS | <root_account> | nobody | ENABLED | SYSTEM_ACCOUNT',
      'AWS | ann.berg@corp.example | ann.berg@corp.example | ENABLED | USER',
      'AWS | backup | nobody | ENABLED | SERVICE_ACCOUNT',
    ])
    expect(grants).toEqual([
      'AWS | Access key 1 | ann.berg@corp.example | 2025-01-31',
      'AWS | Access key 1 | backup | 2024-06-01',
      'AWS | Access key 2 | backup | 2025-06-01',
      'AWS | Console sign-in | ann.berg@corp.example',
    ])
  })

  it("a CRM's permission sets become entitlements of the people whose user names have an ending (IMP-127)", async () => {
    const fix = { fix: 'dropSuffix', file: 0, column: 'ASSIGNEE.USERNAME', suffix: '.prod' }
    const { accounts, grants, presets, problems: found, sync } = await accepted('CRM', ['permission-sets.csv'], [fix])
    expect(presets).toEqual(['salesforce-assignments'])
    expect(accounts).toEqual([
      'Salesforce | ann.berg@corp.example | ann.berg@corp.example | ENABLED | USER',
      'Salesforce | bob.lind@corp.example | bob.lind@corp.example | DISABLED | USER',
    ])
    expect(grants).toEqual([
      'Salesforce | Export Reports | Ann Berg',
      'Salesforce | Export Reports | Bob Lind',
      'Salesforce | Vertrieb – Süd | Ann Berg',
    ])
    expect([found, sync.tables[0].repeatedCount]).toEqual([[], 1])
    const ends = await server.database.read((reader) =>
      reader.rows(sql`select distinct g.expires_at as at from grants g where g.expires_at is not null`),
    )
    expect(ends).toEqual([{ at: new Date('2026-12-31') }])
  })

  it('a plain sheet in another language, below a title, becomes apps, roles, accounts and access (IMP-128)', async () => {
    const { apps, accounts, grants, sync } = await accepted('Sheet', ['access-sheet.csv'])
    expect(apps).toEqual(['Lager', 'Zeiterfassung'])
    expect(
      accounts.map((one) =>
        one
          .split(' | ')
          .slice(0, 3)
          .filter((_, at) => at !== 1),
      ),
    ).toEqual([
      ['Lager', 'nobody'],
      ['Zeiterfassung', 'ann.berg@corp.example'],
      ['Zeiterfassung', 'bob.lind@corp.example'],
    ])
    expect(grants.map((one) => one.toLowerCase())).toEqual([
      expect.stringMatching(/^lager \| leser \| niemand@corp.example$/),
      expect.stringMatching(/^zeiterfassung \| leser \| ann.* \| 2025-02-01$/),
      expect.stringMatching(/^zeiterfassung \| leser \| bob.* \| 2025-03-01$/),
      expect.stringMatching(/^zeiterfassung \| prüfer \| ann.* \| 2025-05-13$/),
    ])
    expect(sync.tables).toMatchObject([{ headerLine: 4, rowCount: 6, takenCount: 4, emptyCount: 1, repeatedCount: 1 }])
  })
})
