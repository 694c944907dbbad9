import type { Tx } from '../../../server/db/index.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { insertProvider, type ProviderFields } from '../../../server/step-up/provider.store.ts'
import { insertTransaction, keepChecks } from '../../../server/step-up/transaction.store.ts'

export interface StepUpThings {
  stepUpProvider: string
  stepUpTransaction: string
  stateHash: Buffer
}

export const PROVIDER: ProviderFields = {
  displayName: 'x',
  issuerUrl: 'https://login.example.com',
  clientId: 'x',
  enabled: true,
  kind: 'oauth2',
  config: { acrValues: [] },
}

/** A step-up provider of a tenant with a challenge of a person in progress. */
export async function insertStepUpThings(tx: Tx, tenantId: TenantId, userId: string): Promise<StepUpThings> {
  const [stepUpProvider, stepUpTransaction, stateHash] = [newId(), newId(), Buffer.from('state')]
  await insertProvider(tx, tenantId, stepUpProvider, PROVIDER, Buffer.from('secret'))
  await insertTransaction(tx, tenantId, {
    id: stepUpTransaction,
    providerId: stepUpProvider,
    userId,
    target: 'TEST',
    binding: '{}',
    returnPath: '/',
    lifeSeconds: 300,
  })
  await keepChecks(tx, tenantId, stepUpTransaction, { stateHash, sealedVerifier: Buffer.from('verifier') })
  return { stepUpProvider, stepUpTransaction, stateHash }
}
