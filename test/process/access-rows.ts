import type { Database } from '../../server/db/index.ts'
import { name, sql } from '../../server/db/sql.ts'
import type { TenantId } from '../../server/lib/ids.ts'

const APPS = 20

/** Access data straight into the tables, like a company of files: N/20 people, N/10 accounts, N/50 entitlements. */
export async function addAccess(database: Database, tenantId: TenantId, grants: number): Promise<void> {
  const [people, accounts] = [Math.ceil(grants / 20), Math.ceil(grants / 10)]
  const perApp = Math.max(10, Math.ceil(grants / 50 / APPS))
  const firstAccount = 100_000_001
  const statements = [
    sql`insert into user_versions (tenant_id, user_id, email, display_name, department, job_title, manager_ids)
      select ${tenantId}, 'u' || i, 'person' || i || '@corp.example', 'Person ' || i, 'Department ' || i % 10,
        'Title ' || i % 20, array['u' || i / 8] from generate_series(0, ${people - 1}::int) i`,
    sql`insert into app_versions (tenant_id, app_id, display_name)
      select ${tenantId}, 'app' || i, 'Application ' || i from generate_series(0, ${APPS - 1}::int) i`,
    sql`insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name, is_app_access, entitlement_key)
      select ${tenantId}, 'e' || i, 'app' || i % ${APPS}::int, 'Entitlement ' || i, i < ${APPS}::int, i + 1
      from generate_series(0, ${APPS * perApp - 1}::int) i`,
    sql`insert into account_versions (tenant_id, account_id, app_id, user_id, display_name, username, email, account_key)
      select ${tenantId}, 'a' || i, 'app' || i % ${APPS}::int, 'u' || i % ${people}::int, 'Account ' || i,
        'account' || i, 'account' || i || '@corp.example', i + ${firstAccount}::int
      from generate_series(0, ${accounts - 1}::int) i`,
    sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, added_at, is_direct)
      select ${tenantId}, 1 + account % ${APPS}::int + ${APPS}::int * ((account / ${APPS}::int + nth) % ${perApp}::int),
        ${firstAccount}::int + account, timestamptz '2025-01-01' + make_interval(days => nth), (account + nth) % 4 > 0
      from generate_series(0, ${accounts - 1}::int) account, generate_series(0, 9) nth`,
    ...['user', 'app', 'entitlement', 'account', 'grant'].map((kind) => sql`analyze ${name(`${kind}_versions`)}`),
  ]
  for (const statement of statements) await database.tx((tx) => tx.count(statement), { timeoutMs: 120_000 })
}
