import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { violationsOf } from '../faults.ts'
import { accessDataOf } from './access-data.ts'

const SEARCH = '/api/v1/search/app_users'
const ALL = ['Ann in Mail', 'Ann’s second', 'Robot', 'Bob in Wiki', 'Nobody’s 100%']
const namesOf = (reply: Reply): string[] =>
  reply.body.list.map((view: { appUser: { displayName: string } }) => view.appUser.displayName)

describe('accounts', async () => {
  const server = await useServer(API_ENGINE)
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown, token?: string) =>
    server.call('POST', path, token ? { body, token } : { body })
  const get = (path: string) => server.call('GET', path)
  const newApp = async (displayName: string) => (await post('/api/v1/apps', { displayName })).body.app.id as string
  const [ann, bob] = [await data.user('Ann'), await data.user('Bob')]
  const [mail, wiki] = [await newApp('Mail'), await newApp('Wiki')]
  const ids: Record<string, string> = {}
  const columns = (name: string, values: Record<string, unknown>) =>
    server.database.tx((tx) =>
      tx.count(sql`update accounts a set
        username = coalesce(${values.username}, a.username), email = coalesce(${values.email}, a.email),
        status = coalesce(${values.status}, a.status), account_type = coalesce(${values.type}, a.account_type),
        status_details = coalesce(${values.details}, a.status_details),
        last_login_at = ${values.lastLogin ?? null}::timestamptz
        where a.tenant_id = ${data.tenantId} and a.account_id = ${ids[name]}`),
    )

  beforeAll(async () => {
    await server.database.tx((tx) =>
      tx.count(sql`insert into trusted_domains (tenant_id, domain) values (${data.tenantId}, 'example.com')`),
    )
    for (const [name, app, user] of [
      ['Ann in Mail', mail, ann],
      ['Ann’s second', mail, ann],
      ['Robot', mail, ann],
      ['Bob in Wiki', wiki, bob],
      ['Nobody’s 100%', wiki, null],
    ] as const)
      ids[name] = await data.account(app, name, user)
    await columns('Ann in Mail', { username: 'ann', email: 'Ann@Example.com', lastLogin: '2026-01-31T09:00:00Z' })
    await columns('Robot', { type: 'APP_USER_TYPE_SERVICE_ACCOUNT' })
    await columns('Bob in Wiki', { email: 'bob@elsewhere.org', status: 'STATUS_DISABLED', details: 'locked' })
  })

  it('an account is shown with every field and nothing null', async () => {
    const { body } = await post(SEARCH, { appUserIds: [ids['Ann in Mail']] })
    expect(body.list[0]).toEqual({
      appPath: '',
      identityUserPath: '',
      lastUsagePath: '',
      appUser: {
        id: ids['Ann in Mail'],
        appId: mail,
        identityUserId: ann,
        appUserType: 'APP_USER_TYPE_USER',
        status: { status: 'STATUS_ENABLED', details: '' },
        displayName: 'Ann in Mail',
        username: 'ann',
        usernames: ['ann'],
        email: 'Ann@Example.com',
        emails: ['Ann@Example.com'],
        employeeIds: [],
        isExternal: false,
        profile: {},
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    const other = (await post(SEARCH, { appUserIds: [ids['Nobody’s 100%']] })).body.list[0].appUser
    expect(other).toMatchObject({ identityUserId: '', username: '', usernames: [], emails: [], isExternal: false })
  })

  it('is external when its address is of a domain that is not trusted, whatever the letter case', async () => {
    const { body } = await post(SEARCH, { appUserIds: [ids['Bob in Wiki']] })
    expect(body.list[0].appUser).toMatchObject({
      isExternal: true,
      status: { status: 'STATUS_DISABLED', details: 'locked' },
    })
  })

  it('none is external while the tenant names no trusted domain', async () => {
    const domains = await server.database.tx((tx) => tx.rows(sql`delete from trusted_domains returning domain`))
    expect((await post(SEARCH, { appUserIds: [ids['Bob in Wiki']] })).body.list[0].appUser.isExternal).toBe(false)
    expect(namesOf(await post(SEARCH, { appUserDomains: ['APP_USER_DOMAIN_EXTERNAL'] }))).toEqual([])
    expect(domains).toEqual([{ domain: 'example.com' }])
    await server.database.tx((tx) =>
      tx.count(sql`insert into trusted_domains (tenant_id, domain) values (${data.tenantId}, 'example.com')`),
    )
  })

  it.each<[string, (i: Record<string, string>) => unknown, string[]]>([
    ['nothing', () => ({}), ALL],
    ['empty lists', () => ({ appIds: [], refs: [], query: '' }), ALL],
    ['a part of the name', () => ({ query: 'IN ma' }), ['Ann in Mail']],
    ['a part of the address', () => ({ query: '@ELSEwhere' }), ['Bob in Wiki']],
    ['a character that means something to LIKE', () => ({ query: '0%' }), ['Nobody’s 100%']],
    ['an app', () => ({ app_id: wiki }), ['Bob in Wiki', 'Nobody’s 100%']],
    ['apps', () => ({ appIds: [wiki, 'none'] }), ['Bob in Wiki', 'Nobody’s 100%']],
    ['ids', (i) => ({ app_user_ids: [i.Robot] }), ['Robot']],
    ['other ids', (i) => ({ appId: wiki, excludeAppUserIds: [i['Bob in Wiki']] }), ['Nobody’s 100%']],
    ['a reference', (i) => ({ refs: [{ appId: mail, id: i.Robot }] }), ['Robot']],
    ['a reference with another app', (i) => ({ refs: [{ appId: wiki, id: i.Robot }] }), []],
    ['a person', () => ({ userIds: [bob] }), ['Bob in Wiki']],
    ['nobody', () => ({ withoutResponsibleParty: true }), ['Nobody’s 100%']],
    ['a type', () => ({ appUserTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }), ['Robot']],
    ['a status', () => ({ appUserStatuses: ['STATUS_DISABLED', 'STATUS_DELETED'] }), ['Bob in Wiki']],
    ['details of a status', () => ({ appUserStatusDetails: ['locked'] }), ['Bob in Wiki']],
    ['external', () => ({ appUserDomains: ['APP_USER_DOMAIN_EXTERNAL'] }), ['Bob in Wiki']],
    ['trusted', () => ({ appUserDomains: ['APP_USER_DOMAIN_TRUSTED'] }), ['Ann in Mail']],
    ['neither', () => ({ appId: wiki, appUserDomains: ['APP_USER_DOMAIN_UNSPECIFIED'] }), ['Nobody’s 100%']],
    ['findings, which are not kept', () => ({ withOpenFindings: true }), []],
    ['apps that are there', () => ({ appId: wiki, excludeDeletedApps: true }), ['Bob in Wiki', 'Nobody’s 100%']],
  ])('the search by %s finds what it says', async (_, bodyOf, expected) => {
    expect(namesOf(await post(SEARCH, bodyOf(ids))).sort()).toEqual([...expected].sort())
  })

  it.each<[unknown, string, RegExp]>([
    [{ appIds: 'x' }, 'appIds', /must be a list/],
    [{ appUserTypes: ['USER'] }, 'appUserTypes[0]', /must be one of APP_USER_TYPE_UNSPECIFIED/],
    [{ refs: [{ appId: mail }] }, 'refs[0].id', /is required/],
    [{ owner: 'x' }, 'owner', /is not a known field/],
    [{ pageSize: '50' }, 'pageSize', /must be a whole number/],
    [{ appUserIds: Array.from({ length: 1001 }, () => 'x') }, 'appUserIds', /at most 1,000/],
  ])('the search %j is refused (API-089)', async (body, field, description) => {
    const reply = await post(SEARCH, body)
    expect(reply.status).toBe(400)
    expect(violationsOf(reply)).toEqual([{ field, description: expect.stringMatching(description) }])
  })

  it('expands the person, the app and the last use, each once', async () => {
    const { body } = await post(SEARCH, { appIds: [mail], expandMask: { paths: ['*'] } })
    const at = (path: string) => body.expanded[Number(/^\$\.expanded\[(\d+)\]$/.exec(path)?.[1])]
    const [first, second] = body.list
    expect(at(first.appPath)).toMatchObject({ '@type': 'type.googleapis.com/svc.api.app.v1.App', displayName: 'Mail' })
    expect(second.appPath).toBe(first.appPath)
    expect(at(first.identityUserPath)).toMatchObject({
      '@type': 'type.googleapis.com/svc.api.user.v1.User',
      displayName: 'Ann',
    })
    const used = body.list.find((view: { appUser: { id: string } }) => view.appUser.id === ids['Ann in Mail'])
    expect(at(used.lastUsagePath)).toEqual({
      '@type': 'type.googleapis.com/svc.api.app.v1.AppUserLastUsage',
      id: ids['Ann in Mail'],
      appId: mail,
      lastLoginAt: '2026-01-31T09:00:00.000Z',
    })
    const robot = body.list.find((view: { appUser: { id: string } }) => view.appUser.id === ids.Robot)
    expect(robot.lastUsagePath).toBe('')
    expect((await post(SEARCH, { expandMask: { paths: ['nothing'] } })).status).toBe(400)
  })

  it('the lists of an app and of a person in an app hold these and no others', async () => {
    expect(namesOf(await get(`/api/v1/apps/${wiki}/app_users`)).sort()).toEqual(['Bob in Wiki', 'Nobody’s 100%'])
    expect(namesOf(await get(`/api/v1/apps/${mail}/users/${ann}/app_users`)).sort()).toEqual(
      ['Ann in Mail', 'Ann’s second', 'Robot'].sort(),
    )
    expect(namesOf(await get(`/api/v1/apps/${wiki}/users/${ann}/app_users`))).toEqual([])
    for (const path of ['apps/none/app_users', `apps/none/users/${ann}/app_users`, `apps/${mail}/users/none/app_users`])
      expect((await get(`/api/v1/${path}`)).status, path).toBe(404)
  })

  it('everybody sees the service accounts they are responsible for, and nothing else', async () => {
    const path = '/api/v1/app_users/owned_service_accounts'
    const token = await data.tokenWith(['basic_user'])
    const me = (await server.call('GET', '/api/v1/auth/introspect', { token })).body.userId
    const [mine, plain] = [await data.account(mail, 'My robot', me), await data.account(mail, 'My own', me)]
    await server.database.tx((tx) =>
      tx.count(sql`update accounts set account_type = 'APP_USER_TYPE_SERVICE_ACCOUNT' where account_id = ${mine}`),
    )
    const { body } = await post(path, { expandMask: { paths: ['*'] } }, token)
    expect(namesOf({ body } as Reply)).toEqual(['My robot'])
    // Who may not see apps does not see them here either.
    expect(body.list[0].appPath).toBe('')
    expect(body.list[0].identityUserPath).not.toBe('')
    expect((await post(path, {})).body.list).toEqual([])
    expect((await post(SEARCH, {}, token)).status).toBe(403)
    await server.database.tx((tx) =>
      tx.count(sql`delete from account_versions where account_id = any(${[mine, plain]}::text[])`),
    )
  })

  it.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ sortBy: 'APP_USER_SEARCH_SORT_BY_APP' }, [3, 4, 0, 1, 2]],
  ])('pages %j end without loss or duplicates while accounts are added', async (order, batches) => {
    // Two apps, the second with the lower id, so that the two orders differ.
    const [low, high] = [newId(1_500_000_000_000), newId(1_600_000_000_000)]
    const prefix = `P${newId()}`
    await server.database.tx((tx) =>
      tx.count(sql`
        insert into account_versions (tenant_id, account_id, app_id, display_name)
        select ${data.tenantId}, ${prefix} || lpad(n::text, 3, '0'), case when n < 30 then ${high} else ${low} end,
          ${prefix} from generate_series(0, 49) as n`),
    )
    const seen: string[] = []
    let pageToken = ''
    do {
      const { body } = await post(SEARCH, { ...order, query: prefix, pageSize: 10, pageToken })
      seen.push(...body.list.map((view: { appUser: { id: string } }) => view.appUser.id.slice(prefix.length)))
      pageToken = body.nextPageToken
      // Before everything that comes in this list.
      await server.database.tx((tx) =>
        tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, display_name)
          values (${data.tenantId}, ${`!${newId()}`}, '!', ${prefix})`),
      )
    } while (pageToken !== '')
    const batch = (n: number) => Array.from({ length: 10 }, (_, i) => String(n * 10 + i).padStart(3, '0'))
    expect(seen).toEqual(batches.flatMap(batch))
    const other = (await post(SEARCH, { ...order, query: prefix, pageSize: 10 })).body.nextPageToken
    expect((await post(SEARCH, { ...order, query: 'x', pageToken: other })).body.details[0].reason).toBe(
      'INVALID_PAGE_TOKEN',
    )
  })

  const accountOf = async (id: string) =>
    server.database.read((reader) =>
      reader.rows<{ type: string; edited: string[]; open: boolean }>(sql`
        select account_type as type, edited, closed_at is null as open from account_versions
        where account_id = ${id} order by version`),
    )

  it.each<[string, unknown]>([
    ['without a mask', { appUser: { appUserType: 'APP_USER_TYPE_SYSTEM_ACCOUNT' } }],
    ['in snake case', { app_user: { app_user_type: 'APP_USER_TYPE_SYSTEM_ACCOUNT' }, update_mask: 'app_user_type' }],
    [
      'with a mask of paths',
      { appUser: { appUserType: 'APP_USER_TYPE_SYSTEM_ACCOUNT', status: {} }, updateMask: { paths: ['appUserType'] } },
    ],
  ])('its type can be changed %s; the version before is kept', async (_, body) => {
    const id = await data.account(mail, 'Changing', null)
    const reply = await post(`/api/v1/apps/${mail}/app_users/${id}`, body)
    expect(reply.body.appUserView.appUser.appUserType).toBe('APP_USER_TYPE_SYSTEM_ACCOUNT')
    expect(await accountOf(id)).toEqual([
      { type: 'APP_USER_TYPE_USER', edited: [], open: false },
      { type: 'APP_USER_TYPE_SYSTEM_ACCOUNT', edited: ['account_type'], open: true },
    ])
    await post(`/api/v1/apps/${mail}/app_users/${id}`, body)
    expect(await accountOf(id)).toHaveLength(2)
  })

  it('a type that is named in the mask and not given is cleared', async () => {
    const id = await data.account(mail, 'Cleared', null)
    const { body } = await post(`/api/v1/apps/${mail}/app_users/${id}`, { updateMask: 'appUserType' })
    expect(body.appUserView.appUser.appUserType).toBe('APP_USER_TYPE_UNSPECIFIED')
  })

  it('nothing else can be changed, by nobody without the right, nor through another app', async () => {
    const path = `/api/v1/apps/${mail}/app_users/${ids.Robot}`
    const mask = await post(path, { updateMask: 'displayName' })
    expect(violationsOf(mask)).toEqual([
      { field: 'updateMask', description: expect.stringMatching(/"displayName".*valid fields: appUserType/) },
    ])
    const field = await post(path, { appUser: { displayName: 'x' } })
    expect(field.body.appUserView.appUser.displayName).toBe('Robot')
    const reader = await data.tokenWith(['read_only_administrator'])
    expect((await post(path, { appUser: {} }, reader)).status).toBe(403)
    expect((await post(`/api/v1/apps/${wiki}/app_users/${ids.Robot}`, {})).status).toBe(404)
    expect((await post(`/api/v1/apps/${mail}/app_users/none`, {})).status).toBe(404)
    expect((await accountOf(ids.Robot ?? '')).length).toBe(1)
  })

  it('changes at the same time all take effect, one after the other', async () => {
    const id = await data.account(mail, 'Raced', null)
    const types = ['APP_USER_TYPE_SYSTEM_ACCOUNT', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_UNSPECIFIED']
    const replies = await Promise.all(
      types.map((appUserType) => post(`/api/v1/apps/${mail}/app_users/${id}`, { appUser: { appUserType } })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const versions = await accountOf(id)
    expect(versions.map(({ type }) => type).sort()).toEqual(['APP_USER_TYPE_USER', ...types].sort())
    expect(versions.filter(({ open }) => open)).toHaveLength(1)
  })
})
