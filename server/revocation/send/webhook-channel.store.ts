import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { RevocationState } from '../change/revocation.states.ts'

const isToSend = sql`x.state = 'READY' and x.channel = 'WEBHOOK' and x.delivery_id is null and x.carried_by is null`

/** A revocation that a webhook is to be asked for. */
export interface ToSend {
  number: string
  webhookId: string
}

/** The next revocations that nobody has been asked for yet, locked. */
export const lockToSend = (tx: Tx, tenantId: TenantId, limit: number) =>
  tx.rows<ToSend>(sql`
    select x.numeric_id::text as number, coalesce(x.webhook_id, '') as "webhookId" from revocations x
    where x.tenant_id = ${tenantId} and ${isToSend} order by x.numeric_id limit ${limit} for update`)

/** Whether there are any of those, among all or with these numbers. */
export async function hasToSend(reader: Reader, tenantId: TenantId, numbers: readonly string[]): Promise<boolean> {
  const row = await reader.first<{ found: boolean }>(sql`
    select exists (select 1 from revocations x where x.tenant_id = ${tenantId} and ${isToSend}
      and x.numeric_id = any(${numbers}::bigint[])) as found`)
  return row?.found ?? false
}

/** Notes which delivery asks for each of these. */
export const setDeliveries = (tx: Tx, tenantId: TenantId, sent: readonly { number: string; deliveryId: string }[]) =>
  tx.count(sql`
    update revocations x set delivery_id = s.delivery
    from unnest(${sent.map(({ number }) => number)}::bigint[], ${sent.map(({ deliveryId }) => deliveryId)}::text[])
      as s (number, delivery)
    where x.tenant_id = ${tenantId} and x.numeric_id = s.number`)

/** The state of a revocation that this delivery asks for, locked; undefined when another does, or none. */
export async function lockDelivered(
  tx: Tx,
  tenantId: TenantId,
  number: string,
  deliveryId: string,
): Promise<RevocationState | undefined> {
  const row = await tx.first<{ state: RevocationState }>(sql`
    select x.state from revocations x where x.tenant_id = ${tenantId} and x.numeric_id = ${number}::bigint
      and x.delivery_id = ${deliveryId} for update`)
  return row?.state
}
