-- matchRows
create temp table keyed_user (
  tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C",
    object_id text, object_key bigint, old_version bigint
) on commit drop;

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

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into keyed_user (tenant_id, line, external_id, object_id, old_version)
select $1, r.line, r.fields[1],
  coalesce(same.user_id, taken.user_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')),
  coalesce(same.version, taken.version)
from (
  select *, row_number() over (partition by lower(fields[2]) order by line) as nth
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $3, $4) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $5), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $6
      and b.sync_id = $7
      and b.kind = $8
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $9
          and d.sync_id = $10
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as x
) as r
left join users same on same.tenant_id = $11 and same.source_id = $12 and same.external_id = r.fields[1]
left join users taken on same.version is null
  and taken.tenant_id = $13
  and r.fields[2] <> ''
  and lower(taken.email) = lower(r.fields[2])
  and r.nth = 1
  and (
    taken.source_id is null
      or (
        taken.source_id = $14
          and not (
            $15::boolean
              or taken.external_id in (
                select row_key
                from (
                  select row_line as line, row_key
                  from sync_faults
                  where tenant_id = $16 and sync_id = $17 and kind = $18 and effect = 'LEFT_OUT'
                ) as f
              )
          )
          and taken.external_id not in (
            select other.fields[1]
            from (
              select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $19, $20) as fields,
                b.kind, b.table_number, r.table_line, b.is_parent
              from sync_batches b, rows
              from (
                string_to_table(b.rows, $21), unnest(b.table_lines)
              ) with ordinality as r (row, table_line, at)
              where b.tenant_id = $22
                and b.sync_id = $23
                and b.kind = $24
                and true
                and true
                and true
                and not exists (
                  select 1
                  from sync_dropped_rows d
                  where d.tenant_id = $25
                    and d.sync_id = $26
                    and d.kind = b.kind
                    and d.line = (b.first_line + r.at::int - 1)
                ) offset 0
            ) as other
            where other.fields[1] is not null
          )
      )
  )
where r.line > $27::int and r.line <= $28::int;

analyze keyed_user;

-- addKnownObjects
insert into known_user (by, ref, user_id)
select $1, k.external_id, k.object_id
from (select distinct on (external_id) * from keyed_user order by external_id, line) k;

insert into known_user (by, ref, user_id)
select $1, k.email, k.object_id
from (
  select distinct on (lower(r.fields[2])) lower(r.fields[2]) as email, k.object_id
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $2, $3) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $4), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $5
      and b.sync_id = $6
      and b.kind = $7
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $8
          and d.sync_id = $9
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_user k using (line)
  where r.fields[2] <> ''
  order by lower(r.fields[2]), line
) k;

insert into known_user (by, ref, user_id)
select $1, old.external_id, old.user_id
from users old
where old.tenant_id = $2
  and old.source_id = $3
  and not exists (select 1 from known_user u where u.by = $4 and u.ref = old.external_id);

insert into known_user (by, ref, user_id)
select $1, lower(old.email), old.user_id
from users old
where old.tenant_id = $2
  and old.email <> ''
  and not exists (select 1 from known_user u where u.by = $3 and u.ref = lower(old.email));

insert into known_user (by, ref, user_id)
select $1, n.ref, case when count(distinct n.user_id) = 1 then min(n.user_id) end
from (
  select lower(r.fields[6]) as ref, k.object_id as user_id
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $2, $3) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $4), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $5
      and b.sync_id = $6
      and b.kind = $7
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $8
          and d.sync_id = $9
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_user k using (line)
  union all select lower(u.username), u.user_id
  from users u
  where u.tenant_id = $10
) n
where n.ref <> ''
group by n.ref;

insert into known_user (by, ref, user_id)
select $1, n.ref, case when count(distinct n.user_id) = 1 then min(n.user_id) end
from (
  select x.ref, k.object_id as user_id
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $2, $3) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $4), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $5
      and b.sync_id = $6
      and b.kind = $7
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $8
          and d.sync_id = $9
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_user k using (line)
  cross join lateral unnest(string_to_array(nullif(r.fields[12], ''), chr(31))) as x (ref)
  union all select x.ref, u.user_id
  from users u
  cross join lateral unnest(u.employee_ids) as x (ref)
  where u.tenant_id = $10
) n
where n.ref <> ''
group by n.ref;

