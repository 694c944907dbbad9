import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { MOVES, type RevocationMove, type RevocationState } from './revocation.states.ts'

/** Reserves numbers of tasks, of which each tenant has one sequence; returns the first. */
export async function reserveNumbers(tx: Tx, tenantId: TenantId, count: number): Promise<string> {
  const row = await tx.first<{ first: string }>(sql`
    insert into task_numbers as n (tenant_id, next_number) values (${tenantId}, 1 + ${count}::bigint)
    on conflict (tenant_id) do update set next_number = n.next_number + ${count}::bigint
    returning (next_number - ${count}::bigint)::text as first`)
  return row?.first ?? '1'
}

export interface MovedBy {
  /** Nobody when a job did it. */
  userId?: string
  comment?: string
  /** The delivery whose receiver did it. */
  deliveryId?: string
}

/** A revocation to be moved, with the sync that is the reason. */
export interface Moving {
  number: string
  syncId?: string | null
}

/** Changes the state of those that the move is possible for, and records it; returns their numbers. */
export async function changeState(
  tx: Tx,
  tenantId: TenantId,
  move: RevocationMove,
  revocations: readonly Moving[],
  { userId, comment = '', deliveryId }: MovedBy,
): Promise<string[]> {
  const { from, to } = MOVES[move]
  const by = userId ?? null
  const rows = await tx.rows<{ number: string }>(sql`
    with moved as (
      update revocations x set state = ${to}, state_at = now(),
        delivery_id = case when ${to === 'READY'}::boolean then null else x.delivery_id end,
        released_at = case when ${move === 'release'}::boolean then now() else x.released_at end,
        claimed_at = case when ${to === 'CLAIMED'}::boolean then now() else x.claimed_at end,
        claimed_by = case when ${to === 'CLAIMED'}::boolean then ${by}::text else x.claimed_by end,
        verified_at = case when ${to === 'VERIFIED'}::boolean then now() else x.verified_at end,
        verified_sync = case when ${to === 'VERIFIED'}::boolean then q.sync_id else x.verified_sync end
      from unnest(${revocations.map(({ number }) => number)}::bigint[],
        ${revocations.map(({ syncId }) => syncId ?? null)}::text[]) as q (number, sync_id)
      where x.tenant_id = ${tenantId} and x.numeric_id = q.number and x.state = any(${from}::text[])
      returning x.numeric_id, q.sync_id
    ), recorded as (
      insert into revocation_events (tenant_id, numeric_id, kind, state, user_id, sync_id, delivery_id, comment)
      select ${tenantId}, numeric_id, ${move}, ${to}, ${by}::text, sync_id, ${deliveryId ?? null}::text, ${comment}
      from moved)
    select numeric_id::text as number from moved order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** Records what somebody says about a revocation, which stays as it is. */
export const recordComment = (
  tx: Tx,
  tenantId: TenantId,
  { number, state, userId, comment }: { number: string; state: RevocationState; userId: string; comment: string },
) =>
  tx.count(sql`
    insert into revocation_events (tenant_id, numeric_id, kind, state, user_id, comment)
    values (${tenantId}, ${number}::bigint, 'comment', ${state}, ${userId}, ${comment})`)

/** What happened to a revocation. */
export interface RevocationEvent {
  eventId: string
  at: Date
  kind: string
  state: RevocationState
  userId: string | null
  comment: string
}

/** What happened to a revocation, oldest first. */
export const listEvents = (reader: Reader, tenantId: TenantId, number: string): Promise<RevocationEvent[]> =>
  reader.rows<RevocationEvent>(sql`
    select event_id::text as "eventId", at, kind, state, user_id as "userId", comment from revocation_events
    where tenant_id = ${tenantId} and numeric_id = ${number}::bigint order by event_id`)

/** Notes the ticket of these revocations. */
export const setTicket = (
  tx: Tx,
  tenantId: TenantId,
  numbers: readonly string[],
  { ticketId, ticketUrl }: { ticketId: string; ticketUrl: string },
) =>
  tx.count(sql`
    update revocations set ticket_id = ${ticketId}, ticket_url = ${ticketUrl}
    where tenant_id = ${tenantId} and numeric_id = any(${numbers}::bigint[])`)

/** Open revocations whose work is done with one of these. */
export async function listCarried(reader: Reader, tenantId: TenantId, numbers: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    select numeric_id::text as number from revocations
    where tenant_id = ${tenantId} and carried_by = any(${numbers}::bigint[]) and is_open order by numeric_id`)
  return rows.map(({ number }) => number)
}

/** The revocations of the current run of a task, locked; the newest has the highest number. */
export const lockOfTask = (tx: Tx, tenantId: TenantId, reviewKey: string, taskNumber: string) =>
  tx.rows<{ number: string; state: RevocationState }>(sql`
    select numeric_id::text as number, state from revocations
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and task_number = ${taskNumber}::bigint
    order by numeric_id for update`)
