import { beforeAll, describe, expect, it } from 'vitest'
import { createCredential, listTenants } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { noteSecret, useServer } from '../harness.ts'

describe('people and roles', async () => {
  const server = await useServer('embedded')
  const [tenant] = await server.database.read(listTenants)
  const tenantId = tenant?.id ?? ''
  const [boss, report, other] = [newId(), newId(), newId()]
  let bossToken = ''

  beforeAll(async () => {
    const made = await server.database.tx(async (tx) => {
      for (const [id, name] of [
        [boss, 'Grace Hopper'],
        [report, 'Alan Turing'],
        [other, 'Edsger Dijkstra'],
      ] as const)
        await insertUser(tx, tenantId, {
          id,
          email: `${name.split(' ')[1]}@Example.com`,
          displayName: name,
          roles: ['basic_user'],
        })
      await tx.rows(sql`update users set manager_ids = array[${boss}], department = 'Research', job_title = 'Engineer'
        where user_id = ${report}`)
      await tx.rows(
        sql`update users set department = 'Sales', status = 'DISABLED', delegated_user_id = ${boss} where user_id = ${other}`,
      )
      const limits = { allowedCidrs: [], scopedRoles: [] }
      return createCredential(tx, { id: tenantId, host: 'h' }, 'recert', {
        userId: boss,
        displayName: 'x',
        lifespan: 'never',
        ...limits,
      })
    })
    noteSecret(made.clientSecret)
    bossToken = await server.token(made.clientId, made.clientSecret)
  })
  const search = async (body: unknown) =>
    (await server.call('POST', '/api/v1/search/users', { body })).body.list.map(
      (view: { user: { displayName: string } }) => view.user.displayName,
    )

  it('an administrator sees everybody, a basic user the details of themselves and their reports only', async () => {
    const seen = async (id: string, token?: string) =>
      (await server.call('GET', `/api/v1/users/${id}`, token ? { token } : {})).body.userView.user
    expect(await seen(report)).toMatchObject({ department: 'Research', managerIds: [boss], roleIds: ['basic_user'] })
    expect(await seen(report, bossToken)).toMatchObject({ department: 'Research' })
    expect(await seen(boss, bossToken)).toMatchObject({ roleIds: ['basic_user'] })
    expect(await seen(other, bossToken)).toMatchObject({
      displayName: 'Edsger Dijkstra',
      department: '',
      roleIds: [],
      status: 'DISABLED',
    })
    expect((await server.call('GET', '/api/v1/users', { token: bossToken })).status).toBe(403)
    expect((await server.call('GET', '/api/v1/users/nobody')).status).toBe(404)
  })

  it.each<[unknown, string[]]>([
    [{}, ['Administrator', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra']],
    [{ query: 'TURING' }, ['Alan Turing']],
    [{ query: '%' }, []],
    [{ email: 'turing@example.COM' }, ['Alan Turing']],
    [{ ids: [report, other] }, ['Alan Turing', 'Edsger Dijkstra']],
    [{ refs: [{ id: report }] }, ['Alan Turing']],
    [{ ids: [report, other], excludeIds: [other] }, ['Alan Turing']],
    [{ managerIds: [boss] }, ['Alan Turing']],
    [{ departments: ['Research', 'Sales'], userStatuses: ['ENABLED'] }, ['Alan Turing']],
    [{ job_titles: ['Engineer'] }, ['Alan Turing']],
    [{ roleIds: ['super_administrator'] }, ['Administrator']],
    [{ userStatuses: ['DISABLED'] }, ['Edsger Dijkstra']],
    [{ delegateStatus: 'DELEGATE_STATUS_HAS_DELEGATE' }, ['Edsger Dijkstra']],
    [{ delegatedUserIds: [boss] }, ['Edsger Dijkstra']],
    [{ isDelegate: true }, ['Grace Hopper']],
    [{ excludeTypes: ['USER_TYPE_HUMAN'] }, []],
    [{ origins: ['USER_ORIGIN_DIRECTORY'] }, []],
    [{ excludeOrigins: ['USER_ORIGIN_LOCAL'] }, []],
  ])('the search %j finds %j', async (body, names) => {
    expect((await search(body)).sort()).toEqual([...names].sort())
  })

  it('expands roles and managers once each, with paths that point to them', async () => {
    const { body } = await server.call('POST', '/api/v1/search/users', {
      body: { ids: [boss, report], expandMask: { paths: ['*'] } },
    })
    const types = body.expanded.map((object: Record<string, string>) => `${object['@type']} ${object.displayName}`)
    expect(types.sort()).toEqual([
      'type.googleapis.com/svc.api.iam.v1.Role Basic User',
      'type.googleapis.com/svc.api.user.v1.User Grace Hopper',
    ])
    for (const view of body.list) {
      const index = Number(/^\$\.expanded\[(\d+)\]$/.exec(view.rolesPath)?.[1])
      expect(body.expanded[index].id).toBe('basic_user')
    }
    expect(
      (await server.call('POST', '/api/v1/search/users', { body: { expandMask: { paths: ['nothing'] } } })).status,
    ).toBe(400)
  })

  it('introspection tells the caller who they are', async () => {
    const { body } = await server.call('POST', '/api/v1/users/introspect', { token: bossToken })
    expect(body.userView.user.displayName).toBe('Grace Hopper')
    expect((await server.call('GET', '/api/v1/auth/introspect', { token: bossToken })).body).toMatchObject({
      userId: boss,
      roles: ['basic_user'],
    })
  })

  it('roles are listed and got with what they allow', async () => {
    const { body } = await server.call('GET', '/api/v1/iam/roles')
    expect(body.list.map((role: { id: string }) => role.id)).toContain('campaign_administrator')
    expect((await server.call('GET', '/api/v1/iam/roles/basic_user')).body.role.permissions).toContain('credential.own')
    expect((await server.call('GET', '/api/v1/iam/roles/constructor')).status).toBe(404)
  })
})
