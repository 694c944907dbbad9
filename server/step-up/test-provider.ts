import { TestStepUpProviderReply } from '../../contract/step-up/step-up.ts'
import { PUBLIC_URL } from '../auth/index.ts'
import { writeOperation } from '../http/index.ts'
import { lockProvider } from './provider.store.ts'
import { beginStepUp } from './transactions.ts'

export const testProvider = writeOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Test',
  method: 'POST',
  path: '/api/v1/step-up/providers/{id}/test',
  tag: 'Step-up',
  summary: 'Test a step-up provider',
  description:
    'Begins a challenge for you that nothing depends on. Authenticate at redirectUrl in a browser in which you are signed in; the transaction says how it went.',
  permission: 'step_up.write',
  idempotent: true,
  reply: TestStepUpProviderReply,
  errors: ['not_found', 'step_up_unavailable'],
  async run({ tx, tenant, actor, settings, audit, fail }, { params }) {
    const provider = await lockProvider(tx, tenant.id, params.id)
    if (!provider) return fail('not_found', { thing: 'step-up provider' })
    const challenge = { providerId: provider.id, userId: actor.userId, target: 'TEST' as const }
    const begun = await beginStepUp(tx, tenant, settings.get(PUBLIC_URL), {
      ...challenge,
      binding: { providerId: provider.id },
      returnPath: '/settings/step-up',
    })
    if (!begun) return fail('step_up_unavailable', { name: provider.displayName })
    audit({ target: provider.id, detail: { stepUpTransactionId: begun.id } })
    return { redirectUrl: begun.redirectUrl }
  },
})