insert into known_user (by, ref, user_id)
select $1, l.ref, l.user_id
from source_links l
where l.tenant_id = $2 and l.source_id = $3;

analyze known_user;

-- computeNext
create temp table next_user on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from user_versions t
limit 0;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into next_user (
  line, old_version, same, tenant_id, user_id, email, display_name, status, type, origin, username,
    department, job_title, employment_status, employment_type, employee_ids, manager_ids, profile,
    delegated_user_id, edited, source_id, external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.email is not distinct from old.email
      and v.display_name is not distinct from old.display_name
      and v.status is not distinct from old.status
      and v.type is not distinct from old.type
      and v.origin is not distinct from old.origin
      and v.username is not distinct from old.username
      and v.department is not distinct from old.department
      and v.job_title is not distinct from old.job_title
      and v.employment_status is not distinct from old.employment_status
      and v.employment_type is not distinct from old.employment_type
      and v.employee_ids is not distinct from old.employee_ids
      and v.manager_ids is not distinct from old.manager_ids
      and v.profile is not distinct from old.profile
      and old.source_id = $1
      and old.external_id = v.external_id, false
  ), $2, v.user_id, v.email, v.display_name, v.status, v.type, v.origin, v.username, v.department,
  v.job_title, v.employment_status, v.employment_type, v.employee_ids, v.manager_ids, v.profile,
  coalesce(old.delegated_user_id, null::text), coalesce(old.edited, '{}'::text[]), $3, v.external_id,
  coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as user_id,
    case when $4 = any(old.edited) then old.email else case
      when r.fields[2] is null then coalesce(old.email, '') else coalesce(nullif(r.fields[2], ''), '') end
      end as email,
    case when $5 = any(old.edited) then old.display_name else case
      when r.fields[3] is null then coalesce(old.display_name, '')
      else coalesce(nullif(r.fields[3], ''), '') end end as display_name,
    case when $6 = any(old.edited) then old.status else case
      when r.fields[4] is null then coalesce(nullif(old.status, 'DELETED'), 'ENABLED')
      else coalesce(nullif(r.fields[4], ''), 'ENABLED') end end as status,
    case when $7 = any(old.edited) then old.type else case
      when r.fields[5] is null then coalesce(old.type, 'USER_TYPE_HUMAN')
      else coalesce(nullif(r.fields[5], ''), 'USER_TYPE_HUMAN') end end as type,
    case when $8 = any(old.edited) then old.origin else case
      when r.fields[1] is null then coalesce(old.origin, '') else 'USER_ORIGIN_DIRECTORY' end end as origin,
    case when $9 = any(old.edited) then old.username else case
      when r.fields[6] is null then coalesce(old.username, '') else coalesce(nullif(r.fields[6], ''), '')
      end end as username,
    case when $10 = any(old.edited) then old.department else case
      when r.fields[8] is null then coalesce(old.department, '') else coalesce(nullif(r.fields[8], ''), '')
      end end as department,
    case when $11 = any(old.edited) then old.job_title else case
      when r.fields[7] is null then coalesce(old.job_title, '') else coalesce(nullif(r.fields[7], ''), '')
      end end as job_title,
    case when $12 = any(old.edited) then old.employment_status else case
      when r.fields[10] is null then coalesce(old.employment_status, '')
      else coalesce(nullif(r.fields[10], ''), '') end end as employment_status,
    case when $13 = any(old.edited) then old.employment_type else case
      when r.fields[11] is null then coalesce(old.employment_type, '')
      else coalesce(nullif(r.fields[11], ''), '') end end as employment_type,
    case when $14 = any(old.edited) then old.employee_ids else case
      when r.fields[12] is null then coalesce(old.employee_ids, '{}'::text[])
      else coalesce(string_to_array(nullif(r.fields[12], ''), chr(31)), '{}') end end as employee_ids,
    case when $15 = any(old.edited) then old.manager_ids else case
      when r.fields[9] is null then coalesce(old.manager_ids, '{}'::text[])
      else array_remove(
        coalesce(
          (
            select array_agg(distinct f.user_id)
            from unnest(string_to_array(nullif(r.fields[9], ''), chr(31))) as x (ref)
            cross join lateral (
              select coalesce(
                (select u.user_id from known_user u where u.by = $16 and u.ref = x.ref),
                  (select u.user_id from known_user u where u.by = $17 and u.ref = lower(x.ref))
              ) as user_id
            ) f
            where f.user_id is not null
          ), '{}'
        ), k.object_id
      ) end end as manager_ids,
    case when $18 = any(old.edited) then old.profile else case
      when r.fields[13] is null then coalesce(old.profile, '{}'::jsonb)
      else coalesce(nullif(r.fields[13], ''), '{}')::jsonb end end as profile
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $19, $20) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $21), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $22
      and b.sync_id = $23
      and b.kind = $24
      and true
      and b.first_line <= $25::int
      and b.first_line + b.row_count > $26::int + 1
      and (b.first_line + r.at::int - 1) > $27::int
      and (b.first_line + r.at::int - 1) <= $28::int
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $29
          and d.sync_id = $30
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_user k using (line)
  left join user_versions old on old.tenant_id = $31 and old.version = k.old_version offset 0
) as v
left join user_versions old on old.tenant_id = $32 and old.version = v.old_version;

