import { CreatePersonalClientReply, CreatePersonalClientRequest } from '../../../contract/auth/credential.ts'
import { writeOperation } from '../../http/index.ts'
import { SECRET_LABEL } from '../auth.settings.ts'
import { createCredential } from './create-credential.ts'
import { cidrViolations, escalationViolations, lifespanOf, roleViolations } from './credential.rules.ts'
import { findCredential } from './credential.store.ts'

export const createPersonalClient = writeOperation({
  id: 'svc.api.iam.v1.PersonalClientService.Create',
  method: 'POST',
  path: '/api/v1/iam/personal_clients',
  tag: 'API credentials',
  summary: 'Create an API credential for yourself',
  description:
    'The client secret is shown only in this reply and is not stored. Idempotency-Key is not supported: a retry creates another credential.',
  permission: 'credential.own',
  idempotent: false,
  changesAccess: true,
  body: CreatePersonalClientRequest,
  reply: CreatePersonalClientReply,
  errors: [],
  example: {
    displayName: 'Nightly export',
    allowSourceCidr: ['192.0.2.0/24', '2001:db8::/32'],
    scopedRoles: ['read_only_administrator'],
    expires: '2592000s',
  },
  async run({ tx, tenant, actor, settings, audit, invalid }, { body }) {
    const { displayName = '', allowSourceCidr = [], scopedRoles = [] } = body
    const lifespan = lifespanOf(body.expires)
    const violations = [
      ...(displayName.trim() === '' ? [{ field: 'displayName', description: 'must not be empty' }] : []),
      ...(typeof lifespan === 'string' ? [] : [lifespan]),
      ...cidrViolations(allowSourceCidr, 'allowSourceCidr'),
      ...roleViolations(scopedRoles, 'scopedRoles'),
      ...escalationViolations(actor, { allowSourceCidr, scopedRoles }),
    ]
    if (violations.length > 0 || typeof lifespan !== 'string') return invalid(...violations)
    const created = await createCredential(tx, tenant, settings.get(SECRET_LABEL), {
      userId: actor.userId,
      displayName: displayName.trim(),
      lifespan,
      allowedCidrs: allowSourceCidr,
      scopedRoles,
    })
    audit({ target: created.id, detail: { clientId: created.clientId, lifespan, allowSourceCidr, scopedRoles } })
    const client = await findCredential(tx, tenant.id, created.id, actor.userId)
    if (!client) throw new Error('the credential just created was not found')
    return { client, clientSecret: created.clientSecret }
  },
})
