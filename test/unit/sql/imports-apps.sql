-- matchRows
create temp table keyed_app (
  tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C",
    object_id text, object_key bigint, old_version bigint
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into keyed_app (tenant_id, line, external_id, object_id, old_version)
select $1, r.line, r.fields[1],
  coalesce(old.app_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')), old.version
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
left join apps old on old.tenant_id = $15 and old.source_id = $16 and old.external_id = r.fields[1];

analyze keyed_app;

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

insert into known_app (ref, app_id, existed)
select k.external_id, k.object_id, k.old_version is not null
from (select distinct on (external_id) * from keyed_app order by external_id, line) k;

insert into known_app (ref, app_id, existed)
select old.external_id, old.app_id, true
from apps old
where old.tenant_id = $1
  and old.source_id = $2
  and not exists (select 1 from keyed_app k where k.object_id = old.app_id)
  and (
    $3::boolean
      or old.external_id in (
        select row_key
        from (
          select row_line as line, row_key
          from sync_faults
          where tenant_id = $4 and sync_id = $5 and kind = $6 and effect = 'LEFT_OUT'
        ) as f
      )
  );

analyze known_app;

-- computeNext
create temp table next_app on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from app_versions t
limit 0;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into next_app (
  line, old_version, same, tenant_id, app_id, display_name, description, owner_ids, certify_policy_id,
    is_directory, monthly_cost_usd, grant_policy_id, revoke_policy_id, annotations, settings, edited,
    source_id, external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.display_name is not distinct from old.display_name
      and v.description is not distinct from old.description
      and v.owner_ids is not distinct from old.owner_ids
      and v.certify_policy_id is not distinct from old.certify_policy_id
      and v.is_directory is not distinct from old.is_directory
      and v.monthly_cost_usd is not distinct from old.monthly_cost_usd
      and old.source_id = $1
      and old.external_id = v.external_id, false
  ), $2, v.app_id, v.display_name, v.description, v.owner_ids, v.certify_policy_id, v.is_directory,
  v.monthly_cost_usd, coalesce(old.grant_policy_id, ''), coalesce(old.revoke_policy_id, ''),
  coalesce(old.annotations, '{}'::jsonb), coalesce(old.settings, '{}'::jsonb),
  coalesce(old.edited, '{}'::text[]), $3, v.external_id, coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as app_id,
    case when $4 = any(old.edited) then old.display_name else case
      when r.fields[2] is null then coalesce(old.display_name, '')
      else coalesce(nullif(r.fields[2], ''), '') end end as display_name,
    case when $5 = any(old.edited) then old.description else case
      when r.fields[3] is null then coalesce(old.description, '') else coalesce(nullif(r.fields[3], ''), '')
      end end as description,
    case when $6 = any(old.edited) then old.owner_ids else case
      when r.fields[4] is null then coalesce(old.owner_ids, '{}'::text[])
      else coalesce(
        (
          select array_agg(distinct f.user_id)
          from unnest(string_to_array(nullif(r.fields[4], ''), chr(31))) as x (ref)
          cross join lateral (
            select coalesce(
              (select u.user_id from known_user u where u.by = $7 and u.ref = x.ref),
                (select u.user_id from known_user u where u.by = $8 and u.ref = lower(x.ref))
            ) as user_id
          ) f
          where f.user_id is not null
        ), '{}'
      ) end end as owner_ids,
    case when $9 = any(old.edited) then old.certify_policy_id else case
      when r.fields[5] is null then coalesce(old.certify_policy_id, '')
      else coalesce(
        (
          select p.policy_id
          from (
            select policy_id, display_name
            from policies
            where tenant_id = k.tenant_id and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'
          ) p
          where p.policy_id = r.fields[5] or lower(p.display_name) = lower(r.fields[5])
          order by p.policy_id
          limit 1
        ), ''
      ) end end as certify_policy_id,
    case when $10 = any(old.edited) then old.is_directory else case
      when r.fields[6] is null then coalesce(old.is_directory, false)
      else coalesce(nullif(r.fields[6], '')::boolean, false) end end as is_directory,
    case when $11 = any(old.edited) then old.monthly_cost_usd else case
      when r.fields[7] is null then coalesce(old.monthly_cost_usd, 0)
      else coalesce(nullif(r.fields[7], '')::integer, 0) end end as monthly_cost_usd
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
  join keyed_app k using (line)
  left join app_versions old on old.tenant_id = $24 and old.version = k.old_version offset 0
) as v
left join app_versions old on old.tenant_id = $25 and old.version = v.old_version;

create index on next_app (line);

analyze next_app (line, old_version, same, app_id);

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
  ), r.table_number, r.table_line, r.line, $7,
  left(
    (
      select x.ref
      from unnest(string_to_array(nullif(r.fields[4], ''), chr(31))) as x (ref)
      where coalesce(
        (select u.user_id from known_user u where u.by = $8 and u.ref = x.ref),
          (select u.user_id from known_user u where u.by = $9 and u.ref = lower(x.ref))
      ) is null
      limit 1
    ), 100
  ), 'person_not_found',
  $10 || (
    select x.ref
    from unnest(string_to_array(nullif(r.fields[4], ''), chr(31))) as x (ref)
    where coalesce(
      (select u.user_id from known_user u where u.by = $11 and u.ref = x.ref),
        (select u.user_id from known_user u where u.by = $12 and u.ref = lower(x.ref))
    ) is null
    limit 1
  ) || '".', r.fields[1], $13, true,
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
join keyed_app k on k.line = r.line
left join app_versions old on old.tenant_id = $28 and old.version = k.old_version
where (
  select x.ref
  from unnest(string_to_array(nullif(r.fields[4], ''), chr(31))) as x (ref)
  where coalesce(
    (select u.user_id from known_user u where u.by = $29 and u.ref = x.ref),
      (select u.user_id from known_user u where u.by = $30 and u.ref = lower(x.ref))
  ) is null
  limit 1
) is not null
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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[5], 100), 'unknown_reference',
  $8 || r.fields[5] || '".', r.fields[1], $9, true,
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
join keyed_app k on k.line = r.line
left join app_versions old on old.tenant_id = $24 and old.version = k.old_version
where r.fields[5] <> ''
  and (
    select p.policy_id
    from (
      select policy_id, display_name
      from policies
      where tenant_id = k.tenant_id and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'
    ) p
    where p.policy_id = r.fields[5] or lower(p.display_name) = lower(r.fields[5])
    order by p.policy_id
    limit 1
  ) is null