create index on next_user (line);

analyze next_user (line, old_version, same, user_id);

analyze known_object;

-- checkRows
create temp table known_elsewhere on commit drop as
select n.line, n.user_id, n.external_id, u.user_id as other_id
from next_user n
join users u on u.tenant_id = $1 and n.email <> '' and lower(u.email) = lower(n.email)
where u.source_id <> $2 and u.user_id <> n.user_id and n.old_version is null;

delete from next_user n using known_elsewhere e where n.line = e.line;

delete from keyed_user k using known_elsewhere e where k.line = e.line;

update known_user u set user_id = e.other_id from known_elsewhere e where u.user_id = e.user_id;

update next_user n
set manager_ids = array(
  select distinct coalesce(e.other_id, m)
  from unnest(n.manager_ids) m
  left join known_elsewhere e on e.user_id = m
)
where n.manager_ids && (select array_agg(user_id) from known_elsewhere);

update sync_tables t
set filtered = t.filtered || c.filtered,
  filtered_count = (select coalesce(sum(x.value::int), 0) from jsonb_each_text(t.filtered || c.filtered) x)
from (
  select f.table_number, jsonb_build_object('known_elsewhere', count(e.line)) as filtered
  from sync_files f
  left join (
    select r.table_number, r.line
    from (
      select (b.first_line + r.at::int - 1) as line, b.kind, b.table_number, r.table_line, b.is_parent
      from sync_batches b
      cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
      where b.tenant_id = $1
        and b.sync_id = $2
        and b.kind = $3
        and true
        and true
        and true
        and not exists (
          select 1
          from sync_dropped_rows d
          where d.tenant_id = $4
            and d.sync_id = $5
            and d.kind = b.kind
            and d.line = (b.first_line + r.at::int - 1)
        )
    ) r
    join known_elsewhere e using (line)
    where not r.is_parent
  ) e on e.table_number = f.table_number
  where f.tenant_id = $6 and f.sync_id = $7 and f.kind = 'users'
  group by f.table_number
) c
where t.tenant_id = $8
  and t.sync_id = $9
  and t.table_number = c.table_number
  and (c.filtered ->> 'known_elsewhere' <> '0' or t.filtered ? 'known_elsewhere');

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
  ), r.table_number, r.table_line, r.line, $7, left(coalesce(r.fields[4], ''), 100), $8, $9::text,
  r.fields[1], $10, true,
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
join next_user n on n.line = r.line
join user_versions old on old.tenant_id = $25 and old.version = n.old_version
where lower(n.status) <> lower(old.status)
  and exists (
    select 1
    from user_roles r
    where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($26::text[])
  )
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
  ), r.table_number, r.table_line, r.line, $7, left(coalesce(r.fields[2], ''), 100), $8, $9::text,
  r.fields[1], $10, true,
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
join next_user n on n.line = r.line
join user_versions old on old.tenant_id = $25 and old.version = n.old_version
where lower(n.email) <> lower(old.email)
  and exists (
    select 1
    from user_roles r
    where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($26::text[])
  )
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
      from unnest(string_to_array(nullif(r.fields[9], ''), chr(31))) as x (ref)
      where coalesce(
        (select u.user_id from known_user u where u.by = $8 and u.ref = x.ref),
          (select u.user_id from known_user u where u.by = $9 and u.ref = lower(x.ref))
      ) is null
      limit 1
    ), 100
  ), 'person_not_found',
  $10 || (
    select x.ref
    from unnest(string_to_array(nullif(r.fields[9], ''), chr(31))) as x (ref)
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
join keyed_user k on k.line = r.line
left join user_versions old on old.tenant_id = $28 and old.version = k.old_version
where (
  select x.ref
  from unnest(string_to_array(nullif(r.fields[9], ''), chr(31))) as x (ref)
  where coalesce(
    (select u.user_id from known_user u where u.by = $29 and u.ref = x.ref),
      (select u.user_id from known_user u where u.by = $30 and u.ref = lower(x.ref))
  ) is null
  limit 1
) is not null
order by r.line;

delete from next_user
where line in (
  select line
  from (
    select row_line as line, row_key
    from sync_faults
    where tenant_id = $1 and sync_id = $2 and kind = $3 and effect = 'LEFT_OUT'
  ) as f
  where line is not null
);

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
  ), r.table_number, r.table_line, r.line, $7, left(d.email, 100), $8,
  'Line ' || d.first_line || ' already has the address "' || d.email || '".', r.fields[1], $9, true,
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
join (
  select n.line, n.email, f.table_line as first_line
  from (
    select line, email, min(line) over (partition by lower(email)) as first_line
    from next_user
    where email <> ''
  ) n
  join (
    select (b.first_line + r.at::int - 1) as line, b.kind, b.table_number, r.table_line, b.is_parent
    from sync_batches b
    cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
    where b.tenant_id = $24
      and b.sync_id = $25
      and b.kind = $26
      and true
      and true
      and true
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $27
          and d.sync_id = $28
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      )
  ) as f on f.line = n.first_line
  where n.line > n.first_line
) d on d.line = r.line
where true
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
  ), r.table_number, r.table_line, r.line, $7, left(d.email, 100), $8,
  'The address "' || d.email || '" belongs to another person, who is not in this file or whose row was left out.',
  r.fields[1], $9, true,
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
join (
  select n.line, n.email, '' as first_line
  from next_user n
  join users u on u.tenant_id = $24 and n.email <> '' and lower(u.email) = lower(n.email)
  where not exists (select 1 from next_user m where m.user_id = u.user_id)
) d on d.line = r.line
where true
order by r.line;

