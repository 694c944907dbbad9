import { type Sql, sql } from '../../db/sql.ts'
import { sourcesWithLastSync } from '../../imports/index.ts'
import type { TenantId } from '../../lib/ids.ts'

/** The sources of a tenant in the columns of `ledger_sources`. */
export const currentSources = (tenantId: TenantId): Sql =>
  sql`select s.*, 0::bigint as grant_count from (${sourcesWithLastSync(tenantId)}) s`
