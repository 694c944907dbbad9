import type { MailKind, MailState } from '../../contract/mail/mail.ts'
import type { Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export interface NewMail {
  kind: MailKind
  /** The people who get it: a query for `user_id`, or their ids. */
  to: Sql | readonly string[]
  campaignId?: string
  /** What sets it apart from another mail of this kind, about this campaign, to this person. */
  window?: string
  /** How long it waits for others of its kind, campaign and person, which become part of it. */
  gatherSeconds?: number
  data?: Record<string, unknown>
}

/** Writes mails that do not exist yet; returns how many. */
export const insertMails = (tx: Tx, tenantId: TenantId, mail: NewMail): Promise<number> => {
  const { kind, to, campaignId = '', window = '', gatherSeconds = 0, data = {} } = mail
  const people = Array.isArray(to) ? sql`select unnest(${to}::text[]) as user_id` : to
  return tx.count(sql`
    insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
    select ${tenantId}, ${kind}::text, p.user_id, ${campaignId}::text,
      concat_ws(' ', ${kind}::text, ${campaignId}::text, p.user_id, ${window}::text), ${JSON.stringify(data)}::jsonb,
      ${gatherSeconds > 0}, now() + make_interval(secs => ${gatherSeconds})
    from (${people}) p
    on conflict (tenant_id, once_key) do nothing`)
}

/** A mail that a sender has taken. */
export interface TakenMail {
  key: string
  kind: MailKind
  userId: string
  campaignId: string
  data: Record<string, unknown>
  createdAt: Date
  attempts: number
}

/**
 * Takes due mails, the longest due first; they are due again after `holdSeconds` if their sender is killed. From now on
 * what would have been gathered in one of them is another mail.
 */
export const takeDueMails = (
  tx: Tx,
  tenantId: TenantId,
  { limit, holdSeconds }: { limit: number; holdSeconds: number },
): Promise<TakenMail[]> =>
  tx.rows<TakenMail>(sql`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${holdSeconds}),
      once_key = case when gathers and attempts = 0 then once_key || outbox_key else once_key end
    where tenant_id = ${tenantId} and outbox_key in (
      select outbox_key from outbox
      where tenant_id = ${tenantId} and state = 'WAITING' and due_at <= now()
      order by due_at, outbox_key limit ${limit} for update skip locked)
    returning outbox_key::text as key, kind, user_id as "userId", campaign_id as "campaignId", data,
      created_at as "createdAt", attempts`)

/** What became of a mail that a sender had taken. */
export interface MailResult {
  key: string
  state: MailState
  error: string
  /** While it waits: when it is due. */
  retrySeconds: number
  /** Whether somebody tried to send it. */
  tried: boolean
}

/** Stores what became of taken mails. */
export const settleMails = (tx: Tx, tenantId: TenantId, results: readonly MailResult[]): Promise<number> => {
  const column = <T>(pick: (result: MailResult) => T) => results.map(pick)
  return tx.count(sql`
    update outbox o set state = r.state, last_error = r.error, due_at = now() + make_interval(secs => r.seconds),
      attempts = o.attempts - case when r.tried then 0 else 1 end,
      ended_at = case when r.state = 'WAITING' then null else now() end
    from unnest(${column(({ key }) => key)}::bigint[], ${column(({ state }) => state)}::text[],
      ${column(({ error }) => error)}::text[], ${column(({ retrySeconds }) => retrySeconds)}::float8[],
      ${column(({ tried }) => tried)}::boolean[]) as r (key, state, error, seconds, tried)
    where o.tenant_id = ${tenantId} and o.outbox_key = r.key and o.state = 'WAITING'`)
}

/** Makes a mail that was given up due now; 0 if it was not. It is tried as often as a new one. */
export const renewMail = (tx: Tx, tenantId: TenantId, key: string): Promise<number> =>
  tx.count(sql`
    update outbox set state = 'WAITING', attempts = 0, due_at = now(), ended_at = null
    where tenant_id = ${tenantId} and outbox_key = ${key}::bigint and state = 'FAILED'`)

/** Whether the mails of a local date are still to be made; from now on they are not. */
export const takeDay = async (tx: Tx, tenantId: TenantId, day: string): Promise<boolean> =>
  (await tx.count(sql`
    insert into mail_days as d (tenant_id, day) values (${tenantId}, ${day}::date)
    on conflict (tenant_id) do update set day = excluded.day where d.day < excluded.day`)) > 0
