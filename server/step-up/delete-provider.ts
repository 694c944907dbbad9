import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { deleteProvider } from './provider.store.ts'

export const deleteProviderOperation = writeOperation({
  id: 'svc.api.stepup.v1.StepUpProviderService.Delete',
  method: 'DELETE',
  path: '/api/v1/step-up/providers/{id}',
  tag: 'Step-up',
  summary: 'Delete a step-up provider',
  description:
    'Campaigns and policies that name it stay as they are: what needs it can be neither signed nor approved until they name another one. What was signed with it stays verifiable.',
  permission: 'step_up.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { params }) {
    if ((await deleteProvider(tx, tenant.id, params.id)) === 0) return fail('not_found', { thing: 'step-up provider' })
    audit({ target: params.id })
    return {}
  },
})
