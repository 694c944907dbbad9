import { randomBytes } from 'node:crypto'
import { STEP_UP_SECONDS } from '../../contract/step-up/step-up.ts'
import { originOf } from '../auth/index.ts'
import type { Tx } from '../db/index.ts'
import type { Tenant } from '../http/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { canonicalJson, sha256, sha256Text } from '../lib/json/canonical-json.ts'
import { claimsOf, isOfParty, type Party } from './id-token.ts'
import { findProvider, type ProviderRow } from './provider.store.ts'
import {
  insertTransaction,
  lockTransaction,
  markUsed,
  type TargetKind,
  type TransactionRow,
} from './transaction.store.ts'

export const START_PATH = '/auth/v1/step-up/start'
export const STEP_UP_CALLBACK_PATH = '/auth/v1/step-up/callback'

/** What somebody has to authenticate for. */
export interface Challenge {
  providerId: string
  userId: string
  target: TargetKind
  /** Exactly this is approved or signed; a random part is added. */
  binding: Record<string, string>
  /** The page on which the person goes on. */
  returnPath: string
}

/** The provider signs this as nonce, so that its token is about what was approved, and about nothing else. */
export const nonceOf = (binding: string): string => sha256Text(binding)

/** Begins a challenge, and says where the browser has to go; undefined when the provider cannot be used. */
export async function beginStepUp(
  tx: Tx,
  tenant: Pick<Tenant, 'id' | 'host'>,
  publicUrl: URL,
  { providerId, userId, target, binding, returnPath }: Challenge,
): Promise<{ id: string; redirectUrl: string } | undefined> {
  const provider = await findProvider(tx, tenant.id, providerId)
  if (!provider?.enabled) return undefined
  const id = newId()
  const bound = canonicalJson({ ...binding, random: randomBytes(RANDOM_BYTES).toString('base64url') })
  const lifeSeconds = STEP_UP_SECONDS
  await insertTransaction(tx, tenant.id, { id, providerId, userId, target, binding: bound, returnPath, lifeSeconds })
  const url = new URL(START_PATH, originOf(publicUrl, tenant))
  url.searchParams.set('transaction', id)
  return { id, redirectUrl: url.href }
}
const RANDOM_BYTES = 16

export interface SteppedUp extends Party {
  id: string
  at: Date
  acr: string
  idTokenDigest: string
}

/** Uses a verified challenge up for exactly what it was made for. */
export async function takeStepUp(
  tx: Tx,
  tenantId: TenantId,
  id: string,
  challenge: Omit<Challenge, 'returnPath'>,
): Promise<SteppedUp | { problem: string }> {
  const row = await lockTransaction(tx, tenantId, id)
  // Of others' transactions nobody hears.
  if (!row || row.userId !== challenge.userId) return { problem: 'there is no transaction with this id' }
  const provider = await findProvider(tx, tenantId, row.providerId)
  const problem = problemOf(row, challenge) ?? providerProblem(row, provider)
  if (problem) return { problem }
  if ((await markUsed(tx, tenantId, id)) === 0) return { problem: 'it was used before' }
  return {
    id,
    at: row.verifiedAt ?? row.updatedAt,
    acr: acrOf(row.claims),
    issuer: provider?.issuerUrl ?? '',
    clientId: provider?.clientId ?? '',
    idTokenDigest: sha256(row.idToken).toString('hex'),
  }
}

function problemOf(
  row: TransactionRow,
  { providerId, target, binding }: Omit<Challenge, 'returnPath'>,
): string | undefined {
  if (row.state === 'ERROR') return `it failed (${row.problem.replace(/\.$/, '')})`
  if (row.state === 'PENDING') return 'it was not completed'
  if (row.usedAt) return 'it was used before'
  if (row.isOver) return `it is older than ${STEP_UP_SECONDS / 60} minutes`
  const bound = JSON.parse(row.binding) as Record<string, unknown>
  const isSame =
    row.providerId === providerId &&
    row.target === target &&
    Object.entries(binding).every(([name, value]) => bound[name] === value)
  return isSame ? undefined : 'it was made for something else'
}

/** Whoever changes a provider must not lend its name to what another one said. */
function providerProblem(row: TransactionRow, provider: ProviderRow | undefined): string | undefined {
  if (!provider?.enabled) return 'its provider is disabled or was deleted'
  const { issuerUrl: issuer, clientId, updatedAt } = provider
  const isSame = updatedAt <= row.createdAt && isOfParty(claimsOf(row.idToken), { issuer, clientId })
  return isSame ? undefined : 'the settings of its provider changed meanwhile'
}

const acrOf = ({ acr, acrs }: Record<string, unknown>): string => {
  if (typeof acr === 'string') return acr
  return Array.isArray(acrs) ? acrs.join(' ') : ''
}
