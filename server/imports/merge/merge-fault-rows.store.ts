import { sql } from '../../db/sql.ts'
import type { Merge } from './merge.store.ts'
import { field } from './merge-expressions.sql.ts'
import { rowsOf } from './merge-rows.sql.ts'
import { createWorkingAs, inParts } from './merge-run.store.ts'

/** Counts the rows that name the accounts with a problem. An account is checked once, however many rows are about it. */
export async function countRowsOfAccounts(merge: Merge): Promise<void> {
  const { reader, tenantId, syncId } = merge
  const found = sql`f.tenant_id = ${tenantId} and f.sync_id = ${syncId} and f.kind = 'accounts' and f.is_compared`
  // "is true" keeps a list from becoming a join, which without statistics compares each row with each.
  await createWorkingAs(
    merge,
    'faulty_account',
    sql`select r.line, r.table_number, ${field('accounts', 'app')} as app, ${field('accounts', 'id')} as id, 0 as row_count
      from ${rowsOf(merge, 'accounts')} as r
      where (r.line in (select f.row_line from sync_faults f where ${found})) is true
        and (r.table_number in (select g.table_number from sync_files g
          where g.tenant_id = ${tenantId} and g.sync_id = ${syncId} and g.kind = 'grants')) is true`,
  )
  // Without statistics every row is compared with every account: minutes for 60,000 rows.
  await reader.count(sql`create index faulty_account_name on faulty_account (app, id)`)
  await reader.count(sql`analyze faulty_account`)
  if (!(await reader.first(sql`select 1 from faulty_account limit 1`))) return
  await inParts(merge, 'grants', (part) =>
    reader.count(sql`
      update faulty_account f set row_count = f.row_count + c.count
      from (select a.line, count(distinct r.table_line)::int as count from ${rowsOf(part, 'grants')} as r
        join faulty_account a on a.table_number = r.table_number and a.app = ${field('grants', 'app')}
          and a.id = ${field('grants', 'account')}
        group by a.line) c
      where f.line = c.line`),
  )
  // An account without a grant is counted on its own row.
  await reader.count(sql`
    update sync_faults f set row_count = greatest(a.row_count, 1) from faulty_account a where ${found} and f.row_line = a.line`)
}
