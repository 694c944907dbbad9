import type { Reader } from '../../../server/db/index.ts'
import { Sql, sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'

/** A hash of all rows of a tenant in each table that has any, without the tables that are named. */
export async function fingerprintOf(reader: Reader, tenantId: TenantId, except: readonly string[] = []) {
  const tables = await reader.rows<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${except}::text[])
    order by c.relname`)
  const parts = tables.map(
    ({ name }) => sql`
      (select ${name} as table, count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
       from ${new Sql([name], [])} as t where tenant_id = ${tenantId} having count(*) > 0)`,
  )
  const union = new Sql(['', ...parts.slice(1).map(() => ' union all '), ''], parts)
  return reader.rows<{ table: string; rows: number; hash: string }>(union)
}
