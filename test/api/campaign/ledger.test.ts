import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const BOTH = 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES'

interface Named {
  displayName: string
}

describe('the ledger of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post, get, tenantId } = await preparingOn(server)
  const write = (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement))
  const sync = await load(COMPANY)
  // Another source, with an app of its own.
  await load(
    {
      apps: 'id,name\nhr,HR\n',
      entitlements: 'app,id,name\nhr,access,Access\n',
      accounts: 'app,id,name\nhr,h1,Clerk\n',
      grants: 'app,entitlement,account\nhr,access,h1\n',
    },
    'More files',
  )
  const ledgerOf = async (id: string) => (await get(`${PATH}/${id}/ledger`)).body
  const validate = async (id: string) => (await post(`${PATH}/${id}/action/validate`)).body
  const codes = (list: { code: string }[]) => list.map(({ code }) => code)

  it('says for every source what became of each grant, with its sync and the hashes of its files', async () => {
    const id = await draft({ scopeV2: { appSelectionCriteria: {}, selectedUsers: { userIds: [await person('Bob')] } } })
    const preview = await validate(id)
    await prepare(id)
    const ledger = await ledgerOf(id)
    expect(ledger).toMatchObject({ balanced: true, problems: [], grantCount: '6', itemCount: '3', unmatchedCount: '0' })
    expect(ledger.sources.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'Files',
      'More files',
    ])
    expect(ledger.sources[0]).toMatchObject({
      syncId: sync.id,
      grantCount: '5',
      itemCount: '3',
      excluded: [
        { rule: 'principal_type', grantCount: '1' },
        { rule: 'users', title: 'People', grantCount: '1' },
      ],
      unmatchedCount: '0',
    })
    const file = ledger.sources[0].files.find(({ kind }: { kind: string }) => kind === 'grants')
    expect(file).toMatchObject({ fileName: 'grants.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), rowCount: 5 })
    // The preview said the same.
    expect(preview).toMatchObject({ itemCount: 3, grantCount: 6 })
    expect(preview.excluded).toEqual([
      { rule: 'principal_type', title: 'Type of holder', grantCount: '1' },
      { rule: 'users', title: 'People', grantCount: '2' },
    ])
  })
  it('lists the grants that each rule excluded, page by page, as many as the ledger counts', async () => {
    const id = await draft({ scopeV2: { appSelectionCriteria: {}, selectedUsers: { userIds: [await person('Bob')] } } })
    const before = await get(`${PATH}/${id}/excluded_grants`)
    expect(before).toMatchObject({ status: 409 })
    await prepare(id)
    const excluded = async (query: string) => (await get(`${PATH}/${id}/excluded_grants?${query}`)).body.list
    const { sources } = await ledgerOf(id)
    for (const { sourceId, excluded: rules } of sources)
      for (const { rule, title, grantCount } of rules) {
        const list = await excluded(`rule=${rule}&source_id=${sourceId}`)
        expect(list).toHaveLength(Number(grantCount))
        for (const one of list) expect(one).toMatchObject({ rule, title, access: { id: '', grant: { sourceId } } })
      }
    expect(await excluded('')).toHaveLength(3)
    const names = ({ access: { app, account } }: { access: { app: Named; account: Named } }) =>
      `${app.displayName} ${account.displayName}`
    expect((await excluded('rule=users')).map(names)).toContain('HR Clerk')
    expect(await excluded('rule=grants')).toEqual([])
  })

  const person = async (name: string): Promise<string> =>
    (await post('/api/v1/search/users', { query: name })).body.list[0].user.id

  it('does not balance when a grant is missing from it, and says why', async () => {
    const id = await draft()
    await prepare(id)
    const key = sql`(select preparation_key from campaigns where tenant_id = ${tenantId} and campaign_id = ${id})`
    const mine = sql`tenant_id = ${tenantId} and preparation_key = ${key}`
    await write(sql`update ledger_sources set grant_count = grant_count + 2 where ${mine} and display_name = 'Files'`)
    expect(await ledgerOf(id)).toMatchObject({
      balanced: false,
      unmatchedCount: '2',
      problems: ['2 grants from Files are unaccounted for.'],
    })
    await write(sql`update ledger_sources set grant_count = grant_count - 2 where ${mine} and display_name = 'Files'`)
    await write(
      sql`delete from items where ${mine} and principal_key = (select min(principal_key) from items where ${mine})`,
    )
    expect((await ledgerOf(id)).problems).toEqual([
      expect.stringMatching(/^The ledger counts 5 items, but \d exist\.$/),
    ])
  })

  it('does not balance when an open grant refers to something that no longer exists', async () => {
    await write(
      sql`insert into grant_versions (tenant_id, entitlement_key, principal_key) values (${tenantId}, 999999, 999998)`,
    )
    const id = await draft()
    expect((await prepare(id)).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect(await ledgerOf(id)).toMatchObject({
      balanced: false,
      unmatchedCount: '1',
      problems: ['1 grant from Added in Recert is unaccounted for.'],
    })
    await write(sql`delete from grant_versions where tenant_id = ${tenantId} and entitlement_key = 999999`)
  })

  it('names those for whom an expression failed, excludes them, and does not balance', async () => {
    const scopeV2 = { appSelectionCriteria: {}, celExpression: { expression: 'subject.profile.site == "Oslo"' } }
    const id = await draft({ scopeV2 })
    const preview = await validate(id)
    expect(codes(preview.warnings)).toContain('EXPRESSION_FAILED')
    expect(preview.expressionFaults).toEqual([
      { rule: 'users_failed', objectId: await person('Bob'), problem: expect.stringContaining('site') },
    ])
    expect(await prepare(id)).toMatchObject({ expectedTicketCount: 1 })
    const ledger = await ledgerOf(id)
    expect(ledger).toMatchObject({ balanced: false, unmatchedCount: '0', expressionFaultCount: 1 })
    expect(ledger.expressionFaults).toEqual(preview.expressionFaults)
    expect(ledger.problems[0]).toMatch(/has\(\)/)
    expect(ledger.sources[0].excluded).toContainEqual({
      ...{ rule: 'users_failed', grantCount: '3' },
      title: 'People for whom the expression failed',
    })
  })

  it('names the sources whose data may be old or incomplete', async () => {
    const about = async () => {
      const id = await draft()
      const warnings = codes((await validate(id)).warnings).filter((code) => /SYNC|STALE/.test(code))
      expect(await prepare(id)).toMatchObject({ hasAccuracySupport: true })
      const { list } = (await get(`${PATH}/${id}/accuracy`)).body
      return { warnings, issues: list.map(({ displayName, issues }: Record<string, unknown>) => [displayName, issues]) }
    }
    expect(await about()).toEqual({ warnings: [], issues: [] })
    const aged = (days: number) =>
      write(sql`update syncs set finished_at = now() - make_interval(days => ${days}) where tenant_id = ${tenantId}
        and sync_id = ${sync.id}`)
    await aged(6)
    expect((await about()).issues).toEqual([])
    await aged(8)
    expect(await about()).toEqual({ warnings: ['STALE'], issues: [['Files', ['STALE']]] })
    await write(
      sql`update sources set kind = 'SOURCE_KIND_CONNECTOR' where tenant_id = ${tenantId} and display_name = 'Files'`,
    )
    await aged(3)
    expect((await about()).issues).toEqual([['Files', ['STALE']]])
    await write(sql`insert into syncs (tenant_id, sync_id, source_id, state, finished_at)
      select tenant_id, 'failed', source_id, 'SYNC_STATE_FAILED', now() from sources
      where tenant_id = ${tenantId} and display_name = 'Files'`)
    await aged(1)
    expect(await about()).toEqual({ warnings: ['LAST_SYNC_FAILED'], issues: [['Files', ['LAST_SYNC_FAILED']]] })
  })

  it('is previewed with counts by app, entitlement and person, a sample, and a warning about accounts without an owner', async () => {
    const id = await draft({ scopeV2: { appSelectionCriteria: {}, principalTypeFilter: BOTH } })
    const { sample, ...preview } = await validate(id)
    expect(preview).toMatchObject({
      ready: true,
      problems: [],
      itemCount: 6,
      appCount: 2,
      entitlementCount: 4,
      userCount: 2,
      deletedUserCount: 0,
    })
    const counts = (list: { displayName: string; itemCount: number }[]) =>
      list.map((one) => [one.displayName, one.itemCount])
    expect(counts(preview.byApp)).toEqual([
      ['CRM', 5],
      ['HR', 1],
    ])
    expect(counts(preview.byUser)).toEqual([
      ['Bob', 3],
      ['Ann', 1],
    ])
    expect(codes(preview.warnings)).toContain('OWNERLESS_ACCOUNTS')
    expect(sample).toHaveLength(6)
    expect(sample[0]).toMatchObject({ id: '', app: { displayName: expect.any(String) } })
    const unready = await validate(await draft({ displayName: null, scopeV2: {} }))
    expect(unready).toMatchObject({ ready: false, problems: [{ field: 'displayName' }, { field: 'scopeV2' }] })
  })

  it('keeps the path by which access is inherited', async () => {
    const id = await draft({
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE',
      scopeV2: { resourceSelection: {}, principalTypeFilter: BOTH },
    })
    await load(
      {
        apps: 'id,name\nvault,Vault\n',
        resource_types: 'app,id,name,traits\nvault,box,Box,\nvault,group,Group,group\n',
        resources:
          'app,id,type,name,parent\nvault,room,box,Room,\nvault,safe,box,Safe,room\nvault,keepers,group,Keepers,\nvault,other,box,Other,\n',
        entitlements:
          'app,id,name,resource\nvault,open,Open the safe,safe\nvault,enter,Enter the room,room\nvault,member,Keeper,keepers\nvault,use,Use the other,other\n',
        accounts: 'app,id,name\nvault,v1,Vera\n',
        grants:
          'app,entitlement,account,resource\nvault,open,,keepers\nvault,member,v1,\nvault,enter,v1,\nvault,use,v1,\n',
      },
      'Vault',
    )
    const vault = (await post('/api/v1/search/apps', { query: 'Vault' })).body.list[0].id
    const { list } = (await post('/api/v1/search/app_resources', { appId: vault, query: 'Safe' })).body
    const [{ appResource }] = list
    await post(`${PATH}/${id}/resources`, { list: [{ appId: vault, appResourceId: appResource.id }] })
    const { sample } = await validate(id)
    await prepare(id)
    const pathsOf = (list: { entitlement: Named; inheritedThrough: Named[] }[]) =>
      list
        .map(({ entitlement, inheritedThrough }) => [entitlement, ...inheritedThrough].map((one) => one.displayName))
        .sort()
    const paths = [['Enter the room', 'Safe'], ['Keeper', 'Safe'], ['Open the safe']]
    expect(pathsOf(await items(id))).toEqual(paths)
    expect(pathsOf(sample)).toEqual(paths)
  })
})

describe('previews', async () => {
  const server = await useServer('postgresql')
  const { draft, post } = await preparingOn(server)

  it('are two at a time for a tenant: a third is told to wait, and waits for nobody', async () => {
    const id = await draft({ scopeV2: { appSelectionCriteria: {} } })
    const validate = () => post(`${PATH}/${id}/action/validate`)
    let letGo = () => {}
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const held = server.database.tx(async (tx) => {
      await tx.count(sql`lock table grant_versions in access exclusive mode`)
      await until
    })
    const begun = [validate(), validate()]
    const waiting = sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like '%grant_versions%'`
    await eventually(async () => expect(await server.database.read((reader) => reader.count(waiting))).toBe(2))
    const third = await validate()
    letGo()
    await held
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5'])
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200])
    expect((await validate()).status).toBe(200)
  })
})
