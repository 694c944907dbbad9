import type { Count } from '../../../contract/campaign/preparation.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Review } from '../review.store.ts'

const SHOWN_HOLDERS = 100

/** Whose access open tasks are about: how many people, and who has the most, also accounts of nobody and groups. */
export async function loadOpenHolders(
  reader: Reader,
  tenantId: TenantId,
  { key, preparationKey }: Pick<Review, 'key' | 'preparationKey'>,
): Promise<{ openPersonCount: number; openByHolder: Count[] }> {
  const rows = await reader.rows<Count & { people: number }>(sql`
    with open as (
      select principal_key, count(*) as n from tasks
      where tenant_id = ${tenantId} and review_key = ${key} and state <> 'C' group by principal_key),
    held as (
      select coalesce(uv.user_id, av.account_id, rv.resource_id) as id, uv.user_id is not null as is_person,
        max(coalesce(uv.display_name, nullif(av.display_name, ''), av.username, rv.display_name, '')) as name,
        sum(o.n) as n
      from open o
      join preparation_principals p on p.tenant_id = ${tenantId} and p.preparation_key = ${preparationKey}
        and p.principal_key = o.principal_key
      left join user_versions uv on uv.tenant_id = ${tenantId} and uv.version = p.user_version
      left join account_versions av on av.tenant_id = ${tenantId} and av.version = p.account_version
        and p.user_version is null
      left join resource_versions rv on rv.tenant_id = ${tenantId} and rv.version = p.resource_version
      group by 1, 2)
    select id, name as "displayName", n::float8 as "itemCount",
      (count(*) filter (where is_person) over ())::int as people
    from held order by n desc, name, id limit ${SHOWN_HOLDERS}`)
  return {
    openPersonCount: rows[0]?.people ?? 0,
    openByHolder: rows.map(({ id, displayName, itemCount }) => ({ id, displayName, itemCount })),
  }
}
