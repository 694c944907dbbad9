import type { WebhookAnswer, WebhookAttempt, WebhookDelivery, WebhookState } from '../../contract/webhook/webhook.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Ended } from './delivery.rules.ts'

export interface NewDelivery {
  id: string
  webhookId: string
  event: string
  url: string
  sealedBody: Buffer
  callbackHash: Buffer
  expiresAt: Date
}

export const insertDelivery = (tx: Tx, tenantId: TenantId, delivery: NewDelivery) =>
  tx.count(sql`
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event, url, sealed_body, callback_hash, expires_at)
    values (${tenantId}, ${delivery.id}, ${delivery.webhookId}, ${delivery.event}, ${delivery.url}, ${delivery.sealedBody},
      ${delivery.callbackHash}, ${delivery.expiresAt})`)

interface DeliveryRow {
  id: string
  webhookId: string
  state: WebhookState
  event: string
  url: string
  attempts: number
  problem: string
  createdAt: Date
  updatedAt: Date
  lastAttemptedAt: Date | null
  nextAttemptAt: Date | null
  completedAt: Date | null
  expiresAt: Date
  lastAttempts: WebhookAttempt[]
}

const SHOWN_ATTEMPTS = 10
const columns = sql`d.delivery_id as id, d.webhook_id as "webhookId", d.state, d.event, d.url, d.attempts, d.problem,
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.last_attempted_at as "lastAttemptedAt",
  d.next_attempt_at as "nextAttemptAt", d.completed_at as "completedAt", d.expires_at as "expiresAt",
  coalesce((select jsonb_agg(jsonb_build_object('number', a.attempt_no, 'at', a.at, 'status', a.status,
      'problem', a.problem, 'milliseconds', a.milliseconds) order by a.attempt_no desc)
    from (select * from webhook_attempts a where a.tenant_id = d.tenant_id and a.delivery_id = d.delivery_id
      order by a.attempt_no desc limit ${SHOWN_ATTEMPTS}) a), '[]') as "lastAttempts"`

const toMessage = ({ url, lastAttemptedAt, nextAttemptAt, completedAt, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  source: { test: {} },
  spec: { destination: url },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...(lastAttemptedAt && { lastAttemptedAt: lastAttemptedAt.toISOString() }),
  ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
  ...(completedAt && { completedAt: completedAt.toISOString() }),
  lastAttempts: row.lastAttempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
})

export async function findDelivery(reader: Reader, tenantId: TenantId, webhookId: string, id: string) {
  const row = await reader.first<DeliveryRow>(sql`
    select ${columns} from webhook_deliveries d
    where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId} and d.delivery_id = ${id}`)
  return row && toMessage(row)
}

/** Deliveries of a webhook, newest first, before a given one. */
export async function listDeliveries(
  reader: Reader,
  tenantId: TenantId,
  webhookId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  const rows = await reader.rows<DeliveryRow>(sql`
    select ${columns} from webhook_deliveries d where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId}
      ${before === undefined ? sql`` : sql`and d.delivery_id < ${before}`}
    order by d.delivery_id desc limit ${limit}`)
  return rows.map(toMessage)
}

/** What is sent. */
export interface DueDelivery {
  id: string
  event: string
  url: string
  sealedBody: Buffer
  attempt: number
}

/**
 * Takes deliveries that are due, by the time they are due. If their end is never told, because the process was killed,
 * they are due again after `againAfterSeconds`.
 */
export const takeDue = (
  tx: Tx,
  tenantId: TenantId,
  webhookId: string,
  { limit, againAfterSeconds }: { limit: number; againAfterSeconds: number },
) =>
  tx.rows<DueDelivery>(sql`
    update webhook_deliveries d set state = 'WEBHOOK_STATE_RUNNING', attempts = attempts + 1, last_attempted_at = now(),
      updated_at = now(), next_attempt_at = now() + make_interval(secs => ${againAfterSeconds})
    where d.tenant_id = ${tenantId} and d.delivery_id in (
      select n.delivery_id from webhook_deliveries n
      where n.tenant_id = ${tenantId} and n.webhook_id = ${webhookId} and n.next_attempt_at <= now()
      order by n.next_attempt_at limit ${limit} for update skip locked)
    returning d.delivery_id as id, d.event, d.url, d.sealed_body as "sealedBody", d.attempts as attempt`)

