import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Which of these texts, in lower case, identify people of the tenant: by address, user name, number or name. */
export async function findKnownPeople(reader: Reader, tenantId: TenantId, texts: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ ref: string }>(sql`
    select distinct x.ref from users u
      cross join lateral unnest(array[lower(u.email), lower(u.username), lower(u.display_name)] || u.employee_ids) as x (ref)
    where u.tenant_id = ${tenantId} and x.ref = any(${texts}::text[]) and x.ref <> ''`)
  return rows.map(({ ref }) => ref)
}

/** Which of these texts, in lower case, are names of apps of the tenant. */
export async function findKnownApps(reader: Reader, tenantId: TenantId, texts: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ ref: string }>(sql`
    select distinct lower(a.display_name) as ref from apps a
    where a.tenant_id = ${tenantId} and lower(a.display_name) = any(${texts}::text[])`)
  return rows.map(({ ref }) => ref)
}
