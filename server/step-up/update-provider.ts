import { StepUpProviderReply, UpdateStepUpProviderRequest } from '../../contract/step-up/step-up.ts'
import { writeOperation } from '../http/index.ts'
import { maskedFields } from '../http/wire/field-mask.ts'
import { pick } from '../lib/pick.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { lockProvider, type ProviderRow, updateProvider } from './provider.store.ts'
import { fieldsOf, fieldViolations, providerView } from './provider-fields.ts'

const WRITABLE = ['displayName', 'issuerUrl', 'clientId', 'enabled', 'oauth2', 'microsoft'] as const

export const updateProviderOperation = writeOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Update',
  method: 'POST',
  path: '/api/v1/step-up/providers/{id}',
  tag: 'Step-up',
  summary: 'Change a step-up provider',
  description:
    'When issuerUrl changes, the client secret is forgotten, because it belongs to the provider before: set it again.',
  permission: 'step_up.write',
  idempotent: true,
  body: UpdateStepUpProviderRequest,
  reply: StepUpProviderReply,
  errors: ['not_found'],
  fieldReasons: ['outbound_address_refused'],
  async run({ tx, tenant, settings, audit, fail, invalid }, { params, body }) {
    const before = await lockProvider(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'step-up provider' })
    const given = body.stepUpProvider ?? {}
    const { fields, violations } = maskedFields(body.updateMask, given, WRITABLE)
    const { oauth2, microsoft, ...view } = providerView(before)
    const changes: typeof given = pick(given, fields)
    // Another kind replaces the one before.
    const kind =
      changes.oauth2 || changes.microsoft ? {} : { ...(oauth2 && { oauth2 }), ...(microsoft && { microsoft }) }
    const merged = { ...view, ...kind, ...changes }
    const wanted = fieldsOf(merged)
    violations.push(...fieldViolations(merged, wanted, settings.get(OUTBOUND_ALLOW), 'stepUpProvider.'))
    if (violations.length > 0) return invalid(...violations)
    // Else whoever may change the address could have the secret sent to an address of their own.
    const secret = wanted.issuerUrl === before.issuerUrl ? before.sealedSecret : Buffer.alloc(0)
    const row = await updateProvider(tx, tenant.id, before.id, wanted, secret)
    if (!row) return fail('not_found', { thing: 'step-up provider' })
    audit({ target: row.id, detail: { fields, before: partyOf(before), after: partyOf(row) } })
    return { stepUpProvider: providerView(row) }
  },
})

/** Whose word counts: this decides who can sign. */
const partyOf = ({ issuerUrl, clientId }: ProviderRow) => ({ issuerUrl, clientId })
