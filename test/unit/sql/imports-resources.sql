-- matchRows
create temp table keyed_resource (
  tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C",
    object_id text, object_key bigint, old_version bigint
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into keyed_resource (tenant_id, line, app_id, external_id, object_id, object_key, old_version)
select $1, r.line, a.app_id, r.fields[2],
  coalesce(old.resource_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')),
  coalesce(old.resource_key, nextval('object_keys')), old.version
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
left join resources old on old.tenant_id = $15
  and old.source_id = $16
  and old.app_id = a.app_id
  and old.external_id = r.fields[2];

analyze keyed_resource;

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
from (select distinct on (app_id, external_id) * from keyed_resource order by app_id, external_id, line) k;

insert into known_object (kind, app_id, ref, object_id, object_key, type_id, existed)
select $1, old.app_id, old.external_id, old.resource_id, old.resource_key, old.resource_type_id, true
from resources old
where old.tenant_id = $2
  and old.source_id = $3
  and not exists (select 1 from keyed_resource k where k.object_id = old.resource_id)
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
create temp table next_resource on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from resource_versions t
limit 0;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into next_resource (
  line, old_version, same, tenant_id, resource_id, resource_key, app_id, resource_type_id, parent_id,
    display_name, description, owner_ids, profile, custom_description, annotations, settings, edited,
    source_id, external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.resource_type_id is not distinct from old.resource_type_id
      and v.parent_id is not distinct from old.parent_id
      and v.display_name is not distinct from old.display_name
      and v.description is not distinct from old.description
      and v.owner_ids is not distinct from old.owner_ids
      and v.profile is not distinct from old.profile
      and old.source_id = $1
      and old.external_id = v.external_id, false
  ), $2, v.resource_id, v.resource_key, v.app_id, v.resource_type_id, v.parent_id, v.display_name,
  v.description, v.owner_ids, v.profile, coalesce(old.custom_description, ''),
  coalesce(old.annotations, '{}'::jsonb), coalesce(old.settings, '{}'::jsonb),
  coalesce(old.edited, '{}'::text[]), $3, v.external_id, coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as resource_id, k.object_key as resource_key,
    k.app_id as app_id,
    case when $4 = any(old.edited) then old.resource_type_id else case
      when r.fields[3] is null then coalesce(old.resource_type_id, '')
      else coalesce(
        (
          select n.object_id
          from known_object n
          where n.kind = $5 and n.app_id = k.app_id and n.ref = r.fields[3]
        ), ''
      ) end end as resource_type_id,
    case when $6 = any(old.edited) then old.parent_id else case
      when r.fields[6] is null then coalesce(old.parent_id, null::text)
      else (
        select n.object_id
        from known_object n
        where n.kind = $7 and n.app_id = k.app_id and n.ref = r.fields[6]
      ) end end as parent_id,
    case when $8 = any(old.edited) then old.display_name else case
      when r.fields[4] is null then coalesce(old.display_name, '')
      else coalesce(nullif(r.fields[4], ''), '') end end as display_name,
    case when $9 = any(old.edited) then old.description else case
      when r.fields[5] is null then coalesce(old.description, '') else coalesce(nullif(r.fields[5], ''), '')
      end end as description,
    case when $10 = any(old.edited) then old.owner_ids else case
      when r.fields[7] is null then coalesce(old.owner_ids, '{}'::text[])
      else coalesce(
        (
          select array_agg(distinct f.user_id)
          from unnest(string_to_array(nullif(r.fields[7], ''), chr(31))) as x (ref)
          cross join lateral (
            select coalesce(
              (select u.user_id from known_user u where u.by = $11 and u.ref = x.ref),
                (select u.user_id from known_user u where u.by = $12 and u.ref = lower(x.ref))
            ) as user_id
          ) f
          where f.user_id is not null
        ), '{}'
      ) end end as owner_ids,
    case when $13 = any(old.edited) then old.profile else case
      when r.fields[8] is null then coalesce(old.profile, '{}'::jsonb)
      else coalesce(nullif(r.fields[8], ''), '{}')::jsonb end end as profile
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $14, $15) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $16), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $17
      and b.sync_id = $18
      and b.kind = $19
      and true
      and b.first_line <= $20::int
      and b.first_line + b.row_count > $21::int + 1
      and (b.first_line + r.at::int - 1) > $22::int
      and (b.first_line + r.at::int - 1) <= $23::int
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $24
          and d.sync_id = $25
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_resource k using (line)
  left join resource_versions old on old.tenant_id = $26 and old.version = k.old_version offset 0
) as v
left join resource_versions old on old.tenant_id = $27 and old.version = v.old_version;

create index on next_resource (line);

analyze next_resource (line, old_version, same, resource_id);

update known_object n
set type_id = x.resource_type_id
from next_resource x
where n.kind = 'resource' and n.object_id = x.resource_id;

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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[3], 100), 'unknown_reference',
  $8 || r.fields[3] || '".', r.fields[1] || chr(31) || r.fields[2], $9, true,
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
join keyed_resource k on k.line = r.line
left join resource_versions old on old.tenant_id = $24 and old.version = k.old_version
where r.fields[3] <> ''
  and (
    select n.object_id from known_object n where n.kind = $25 and n.app_id = k.app_id and n.ref = r.fields[3]
  ) is null
order by r.line;

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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[6], 100), 'unknown_reference',
  $8 || r.fields[6] || '".', r.fields[1] || chr(31) || r.fields[2], $9, true,
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
join keyed_resource k on k.line = r.line
left join resource_versions old on old.tenant_id = $24 and old.version = k.old_version
where r.fields[6] <> ''
  and (
    select n.object_id from known_object n where n.kind = $25 and n.app_id = k.app_id and n.ref = r.fields[6]
  ) is null
