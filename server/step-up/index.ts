import type { Domain } from '../http/index.ts'
import { createProvider } from './create-provider.ts'
import { deleteProviderOperation } from './delete-provider.ts'
import { stepUpEndpoints } from './endpoints.ts'
import { getProvider, listProvidersOperation, searchProviders } from './list-providers.ts'
import { getTransaction, searchTransactions } from './list-transactions.ts'
import type { ProviderUsage } from './provider-users.store.ts'
import { testProvider } from './test-provider.ts'
import { updateProviderOperation } from './update-provider.ts'
import { updateSecret } from './update-secret.ts'

export type { ProviderUsage } from './provider-users.store.ts'
export { findStepUpProof, type StepUpProof } from './step-up-proof.ts'
export {
  beginStepUp,
  type Challenge,
  type SteppedUp,
  takeStepUp,
} from './transactions.ts'

/** Authentication once more, with an OpenID provider, for exactly one thing. */
export const stepUpDomain = (usages: readonly ProviderUsage[]): Domain => ({
  name: 'step-up',
  operations: [
    createProvider,
    listProvidersOperation,
    getProvider,
    updateProviderOperation,
    deleteProviderOperation(usages),
    updateSecret,
    testProvider,
    searchProviders,
    getTransaction,
    searchTransactions,
  ],
  endpoints: stepUpEndpoints,
  sealed: [
    { kind: 'step-up secret', table: 'step_up_providers', column: 'sealed_secret', id: 'provider_id' },
    { kind: 'step-up verifier', table: 'step_up_transactions', column: 'sealed_verifier' },
  ],
})
