import type { WebhookAnswer, WebhookAttempt, WebhookDelivery, WebhookState } from '../../contract/webhook/webhook.ts'
import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Ended } from './delivery.rules.ts'
import type { Subject } from './subjects.ts'

export interface NewDelivery {
  id: string
  webhookId: string
  event: string
  url: string
  sealedBody: Buffer
  callbackHash: Buffer
  callbackSeconds: number
  subject: Subject
}

/** Adds deliveries. A step of a task is asked about once. */
export async function insertDeliveries(tx: Tx, tenantId: TenantId, deliveries: readonly NewDelivery[]): Promise<void> {
  const of = <T>(value: (delivery: NewDelivery) => T) => deliveries.map(value)
  await tx.count(sql`
    insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event, url, sealed_body, callback_hash, expires_at,
      review_key, numeric_id, step_seq, ticket_id)
    select ${tenantId}, d.id, d.webhook, d.event, d.url, d.body, d.hash, now() + make_interval(secs => d.seconds),
      d.review, d.number, d.step, d.ticket
    from unnest(${of(({ id }) => id)}::text[], ${of(({ webhookId }) => webhookId)}::text[],
      ${of(({ event }) => event)}::text[], ${of(({ url }) => url)}::text[],
      ${of(({ sealedBody }) => hex(sealedBody))}::bytea[], ${of(({ callbackHash }) => hex(callbackHash))}::bytea[],
      ${of(({ callbackSeconds }) => callbackSeconds)}::float8[],
      ${of(({ subject }) => (subject.kind === 'step' ? subject.reviewKey : null))}::bigint[],
      ${of(({ subject }) => (subject.kind === 'test' ? null : subject.number))}::bigint[],
      ${of(({ subject }) => (subject.kind === 'step' ? subject.stepSeq : null))}::int[],
      ${of(({ subject }) => (subject.kind === 'test' ? '' : subject.ticketId))}::text[])
      as d (id, webhook, event, url, body, hash, seconds, review, number, step, ticket)
    on conflict (tenant_id, review_key, numeric_id, step_seq) where review_key is not null do nothing`)
}
const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

interface SubjectRow {
  reviewKey: string | null
  number: string | null
  stepSeq: number | null
  ticketId: string
}
const subjectColumns = sql`d.review_key::text as "reviewKey", d.numeric_id::text as number, d.step_seq as "stepSeq",
  d.ticket_id as "ticketId"`

function subjectOf({ reviewKey, number, stepSeq, ticketId }: SubjectRow): Subject {
  if (number === null) return { kind: 'test' }
  return reviewKey === null
    ? { kind: 'removal', ticketId, number }
    : { kind: 'step', ticketId, reviewKey, number, stepSeq: stepSeq ?? 0 }
}

