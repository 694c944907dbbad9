import type { Mail, MailKind, MailState } from '../../contract/mail/mail.ts'
import { campaignRows } from '../campaign/index.ts'
import type { Reader } from '../db/index.ts'
import { join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { mailId } from './mail-id.ts'

/** A mail, and its place in the list. */
export interface MailRow {
  key: string
  mail: Mail
}

interface Row {
  key: string
  kind: MailKind
  state: MailState
  userId: string
  displayName: string
  email: string
  campaignId: string
  campaignName: string
  createdAt: Date
  dueAt: Date
  endedAt: Date | null
  attempts: number
  lastError: string
}

const toRow = ({ key, campaignId, campaignName, createdAt, dueAt, endedAt, ...row }: Row): MailRow => ({
  key,
  mail: {
    ...row,
    id: mailId(createdAt, key),
    accessReviewId: campaignId,
    accessReviewDisplayName: campaignName,
    createdAt: createdAt.toISOString(),
    ...(endedAt ? { endedAt: endedAt.toISOString() } : { dueAt: dueAt.toISOString() }),
  },
})

const select = async (reader: Reader, tenantId: TenantId, which: Sql): Promise<MailRow[]> =>
  (
    await reader.rows<Row>(sql`
      select o.outbox_key::text as key, o.kind, o.state, o.user_id as "userId",
        coalesce(u.display_name, '') as "displayName", coalesce(u.email, '') as email, o.campaign_id as "campaignId",
        coalesce(c.display_name, '') as "campaignName", o.created_at as "createdAt", o.due_at as "dueAt",
        o.ended_at as "endedAt", o.attempts, o.last_error as "lastError"
      from outbox o
      left join users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
      left join ${campaignRows} c on c.tenant_id = o.tenant_id and c.campaign_id = o.campaign_id
      where o.tenant_id = ${tenantId} and ${which}`)
  ).map(toRow)

export interface MailFilter {
  state?: MailState | undefined
  kind?: MailKind | undefined
  userId?: string | undefined
  accessReviewId?: string | undefined
}

/** A page of the mails of a tenant, the latest first. */
export const listMails = (
  reader: Reader,
  tenantId: TenantId,
  filter: MailFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<MailRow[]> => {
  const is = (column: Sql, value: string | undefined) => (value ? [sql`${column} = ${value}`] : [])
  const conditions = [
    ...is(sql`o.state`, filter.state),
    ...is(sql`o.kind`, filter.kind),
    ...is(sql`o.user_id`, filter.userId),
    ...is(sql`o.campaign_id`, filter.accessReviewId),
    ...(before === undefined ? [] : [sql`o.outbox_key < ${before}::bigint`]),
  ]
  return select(reader, tenantId, sql`${join(conditions, ' and ')} order by o.outbox_key desc limit ${limit}`)
}

export const findMail = async (reader: Reader, tenantId: TenantId, key: string): Promise<Mail | undefined> =>
  (await select(reader, tenantId, sql`o.outbox_key = ${key}::bigint`))[0]?.mail