order by r.line;

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
  ), r.table_number, r.table_line, r.line, $7,
  left(
    (
      select x.ref
      from unnest(string_to_array(nullif(r.fields[7], ''), chr(31))) as x (ref)
      where coalesce(
        (select u.user_id from known_user u where u.by = $8 and u.ref = x.ref),
          (select u.user_id from known_user u where u.by = $9 and u.ref = lower(x.ref))
      ) is null
      limit 1
    ), 100
  ), 'person_not_found',
  $10 || (
    select x.ref
    from unnest(string_to_array(nullif(r.fields[7], ''), chr(31))) as x (ref)
    where coalesce(
      (select u.user_id from known_user u where u.by = $11 and u.ref = x.ref),
        (select u.user_id from known_user u where u.by = $12 and u.ref = lower(x.ref))
    ) is null
    limit 1
  ) || '".', r.fields[1] || chr(31) || r.fields[2], $13, true,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest($14::text[], r.fields) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $15::int
    ), ''
  )
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $16, $17) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $18), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $19
    and b.sync_id = $20
    and b.kind = $21
    and true
    and b.first_line <= $22::int
    and b.first_line + b.row_count > $23::int + 1
    and (b.first_line + r.at::int - 1) > $24::int
    and (b.first_line + r.at::int - 1) <= $25::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $26
        and d.sync_id = $27
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
join keyed_resource k on k.line = r.line
left join resource_versions old on old.tenant_id = $28 and old.version = k.old_version
where (
  select x.ref
  from unnest(string_to_array(nullif(r.fields[7], ''), chr(31))) as x (ref)
  where coalesce(
    (select u.user_id from known_user u where u.by = $29 and u.ref = x.ref),
      (select u.user_id from known_user u where u.by = $30 and u.ref = lower(x.ref))
  ) is null
  limit 1
) is not null
order by r.line;

create temp table circle on commit drop as
with recursive up as (
  select line, resource_id, parent_id, 1 as depth
  from next_resource
  where parent_id is not null
  union all select up.line, up.resource_id, n.parent_id, up.depth + 1
  from up
  join next_resource n on n.resource_id = up.parent_id
  where up.depth <= $1 and n.parent_id is not null and up.parent_id <> up.resource_id
)
select distinct line
from up
where depth > $2 or parent_id = resource_id;

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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[6], 100), $8, $9::text,
  r.fields[1] || chr(31) || r.fields[2], $10, true,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest($11::text[], r.fields) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $12::int
    ), ''
  )
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $13, $14) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $15), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $16
    and b.sync_id = $17
    and b.kind = $18
    and true
    and b.first_line <= $19::int
    and b.first_line + b.row_count > $20::int + 1
    and (b.first_line + r.at::int - 1) > $21::int
    and (b.first_line + r.at::int - 1) <= $22::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $23
        and d.sync_id = $24
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
where r.line in (select line from circle)
order by r.line;

update next_resource set parent_id = null where line in (select line from circle);

delete from next_resource
where line in (
  select line
  from (
    select row_line as line, row_key
    from sync_faults
    where tenant_id = $1 and sync_id = $2 and kind = $3 and effect = 'LEFT_OUT'
  ) as f
  where line is not null
);

update next_resource n
set same = coalesce(
  n.resource_type_id is not distinct from old.resource_type_id
    and n.parent_id is not distinct from old.parent_id
    and n.display_name is not distinct from old.display_name
    and n.description is not distinct from old.description
    and n.owner_ids is not distinct from old.owner_ids
    and n.profile is not distinct from old.profile
    and old.source_id = $1
    and old.external_id = n.external_id, false
)
from resource_versions old
where old.tenant_id = $2
  and old.version = n.old_version
  and n.same <> coalesce(
    n.resource_type_id is not distinct from old.resource_type_id
      and n.parent_id is not distinct from old.parent_id
      and n.display_name is not distinct from old.display_name
      and n.description is not distinct from old.description
      and n.owner_ids is not distinct from old.owner_ids
      and n.profile is not distinct from old.profile
      and old.source_id = $3
      and old.external_id = n.external_id, false
  );

-- findGone
create temp table gone_resource (version bigint, object_id text, object_key bigint) on commit drop;

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

insert into gone_resource (version, object_id, object_key)
select old.version, old.resource_id, old.resource_key
from resource_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_resource k where k.object_id = old.resource_id)
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
from next_resource;

-- removeGone
select count(*)::int as count from gone_resource;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_resource where ctid = any(array(select ctid from gone_resource limit $1)) returning version
)
update resource_versions as old
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
from next_resource n
left join resource_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same and n.line > $2::int and n.line <= $3::int and true;

update resource_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_resource n
      left join resource_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same and n.line > $4::int and n.line <= $5::int and true and n.old_version is not null
    )
  );

insert into resource_versions (
  tenant_id, opened_by, opened_at, resource_id, resource_key, app_id, resource_type_id, parent_id,
    display_name, description, custom_description, owner_ids, profile, annotations, settings, source_id,
    external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.resource_id, n.resource_key, n.app_id, n.resource_type_id,
  n.parent_id, n.display_name, n.description, n.custom_description, n.owner_ids, n.profile, n.annotations,
  n.settings, n.source_id, n.external_id, n.edited, n.created_at
from next_resource n
left join resource_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same and n.line > $4::int and n.line <= $5::int and true;
