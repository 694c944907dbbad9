import { describe, expect, it } from 'vitest'
import { createCredential } from '../../server/auth/index.ts'
import { sql } from '../../server/db/sql.ts'
import { insertUser } from '../../server/directory/index.ts'
import { newId } from '../../server/lib/ids.ts'
import { noteSecret } from '../harness.ts'
import { useTenant } from '../use-tenant.ts'

describe('roles of people', async () => {
  const server = await useTenant()
  const { tenant } = server

  async function person(...roles: string[]) {
    const id = newId()
    const made = await server.database.tx(async (tx) => {
      await insertUser(tx, tenant.id, { id, email: `${id}@example.com`, displayName: 'Someone', roles })
      const limits = { lifespan: 'never' as const, allowedCidrs: [], scopedRoles: [] }
      return createCredential(tx, tenant, 'recert', { userId: id, displayName: 'x', ...limits })
    })
    noteSecret(made.clientSecret)
    return { id, token: await server.token(made.clientId, made.clientSecret) }
  }
  const give = (id: string, roleId: string, token?: string) =>
    server.call('POST', `/api/v1/users/${id}/roles`, { body: { roleId }, ...(token ? { token } : {}) })
  const take = (id: string, roleId: string, token?: string) =>
    server.call('DELETE', `/api/v1/users/${id}/roles/${roleId}`, token ? { token } : {})
  const rolesOf = async (id: string) => (await server.call('GET', `/api/v1/users/${id}`)).body.userView.user.roleIds
  const administrator = async () => (await server.call('POST', '/api/v1/users/introspect', { body: {} })).body.userView

  it('are given and taken away, and count with the next request', async () => {
    const { id, token } = await person('basic_user')
    const listApps = async () => (await server.call('GET', '/api/v1/apps', { token })).status
    expect(await listApps()).toBe(403)
    expect((await give(id, 'application_administrator')).status).toBe(200)
    expect(await rolesOf(id)).toEqual(['application_administrator', 'basic_user'])
    expect(await listApps()).toBe(200)
    expect((await take(id, 'application_administrator')).status).toBe(200)
    expect(await rolesOf(id)).toEqual(['basic_user'])
    expect(await listApps()).toBe(403)
  })

  it('stay as they are when a role is given again, and a role that a person does not have is not found', async () => {
    const { id } = await person('basic_user')
    expect((await give(id, 'basic_user')).status).toBe(200)
    expect(await rolesOf(id)).toEqual(['basic_user'])
    expect((await take(id, 'super_administrator')).status).toBe(404)
  })

  it.each(['super_administrator', 'application_administrator', 'basic_user'])(
    'a campaign administrator cannot give %s, to themselves or others',
    async (roleId) => {
      const [self, other] = [await person('campaign_administrator'), await person('basic_user')]
      for (const { id } of [self, other]) {
        expect((await give(id, roleId, self.token)).status).toBe(403)
        expect((await take(id, 'basic_user', self.token)).status).toBe(403)
      }
      expect(await rolesOf(self.id)).toEqual(['campaign_administrator'])
    },
  )

  it.each([
    ['that does not exist', 'emperor', 'is not a role'],
    ['for credentials only', 'read_only_system_log', 'credentials only'],
  ])('cannot be one %s', async (_, roleId, text) => {
    const { id } = await person()
    const reply = await give(id, roleId)
    expect(reply.status).toBe(400)
    expect(reply.text).toContain(text)
  })

  it('the last Super Administrator who can sign in keeps the role', async () => {
    const { userId } = await administrator()
    expect((await take(userId, 'super_administrator')).status).toBe(409)
    const other = await person('super_administrator')
    await server.database.tx((tx) =>
      tx.count(sql`update users set status = 'DISABLED' where tenant_id = ${tenant.id} and user_id = ${other.id}`),
    )
    const reply = await take(userId, 'super_administrator')
    expect(reply.status).toBe(409)
    expect(reply.body.message).toContain('last Super Administrator')
    expect((await take(other.id, 'super_administrator')).status).toBe(200)
  })

  it('one Super Administrator is left when two take the role from each other at once', async () => {
    const { userId } = await administrator()
    const other = await person('super_administrator')
    const replies = await Promise.all([
      take(other.id, 'super_administrator'),
      take(userId, 'super_administrator', other.token),
    ])
    // The second one has lost the role before, or finds that it would be the last.
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = await server.database.read((reader) =>
      reader.rows<{ id: string }>(
        sql`select user_id as id from user_roles where tenant_id = ${tenant.id} and role_id = 'super_administrator'`,
      ),
    )
    expect(left).toHaveLength(1)
    // The administrator of this server goes on.
    if (left[0]?.id !== userId) await give(userId, 'super_administrator', other.token)
  })

  it('are in the audit log', async () => {
    const { id } = await person('basic_user')
    await give(id, 'campaign_administrator')
    await take(id, 'campaign_administrator')
    const entries = await server.database.read((reader) =>
      reader.rows(sql`select operation, detail from audit_entries
        where tenant_id = ${tenant.id} and target_id = ${id} order by entry_id`),
    )
    expect(entries).toEqual([
      { operation: 'svc.api.iam.v1.UserRoles.Add', detail: { roleId: 'campaign_administrator' } },
      { operation: 'svc.api.iam.v1.UserRoles.Remove', detail: { roleId: 'campaign_administrator' } },
    ])
  })

  it('have a text for each permission that a role lists', async () => {
    const { token } = await person('basic_user')
    const { list } = (await server.call('GET', '/api/v1/iam/permissions', { token })).body
    const known = new Set(list.map(({ name }: { name: string }) => name))
    const roles = (await server.call('GET', '/api/v1/iam/roles', { token })).body.list
    for (const { permissions } of roles) expect(permissions.filter((name: string) => !known.has(name))).toEqual([])
    expect(list.every(({ description }: { description: string }) => description !== '')).toBe(true)
  })
})
