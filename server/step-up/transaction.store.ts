import type { SearchStepUpTransactionsRequest } from '../../contract/step-up/step-up.ts'
import type { Reader, Tx } from '../db/index.ts'
import { join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export type TargetKind = 'SUBMISSION' | 'TASK' | 'TEST'
export interface TransactionRow {
  id: string
  providerId: string
  userId: string
  state: 'PENDING' | 'VERIFIED' | 'ERROR'
  target: TargetKind
  /** What it is bound to, as canonical JSON. */
  binding: string
  returnPath: string
  problem: string
  claims: Record<string, unknown>
  idToken: string
  keySet: { keys: Record<string, unknown>[] } | null
  createdAt: Date
  updatedAt: Date
  verifiedAt: Date | null
  usedAt: Date | null
  expiresAt: Date
  isOver: boolean
}

const columns = sql`x.transaction_id as id, x.provider_id as "providerId", x.user_id as "userId", x.state, x.target,
  x.binding, x.return_path as "returnPath", x.problem, x.claims, x.id_token as "idToken", x.key_set as "keySet", x.created_at as "createdAt",
  x.updated_at as "updatedAt", x.verified_at as "verifiedAt", x.used_at as "usedAt", x.expires_at as "expiresAt",
  x.expires_at <= now() as "isOver"`

export interface NewTransaction
  extends Pick<TransactionRow, 'id' | 'providerId' | 'userId' | 'target' | 'binding' | 'returnPath'> {
  lifeSeconds: number
}

export const insertTransaction = (tx: Tx, tenantId: TenantId, one: NewTransaction) =>
  tx.count(sql`
    insert into step_up_transactions (tenant_id, transaction_id, provider_id, user_id, target, binding,
      return_path, expires_at)
    values (${tenantId}, ${one.id}, ${one.providerId}, ${one.userId}, ${one.target}, ${one.binding},
      ${one.returnPath},
      now() + make_interval(secs => ${one.lifeSeconds}))`)

export const findTransaction = (reader: Reader, tenantId: TenantId, id: string) =>
  reader.first<TransactionRow>(sql`
    select ${columns} from step_up_transactions x where x.tenant_id = ${tenantId} and x.transaction_id = ${id}`)

/** The transaction, which stays as it is until the end of the transaction of the database. */
export const lockTransaction = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.first<TransactionRow>(sql`
    select ${columns} from step_up_transactions x where x.tenant_id = ${tenantId} and x.transaction_id = ${id} for update`)

/** Keeps what the answer of the provider is checked with. */
export const keepChecks = (
  tx: Tx,
  tenantId: TenantId,
  id: string,
  checks: { stateHash: Buffer; sealedVerifier: Buffer },
) =>
  tx.count(sql`
    update step_up_transactions set state_hash = ${checks.stateHash}, sealed_verifier = ${checks.sealedVerifier}
    where tenant_id = ${tenantId} and transaction_id = ${id} and state = 'PENDING' and expires_at > now()`)

/** Takes what an answer is checked with, once: the same answer again finds nothing. */
export async function takeChecks(tx: Tx, tenantId: TenantId, stateHash: Buffer, userId: string) {
  const row = await tx.first<TransactionRow & { sealedVerifier: Buffer }>(sql`
    select ${columns}, x.sealed_verifier as "sealedVerifier" from step_up_transactions x
    where x.tenant_id = ${tenantId} and x.state_hash = ${stateHash} and x.user_id = ${userId} and x.state = 'PENDING'
    for update`)
  if (row)
    await tx.count(sql`
      update step_up_transactions set state_hash = null, sealed_verifier = null
      where tenant_id = ${tenantId} and transaction_id = ${row.id}`)
  return row
}

export interface Proof {
  claims: Record<string, unknown>
  idToken: string
  keySet: unknown
}

export const verifyTransaction = (tx: Tx, tenantId: TenantId, id: string, { claims, idToken, keySet }: Proof) =>
  tx.count(sql`
    update step_up_transactions set state = 'VERIFIED', claims = ${JSON.stringify(claims)}, id_token = ${idToken},
      key_set = ${JSON.stringify(keySet)}, verified_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and transaction_id = ${id} and state = 'PENDING'`)

export const failTransaction = (tx: Tx, tenantId: TenantId, id: string, problem: string) =>
  tx.count(sql`
    update step_up_transactions set state = 'ERROR', problem = ${problem}, updated_at = now(), state_hash = null,
      sealed_verifier = null
    where tenant_id = ${tenantId} and transaction_id = ${id} and state = 'PENDING'`)

/** Uses a verified transaction up; 0 when it was used before. */
export const markUsed = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update step_up_transactions set used_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and transaction_id = ${id} and state = 'VERIFIED' and used_at is null`)

export interface TransactionFilter extends Omit<SearchStepUpTransactionsRequest, 'pageSize' | 'pageToken'> {
  /** Only those of this person, whatever else is asked for. */
  ownId: string | undefined
}
const STATES: Record<string, string> = {
  STEP_UP_TRANSACTION_STATE_PENDING: 'PENDING',
  STEP_UP_TRANSACTION_STATE_VERIFIED: 'VERIFIED',
  STEP_UP_TRANSACTION_STATE_ERROR: 'ERROR',
}
const TARGETS: Record<string, TargetKind> = {
  TARGET_TYPE_TICKET: 'TASK',
  TARGET_TYPE_TEST: 'TEST',
  TARGET_TYPE_SUBMISSION: 'SUBMISSION',
}

/** Transactions, newest first, before a given id. */
export function listTransactions(
  reader: Reader,
  tenantId: TenantId,
  filter: TransactionFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<TransactionRow[]> {
  const [state, target] = [STATES[filter.state ?? ''], TARGETS[filter.targetType ?? '']]
  const conditions: Sql[] = [
    sql`x.tenant_id = ${tenantId}`,
    ...(before === undefined ? [] : [sql`x.transaction_id < ${before}`]),
    ...(filter.ownId === undefined ? [] : [sql`x.user_id = ${filter.ownId}`]),
    ...(filter.userId ? [sql`x.user_id = ${filter.userId}`] : []),
    ...(filter.providerId ? [sql`x.provider_id = ${filter.providerId}`] : []),
    ...(state ? [sql`x.state = ${state}`] : []),
    ...(target ? [sql`x.target = ${target}`] : []),
    ...(filter.taskId ? [sql`x.binding::jsonb ->> 'taskId' = ${filter.taskId}`] : []),
    ...(filter.createdAfter ? [sql`x.created_at > ${filter.createdAfter}::timestamptz`] : []),
    ...(filter.createdBefore ? [sql`x.created_at < ${filter.createdBefore}::timestamptz`] : []),
  ]
  return reader.rows<TransactionRow>(sql`
    select ${columns} from step_up_transactions x where ${join(conditions, ' and ')}
    order by x.transaction_id desc limit ${limit}`)
}
