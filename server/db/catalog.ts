import { existsSync, readFileSync } from 'node:fs'
import { builtFile } from '../lib/built.ts'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/**
 * The schema as the catalogue describes it, one line per column, index, constraint, trigger and function; the text is
 * the same on every engine and version. A migrated database must match schema.txt beside the migrations.
 */
export const readCatalog = (database: Database): Promise<string[]> =>
  database.read(async (reader) => {
    const rows = await reader.rows<{ line: string }>(sql`
      with mine as (
        select c.oid, c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations')
      select format('column %s.%s %s%s%s%s', mine.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          coalesce((select ' collate ' || collname from pg_collation where oid = a.attcollation and collname <> 'default'), ''),
          case when a.attnotnull then ' not null' else '' end,
          coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), case a.attidentity when 'a' then ' identity' else '' end)) as line
        from mine join pg_attribute a on a.attrelid = mine.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      union all
      select 'index ' || pg_get_indexdef(i.indexrelid) from mine join pg_index i on i.indrelid = mine.oid
      union all
      select format('constraint %s.%s %s', mine.relname, k.conname, pg_get_constraintdef(k.oid))
        from mine join pg_constraint k on k.conrelid = mine.oid where k.contype <> 'n'
      union all
      select 'trigger ' || pg_get_triggerdef(t.oid) from mine join pg_trigger t on t.tgrelid = mine.oid where not t.tgisinternal
      union all
      select format('function %s %s', p.proname, md5(p.prosrc)) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select format('view %s %s', c.relname, string_agg(a.attname, ', ' order by a.attnum))
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' group by c.relname`)
    return rows.map(({ line }) => line).sort()
  })

/** How a database differs from its migrations, e.g. by an index dropped or a column added by hand. */
export async function schemaDrift(database: Database): Promise<string[]> {
  const file = builtFile('server/db/migrations/schema.txt')
  const expected = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const actual = await readCatalog(database)
  return [
    ...expected.filter((line) => !actual.includes(line)).map((line) => `missing: ${line}`),
    ...actual.filter((line) => !expected.includes(line)).map((line) => `not ours: ${line}`),
  ]
}
