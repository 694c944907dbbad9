-- matchRows
create temp table keyed_resource_type (
  tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C",
    object_id text, object_key bigint, old_version bigint
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into keyed_resource_type (tenant_id, line, app_id, external_id, object_id, old_version)
select $1, r.line, a.app_id, r.fields[2],
  coalesce(old.resource_type_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')), old.version
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $3, $4) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $5), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $6
    and b.sync_id = $7
    and b.kind = $8
    and true
    and b.first_line <= $9::int
    and b.first_line + b.row_count > $10::int + 1
    and (b.first_line + r.at::int - 1) > $11::int
    and (b.first_line + r.at::int - 1) <= $12::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $13
        and d.sync_id = $14
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
join known_app a on a.ref = r.fields[1]
left join resource_types old on old.tenant_id = $15
  and old.source_id = $16
  and old.app_id = a.app_id
  and old.external_id = r.fields[2];

analyze keyed_resource_type;

-- addKnownObjects
select 1
from sync_faults x
where x.tenant_id = $1
  and x.sync_id = $2
  and x.effect = 'LEFT_OUT'
  and x.row_key = ''
  and (
    x.kind = $3
      or (
        x.kind = ''
          and exists (
            select 1
            from sync_files f
            where f.tenant_id = x.tenant_id
              and f.sync_id = x.sync_id
              and f.kind = $4
              and f.table_number = x.table_number
          )
      )
  )
limit 1;

insert into known_object (kind, app_id, ref, object_id, object_key, existed)
select $1, k.app_id, k.external_id, k.object_id, k.object_key, k.old_version is not null
from (
  select distinct on (app_id, external_id) * from keyed_resource_type order by app_id, external_id, line
) k;

insert into known_object (kind, app_id, ref, object_id, existed)
select $1, old.app_id, old.external_id, old.resource_type_id, true
from resource_types old
where old.tenant_id = $2
  and old.source_id = $3
  and not exists (select 1 from keyed_resource_type k where k.object_id = old.resource_type_id)
  and (
    $4::boolean
      or (select a.external_id || chr(31) || old.external_id from apps a where a.tenant_id = old.tenant_id and a.app_id = old.app_id) in (
        select row_key
        from (
          select row_line as line, row_key
          from sync_faults
          where tenant_id = $5 and sync_id = $6 and kind = $7 and effect = 'LEFT_OUT'
        ) as f
      )
  );

-- computeNext
create temp table next_resource_type on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from resource_type_versions t
limit 0;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into next_resource_type (
  line, old_version, same, tenant_id, resource_type_id, app_id, display_name, trait_ids, edited, source_id,
    external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.display_name is not distinct from old.display_name
      and v.trait_ids is not distinct from old.trait_ids
      and old.source_id = $1
      and old.external_id = v.external_id, false
  ), $2, v.resource_type_id, v.app_id, v.display_name, v.trait_ids, coalesce(old.edited, '{}'::text[]), $3,
  v.external_id, coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as resource_type_id, k.app_id as app_id,
    case when $4 = any(old.edited) then old.display_name else case
      when r.fields[3] is null then coalesce(old.display_name, '')
      else coalesce(nullif(r.fields[3], ''), '') end end as display_name,
    case when $5 = any(old.edited) then old.trait_ids else case
      when r.fields[4] is null then coalesce(old.trait_ids, '{}'::text[])
      else coalesce(string_to_array(nullif(r.fields[4], ''), chr(31)), '{}') end end as trait_ids
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $6, $7) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $8), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $9
      and b.sync_id = $10
      and b.kind = $11
      and true
      and b.first_line <= $12::int
      and b.first_line + b.row_count > $13::int + 1
      and (b.first_line + r.at::int - 1) > $14::int
      and (b.first_line + r.at::int - 1) <= $15::int
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $16
          and d.sync_id = $17
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_resource_type k using (line)
  left join resource_type_versions old on old.tenant_id = $18 and old.version = k.old_version offset 0
) as v
left join resource_type_versions old on old.tenant_id = $19 and old.version = v.old_version;

