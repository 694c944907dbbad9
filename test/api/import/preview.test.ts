import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const PEOPLE = 'id,email,name\nu1,ann.berg@corp.example,Ann Berg\nu2,bo.lind@corp.example,Bo Lind\n'
const sheet = (...rows: string[]) => `user,application,role\n${rows.join('\n')}\n`

describe('previews of imports', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { post, get, newSync, nextSync, uploadAll, preview, apply, load } = importingOn(server)
  const put = (path: string, body: object) => server.call('PUT', path, { body })
  await load({ 'users.csv': PEOPLE }, { name: 'People' })

  /** A source with one applied sheet. */
  const applied = async (displayName: string, body: string) => {
    const { source, path } = await newSync(displayName)
    await uploadAll(path, { 'access.csv': body })
    const { previewToken } = await preview(path)
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    return source
  }
  const previewed = async (source: string, body: string) => {
    const path = await nextSync(source)
    await uploadAll(path, { 'access.csv': body })
    return { path, shown: await preview(path) }
  }
  const rowsLeft = (path: string) =>
    server.database.read(async (reader) => {
      const of = sql`where sync_id = ${path.split('/').at(-1)}`
      return (await reader.rows(sql`select 1 from sync_preview_rows ${of}`)).length
    })
  const pairOf = ({ kind, app, name, otherName }: Reply['body']) => ({ kind, app, name, otherName })

  const ROLES = sheet(
    ...['ann.berg@corp.example', 'bo.lind@corp.example'].map((user) => `${user},Jira,Supervisor`),
    'bo.lind@corp.example,Jira,Supervlsor',
    'ann.berg@corp.example,Jira,Zürich',
    'bo.lind@corp.example,Jira,Zurich',
  )

  it('makes look-alike names one by their fix, without another upload, and keeps that in the mapping (IMP-159)', async () => {
    const { source, path } = await newSync('Same')
    await uploadAll(path, { 'access.csv': ROLES })
    const first = await preview(path)
    expect(first.counts).toMatchObject({ entitlements: { added: 4 }, grants: { added: 5 } })
    const pair = first.lookAlikes.find(({ name }: Reply['body']) => name.startsWith('Superv'))
    expect(pair.fix).toEqual({ fix: 'name', list: 'entitlements', from: 'Supervlsor', to: 'Supervisor' })
    expect((await put(`${path}/mapping`, { fixes: [pair.fix] })).status).toBe(200)
    const second = await preview(path)
    expect(second.lookAlikes).toHaveLength(1)
    expect(second.counts).toMatchObject({ entitlements: { added: 3 }, grants: { added: 4 } })
    await apply(path, { previewToken: second.previewToken })
    expect((await get(`/api/v1/sources/${source}/mapping`)).mapping.document.names).toEqual({
      entitlements: { Supervlsor: 'Supervisor' },
    })
    const next = await previewed(source, ROLES)
    expect(next.shown.counts).toMatchObject({
      entitlements: { added: 0, removed: 0 },
      grants: { added: 0, removed: 0 },
    })
  })

  it('asks about names that are different once, and again when that is taken back (IMP-183)', async () => {
    const { source, path } = await newSync('Different')
    await uploadAll(path, { 'access.csv': ROLES })
    const { lookAlikes, previewToken } = await preview(path)
    expect(lookAlikes).toHaveLength(2)
    const pairs = lookAlikes.map(pairOf)
    const names = `/api/v1/sources/${source}/different_names`
    expect((await put(names, { pairs: [...pairs, ...pairs] })).body).toEqual({ pairCount: 2 })
    expect((await get(`${path}/preview`)).preview).toMatchObject({ lookAlikes: [], previewToken })
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    expect((await previewed(source, ROLES)).shown.lookAlikes).toEqual([])
    const me: string = (await get('/api/v1/auth/introspect')).userId
    const draft = { displayName: 'Alike', ownerIds: [me], scopeV2: { appSelectionCriteria: {} } }
    const { id } = (await post('/api/v1/access_review', draft)).body.accessReview.accessReview
    const warnings = async () => {
      const { body } = await post(`/api/v1/access_review/${id}/action/validate`)
      return body.warnings.map(({ code, examples }: Reply['body']) => [code, examples?.length ?? 0])
    }
    // The pair of the other source is left.
    expect(await warnings()).toContainEqual(['LOOK_ALIKE_ENTITLEMENTS', 1])
    const known = (await get(names)).list
    expect(known).toMatchObject([{ name: 'Supervisor', otherName: 'Supervlsor', app: 'Jira' }, { name: 'Zurich' }])

    const swapped = { ...pairOf(known[0]), name: known[0].otherName, otherName: known[0].name }
    expect((await put(names, { removedPairs: [swapped] })).body).toEqual({ pairCount: 1 })
    const path2 = (await get(`/api/v1/sources/${source}/syncs`)).list[0].id
    const again = await preview(`/api/v1/sources/${source}/syncs/${path2}`)
    expect(again.lookAlikes).toHaveLength(1)
    const refused = await put(names, { pairs: [{ ...swapped, otherName: swapped.name }] })
    expect(refused.status).toBe(400)
  })

  it('offers no fix for names that are not the ids of their things (IMP-159)', async () => {
    const { path } = await newSync('Own files')
    await uploadAll(path, {
      'apps.csv': 'id,name\na1,Wiki\n',
      'entitlements.csv': 'app,id,name\na1,e1,Supervisor\na1,e2,Supervlsor\n',
    })
    const { lookAlikes } = await preview(path)
    expect(lookAlikes).toHaveLength(1)
    expect(lookAlikes[0]).not.toHaveProperty('fix')
  })

  it('is searched by kind, change, app and text, with names, holders and both values of a field (IMP-184)', async () => {
    const users = Array.from({ length: 60 }, (_, n) => `user${n}@corp.example`)
    const rows = (app: string, role: string) => users.map((user) => `${user},${app},${role}`)
    const source = await applied('Searched', sheet(...rows('Payroll', 'Reader'), 'ann.berg@corp.example,Vault,Opener'))
    const { path, shown } = await previewed(source, sheet(...rows('Payroll', 'Writer')))
    expect(shown.counts).toMatchObject({ grants: { added: 60, removed: 61 } })
    expect(shown.samples.filter(({ kind }: Reply['body']) => kind === 'grants')).toHaveLength(40)
    const search = async (body: object) => {
      const found: Reply['body'][] = []
      for (let pageToken = ''; ; ) {
        const page = (await post(`${path}/preview/search`, { ...body, pageSize: 25, ...(pageToken && { pageToken }) }))
          .body
        found.push(...page.list)
        pageToken = page.nextPageToken
        if (pageToken === '') return found
      }
    }
    expect(await search({ kind: 'grants', change: 'removed', app: 'vault' })).toEqual([
      {
        kind: 'grants',
        change: 'removed',
        app: 'Vault',
        name: 'Opener',
        holder: 'Ann Berg (ann.berg@corp.example)',
        fields: [],
      },
    ])
    const added = await search({ kind: 'grants', change: 'added' })
    expect(added).toHaveLength(60)
    expect(new Set(added.map(({ holder }) => holder))).toEqual(new Set(users))
    expect(added[0]).toMatchObject({ app: 'Payroll', name: 'Writer' })
    expect(await search({ query: 'USER7@' })).toHaveLength(2)
    expect(await search({ query: '100%' })).toEqual([])
    expect((await search({})).length).toBe(60 + 61 + 5)
  })

  it('names the people and things that a changed field refers to (IMP-184)', async () => {
    const files = (role: string, user: string, used: string) => ({
      'apps.csv': `id,name,owners\nhr,HR suite,${user}\n`,
      'accounts.csv': `app,id,name,user\nhr,x1,xavier,${user}\n`,
      'entitlements.csv': `app,id,name\nhr,e1,${role}\n`,
      'grants.csv': `app,entitlement,account,last_used_at\nhr,e1,x1,${used}\n`,
    })
    const { source } = await load(files('Clerk', 'ann.berg@corp.example', '2026-01-01T00:00:00Z'), { name: 'Fields' })
    const path = await nextSync(source)
    await uploadAll(path, files('Senior clerk', 'bo.lind@corp.example', '2026-02-01T00:00:00Z'))
    const { samples } = await preview(path)
    const changed = Object.fromEntries(samples.map((row: Reply['body']) => [row.kind, row]))
    expect(changed).toMatchObject({
      apps: { name: 'HR suite', fields: [{ field: 'owner_ids', before: 'Ann Berg', after: 'Bo Lind' }] },
      accounts: {
        holder: 'Bo Lind',
        app: 'HR suite',
        fields: [{ field: 'user_id', before: 'Ann Berg', after: 'Bo Lind' }],
      },
      entitlements: { fields: [{ field: 'display_name', before: 'Clerk', after: 'Senior clerk' }] },
      grants: {
        name: 'Senior clerk',
        holder: 'Bo Lind (xavier)',
        fields: [
          {
            field: 'last_used_at',
            before: expect.stringContaining('2026-01-01'),
            after: expect.stringContaining('2026-02-01'),
          },
        ],
      },
    })
  })

  it('counts what is kept because its row is left out, or because no file has its kind (IMP-200)', async () => {
    const files = (used: string) => ({
      'apps.csv': 'id,name\nkp,Keeper\n',
      'accounts.csv': 'app,id,user\nkp,k1,ann.berg@corp.example\nkp,k2,\nkp,k3,\n',
      'entitlements.csv': 'app,id,name\nkp,e1,Reader\n',
      'grants.csv': `app,entitlement,account\nkp,e1,k1\nkp,e1,k2\n${used}`,
    })
    const { source } = await load(files('kp,e1,k3\n'), { name: 'Kept' })
    const path = await nextSync(source)
    const { 'accounts.csv': _, 'grants.csv': grants } = files('')
    const broken = 'app,id,user,type\nkp,k1,ann.berg@corp.example,user\nkp,k2,,nonsense\n'
    await uploadAll(path, { 'accounts.csv': `${broken}kp,,,\n`, 'grants.csv': grants })
    const { counts, leftOutCount } = await preview(path)
    expect(leftOutCount).toBe(1)
    expect(counts).toMatchObject({
      apps: { added: 0, removed: 0, kept: 1 },
      entitlements: { removed: 0, kept: 1 },
      accounts: { unchanged: 2, removed: 0, kept: 1 },
      grants: { unchanged: 2, removed: 1, kept: 0 },
    })
  })

  it('counts accounts with and without a person, before and after (IMP-201)', async () => {
    const source = await applied('Owners', sheet('ann.berg@corp.example,Safe,Opener', 'cy@corp.example,Safe,Opener'))
    const { shown } = await previewed(
      source,
      sheet('bo.lind@corp.example,Safe,Opener', 'ann.berg@corp.example,Safe,Opener'),
    )
    expect(shown.accountOwners).toEqual({ ownedBefore: 1, ownerlessBefore: 1, ownedAfter: 2, ownerlessAfter: 0 })
  })

  it('says that the files give nobody access, as long as the source has none (IMP-270)', async () => {
    const accounts = 'app,id,user\nWiki,ann,ann.berg@corp.example\n'
    const files = { 'apps.csv': 'id\nWiki\n', 'accounts.csv': accounts }
    const access = {
      'entitlements.csv': 'app,id\nWiki,Reader\n',
      'grants.csv': 'app,entitlement,account\nWiki,Reader,ann\n',
    }
    const { source, path } = await newSync('Accounts alone')
    await uploadAll(path, files)
    expect(await preview(path)).toMatchObject({ counts: { accounts: { added: 1 } }, accessMissing: true })
    await uploadAll(path, access)
    const { accessMissing, previewToken } = await preview(path)
    expect(accessMissing).toBe(false)
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE' })
    const next = await nextSync(source)
    await uploadAll(next, files)
    expect(await preview(next)).toMatchObject({ counts: { grants: { kept: 1 } }, accessMissing: false })
  })

  it('names apps that another source has, and apps elsewhere whose names look alike (IMP-202)', async () => {
    const source = await applied(
      'Ledger one',
      sheet('ann.berg@corp.example,Bookkeeping,Clerk', 'bo.lind@corp.example,Warehouse,Clerk'),
    )
    const { path } = await newSync('Ledger two')
    await uploadAll(path, {
      'access.csv': sheet('ann.berg@corp.example,bookkeeping,Clerk', 'ann.berg@corp.example,Warehoose,Clerk'),
    })
    const { appsElsewhere, lookAlikes } = await preview(path)
    expect(appsElsewhere).toEqual([{ name: 'bookkeeping', otherSourceId: source, otherSourceName: 'Ledger one' }])
    expect(lookAlikes).toEqual([
      {
        kind: 'apps',
        app: '',
        name: 'Warehoose',
        rowCount: 1,
        otherName: 'Warehouse',
        otherRowCount: 0,
        otherSourceName: 'Ledger one',
      },
    ])
  })

  it('keeps no row of a preview whose sync has ended (IMP-184)', async () => {
    const { path } = await newSync('Ended')
    await uploadAll(path, { 'access.csv': sheet('ann.berg@corp.example,Board,Reader') })
    await apply(path, { previewToken: (await preview(path)).previewToken })
    await expect.poll(async () => (await post(`${path}/preview/search`)).status).toBe(404)
    expect(await rowsLeft(path)).toBe(0)
  })
})