interface DeliveryRow extends SubjectRow {
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
  d.next_attempt_at as "nextAttemptAt", d.completed_at as "completedAt", d.expires_at as "expiresAt", ${subjectColumns},
  coalesce((select jsonb_agg(jsonb_build_object('number', a.attempt_no, 'at', a.at, 'status', a.status,
      'problem', a.problem, 'milliseconds', a.milliseconds) order by a.attempt_no desc)
    from (select * from webhook_attempts a where a.tenant_id = d.tenant_id and a.delivery_id = d.delivery_id
      order by a.attempt_no desc limit ${SHOWN_ATTEMPTS}) a), '[]') as "lastAttempts"`

const sourceOf = (subject: Subject): WebhookDelivery['source'] => {
  if (subject.kind === 'test') return { test: {} }
  const { ticketId } = subject
  return subject.kind === 'step' ? { approvalStep: { ticketId } } : { provisionStep: { ticketId } }
}

const toMessage = (delivery: DeliveryRow): WebhookDelivery => {
  const { url, lastAttemptedAt, nextAttemptAt, completedAt, reviewKey, number, stepSeq, ticketId, ...row } = delivery
  return {
    ...row,
    source: sourceOf(subjectOf(delivery)),
    spec: { destination: url },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(lastAttemptedAt && { lastAttemptedAt: lastAttemptedAt.toISOString() }),
    ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(completedAt && { completedAt: completedAt.toISOString() }),
    lastAttempts: row.lastAttempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
  }
}

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
  webhookId: string
  sealedBody: Buffer
  attempt: number
  subject: Subject
}

/**
 * Takes the delivery that has been due the longest. If its end is never told, because the process was killed, it is due
 * again after `againAfterSeconds`.
 */
export async function takeDue(
  tx: Tx,
  tenantId: TenantId,
  webhookId: string,
  againAfterSeconds: number,
): Promise<DueDelivery | undefined> {
  const row = await tx.first<DueDelivery & SubjectRow>(sql`
    update webhook_deliveries d set state = 'WEBHOOK_STATE_RUNNING', attempts = attempts + 1, last_attempted_at = now(),
      updated_at = now(), next_attempt_at = now() + make_interval(secs => ${againAfterSeconds})
    where d.tenant_id = ${tenantId} and d.delivery_id = (
      select n.delivery_id from webhook_deliveries n
      where n.tenant_id = ${tenantId} and n.webhook_id = ${webhookId} and n.next_attempt_at <= now()
      order by n.next_attempt_at limit 1 for update skip locked)
    returning d.delivery_id as id, d.webhook_id as "webhookId", d.event, d.url, d.sealed_body as "sealedBody",
      d.attempts as attempt, ${subjectColumns}`)
  return row && { ...row, subject: subjectOf(row) }
}

/** How an attempt ended. */
export interface EndedAttempt {
  id: string
  attempt: number
  status: number
  milliseconds: number
  ended: Ended
}

/** Keeps how an attempt ended. False if its delivery was ended in another way meanwhile, which then counts. */
export async function keepAttempt(
  tx: Tx,
  tenantId: TenantId,
  { id, attempt, status, milliseconds, ended }: EndedAttempt,
): Promise<boolean> {
  const { state, problem, answer, againSeconds } = ended
  await tx.count(sql`
    insert into webhook_attempts (tenant_id, delivery_id, attempt_no, at, status, problem, milliseconds)
    values (${tenantId}, ${id}, ${attempt}, now(), ${status}, ${problem}, ${milliseconds})
    on conflict do nothing`)
  const kept = await tx.count(sql`
    update webhook_deliveries set state = ${state}, problem = ${problem}, answer = ${answerText(answer)}::jsonb,
      updated_at = now(), next_attempt_at = now() + make_interval(secs => ${againSeconds ?? null}::float8),
      completed_at = case when ${isDone(state)}::boolean then now() end
    where tenant_id = ${tenantId} and delivery_id = ${id} and completed_at is null`)
  return kept > 0
}

const answerText = (answer: WebhookAnswer | undefined) => (answer === undefined ? null : JSON.stringify(answer))
const isDone = (state: WebhookState) => state === 'WEBHOOK_STATE_SUCCESS' || state === 'WEBHOOK_STATE_FATAL_ERROR'

/** What a callback finds. */
export interface CalledBack {
  id: string
  webhookId: string
  state: WebhookState
  isExpired: boolean
  subject: Subject
}

/** The delivery that a callback token belongs to, locked until the end of the transaction. */
export async function lockCalledBack(
  tx: Tx,
  tenantId: TenantId,
  callbackHash: Buffer,
): Promise<CalledBack | undefined> {
  const row = await tx.first<CalledBack & SubjectRow>(sql`
    select d.delivery_id as id, d.webhook_id as "webhookId", d.state, d.expires_at <= now() as "isExpired",
      ${subjectColumns}
    from webhook_deliveries d where d.tenant_id = ${tenantId} and d.callback_hash = ${callbackHash} for update`)
  return row && { ...row, subject: subjectOf(row) }
}

export const completeDelivery = (tx: Tx, tenantId: TenantId, id: string, answer: WebhookAnswer) =>
  tx.count(sql`
    update webhook_deliveries set state = 'WEBHOOK_STATE_SUCCESS', problem = '', answer = ${JSON.stringify(answer)},
      next_attempt_at = null, completed_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and delivery_id = ${id}`)

/** Sends a delivery again that was given up. Its attempts are counted on; its receiver gets the whole window again. */
export const retryDelivery = (tx: Tx, tenantId: TenantId, webhookId: string, id: string) =>
  tx.count(sql`
    update webhook_deliveries d set state = 'WEBHOOK_STATE_PENDING', next_attempt_at = now(), completed_at = null,
      updated_at = now(), expires_at = now() + make_interval(secs => w.callback_seconds)
    from webhooks w
    where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId} and d.delivery_id = ${id}
      and w.tenant_id = d.tenant_id and w.webhook_id = d.webhook_id
      and d.state in ('WEBHOOK_STATE_FATAL_ERROR', 'WEBHOOK_STATE_ERROR')`)

/** A delivery that ends without an answer. */
export interface GivenUp {
  id: string
  webhookId: string
  subject: Subject
}

const toGivenUp = (rows: readonly (Omit<GivenUp, 'subject'> & SubjectRow)[]): GivenUp[] =>
  rows.map((row) => ({ id: row.id, webhookId: row.webhookId, subject: subjectOf(row) }))

/** Gives deliveries up that have no end yet. */
export async function giveUpDeliveries(
  tx: Tx,
  tenantId: TenantId,
  ids: readonly string[],
  problem: string,
): Promise<GivenUp[]> {
  return toGivenUp(
    await tx.rows(sql`
      update webhook_deliveries d set state = 'WEBHOOK_STATE_FATAL_ERROR', problem = ${problem}, next_attempt_at = null,
        completed_at = now(), updated_at = now()
      where d.tenant_id = ${tenantId} and d.delivery_id = any(${ids}::text[]) and d.completed_at is null
      returning d.delivery_id as id, d.webhook_id as "webhookId", ${subjectColumns}`),
  )
}

/** Some deliveries to a deleted webhook that have no end yet, locked. */
export const lockOfDeleted = (tx: Tx, tenantId: TenantId, webhookId: string, limit: number) =>
  idsOf(
    tx,
    sql`select d.delivery_id as id from webhook_deliveries d
      join webhooks w on w.tenant_id = d.tenant_id and w.webhook_id = d.webhook_id and w.deleted_at is not null
      where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId} and d.completed_at is null
      order by d.delivery_id limit ${limit} for update of d`,
  )

/** Some deliveries whose receivers did not call back in time, locked. */
export const lockExpired = (tx: Tx, tenantId: TenantId, limit: number) =>
  idsOf(
    tx,
    sql`select d.delivery_id as id from webhook_deliveries d
      where d.tenant_id = ${tenantId} and d.state = 'WEBHOOK_STATE_WAITING_CALLBACK' and d.expires_at <= now()
      order by d.expires_at limit ${limit} for update`,
  )

async function idsOf(tx: Tx, rows: Sql): Promise<string[]> {
  return (await tx.rows<{ id: string }>(rows)).map(({ id }) => id)
}

/** When the next delivery of a webhook is due. */
export async function nextDue(reader: Reader, tenantId: TenantId, webhookId: string): Promise<Date | undefined> {
  const row = await reader.first<{ at: Date | null }>(sql`
    select min(next_attempt_at) as at from webhook_deliveries
    where tenant_id = ${tenantId} and webhook_id = ${webhookId} and next_attempt_at is not null`)
  return row?.at ?? undefined
}
