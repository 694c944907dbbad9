import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/**
 * The sources of a tenant in the columns of `ledger_sources`: each with its last applied sync and that sync's files, and
 * the state of the last sync that ended.
 */
export const currentSources = (tenantId: TenantId): Sql => sql`
  select s.source_id, s.display_name, s.kind, coalesce(applied.sync_id, '') as sync_id,
    applied.finished_at as synced_at, coalesce(last.state, '') as last_state, coalesce((
      select jsonb_agg(jsonb_build_object('fileName', f.file_name, 'kind', f.kind, 'sha256', f.sha256,
        'rowCount', f.row_count) order by f.kind)
      from sync_files f where f.tenant_id = s.tenant_id and f.sync_id = applied.sync_id), '[]') as files,
    0::bigint as grant_count
  from sources s
  left join lateral (
    select y.sync_id, y.finished_at from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.state = 'SYNC_STATE_DONE' order by y.created_at desc, y.sync_id desc limit 1) applied on true
  left join lateral (
    select y.state from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.finished_at is not null order by y.created_at desc, y.sync_id desc limit 1) last on true
  where s.tenant_id = ${tenantId}`
