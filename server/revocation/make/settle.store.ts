import type { StoredTenantSettings } from '../../../contract/auth/settings.ts'
import type { Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { holdersOf, takesCertified } from './goes-with.sql.ts'
import type { SettleFacts } from './settle.rules.ts'

const chosen = (tenantId: TenantId, numbers: readonly string[]): Sql =>
  sql`x.tenant_id = ${tenantId} and x.numeric_id = any(${numbers}::bigint[]) and x.is_open`

/**
 * Finds what has to be removed, and how. Of inherited access these are the entitlements on its way that the person holds
 * directly, with any account. How an entitlement is removed, it says itself; one to which it delegates is asked once.
 * Without that, the channel is the tenant's default.
 */
export const updateTargets = (
  tx: Tx,
  tenantId: TenantId,
  numbers: readonly string[],
  defaults: Pick<StoredTenantSettings, 'removalChannel' | 'removalWebhookId'>,
) =>
  tx.count(sql`
    with found as (
      select x.numeric_id, e.app_id,
        coalesce(array_agg(h.principal_key order by h.entitlement_key, h.principal_key)
          filter (where h.principal_key is not null), '{}') as principals,
        coalesce(array_agg(h.entitlement_key order by h.entitlement_key, h.principal_key)
          filter (where h.principal_key is not null), '{}') as entitlements,
        array_remove(array_agg(distinct h.app_id), null) as target_apps, x.entitlement_key
      from revocations x
      join entitlements e on e.tenant_id = x.tenant_id and e.entitlement_key = x.entitlement_key
      join grants g on g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
        and g.principal_key = x.principal_key
      left join lateral (
        select d.principal_key, d.entitlement_key, m.app_id from ${holdersOf} o
        join grants d on d.tenant_id = x.tenant_id and d.principal_key = o.principal_key and d.is_direct
          and d.entitlement_key = any(g.path_keys)
        join entitlements m on m.tenant_id = d.tenant_id and m.entitlement_key = d.entitlement_key
        where not g.is_direct) h on true
      where ${chosen(tenantId, numbers)}
      group by x.numeric_id, e.app_id, x.entitlement_key
    ), ways as (
      select f.*, case when w.settings #> '{deprovisionerPolicy,delegated}' is null
        then w.settings -> 'deprovisionerPolicy' else (
          select d.settings -> 'deprovisionerPolicy' from entitlements d where d.tenant_id = w.tenant_id
            and d.entitlement_id = w.settings #>> '{deprovisionerPolicy,delegated,entitlementId}') end as policy
      from found f
      join entitlements w on w.tenant_id = ${tenantId}
        and w.entitlement_key = coalesce(f.entitlements[1], f.entitlement_key)
    ), settled as (
      select numeric_id, principals, entitlements,
        array(select distinct a from unnest(target_apps || app_id) as a order by a) as apps,
        case when policy -> 'webhook' is not null then 'WEBHOOK' when policy -> 'externalTicket' is not null then 'TICKET'
          when policy -> 'manual' is not null then 'MANUAL' else ${defaults.removalChannel} end as channel,
        case when coalesce(policy -> 'webhook', policy -> 'externalTicket', policy -> 'manual') is null
          then nullif(${defaults.removalWebhookId}, '') else policy #>> '{webhook,webhookId}' end as webhook,
        coalesce(policy #>> '{manual,instructions}', policy #>> '{externalTicket,instructions}', '') as instructions
      from ways)
    update revocations x set target_principals = s.principals, target_entitlements = s.entitlements, app_ids = s.apps,
      channel = s.channel, webhook_id = s.webhook, instructions = s.instructions
    from settled s
    where x.tenant_id = ${tenantId} and x.numeric_id = s.numeric_id
      and (x.target_principals, x.target_entitlements, x.app_ids, x.channel, x.webhook_id, x.instructions)
        is distinct from (s.principals, s.entitlements, s.apps, s.channel, s.webhook, s.instructions)`)

/**
 * Finds the revocation whose work removes the grant as well: the oldest open one of the same grant, else, when each
 * target is to be removed itself, the oldest of those. Targets are held directly and so have none themselves: no circle.
 */
export const updateCarriers = (tx: Tx, tenantId: TenantId, numbers: readonly string[]) =>
  tx.count(sql`
    with carriers as (
      select x.numeric_id, coalesce(
        (select min(c.numeric_id) from revocations c where c.tenant_id = x.tenant_id and c.is_open
          and c.principal_key = x.principal_key and c.entitlement_key = x.entitlement_key and c.numeric_id < x.numeric_id),
        (select case when bool_and(t.carrier is not null) then min(t.carrier) end
          from unnest(x.target_principals, x.target_entitlements) as w (principal_key, entitlement_key)
          cross join lateral (select min(c.numeric_id) as carrier from revocations c where c.tenant_id = x.tenant_id
            and c.is_open and c.principal_key = w.principal_key and c.entitlement_key = w.entitlement_key) t)) as carrier
      from revocations x where ${chosen(tenantId, numbers)})
    update revocations x set carried_by = c.carrier from carriers c
    where x.tenant_id = ${tenantId} and x.numeric_id = c.numeric_id and x.carried_by is distinct from c.carrier`)

/** What decides whether revocations that nobody has begun wait for an owner. */
export const listSettleFacts = (tx: Tx, tenantId: TenantId, numbers: readonly string[]): Promise<SettleFacts[]> =>
  tx.rows<SettleFacts>(sql`
    select x.numeric_id::text as number, x.state, x.carried_by is not null as "isCarried",
      x.released_at is not null as "isReleased", (g.is_direct or x.target_principals <> '{}') as "hasWay",
      x.carried_by is null and x.released_at is null and x.review_key is not null and ${takesCertified} as "takesCertified"
    from revocations x
    join grants g on g.tenant_id = x.tenant_id and g.entitlement_key = x.entitlement_key
      and g.principal_key = x.principal_key
    where ${chosen(tenantId, numbers)} and x.state in ('HELD', 'NEEDS_ATTENTION', 'READY')
    order by x.numeric_id`)
