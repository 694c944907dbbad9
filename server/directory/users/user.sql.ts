import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** The ids of those of these users who are active. */
export const activeUsers = (tenantId: TenantId, ids: readonly string[]): Sql => sql`
  select user_id from users where tenant_id = ${tenantId} and user_id = any(${ids}::text[]) and status = 'ENABLED'`
