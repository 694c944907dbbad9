-- source.store.findSource
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and s.source_id = $2 and s.deleted_at is null;

-- source.store.findDemoSource
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and s.kind = 'SOURCE_KIND_DEMO' and s.deleted_at is null;

-- source.store.lockSource
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and s.source_id = $2 and s.deleted_at is null;

-- source.store.isSourceBeingDeleted
select 1
from syncs
where tenant_id = $1
  and deletes_source
  and state in (
    'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
      'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
  )
limit 1;

-- source.store.findSourceByName
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and lower(s.display_name) = lower($2) and s.deleted_at is null;

-- source.store.ensureSource
select s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (
    select max(y.finished_at)
    from syncs y
    where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.state = 'SYNC_STATE_DONE'
  ) as "lastSyncAt",
  exists (
    select 1
    from syncs y
    where y.tenant_id = s.tenant_id
      and y.source_id = s.source_id
      and y.deletes_source
      and state in (
        'SYNC_STATE_UPLOADING', 'SYNC_STATE_CHECKING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_QUEUED',
          'SYNC_STATE_APPLYING', 'SYNC_STATE_NEEDS_CONFIRMATION'
      )
  ) as deleting
from sources s
where s.tenant_id = $1 and lower(s.display_name) = lower($2) and s.deleted_at is null;
