-- mapping.store.findMapping
select m.source_id as "sourceId", m.version, m.document, m.sha256, m.preset_id as "presetId",
  coalesce(m.created_by, '') as "createdById", m.created_at as "createdAt",
  (
    select count(*)::int
    from syncs y
    where y.tenant_id = m.tenant_id
      and y.source_id = m.source_id
      and y.mapping_version = m.version
      and y.mapping_version > 0
      and y.state = 'SYNC_STATE_DONE'
  ) as "syncCount", coalesce(last.sync_id, '') as "lastSyncId", last.finished_at as "lastSyncAt"
from source_mappings m
left join lateral (
  select y.sync_id, y.finished_at
  from syncs y
  where y.tenant_id = m.tenant_id
    and y.source_id = m.source_id
    and y.mapping_version = m.version
    and y.mapping_version > 0
    and y.state = 'SYNC_STATE_DONE'
  order by y.finished_at desc
  limit 1
) last on true
where m.tenant_id = $1 and m.source_id = $2
order by m.version desc
limit 1;

-- mapping.store.listMappings
select m.source_id as "sourceId", m.version, m.document, m.sha256, m.preset_id as "presetId",
  coalesce(m.created_by, '') as "createdById", m.created_at as "createdAt",
  (
    select count(*)::int
    from syncs y
    where y.tenant_id = m.tenant_id
      and y.source_id = m.source_id
      and y.mapping_version = m.version
      and y.mapping_version > 0
      and y.state = 'SYNC_STATE_DONE'
  ) as "syncCount", coalesce(last.sync_id, '') as "lastSyncId", last.finished_at as "lastSyncAt"
from source_mappings m
left join lateral (
  select y.sync_id, y.finished_at
  from syncs y
  where y.tenant_id = m.tenant_id
    and y.source_id = m.source_id
    and y.mapping_version = m.version
    and y.mapping_version > 0
    and y.state = 'SYNC_STATE_DONE'
  order by y.finished_at desc
  limit 1
) last on true
where m.tenant_id = $1 and m.source_id = $2 and m.version < coalesce($3::int, 2147483647)
order by m.version desc
limit $4;

-- mapping.store.keepMapping
select m.source_id as "sourceId", m.version, m.document, m.sha256, m.preset_id as "presetId",
  coalesce(m.created_by, '') as "createdById", m.created_at as "createdAt",
  (
    select count(*)::int
    from syncs y
    where y.tenant_id = m.tenant_id
      and y.source_id = m.source_id
      and y.mapping_version = m.version
      and y.mapping_version > 0
      and y.state = 'SYNC_STATE_DONE'
  ) as "syncCount", coalesce(last.sync_id, '') as "lastSyncId", last.finished_at as "lastSyncAt"
from source_mappings m
left join lateral (
  select y.sync_id, y.finished_at
  from syncs y
  where y.tenant_id = m.tenant_id
    and y.source_id = m.source_id
    and y.mapping_version = m.version
    and y.mapping_version > 0
    and y.state = 'SYNC_STATE_DONE'
  order by y.finished_at desc
  limit 1
) last on true
where m.tenant_id = $1 and m.source_id = $2
order by m.version desc
limit 1;
