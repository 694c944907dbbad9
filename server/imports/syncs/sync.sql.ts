import { name, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** A sync in one of these states blocks other syncs of its source. */
export const IN_PROGRESS_STATES = [
  'SYNC_STATE_UPLOADING',
  'SYNC_STATE_CHECKING',
  'SYNC_STATE_PREVIEWED',
  'SYNC_STATE_QUEUED',
  'SYNC_STATE_APPLYING',
  'SYNC_STATE_NEEDS_CONFIRMATION',
] as const

/** The same in SQL; must equal the condition of the index syncs_under_way. */
export const isInProgress = sql`state in ('SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
  'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION')`

/**
 * The sources of a tenant, each with its last applied sync, the last applied file of each kind (a sync may have only
 * some), and the state of the last sync that ended.
 */
export const sourcesWithLastSync = (tenantId: TenantId): Sql => sql`
  select s.source_id, s.display_name, s.kind, s.expected_every_seconds, coalesce(applied.sync_id, '') as sync_id,
    applied.finished_at as synced_at, coalesce(last.state, '') as last_state, coalesce((
      select jsonb_agg(jsonb_build_object('fileName', f.file_name, 'kind', f.kind, 'sha256', f.sha256,
        'rowCount', f.row_count, 'leftOutCount', f.left_out_count, 'syncId', f.sync_id) order by f.kind, f.table_number)
      from (
        select f.*, dense_rank() over (partition by f.kind order by y.created_at desc, y.sync_id desc) as age from syncs y
        join sync_files f on f.tenant_id = y.tenant_id and f.sync_id = y.sync_id
        where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE') f
      where f.age = 1), '[]') as files
  from sources s
  left join lateral (
    select y.sync_id, y.finished_at from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.state = 'SYNC_STATE_DONE' order by y.created_at desc, y.sync_id desc limit 1) applied on true
  left join lateral (
    select y.state from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
      and y.finished_at is not null order by y.created_at desc, y.sync_id desc limit 1) last on true
  where s.tenant_id = ${tenantId} and s.deleted_at is null`

/** Tenants with a source that somebody owns, and is told of when it is late. */
export const tenantsWithSourceOwners = sql`
  select n.tenant_id from tenants n where exists (
    select 1 from sources s where s.tenant_id = n.tenant_id and s.deleted_at is null and cardinality(s.owner_ids) > 0)`

/** Whether the uploads of a sync (`y`) are no longer to be kept. */
export const isKeptLongEnough = sql`y.keep_files_days > 0 and y.finished_at < now() - make_interval(days => y.keep_files_days)`

/** Tenants with uploads that were kept long enough. */
export const tenantsWithOldUploads = sql`
  select n.tenant_id from tenants n where exists (
    select 1 from syncs y join sync_uploads u on u.tenant_id = y.tenant_id and u.sync_id = y.sync_id
    join sync_spool s on s.tenant_id = u.tenant_id and s.upload_id = u.upload_id
    where y.tenant_id = n.tenant_id and ${isKeptLongEnough})`

/** Whether a version was closed because its source was deleted. That says nothing about the access itself. */
export const isClosedByDeletion = (version: Sql): Sql => sql`exists (
  select 1 from syncs deletion where deletion.tenant_id = ${version}.tenant_id
    and deletion.sync_id = ${version}.closed_by and deletion.deletes_source)`

/**
 * The schema with the working tables of a sync that is merged in many transactions. Each has its own, because others may
 * run between two of them.
 */
export const workingSchema = (syncId: string): string => `merge_${syncId.toLowerCase()}`

export const dropWorkingSchema = (syncId: string): Sql =>
  sql`drop schema if exists ${name(workingSchema(syncId))} cascade`
