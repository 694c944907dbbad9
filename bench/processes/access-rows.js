// Writes access data directly to the tables, for cases that start after an import.
import { name, sql } from '../../dist/server/db/sql.js'

const APPS = 100
const PIECE = 100_000

/** Like a company of files: N/20 people, N/10 accounts, N/50 entitlements for N grants. */
export async function addAccess(database, tenantId, grants) {
  const [people, accounts] = [Math.ceil(grants / 20), Math.ceil(grants / 10)]
  const entitlements = Math.max(APPS * 10, Math.ceil(grants / 50))
  const run = (statement) => database.tx((tx) => tx.count(statement), { timeoutMs: 600_000 })
  await run(sql`insert into user_versions (tenant_id, user_id, email, display_name, department, job_title, manager_ids)
    select ${tenantId}, 'u' || i, 'person' || i || '@corp.example', 'Person ' || i, 'Department ' || i % 50,
      'Title ' || i % 200, array['u' || i / 8] from generate_series(0, ${people - 1}::int) i`)
  await run(sql`insert into app_versions (tenant_id, app_id, display_name)
    select ${tenantId}, 'app' || i, 'Application ' || i from generate_series(0, ${APPS - 1}::int) i`)
  await run(sql`insert into entitlement_versions
      (tenant_id, entitlement_id, app_id, display_name, is_app_access, entitlement_key)
    select ${tenantId}, 'e' || i, 'app' || i % ${APPS}::int, 'Entitlement ' || i, i < ${APPS}::int, i + 1
    from generate_series(0, ${entitlements - 1}::int) i`)
  await run(sql`insert into account_versions
      (tenant_id, account_id, app_id, user_id, display_name, username, email, account_key)
    select ${tenantId}, 'a' || i, 'app' || i % ${APPS}::int, 'u' || person, 'Person ' || person, 'person' || person,
      'person' || person || '@corp.example', i + 100000001
    from (select i, i % ${people}::int as person from generate_series(0, ${accounts - 1}::int) i) a`)
  // In chunks: the embedded engine keeps what one statement writes in memory.
  for (let from = 0; from < grants; from += PIECE)
    await run(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key, added_at, last_used_at)
      select ${tenantId}, 1 + account % ${APPS}::int
          + ${APPS}::int * ((account / ${APPS}::int * 10 + i / ${accounts}::int) % ${entitlements / APPS}::int),
        100000001 + account, timestamptz '2025-01-01' + make_interval(days => i % 250),
        timestamptz '2025-02-01' + make_interval(days => i % 250)
      from (select i, i % ${accounts}::int as account
        from generate_series(${from}::int, ${Math.min(grants, from + PIECE) - 1}::int) i) g`)
  for (const kind of ['user', 'app', 'entitlement', 'account', 'grant'])
    await run(sql`analyze ${name(`${kind}_versions`)}`)
}
