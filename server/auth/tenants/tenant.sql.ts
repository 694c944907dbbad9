import { sql } from '../../db/sql.ts'

/** The tenants of a schedule whose job runs for each of them. */
export const allTenants = sql`select tenant_id from tenants`
