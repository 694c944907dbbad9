import { CreateStepUpProviderRequest, StepUpProviderReply } from '../../contract/step-up/step-up.ts'
import { writeOperation } from '../http/index.ts'
import { newId } from '../lib/ids.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { SECRET_KEY, seal } from '../secrets/index.ts'
import { insertProvider } from './provider.store.ts'
import { fieldsOf, fieldViolations, providerView } from './provider-fields.ts'

export const createProvider = writeOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Create',
  method: 'POST',
  path: '/api/v1/step-up/providers',
  tag: 'Step-up',
  summary: 'Add a step-up provider',
  description:
    'An OpenID provider that people authenticate with once more before they sign or approve. Register `/auth/v1/step-up/callback` of this server as redirect address there, then test it.',
  permission: 'step_up.write',
  // The request has a secret, and of requests with a key the hash is kept.
  idempotent: false,
  body: CreateStepUpProviderRequest,
  reply: StepUpProviderReply,
  errors: [],
  fieldReasons: ['outbound_address_refused'],
  example: {
    displayName: 'Company login',
    issuerUrl: 'https://login.example.com',
    clientId: 'recert',
    clientSecret: 'of-the-provider',
    oauth2: { acrValues: ['mfa'] },
  },
  async run({ tx, tenant, settings, audit, invalid }, { body }) {
    const fields = fieldsOf(body)
    const violations = fieldViolations(body, fields, settings.get(OUTBOUND_ALLOW))
    if (violations.length > 0) return invalid(...violations)
    const id = newId()
    const sealed = sealSecret(settings.get(SECRET_KEY), tenant.id, id, body.clientSecret ?? '')
    const row = await insertProvider(tx, tenant.id, id, fields, sealed)
    if (!row) throw new Error('a provider was not added')
    const { displayName, issuerUrl, clientId } = fields
    audit({ target: id, detail: { displayName, issuerUrl, clientId } })
    return { stepUpProvider: providerView(row) }
  },
})

/** Of a client without a secret nothing is kept. */
export const sealSecret = (
  keys: Parameters<typeof seal>[0],
  tenantId: Parameters<typeof seal>[1]['tenantId'],
  providerId: string,
  secret: string,
): Buffer => (secret === '' ? Buffer.alloc(0) : seal(keys, { tenantId, of: ['step-up secret', providerId] }, secret))
