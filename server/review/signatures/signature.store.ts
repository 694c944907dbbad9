import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { PendingOwner } from '../pending/pending.sql.ts'

/** What signing a submission asks for, as the campaign had it when the submission was made. */
export interface SignatureConfig {
  meaning: string
  tspUrl: string
  stepUpProviderId: string
}

export const insertSignature = (tx: Tx, tenantId: TenantId, key: string, config: SignatureConfig) =>
  tx.count(sql`
    insert into submission_signatures (tenant_id, submission_key, meaning, tsp_url, step_up_provider_id)
    values (${tenantId}, ${key}, ${config.meaning}, ${config.tspUrl}, ${config.stepUpProviderId})`)

/** A signature with all that was kept of it. */
export interface StoredSignature extends SignatureConfig {
  printedName: string
  signedAt: Date | null
  manifest: string
  jws: string
  stepUpTransactionId: string
  timeStamp: Buffer | null
  stampedAt: Date | null
  stampAttempts: number
}

export const findSignature = (reader: Reader, tenantId: TenantId, key: string) =>
  reader.first<StoredSignature>(sql`
    select meaning, tsp_url as "tspUrl", step_up_provider_id as "stepUpProviderId", printed_name as "printedName",
      signed_at as "signedAt", manifest, jws, step_up_transaction_id as "stepUpTransactionId", time_stamp as "timeStamp",
      stamped_at as "stampedAt", stamp_attempts as "stampAttempts"
    from submission_signatures where tenant_id = ${tenantId} and submission_key = ${key}`)

export interface Signed {
  printedName: string
  signedAt: Date
  manifest: string
  jws: string
  stepUpTransactionId: string
}

/** Keeps what was signed, once. */
export const keepSignature = (tx: Tx, tenantId: TenantId, key: string, signed: Signed) =>
  tx.count(sql`
    update submission_signatures set printed_name = ${signed.printedName}, signed_at = ${signed.signedAt},
      manifest = ${signed.manifest}, jws = ${signed.jws}, step_up_transaction_id = ${signed.stepUpTransactionId}
    where tenant_id = ${tenantId} and submission_key = ${key} and signed_at is null`)

/** Lets a signed submission wait for its time stamp, or be applied. */
export const moveSigned = (
  tx: Tx,
  tenantId: TenantId,
  key: string,
  to: { state: 'TIMESTAMPING'; withinSeconds: number } | { state: 'APPLYING' },
) =>
  tx.count(sql`
    update submissions set state = ${to.state},
      deadline_at = now() + make_interval(secs => ${'withinSeconds' in to ? to.withinSeconds : null}::float8)
    where tenant_id = ${tenantId} and submission_key = ${key} and state in ('AWAITING_SIGNATURE', 'TIMESTAMPING')`)

export const keepTimeStamp = (tx: Tx, tenantId: TenantId, key: string, token: Buffer, at: Date) =>
  tx.count(sql`
    update submission_signatures set time_stamp = ${token}, stamped_at = ${at}, problem = '',
      stamp_attempts = stamp_attempts + 1
    where tenant_id = ${tenantId} and submission_key = ${key} and time_stamp is null`)

/** Notes why a time stamp did not come; returns how often it was asked for. */
export async function noteProblem(tx: Tx, tenantId: TenantId, key: string, problem: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    update submission_signatures set problem = ${problem}, stamp_attempts = stamp_attempts + 1
    where tenant_id = ${tenantId} and submission_key = ${key} returning stamp_attempts as n`)
  return row?.n ?? 0
}

/** The decisions that a submission has locked, and for whom they are made instead. */
export async function countLocked(reader: Reader, { tenantId, userId, reviewKey }: PendingOwner, key: string) {
  const row = await reader.first<{ approved: number; denied: number; onBehalfOf: string[] }>(sql`
    select count(*) filter (where p.approved)::int as approved, count(*) filter (where not p.approved)::int as denied,
      coalesce(array_agg(distinct m.on_behalf_of order by m.on_behalf_of) filter (where m.on_behalf_of is not null),
        '{}') as "onBehalfOf"
    from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
    left join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key
      and m.set_key = t.set_key and m.user_id = ${userId}
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.review_key = ${reviewKey}
      and p.submission_key = ${key}`)
  return row ?? { approved: 0, denied: 0, onBehalfOf: [] }
}

/** The name and address that a person signs with. */
export const findSigner = (reader: Reader, tenantId: TenantId, userId: string) =>
  reader.first<{ name: string; email: string }>(sql`
    select coalesce(nullif(trim(display_name), ''), email) as name, email from users
    where tenant_id = ${tenantId} and user_id = ${userId}`)

/** Of a review that begins to close: what is not signed yet expires, and what waits for a time stamp waits no longer than this. */
export async function listAwaiting(tx: Tx, tenantId: TenantId, reviewKey: string, stampWithinSeconds: number) {
  await tx.count(sql`
    update submissions set deadline_at = least(deadline_at, now() + make_interval(secs => ${stampWithinSeconds}))
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and state = 'TIMESTAMPING'`)
  const rows = await tx.rows<{ key: string }>(sql`
    select submission_key::text as key from submissions
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and state = 'AWAITING_SIGNATURE'`)
  return rows.map(({ key }) => key)
}