update next_user n
set same = coalesce(
  n.email is not distinct from old.email
    and n.display_name is not distinct from old.display_name
    and n.status is not distinct from old.status
    and n.type is not distinct from old.type
    and n.origin is not distinct from old.origin
    and n.username is not distinct from old.username
    and n.department is not distinct from old.department
    and n.job_title is not distinct from old.job_title
    and n.employment_status is not distinct from old.employment_status
    and n.employment_type is not distinct from old.employment_type
    and n.employee_ids is not distinct from old.employee_ids
    and n.manager_ids is not distinct from old.manager_ids
    and n.profile is not distinct from old.profile
    and old.source_id = $1
    and old.external_id = n.external_id, false
)
from user_versions old
where old.tenant_id = $2
  and old.version = n.old_version
  and n.same <> coalesce(
    n.email is not distinct from old.email
      and n.display_name is not distinct from old.display_name
      and n.status is not distinct from old.status
      and n.type is not distinct from old.type
      and n.origin is not distinct from old.origin
      and n.username is not distinct from old.username
      and n.department is not distinct from old.department
      and n.job_title is not distinct from old.job_title
      and n.employment_status is not distinct from old.employment_status
      and n.employment_type is not distinct from old.employment_type
      and n.employee_ids is not distinct from old.employee_ids
      and n.manager_ids is not distinct from old.manager_ids
      and n.profile is not distinct from old.profile
      and old.source_id = $3
      and old.external_id = n.external_id, false
  );

