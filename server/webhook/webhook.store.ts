import type { SearchWebhooksRequest, WebhookEndpoint } from '../../contract/webhook/webhook.ts'
import type { Reader, Tx } from '../db/index.ts'
import { anyOf, containing, join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

interface WebhookRow extends Omit<WebhookEndpoint, 'createdAt' | 'updatedAt' | 'callbackTimeout'> {
  callbackSeconds: number
  createdAt: Date
  updatedAt: Date
}
export interface WebhookFields extends Pick<WebhookEndpoint, 'displayName' | 'description' | 'url'> {
  callbackSeconds: number
}

const columns = sql`w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt"`

const toMessage = ({ callbackSeconds, createdAt, updatedAt, ...row }: WebhookRow): WebhookEndpoint => ({
  ...row,
  callbackTimeout: `${callbackSeconds}s`,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export async function insertWebhook(tx: Tx, tenantId: TenantId, id: string, fields: WebhookFields) {
  const row = await tx.first<WebhookRow>(sql`
    insert into webhooks as w (tenant_id, webhook_id, display_name, description, url, callback_seconds)
    values (${tenantId}, ${id}, ${fields.displayName}, ${fields.description}, ${fields.url}, ${fields.callbackSeconds})
    returning ${columns}`)
  return toMessage(row as WebhookRow)
}

export async function updateWebhook(tx: Tx, tenantId: TenantId, id: string, fields: WebhookFields) {
  const row = await tx.first<WebhookRow>(sql`
    update webhooks w set display_name = ${fields.displayName}, description = ${fields.description}, url = ${fields.url},
      callback_seconds = ${fields.callbackSeconds}, updated_at = now()
    where w.tenant_id = ${tenantId} and w.webhook_id = ${id} and w.deleted_at is null returning ${columns}`)
  return row && toMessage(row)
}

export const deleteWebhook = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update webhooks set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and webhook_id = ${id} and deleted_at is null`)

export async function findWebhook(reader: Reader, tenantId: TenantId, id: string) {
  const [webhook] = await listWebhooks(reader, tenantId, { after: '', limit: 1 }, { refs: [{ id }] })
  return webhook
}

/** The webhook, which stays as it is until the end of the transaction. */
export async function lockWebhook(tx: Tx, tenantId: TenantId, id: string) {
  await tx.count(sql`select 1 from webhooks where tenant_id = ${tenantId} and webhook_id = ${id} for update`)
  return findWebhook(tx, tenantId, id)
}

export type WebhookFilter = Omit<SearchWebhooksRequest, 'pageSize' | 'pageToken'>

/** Webhooks in order of creation, after a given id. */
export async function listWebhooks(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: WebhookFilter = {},
): Promise<WebhookEndpoint[]> {
  const conditions: Sql[] = [
    sql`w.tenant_id = ${tenantId} and w.deleted_at is null and w.webhook_id > ${page.after}`,
    ...anyOf(
      sql`w.webhook_id`,
      filter.refs?.map(({ id }) => id),
    ),
    ...(filter.query ? [sql`lower(w.display_name) like ${containing(filter.query)}`] : []),
  ]
  const rows = await reader.rows<WebhookRow>(sql`
    select ${columns} from webhooks w where ${join(conditions, ' and ')} order by w.webhook_id limit ${page.limit}`)
  return rows.map(toMessage)
}

export interface WebhookUser {
  kind: 'policy' | 'entitlement' | 'setting'
  name: string
  /** Of all of them. */
  count: number
}

/** Policies, entitlements and settings that name a webhook, some by name. */
export const listWebhookUsers = (reader: Reader, tenantId: TenantId, id: string, limit: number) =>
  reader.rows<WebhookUser>(sql`
    select kind, name, count(*) over ()::int as count from (
      select 'policy' as kind, p.display_name as name from policies p
      where p.tenant_id = ${tenantId} and p.deleted_at is null and exists (
        select 1 from jsonb_path_query(p.steps, '$.*.steps[*].approval.webhook.webhookId') as w (value)
        where w.value #>> '{}' = ${id})
      union all
      select 'entitlement', e.display_name from entitlements e
      where e.tenant_id = ${tenantId} and e.settings #>> '{deprovisionerPolicy,webhook,webhookId}' = ${id}
      union all
      select 'setting', 'removalWebhookId' from tenants n
      where n.tenant_id = ${tenantId} and n.settings ->> 'removalWebhookId' = ${id}) users
    order by kind desc, name limit ${limit}`)
