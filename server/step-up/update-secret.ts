import { StepUpProviderReply, UpdateStepUpSecretRequest } from '../../contract/step-up/step-up.ts'
import { writeOperation } from '../http/index.ts'
import { SECRET_KEY } from '../secrets/index.ts'
import { sealSecret } from './create-provider.ts'
import { lockProvider, updateProvider } from './provider.store.ts'
import { providerView } from './provider-fields.ts'

export const updateSecret = writeOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.UpdateSecret',
  method: 'POST',
  path: '/api/v1/step-up/providers/{id}/secret',
  tag: 'Step-up',
  summary: 'Set the client secret of a step-up provider',
  description: 'The secret is stored encrypted and never shown. An empty one is for clients without a secret.',
  permission: 'step_up.write',
  idempotent: false,
  body: UpdateStepUpSecretRequest,
  reply: StepUpProviderReply,
  errors: ['not_found'],
  async run({ tx, tenant, settings, audit, fail }, { params, body }) {
    const before = await lockProvider(tx, tenant.id, params.id)
    if (!before) return fail('not_found', { thing: 'step-up provider' })
    const sealed = sealSecret(settings.get(SECRET_KEY), tenant.id, before.id, body.clientSecret)
    const row = await updateProvider(tx, tenant.id, before.id, before, sealed)
    if (!row) return fail('not_found', { thing: 'step-up provider' })
    audit({ target: row.id })
    return { stepUpProvider: providerView(row) }
  },
})
