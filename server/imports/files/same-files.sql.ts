import { type Sql, sql } from '../../db/sql.ts'
import { accessState } from '../../directory/index.ts'
import type { SyncRef } from '../merge/merge-rows.sql.ts'

/** What the rows of a source are compared with: the access data of its tenant, and whose its accounts are. */
export const stateOf = ({ tenantId, sourceId }: SyncRef): Sql => sql`${accessState(tenantId)} || (
  select coalesce(md5(string_agg(l.ref || chr(31) || coalesce(l.user_id, ''), chr(31) order by l.ref)), '')
  from source_links l where l.tenant_id = ${tenantId} and l.source_id = ${sourceId})`
