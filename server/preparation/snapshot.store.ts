import type { Tx } from '../db/index.ts'
import { name, sql } from '../db/sql.ts'
import { trustedDomains } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { type CampaignScope, conflictingGrants, findReachableResources, type VersionedKind } from '../scope/index.ts'
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
  await snapshotSources(tx, tenantId, key)
}

const snapshotSources = (tx: Tx, tenantId: TenantId, key: string) =>
  tx.count(sql`
    insert into ledger_sources (tenant_id, preparation_key, source_id, display_name, kind, sync_id, synced_at,
      last_state, files, grant_count)
    select ${tenantId}, ${key}::bigint, s.* from (${currentSources(tenantId)}) s
    union all
    select ${tenantId}, ${key}::bigint, '', 'Added in Recert', '', '', null, '', '[]', 0`)
