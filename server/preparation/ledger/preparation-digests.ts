import type { Reader } from '../../db/index.ts'
import { loadPolicies } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson, sha256 } from '../../lib/json/canonical-json.ts'
import { findPreparation } from '../preparation.store.ts'
import { listPolicyIds } from './ledger.store.ts'
import { loadLedger } from './load-ledger.ts'

const digestOf = (value: unknown): string => sha256(canonicalJson(value)).toString('hex')

/**
 * What the audit log keeps of a prepared campaign, so that neither its ledger nor its policies can be changed unnoticed:
 * the SHA-256 of the ledger and of each policy of its items, as canonical JSON.
 */
export async function preparationDigests(
  reader: Reader,
  tenantId: TenantId,
  campaignId: string,
): Promise<{ ledger: string; policies: Record<string, string> }> {
  const preparation = await findPreparation(reader, tenantId, campaignId)
  const ids = preparation ? await listPolicyIds(reader, tenantId, preparation.key) : []
  const policies = await loadPolicies(reader, tenantId, ids)
  return {
    ledger: digestOf((await loadLedger(reader, tenantId, campaignId)) ?? {}),
    policies: Object.fromEntries(policies.map((policy) => [policy.id, digestOf(policy)])),
  }
}
