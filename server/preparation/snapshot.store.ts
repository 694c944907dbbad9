import type { Tx } from '../db/index.ts'
import { name, sql } from '../db/sql.ts'
import { trustedDomains } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  type CampaignScope,
  chosenMonitors,
  conflictingGrants,
  findReachableResources,
  isActive,
  type VersionedKind,
} from '../scope/index.ts'
import { currentSources } from './ledger/sources.sql.ts'

const TABLES: Record<VersionedKind, string> = {
  user: 'user_versions',
  app: 'app_versions',
  resource: 'resource_versions',
  entitlement: 'entitlement_versions',
  account: 'account_versions',
  grant: 'grant_versions',
}

/**
 * Takes the snapshot that the items of a campaign are built from: the highest version of each kind, and the time. What is
 * closed later has a later time, because closing uses the clock and not the transaction's time. So version and time
 * together tell what was true, whatever changes afterwards.
 */
export async function takeSnapshot(tx: Tx, tenantId: TenantId, key: string, scope: CampaignScope): Promise<void> {
  const versions: Partial<Record<VersionedKind, string>> = {}
  for (const [kind, table] of Object.entries(TABLES)) {
    const row = await tx.first<{ version: string }>(sql`
      select coalesce(max(version), 0)::text as version from ${name(table)} where tenant_id = ${tenantId}`)
    versions[kind as VersionedKind] = row?.version ?? '0'
  }
  await tx.count(sql`
    update preparations set frozen_at = clock_timestamp(), versions = ${JSON.stringify(versions)},
      trusted_domains = array(${trustedDomains(tenantId)})
    where tenant_id = ${tenantId} and preparation_key = ${key}`)
  const reachable = [...(await findReachableResources(tx, tenantId, scope))]
  await tx.count(sql`
    insert into preparation_resources (tenant_id, preparation_key, resource_id, path)
    select ${tenantId}, ${key}::bigint, r.id, array(select jsonb_array_elements_text(r.path::jsonb))
    from unnest(${reachable.map(([id]) => id)}::text[], ${reachable.map(([, path]) => JSON.stringify(path))}::text[]) as r (id, path)`)
  await tx.count(sql`
    insert into preparation_conflicts (tenant_id, preparation_key, entitlement_key, principal_key, violation_id)
    ${conflictingGrants({ tenantId, scope }, sql`now()`, sql`${tenantId}, ${key}::bigint, g.entitlement_key, g.principal_key, v.violation_id`)}
    on conflict do nothing`)
  await snapshotConflicts(tx, tenantId, key, scope)
  await snapshotSources(tx, tenantId, key)
}

/** The monitors of a conflict campaign and their active violations, also of those without an item. */
async function snapshotConflicts(tx: Tx, tenantId: TenantId, key: string, scope: CampaignScope): Promise<void> {
  const chosen = chosenMonitors({ tenantId, scope })
  const group = (name: string) => sql`array(select c.entitlement_id from conflict_entitlements c
    where c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id and c.entitlement_group = ${name} order by 1)`
  await tx.count(sql`
    insert into preparation_monitors (tenant_id, preparation_key, monitor_id, display_name, description, negate_b,
      group_a, group_b)
    select ${tenantId}, ${key}::bigint, m.monitor_id, m.display_name, m.description, m.negate_b,
      ${group('ENTITLEMENT_GROUP_A')}, ${group('ENTITLEMENT_GROUP_B')}
    from conflict_monitors m where m.tenant_id = ${tenantId} and m.deleted_at is null and ${chosen}`)
  await tx.count(sql`
    insert into preparation_violations (tenant_id, preparation_key, violation_id, monitor_id, user_id, account_id,
      detected_at)
    select ${tenantId}, ${key}::bigint, v.violation_id, v.monitor_id, v.user_id, v.account_id, v.detected_at
    from conflict_monitors m join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id
    where m.tenant_id = ${tenantId} and m.deleted_at is null and ${chosen} and ${isActive(sql`now()`)}`)
}

const snapshotSources = (tx: Tx, tenantId: TenantId, key: string) =>
  tx.count(sql`
    insert into ledger_sources (tenant_id, preparation_key, source_id, display_name, kind, expected_every_seconds,
      sync_id, synced_at, last_state, files, grant_count)
    select ${tenantId}, ${key}::bigint, s.* from (${currentSources(tenantId)}) s
    union all
    select ${tenantId}, ${key}::bigint, '', 'Added in Recert', '', null, '', null, '', '[]', 0`)
