import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface StoredProvider {
  displayName: string
  issuer: string
  clientId: string
  sealedSecret: Buffer | null
  enabled: boolean
  linksAllowed: boolean
  trustsEmails: boolean
  testedAt: Date | null
  testProblem: string
}

export const NO_PROVIDER: StoredProvider = {
  displayName: '',
  issuer: '',
  clientId: '',
  sealedSecret: null,
  enabled: false,
  linksAllowed: true,
  trustsEmails: false,
  testedAt: null,
  testProblem: '',
}

/** The sign-in provider of a tenant; one that is off if nothing was set. */
export const loadProvider = async (reader: Reader, tenantId: TenantId): Promise<StoredProvider> =>
  (await reader.first<StoredProvider>(sql`
    select display_name as "displayName", issuer, client_id as "clientId", sealed_secret as "sealedSecret", enabled,
      links_allowed as "linksAllowed", trusts_emails as "trustsEmails", tested_at as "testedAt",
      test_problem as "testProblem"
    from sign_in_providers where tenant_id = ${tenantId}`)) ?? NO_PROVIDER

/**
 * The same for a change, one change at a time. The row of the tenant is locked, because there may be none of a provider
 * yet.
 */
export async function lockSignInProvider(tx: Tx, tenantId: TenantId): Promise<StoredProvider> {
  await tx.count(sql`select 1 from tenants where tenant_id = ${tenantId} for update`)
  return loadProvider(tx, tenantId)
}

export const saveProvider = (tx: Tx, tenantId: TenantId, provider: StoredProvider) =>
  tx.count(sql`
    insert into sign_in_providers (tenant_id, display_name, issuer, client_id, sealed_secret, enabled, links_allowed,
      trusts_emails, tested_at, test_problem)
    values (${tenantId}, ${provider.displayName}, ${provider.issuer}, ${provider.clientId}, ${provider.sealedSecret},
      ${provider.enabled}, ${provider.linksAllowed}, ${provider.trustsEmails}, ${provider.testedAt},
      ${provider.testProblem})
    on conflict (tenant_id) do update set display_name = excluded.display_name, issuer = excluded.issuer,
      client_id = excluded.client_id, sealed_secret = excluded.sealed_secret, enabled = excluded.enabled,
      links_allowed = excluded.links_allowed, trusts_emails = excluded.trusts_emails, tested_at = excluded.tested_at,
      test_problem = excluded.test_problem, updated_at = now()`)

/** Keeps how a test ended, unless the provider was changed since it began. */
export const saveTestResult = (
  tx: Tx,
  tenantId: TenantId,
  { issuer, clientId, problem }: { issuer: string; clientId: string; problem: string },
) =>
  tx.count(sql`
    update sign_in_providers set tested_at = now(), test_problem = ${problem}
    where tenant_id = ${tenantId} and issuer = ${issuer} and client_id = ${clientId}`)
