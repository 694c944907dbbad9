import { IntrospectResponse } from '../../../contract/auth/auth.ts'
import { readOperation } from '../../http/index.ts'
import { loadTenantSettings } from '../../tenant-settings/index.ts'

export const introspect = readOperation({
  id: 'svc.api.auth.v1.Auth.Introspect',
  method: 'GET',
  path: '/api/v1/auth/introspect',
  tag: 'Auth',
  summary: 'Get the user, roles and permissions of this token or session',
  description: 'Use it to see what a credential may do.',
  permission: 'signed_in',
  reply: IntrospectResponse,
  errors: [],
  async run({ db, tenant, actor }) {
    return {
      tenantId: tenant.id,
      userId: actor.userId,
      principleId: actor.principalId,
      roles: [...actor.roles],
      permissions: [...actor.permissions].sort(),
      features: [],
      timeZone: (await loadTenantSettings(db, tenant.id)).timeZone,
      ...(actor.endsAt !== undefined && { expiresIn: Math.floor((actor.endsAt - performance.now()) / 1000) }),
    }
  },
})
