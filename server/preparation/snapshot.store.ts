import { isLockTimeout, type Tx } from '../db/index.ts'
import { name, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { type CampaignScope, conflictingGrants, reachedResources, type VersionedKind } from '../scope/index.ts'
import { sourcesNow } from './ledger/ledger.store.ts'

const TABLES: Record<VersionedKind, string> = {
  user: 'user_versions',
  app: 'app_versions',
  resource: 'resource_versions',
  entitlement: 'entitlement_versions',
  account: 'account_versions',
  grant: 'grant_versions',
}

/**
 * Whether nobody is in the middle of changing access data, and nobody can until the end of this transaction. It does not
 * wait, or not for long: whoever wants to write meanwhile waits behind it, while an import takes its minute. To wait a
 * little is worth it now and then, because it makes the server's own vacuuming give way.
 */
export async function holdAccessData(tx: Tx, waitMs: number): Promise<boolean> {
  await tx.count(sql`savepoint still`)
  // Everybody who writes access data waits for this transaction: it is short, or it fails.
  await tx.count(sql`
    select set_config('lock_timeout', ${`${waitMs}ms`}, true), set_config('statement_timeout', '20s', true)`)
  try {
    await tx.count(sql`lock table user_versions, app_versions, resource_versions, entitlement_versions,
      account_versions, grant_versions in share mode`)
    return true
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    await tx.count(sql`rollback to savepoint still`)
    return false
  }
}

/**
 * Fixes the moment that the items of a campaign show. While the access data is held the highest version of each kind
 * is taken; what is closed after that has a later time, because closing takes the time of the clock and not that of
 * its transaction. Version and time together tell what was true, whatever changes meanwhile.
 */
export async function freeze(tx: Tx, tenantId: TenantId, key: string, scope: CampaignScope): Promise<void> {
  const versions: Partial<Record<VersionedKind, string>> = {}
  for (const [kind, table] of Object.entries(TABLES)) {
    const row = await tx.first<{ version: string }>(sql`
      select coalesce(max(version), 0)::text as version from ${name(table)} where tenant_id = ${tenantId}`)
    versions[kind as VersionedKind] = row?.version ?? '0'
  }
  await tx.count(sql`
    update preparations set frozen_at = clock_timestamp(), versions = ${JSON.stringify(versions)},
      trusted_domains = array(select domain from trusted_domains where tenant_id = ${tenantId} order by domain)
    where tenant_id = ${tenantId} and preparation_key = ${key}`)
  const reached = [...(await reachedResources(tx, tenantId, scope))]
  await tx.count(sql`
    insert into preparation_resources (tenant_id, preparation_key, resource_id, path)
    select ${tenantId}, ${key}::bigint, way.id, array(select jsonb_array_elements_text(way.path::jsonb))
    from unnest(${reached.map(([id]) => id)}::text[], ${reached.map(([, path]) => JSON.stringify(path))}::text[]) as way (id, path)`)
  await tx.count(sql`
    insert into preparation_conflicts (tenant_id, preparation_key, entitlement_key, principal_key, violation_id)
    ${conflictingGrants({ tenantId, scope }, sql`now()`, sql`${tenantId}, ${key}::bigint, g.entitlement_key, g.principal_key, v.violation_id`)}
    on conflict do nothing`)
  await freezeSources(tx, tenantId, key)
}

const freezeSources = (tx: Tx, tenantId: TenantId, key: string) =>
  tx.count(sql`
    insert into ledger_sources (tenant_id, preparation_key, source_id, display_name, kind, sync_id, synced_at,
      last_state, files, grant_count)
    select ${tenantId}, ${key}::bigint, s.* from (${sourcesNow(tenantId)}) s
    union all
    select ${tenantId}, ${key}::bigint, '', 'Made here', '', '', null, '', '[]', 0`)
