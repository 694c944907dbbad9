import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { ENGINES } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { preparingOn } from '../campaign/preparing.ts'

const users = (rows: string[]) => `id,email,name,department,manager\n${rows.join('\n')}\n`
const grants = (rows: string[]) => `app,entitlement,account\n${rows.join('\n')}\n`
const THEN = {
  users: users(['u1,ann@corp.example,Ann,Sales,', 'u2,bob@corp.example,Bob,Sales,u1']),
  apps: 'id,name\ncrm,CRM\nerp,ERP\n',
  resource_types: 'app,id,name,traits\ncrm,team,Team,group\n',
  resources: 'app,type,id,name\ncrm,team,north,North\n',
  entitlements: 'app,id,name\ncrm,admin,Admin\ncrm,read,Reader\nerp,post,Post\n',
  accounts: 'app,id,name,user\ncrm,a1,ann,u1\ncrm,a2,bob,u2\nerp,a3,ann,u1\n',
  grants: grants(['crm,admin,a1', 'crm,read,a1', 'crm,read,a2', 'erp,post,a3']),
}
const LATER = {
  ...THEN,
  users: users(['u1,ann@corp.example,Ann Berg,Finance,', 'u3,cem@corp.example,Cem,Sales,u1']),
  apps: 'id,name\ncrm,Customers\n',
  resources: 'app,type,id,name\ncrm,team,north,North and West\n',
  entitlements: 'app,id,name\ncrm,admin,Administrator\ncrm,read,Reader\n',
  accounts: 'app,id,name,user\ncrm,a1,ann.berg,u1\ncrm,a4,cem,u3\n',
  grants: grants(['crm,read,a1', 'crm,read,a4']),
}
const SEARCHES = ['users', 'apps', 'app_resources', 'entitlements', 'app_users', 'grants', 'grants/resources']

describe.each(ENGINES)('access data as it was at a time (on %s)', async (engine) => {
  const server = await useServer(engine)
  const { load, post } = await preparingOn(server)
  const search = async (path: string, body: object = {}) => {
    const reply = await post(`/api/v1/search/${path}`, body)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const found = async (body: object) => Promise.all(SEARCHES.map((path) => search(path, { ...body, pageSize: 10 })))
  await load(THEN)
  const then = await found({})
  const [row] = await server.database.read((reader) => reader.rows<{ at: Date }>(sql`select clock_timestamp() as at`))
  const at = row?.at.toISOString() ?? ''
  await load(LATER)

  it('is what each search found then, whatever was changed, removed or added since (WEB-021)', async () => {
    expect(await found({ at })).toEqual(then)
    expect((await found({})).map(({ list }) => list)).not.toEqual(then.map(({ list }) => list))
  })

  it('is filtered, expanded and counted as it was (WEB-021)', async () => {
    const { list, expanded } = await search('users', { at, query: 'Bob', expandMask: { paths: ['manager_ids'] } })
    expect(list.map((one: { user: { displayName: string } }) => one.user.displayName)).toEqual(['Bob'])
    expect(expanded).toMatchObject([{ displayName: 'Ann', department: 'Sales' }])
    const userIds = [list[0].user.id]
    expect((await search('grants/counts', { userIds, at })).list).toMatchObject([{ grantCount: '1' }])
    expect((await search('grants/counts', { userIds })).list).toEqual([])
  })

  it('is empty before the first import, and what there is now for a time to come (WEB-021)', async () => {
    expect((await search('grants', { at: '2001-01-01T00:00:00Z' })).list).toEqual([])
    expect((await search('grants', { at: '2199-01-01T00:00:00Z' })).list).toEqual((await search('grants')).list)
  })

  it('goes on from page to page, with the page token of the same time only (WEB-021)', async () => {
    const reply = await post('/api/v1/search/grants', { at, pageToken: 'x' })
    expect(reply.status).toBe(400)
    const both = await post('/api/v1/search/entitlements', { at, includeDeleted: true })
    expect(both.text).toContain('cannot be combined with includeDeleted')
  })
})
