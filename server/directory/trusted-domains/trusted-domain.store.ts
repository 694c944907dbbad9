import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { trustedDomains } from './trusted-domain.sql.ts'

export async function listTrustedDomains(reader: Reader, tenantId: TenantId): Promise<string[]> {
  const rows = await reader.rows<{ domain: string }>(trustedDomains(tenantId))
  return rows.map(({ domain }) => domain)
}

/** Replaces the trusted domains, one caller at a time; returns the difference. */
export async function replaceTrustedDomains(tx: Tx, tenantId: TenantId, domains: readonly string[]) {
  await tx.count(sql`select 1 from tenants where tenant_id = ${tenantId} for no key update`)
  const removed = await tx.rows<{ domain: string }>(sql`
    delete from trusted_domains where tenant_id = ${tenantId} and domain <> all(${domains}::text[]) returning domain`)
  const added = await tx.rows<{ domain: string }>(sql`
    insert into trusted_domains (tenant_id, domain) select ${tenantId}, unnest(${domains}::text[])
    on conflict do nothing returning domain`)
  return { added: added.map(({ domain }) => domain), removed: removed.map(({ domain }) => domain) }
}