create index on next_resource_type (line);

analyze next_resource_type (line, old_version, same, resource_type_id);

analyze known_object;

-- checkRows
select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into sync_faults (
  tenant_id, sync_id, kind, file_name, table_number, line, row_line, column_name, value, reason, problem,
    row_key, effect, is_compared, cells
)
select $1, $2, $3,
  (
    select f.file_name
    from sync_files f
    where f.tenant_id = $4 and f.sync_id = $5 and f.kind = $6 and f.table_number = r.table_number
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[1], 100), $8,
  'This source has no app "' || r.fields[1] || '".', r.fields[1] || chr(31) || r.fields[2], $9, true,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest($10::text[], r.fields) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $11::int
    ), ''
  )
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $12, $13) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $14), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $15
    and b.sync_id = $16
    and b.kind = $17
    and true
    and b.first_line <= $18::int
    and b.first_line + b.row_count > $19::int + 1
    and (b.first_line + r.at::int - 1) > $20::int
    and (b.first_line + r.at::int - 1) <= $21::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $22
        and d.sync_id = $23
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
where not exists (select 1 from known_app a where a.ref = r.fields[1])
order by r.line;

delete from next_resource_type
where line in (
  select line
  from (
    select row_line as line, row_key
    from sync_faults
    where tenant_id = $1 and sync_id = $2 and kind = $3 and effect = 'LEFT_OUT'
  ) as f
  where line is not null
);

-- findGone
create temp table gone_resource_type (version bigint, object_id text, object_key bigint) on commit drop;

select 1
from sync_faults x
where x.tenant_id = $1
  and x.sync_id = $2
  and x.effect = 'LEFT_OUT'
  and x.row_key = ''
  and (
    x.kind = $3
      or (
        x.kind = ''
          and exists (
            select 1
            from sync_files f
            where f.tenant_id = x.tenant_id
              and f.sync_id = x.sync_id
              and f.kind = $4
              and f.table_number = x.table_number
          )
      )
  )
limit 1;

insert into gone_resource_type (version, object_id)
select old.version, old.resource_type_id
from resource_type_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_resource_type k where k.object_id = old.resource_type_id)
      and (select a.external_id || chr(31) || old.external_id from apps a where a.tenant_id = old.tenant_id and a.app_id = old.app_id) not in (
        select row_key
        from (
          select row_line as line, row_key
          from sync_faults
          where tenant_id = $3 and sync_id = $4 and kind = $5 and effect = 'LEFT_OUT'
        ) as f
      )
      or old.app_id in (select object_id from gone_app)
  )
  and not (false);

-- countDifferences
select count(*) filter (where old_version is null)::int as added,
  count(*) filter (where old_version is not null and not same)::int as changed,
  count(*) filter (where same)::int as unchanged
from next_resource_type;

-- removeGone
select count(*)::int as count from gone_resource_type;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_resource_type
  where ctid = any(array(select ctid from gone_resource_type limit $1))
  returning version
)
update resource_type_versions as old
set closed_at = clock_timestamp(), closed_by = $2, removed = $3
from gone g
where old.tenant_id = $4 and old.version = g.version and old.closed_at is null;

-- writeObjects
select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

select count(n.old_version)::int as count
from next_resource_type n
left join resource_type_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same and n.line > $2::int and n.line <= $3::int and true;

update resource_type_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_resource_type n
      left join resource_type_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same and n.line > $4::int and n.line <= $5::int and true and n.old_version is not null
    )
  );

insert into resource_type_versions (
  tenant_id, opened_by, opened_at, resource_type_id, app_id, display_name, trait_ids, source_id,
    external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.resource_type_id, n.app_id, n.display_name, n.trait_ids,
  n.source_id, n.external_id, n.edited, n.created_at
from next_resource_type n
left join resource_type_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same and n.line > $4::int and n.line <= $5::int and true;