-- findGone
create temp table gone_user (version bigint, object_id text, object_key bigint) on commit drop;

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

insert into gone_user (version, object_id)
select old.version, old.user_id
from user_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_user k where k.object_id = old.user_id)
      and old.external_id not in (
        select row_key
        from (
          select row_line as line, row_key
          from sync_faults
          where tenant_id = $3 and sync_id = $4 and kind = $5 and effect = 'LEFT_OUT'
        ) as f
      )
  )
  and not (
    old.status = 'DELETED'
      or exists (
        select 1
        from user_roles r
        where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($6::text[])
      )
  );

-- countDifferences
select count(*) filter (where old_version is null)::int as added,
  count(*) filter (where old_version is not null and not same)::int as changed,
  count(*) filter (where same)::int as unchanged
from next_user;

-- removeGone
select count(*)::int as count from gone_user;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_user where ctid = any(array(select ctid from gone_user limit $1)) returning version
),
  old as (
    update user_versions as old
    set closed_at = clock_timestamp(), closed_by = $2, removed = $3
    from gone g
    where old.tenant_id = $4 and old.version = g.version and old.closed_at is null
    returning old.*
  )
insert into user_versions (
  tenant_id, opened_by, opened_at, user_id, email, display_name, status, type, origin, username, department,
    job_title, employment_status, employment_type, employee_ids, manager_ids, delegated_user_id, profile,
    source_id, external_id, edited, created_at
)
select old.tenant_id, $5, old.closed_at, old.user_id, old.email, old.display_name, 'DELETED', old.type,
  old.origin, old.username, old.department, old.job_title, old.employment_status, old.employment_type,
  old.employee_ids, old.manager_ids, old.delegated_user_id, old.profile, old.source_id, old.external_id,
  old.edited, old.created_at
from old;

-- writeObjects
select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

select count(n.old_version)::int as count
from next_user n
left join user_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same
  and old.version is not null
  and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id);

update user_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_user n
      left join user_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same
        and old.version is not null
        and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id)
        and n.old_version is not null
    )
  );

insert into user_versions (
  tenant_id, opened_by, opened_at, user_id, email, display_name, status, type, origin, username, department,
    job_title, employment_status, employment_type, employee_ids, manager_ids, delegated_user_id, profile,
    source_id, external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.user_id, n.email, n.display_name, n.status, n.type,
  n.origin, n.username, n.department, n.job_title, n.employment_status, n.employment_type, n.employee_ids,
  n.manager_ids, n.delegated_user_id, n.profile, n.source_id, n.external_id, n.edited, n.created_at
from next_user n
left join user_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same
  and old.version is not null
  and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id);

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

select count(n.old_version)::int as count
from next_user n
left join user_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same
  and n.line > $2::int
  and n.line <= $3::int
  and (
    old.version is not null and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id)
  ) is not true;

update user_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_user n
      left join user_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same
        and n.line > $4::int
        and n.line <= $5::int
        and (
          old.version is not null and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id)
        ) is not true
        and n.old_version is not null
    )
  );

insert into user_versions (
  tenant_id, opened_by, opened_at, user_id, email, display_name, status, type, origin, username, department,
    job_title, employment_status, employment_type, employee_ids, manager_ids, delegated_user_id, profile,
    source_id, external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.user_id, n.email, n.display_name, n.status, n.type,
  n.origin, n.username, n.department, n.job_title, n.employment_status, n.employment_type, n.employee_ids,
  n.manager_ids, n.delegated_user_id, n.profile, n.source_id, n.external_id, n.edited, n.created_at
from next_user n
left join user_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same
  and n.line > $4::int
  and n.line <= $5::int
  and (
    old.version is not null and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id)
  ) is not true;
