import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertGrants } from '../../../server/directory/grants/grant.store.ts'
import { replaceTrustedDomains } from '../../../server/directory/index.ts'
import { removeObjects, reviseObjects } from '../../../server/directory/versions.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'

export type Change = (tx: Tx, tenantId: TenantId) => Promise<unknown>

const renamed = { display_name: sql`old.display_name || ' anew'` }
const everything = sql`true`
const half = sql`old.version % 2 = 0`

/** What can happen to access data while a campaign is being prepared, done as the product does it. */
export const CHANGES: Record<string, Change> = {
  'people change': (tx, tenantId) =>
    reviseObjects(tx, 'user', tenantId, everything, {
      ...renamed,
      status: 'DISABLED',
      department: 'Elsewhere',
      job_title: 'None',
      employment_status: 'gone',
      email: sql`'new-' || old.email`,
      manager_ids: sql`array['user-5']`,
      profile: '{"site": "Mars"}',
    }),
  'accounts change': (tx, tenantId) =>
    reviseObjects(tx, 'account', tenantId, everything, {
      ...renamed,
      status: 'STATUS_DISABLED',
      account_type: 'APP_USER_TYPE_SYSTEM_ACCOUNT',
      user_id: null,
      email: 'x@mars.example',
      profile: '{"tier": "iron"}',
    }),
  'accounts go': (tx, tenantId) => removeObjects(tx, 'account', tenantId, half),
  'entitlements change': (tx, tenantId) =>
    reviseObjects(tx, 'entitlement', tenantId, everything, {
      ...renamed,
      resource_id: '',
      resource_type_id: '',
      is_app_access: sql`not old.is_app_access`,
      risk_level_id: 'risk-0',
      compliance_framework_ids: sql`'{}'`,
    }),
  'entitlements go': (tx, tenantId) => removeObjects(tx, 'entitlement', tenantId, half),
  'resources change': (tx, tenantId) =>
    reviseObjects(tx, 'resource', tenantId, everything, { ...renamed, parent_id: null }),
  'resources go': (tx, tenantId) => removeObjects(tx, 'resource', tenantId, half),
  'apps change': (tx, tenantId) => reviseObjects(tx, 'app', tenantId, everything, renamed),
  'resource types change': (tx, tenantId) => reviseObjects(tx, 'resource_type', tenantId, everything, renamed),
  'grants change': (tx, tenantId) =>
    reviseObjects(tx, 'grant', tenantId, everything, {
      is_direct: sql`not old.is_direct`,
      added_at: sql`now()`,
      last_used_at: sql`now()`,
      last_reviewed_at: sql`now()`,
      expires_at: sql`now()`,
      access_profile_ids: sql`'{}'`,
    }),
  'grants go': (tx, tenantId) => removeObjects(tx, 'grant', tenantId, half),
  'everybody is given everything': async (tx, tenantId) => {
    const ids = await tx.rows<{ entitlements: string[]; accounts: string[] }>(sql`
      select array(select entitlement_id from entitlements where tenant_id = ${tenantId}) as entitlements,
        array(select account_id from accounts where tenant_id = ${tenantId}) as accounts`)
    for (const { entitlements, accounts } of ids)
      for (const entitlement of entitlements) await insertGrants(tx, tenantId, entitlement, accounts)
  },
  'other entitlements and accounts come': (tx, tenantId) =>
    // With keys of their own: those of a directory that was drawn are not from the sequence.
    tx.count(sql`
      with e as (
        insert into entitlement_versions (tenant_id, entitlement_id, entitlement_key, app_id, display_name)
        select ${tenantId}, 'other-' || version, 1000000 + version, app_id, 'Other' from apps
        where tenant_id = ${tenantId} returning *),
      a as (
        insert into account_versions (tenant_id, account_id, account_key, app_id, display_name, user_id)
        select ${tenantId}, 'other-' || version, 2000000 + version, app_id, 'Other', 'user-0' from apps
        where tenant_id = ${tenantId} returning *)
      insert into grant_versions (tenant_id, entitlement_key, principal_key)
      select ${tenantId}, e.entitlement_key, a.account_key from e join a on a.app_id = e.app_id`),
  'other domains are trusted': (tx, tenantId) => replaceTrustedDomains(tx, tenantId, ['mail.example']),
  'conflicts end': async (tx, tenantId) => {
    await tx.count(
      sql`update conflict_violations set resolved_at = now() where tenant_id = ${tenantId} and resolved_at is null`,
    )
    await tx.count(sql`update conflict_monitors set enabled = not enabled where tenant_id = ${tenantId}`)
  },
}
