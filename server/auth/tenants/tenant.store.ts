import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

export interface TenantRow {
  id: TenantId
  displayName: string
  host: string
  pageKey: Buffer
}

const columns = sql`tenant_id as id, display_name as "displayName", host, page_key as "pageKey"`

export const listTenants = (reader: Reader) =>
  reader.rows<TenantRow>(sql`select ${columns} from tenants order by tenant_id`)

/** The new tenant; undefined if the host is taken. */
export const insertTenant = (tx: Tx, tenant: TenantRow) =>
  tx.first<TenantRow>(sql`
    insert into tenants (tenant_id, display_name, host, page_key)
    values (${tenant.id}, ${tenant.displayName}, ${tenant.host}, ${tenant.pageKey})
    on conflict (host) do nothing returning ${columns}`)

export const updateTenantHost = (tx: Tx, tenantId: TenantId, host: string) =>
  tx.count(sql`update tenants set host = ${host} where tenant_id = ${tenantId}`)
