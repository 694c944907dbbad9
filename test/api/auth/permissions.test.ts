import { describe, expect, it } from 'vitest'
import { permissionsOf, permissionsOfPerson, ROLES } from '../../../contract/auth/roles.ts'
import { sql } from '../../../server/db/sql.ts'
import { operations } from '../../../server/domains.ts'
import type { Operation } from '../../../server/http/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, type Reply, useServer } from '../../harness.ts'
import { newClient, type TestClient } from './credentials.ts'
import { reasonOf } from './token-request.ts'

const WHO = '/api/v1/auth/introspect'
const LEVELS = '/api/v1/attributes/risk_levels'

describe('every operation for every role (AUTH-156)', async () => {
  const server = await useServer(API_ENGINE)
  const { database } = server
  const roles = Object.keys(ROLES)
  const has = (permissions: ReadonlySet<string>, { permission }: Operation) =>
    permission === 'signed_in' || permissions.has(permission)

  /** A request for the operation that names nothing that exists, with an empty body. */
  const call = async ({ method, path }: Operation, token: string): Promise<Reply> => {
    const reply = await server.call(method, path.replace(/\{\w+\}/g, 'placeholder'), {
      token,
      ...(method === 'GET' ? {} : { body: {} }),
    })
    if (typeof reply.body?.clientSecret === 'string') noteSecret(reply.body.clientSecret)
    return reply
  }

  /** Allowed, or denied with one entry in the audit log; else what happened. */
  const outcomeOf = (reply: Reply, denials: number): string => {
    const { status } = reply
    if (status === 403 && reasonOf(reply) === 'PERMISSION_DENIED' && denials === 1) return 'denied'
    const isAllowed = status !== 401 && status !== 403 && status < 500 && denials === 0
    return isAllowed ? 'allowed' : `${status} ${reasonOf(reply)}, ${denials} audit entries`
  }
  const denialsOf = (principalId: string) =>
    database.read((reader) =>
      reader.rows<{ operation: string; detail: unknown }>(sql`
        select operation, detail from audit_entries where outcome = 'denied' and principal_id = ${principalId}`),
    )

  it('knows operations that some roles have and others have not (AUTH-156)', () => {
    const limited = operations.filter(({ permission }) => permission !== 'signed_in')
    expect(limited.length).toBeGreaterThan(0)
    for (const operation of limited)
      expect(roles.filter((role) => has(permissionsOf([role]), operation)).length).toBeGreaterThan(0)
  })

  /** The role as the owner's only one, and as the one a full administrator's credential is limited to. */
  const makers: [string, (role: string) => Promise<TestClient>, typeof permissionsOf][] = [
    ['a user who is', (role) => newClient(database, { roles: [role] }), permissionsOfPerson],
    [
      'a credential limited to',
      (role) => newClient(database, { roles: [...roles], scopedRoles: [role] }),
      permissionsOf,
    ],
  ]
  for (const [kind, make, permissions] of makers)
    it.each(roles)(`${kind} %s (AUTH-156)`, async (role) => {
      const client = await make(role)
      const token = await server.token(client.clientId, client.clientSecret)
      const replies = new Map<string, Reply>()
      for (const operation of operations) replies.set(operation.id, await call(operation, token))
      const denials = await denialsOf(client.id)
      const denied = (id: string) => denials.filter(({ operation }) => operation === id)
      const got = [...replies].map(([id, reply]) => [id, outcomeOf(reply, denied(id).length)])
      const due = operations.map((operation) => [
        operation.id,
        has(permissions([role]), operation) ? 'allowed' : 'denied',
      ])
      expect(Object.fromEntries(got)).toEqual(Object.fromEntries(due))
      for (const { id, permission } of operations)
        for (const { detail } of denied(id)) expect(detail).toMatchObject({ permission })
    })

  it('a credential limited to a role that its owner has not has the rights of its owner (AUTH-156)', async () => {
    const client = await newClient(database, { roles: ['basic_user'], scopedRoles: ['super_administrator'] })
    const token = await server.token(client.clientId, client.clientSecret)
    const { body } = await server.call('GET', WHO, { token })
    expect([body.roles, body.permissions]).toEqual([[], [...permissionsOfPerson(['basic_user'])].sort()])
    expect((await server.call('GET', LEVELS, { token })).status).toBe(403)
  })

  it('without a token every operation is 401 (AUTH-156)', async () => {
    for (const { method, path } of operations) {
      const reply = await server.call(method, path.replace(/\{\w+\}/g, 'placeholder'), { token: null })
      expect([path, reply.status]).toEqual([path, 401])
    }
  })
})