/** How an attempt ended. */
export interface EndedAttempt {
  id: string
  attempt: number
  status: number
  milliseconds: number
  ended: Ended
}

/** Keeps how attempts ended. A delivery that was ended by its callback in the meantime stays as it is. */
export async function endAttempts(tx: Tx, tenantId: TenantId, attempts: readonly EndedAttempt[]): Promise<void> {
  const of = <T>(value: (attempt: EndedAttempt) => T) => attempts.map(value)
  await tx.count(sql`
    insert into webhook_attempts (tenant_id, delivery_id, attempt_no, at, status, problem, milliseconds)
    select ${tenantId}, a.id, a.attempt, now(), a.status, a.problem, a.milliseconds
    from unnest(${of(({ id }) => id)}::text[], ${of(({ attempt }) => attempt)}::int[],
      ${of(({ status }) => status)}::int[], ${of(({ ended }) => ended.problem)}::text[],
      ${of(({ milliseconds }) => milliseconds)}::int[]) as a (id, attempt, status, problem, milliseconds)`)
  await tx.count(sql`
    update webhook_deliveries d set state = a.state, problem = a.problem, answer = a.answer, updated_at = now(),
      next_attempt_at = now() + make_interval(secs => a.again_seconds),
      completed_at = case when a.is_done then now() end
    from unnest(${of(({ id }) => id)}::text[], ${of(({ ended }) => ended.state)}::text[],
      ${of(({ ended }) => ended.problem)}::text[], ${of(({ ended }) => answerText(ended.answer))}::jsonb[],
      ${of(({ ended }) => ended.againSeconds ?? null)}::float8[], ${of(({ ended }) => isDone(ended.state))}::boolean[])
      as a (id, state, problem, answer, again_seconds, is_done)
    where d.tenant_id = ${tenantId} and d.delivery_id = a.id and d.completed_at is null`)
}

const answerText = (answer: WebhookAnswer | undefined) => (answer === undefined ? null : JSON.stringify(answer))
const isDone = (state: WebhookState) => state === 'WEBHOOK_STATE_SUCCESS' || state === 'WEBHOOK_STATE_FATAL_ERROR'

/** What a callback finds. */
export interface CalledBack {
  id: string
  state: WebhookState
  isExpired: boolean
}

/** The delivery that a callback token belongs to, locked until the end of the transaction. */
export const lockCalledBack = (tx: Tx, tenantId: TenantId, callbackHash: Buffer) =>
  tx.first<CalledBack>(sql`
    select delivery_id as id, state, expires_at <= now() as "isExpired" from webhook_deliveries
    where tenant_id = ${tenantId} and callback_hash = ${callbackHash} for update`)

export const completeDelivery = (tx: Tx, tenantId: TenantId, id: string, answer: WebhookAnswer) =>
  tx.count(sql`
    update webhook_deliveries set state = 'WEBHOOK_STATE_SUCCESS', problem = '', answer = ${JSON.stringify(answer)},
      next_attempt_at = null, completed_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and delivery_id = ${id}`)

/** Sends a delivery again that was given up; its attempts are counted on. */
export const retryDelivery = (tx: Tx, tenantId: TenantId, webhookId: string, id: string) =>
  tx.count(sql`
    update webhook_deliveries set state = 'WEBHOOK_STATE_PENDING', next_attempt_at = now(), completed_at = null,
      updated_at = now()
    where tenant_id = ${tenantId} and webhook_id = ${webhookId} and delivery_id = ${id}
      and state in ('WEBHOOK_STATE_FATAL_ERROR', 'WEBHOOK_STATE_ERROR')`)

/** Gives up what has not been delivered to a webhook that is deleted. */
export const giveUpDeliveries = (tx: Tx, tenantId: TenantId, webhookId: string, problem: string) =>
  tx.count(sql`
    update webhook_deliveries set state = 'WEBHOOK_STATE_FATAL_ERROR', problem = ${problem}, next_attempt_at = null,
      completed_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and webhook_id = ${webhookId} and completed_at is null`)

/** When the next delivery of a webhook is due. */
export async function nextDue(reader: Reader, tenantId: TenantId, webhookId: string): Promise<Date | undefined> {
  const row = await reader.first<{ at: Date | null }>(sql`
    select min(next_attempt_at) as at from webhook_deliveries
    where tenant_id = ${tenantId} and webhook_id = ${webhookId} and next_attempt_at is not null`)
  return row?.at ?? undefined
}