order by r.line;

delete from next_app
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
create temp table gone_app (version bigint, object_id text, object_key bigint) on commit drop;

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

insert into gone_app (version, object_id)
select old.version, old.app_id
from app_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_app k where k.object_id = old.app_id)
      and old.external_id not in (
        select row_key
        from (
          select row_line as line, row_key
          from sync_faults
          where tenant_id = $3 and sync_id = $4 and kind = $5 and effect = 'LEFT_OUT'
        ) as f
      )
  )
  and not (false);

-- countDifferences
select count(*) filter (where old_version is null)::int as added,
  count(*) filter (where old_version is not null and not same)::int as changed,
  count(*) filter (where same)::int as unchanged
from next_app;

-- removeGone
select count(*)::int as count from gone_app;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_app where ctid = any(array(select ctid from gone_app limit $1)) returning version
)
update app_versions as old
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
from next_app n
left join app_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same and n.line > $2::int and n.line <= $3::int and true;

update app_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_app n
      left join app_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same and n.line > $4::int and n.line <= $5::int and true and n.old_version is not null
    )
  );

insert into app_versions (
  tenant_id, opened_by, opened_at, app_id, display_name, description, owner_ids, certify_policy_id,
    grant_policy_id, revoke_policy_id, is_directory, monthly_cost_usd, annotations, settings, source_id,
    external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.app_id, n.display_name, n.description, n.owner_ids,
  n.certify_policy_id, n.grant_policy_id, n.revoke_policy_id, n.is_directory, n.monthly_cost_usd,
  n.annotations, n.settings, n.source_id, n.external_id, n.edited, n.created_at
from next_app n
left join app_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same and n.line > $4::int and n.line <= $5::int and true;
