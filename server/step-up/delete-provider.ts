import { Empty } from '../../contract/wire/scalars.ts'
import { writeOperation } from '../http/index.ts'
import { deleteProvider, lockProvider } from './provider.store.ts'
import { listProviderUsers, type ProviderUsage } from './provider-users.store.ts'

const NAMED_USERS = 5

export const deleteProviderOperation = (usages: readonly ProviderUsage[]) =>
  writeOperation({
    id: 'svc.api.stepup.v1.StepUpProviderService.Delete',
    method: 'DELETE',
    path: '/api/v1/step-up/providers/{id}',
    tag: 'Step-up',
    summary: 'Delete a step-up provider',
    description:
      'Refused while policies or campaigns that are not closed name it, or submissions wait to be signed with it. What was signed with it stays verifiable.',
    permission: 'step_up.write',
    idempotent: false,
    reply: Empty,
    errors: ['not_found', 'in_use'],
    async run({ tx, tenant, audit, fail }, { params }) {
      const provider = await lockProvider(tx, tenant.id, params.id)
      if (!provider) return fail('not_found', { thing: 'step-up provider' })
      const users = await listProviderUsers(tx, tenant.id, provider.id, { usages, limit: NAMED_USERS })
      const [first] = users
      if (first) {
        const named = users.map(({ kind, name }) => `the ${kind} ${name}`).join(', ')
        const more = first.count - users.length
        return fail('in_use', { thing: 'step-up provider', users: more > 0 ? `${named} and ${more} more` : named })
      }
      await deleteProvider(tx, tenant.id, provider.id)
      audit({ target: provider.id, detail: { displayName: provider.displayName } })
      return {}
    },
  })
