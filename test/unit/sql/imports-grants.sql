-- createMergeTables
delete from sync_faults where tenant_id = $1 and sync_id = $2 and is_compared;

create temp table known_user (by text collate "C", ref text collate "C", user_id text) on commit drop;

create temp table known_app (ref text collate "C", app_id text collate "C", existed boolean) on commit drop;

create temp table known_object (
  kind text collate "C", app_id text collate "C", ref text collate "C", object_id text, object_key bigint,
    type_id text, existed boolean
) on commit drop;

create temp table new_name (type text, text text, id text) on commit drop;

create index known_app_ref on known_app (ref);

create index known_user_ref on known_user (by, ref);

create index known_object_ref on known_object (kind, app_id, ref);

-- lockKnownObjects
select pg_advisory_xact_lock($1::int, hashtext($2::text || ':' || lock))
from (
  select distinct hashtext(app_id) & $3::int as lock
  from (select app_id from apps where tenant_id = $4 and source_id = $5) a
  order by lock
) l;

select 1
from (select app_id as object_id from known_app where existed) k
where not exists (select 1 from apps old where old.tenant_id = $1 and old.app_id = k.object_id)
limit 1;

select 1
from (select object_id from known_object where kind = $1 and existed) k
where not exists (
  select 1 from resource_types old where old.tenant_id = $2 and old.resource_type_id = k.object_id
)
limit 1;

select 1
from (select object_id from known_object where kind = $1 and existed) k
where not exists (select 1 from resources old where old.tenant_id = $2 and old.resource_id = k.object_id)
limit 1;

select 1
from (select object_id from known_object where kind = $1 and existed) k
where not exists (
  select 1 from entitlements old where old.tenant_id = $2 and old.entitlement_id = k.object_id
)
limit 1;

select 1
from (select object_id from known_object where kind = $1 and existed) k
where not exists (select 1 from accounts old where old.tenant_id = $2 and old.account_id = k.object_id)
limit 1;

-- findNewNames
select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into new_name (type, text, id)
select $1, n.text, $2::text || lpad(nextval('object_keys')::text, 21, '0')
from (
  select distinct on (lower(text)) text
  from (
    select r.fields[12]
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
  ) as x (text)
  where text <> ''
) n
where not exists (
  select 1
  from attribute_values v
  where v.tenant_id = $15
    and v.attribute_type = $16
    and lower(v.value) = lower(n.text)
    and v.deleted_at is null
)
  and not exists (select 1 from new_name o where o.type = $17 and lower(o.text) = lower(n.text));

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into new_name (type, text, id)
select $1, n.text, $2::text || lpad(nextval('object_keys')::text, 21, '0')
from (
  select distinct on (lower(text)) text
  from (
    select x
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
    ) as r, unnest(string_to_array(nullif(r.fields[13], ''), chr(31))) as x
  ) as x (text)
  where text <> ''
) n
where not exists (
  select 1
  from attribute_values v
  where v.tenant_id = $15
    and v.attribute_type = $16
    and lower(v.value) = lower(n.text)
    and v.deleted_at is null
)
  and not exists (select 1 from new_name o where o.type = $17 and lower(o.text) = lower(n.text));

-- addNewNames
select type, count(*)::int as count from new_name group by type;

-- resolveGrants
create temp table next_grant (
  line integer, entitlement_key bigint, principal_key bigint, to_resource boolean, is_direct boolean,
    path_keys bigint[], added_at timestamptz, last_used_at timestamptz, last_reviewed_at timestamptz,
    expires_at timestamptz, access_profile_ids text[], granted_by text, requested_by text,
    says_last_used boolean, says_expires boolean
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into new_name (type, text, id)
select $1, n.text, $2::text || lpad(nextval('object_keys')::text, 21, '0')
from (
  select distinct on (lower(text)) text
  from (
    select x
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
    ) as r, unnest(string_to_array(nullif(r.fields[11], ''), chr(31))) as x
  ) as x (text)
  where text <> ''
) n
where not exists (
  select 1
  from access_profiles p
  where p.tenant_id = $15 and lower(p.display_name) = lower(n.text) and p.deleted_at is null
)
  and not exists (select 1 from new_name o where o.type = $16 and lower(o.text) = lower(n.text));

insert into next_grant (
  line, entitlement_key, principal_key, to_resource, is_direct, path_keys, added_at, last_used_at,
    last_reviewed_at, expires_at, access_profile_ids, granted_by, requested_by, says_last_used, says_expires
)
select r.line, e.object_key,
  case when coalesce(r.fields[3], '') = ''
    or coalesce(r.fields[4], '') = '' then coalesce(p.object_key, q.object_key) end,
  q.object_key is not null, r.fields[6] = '',
  case
    when r.fields[6] <> '' then (
      select array_agg(
        coalesce(
          (
            select n.object_key
            from known_object n
            where n.kind = 'entitlement' and n.app_id = a.app_id and n.ref = x.ref
          ),
            (
              select n.object_key
              from known_app other
              join known_object n on n.kind = 'entitlement'
                and n.app_id = other.app_id
                and n.ref = substr(x.ref, length(other.ref) + 2)
              where other.ref = any(
                array(
                  select left(x.ref, at - 1)
                  from generate_series(2, length(x.ref)) as at
                  where substr(x.ref, at, 1) = '/'
                )
              )
              limit 1
            )
        )
        order by x.at
      )
      from unnest(string_to_array(nullif(r.fields[6], ''), chr(31))) with ordinality as x (ref, at)
    ) when r.fields[6] = '' then '{}' end, nullif(r.fields[7], '')::timestamptz,
  nullif(r.fields[8], '')::timestamptz, nullif(r.fields[9], '')::timestamptz,
  nullif(r.fields[10], '')::timestamptz,
  case
    when r.fields[11] <> '' then (
      select array_agg(distinct p.access_profile_id)
      from unnest(string_to_array(nullif(r.fields[11], ''), chr(31))) as x (text)
      join (
        select o.access_profile_id, o.display_name
        from access_profiles o
        where o.tenant_id = $1 and o.deleted_at is null
        union all select w.id, w.text
        from new_name w
        where w.type = 'access_profile'
      ) p on lower(p.display_name) = lower(x.text)
    ) when r.fields[11] = '' then '{}' end,
  coalesce(
    coalesce(
      (select u.user_id from known_user u where u.by = $2 and u.ref = r.fields[12]),
        (select u.user_id from known_user u where u.by = $3 and u.ref = lower(r.fields[12]))
    ), r.fields[12]
  ),
  coalesce(
    coalesce(
      (select u.user_id from known_user u where u.by = $4 and u.ref = r.fields[13]),
        (select u.user_id from known_user u where u.by = $5 and u.ref = lower(r.fields[13]))
    ), r.fields[13]
  ), r.fields[8] is not null, r.fields[10] is not null
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
left join known_app a on a.ref = r.fields[1]
left join known_object e on e.kind = 'entitlement' and e.app_id = a.app_id and e.ref = r.fields[2]
left join known_object p on p.kind = 'account' and p.app_id = a.app_id and p.ref = r.fields[3]
left join known_app ra on r.fields[4] <> '' and ra.ref = coalesce(nullif(r.fields[5], ''), r.fields[1])
left join known_object q on q.kind = 'resource' and q.app_id = ra.app_id and q.ref = r.fields[4];

create index next_grant_line on next_grant (line);

analyze next_grant;

-- checkGrants
select 1
from next_grant
where entitlement_key is null or principal_key is null or array_position(path_keys, null) > 0
limit 1;

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
  ), r.table_number, r.table_line, r.line, $7, left(coalesce(r.fields[3], ''), 100), $8,
  'A grant needs an account or a resource, but not both.'::text,
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $9, true,
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
where (coalesce(r.fields[3], '') = '') = (coalesce(r.fields[4], '') = '')
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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[1], 100), $8, $9 || r.fields[1] || '".',
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $10, true,
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
join next_grant n on n.line = r.line
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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[2], 100),
  case
    when exists (
      select 1
      from (
        select row_line as line, row_key
        from sync_faults
        where tenant_id = $8 and sync_id = $9 and kind = $10 and effect = 'LEFT_OUT'
      ) as x
      where x.row_key = r.fields[1] || chr(31) || r.fields[2]
    ) then 'holder_left_out' else 'unknown_reference' end, $11 || r.fields[2] || '".',
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $12, true,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest($13::text[], r.fields) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $14::int
    ), ''
  )
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $15, $16) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $17), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $18
    and b.sync_id = $19
    and b.kind = $20
    and true
    and b.first_line <= $21::int
    and b.first_line + b.row_count > $22::int + 1
    and (b.first_line + r.at::int - 1) > $23::int
    and (b.first_line + r.at::int - 1) <= $24::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $25
        and d.sync_id = $26
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
join next_grant n on n.line = r.line
where n.entitlement_key is null and exists (select 1 from known_app a where a.ref = r.fields[1])
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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[3], 100),
  case
    when exists (
      select 1
      from (
        select row_line as line, row_key
        from sync_faults
        where tenant_id = $8 and sync_id = $9 and kind = $10 and effect = 'LEFT_OUT'
      ) as x
      where x.row_key = r.fields[1] || chr(31) || r.fields[3]
    ) then 'holder_left_out' else 'unknown_reference' end, $11 || r.fields[3] || '".',
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $12, true,
  coalesce(
    left(
      (
        select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
        from unnest($13::text[], r.fields) with ordinality as x (name, value, at)
        where x.value <> ''
      ), $14::int
    ), ''
  )
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $15, $16) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $17), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $18
    and b.sync_id = $19
    and b.kind = $20
    and true
    and b.first_line <= $21::int
    and b.first_line + b.row_count > $22::int + 1
    and (b.first_line + r.at::int - 1) > $23::int
    and (b.first_line + r.at::int - 1) <= $24::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $25
        and d.sync_id = $26
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
join next_grant n on n.line = r.line
where n.principal_key is null
  and r.fields[3] <> ''
  and coalesce(r.fields[4], '') = ''
  and exists (select 1 from known_app a where a.ref = r.fields[1])
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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[4], 100), $8, $9 || r.fields[4] || '".',
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $10, true,
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
join next_grant n on n.line = r.line
where n.principal_key is null and r.fields[4] <> '' and coalesce(r.fields[3], '') = ''
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
  ), r.table_number, r.table_line, r.line, $7, left(replace(r.fields[6], chr(31), ';'), 100), $8,
  'A step of the way is not known; the access counts as inherited without it.'::text,
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $9, true,
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
join next_grant n on n.line = r.line
where array_position(n.path_keys, null) > 0
order by r.line;

delete from next_grant
where line in (
  select line
  from (
    select row_line as line, row_key
    from sync_faults
    where tenant_id = $1 and sync_id = $2 and kind = $3 and effect = 'LEFT_OUT'
  ) as f
  where line is not null
);

update next_grant set path_keys = array_remove(path_keys, null) where array_position(path_keys, null) > 0;

create temp table repeated_grant on commit drop as
select n.*, 0 as first_line, null::text[] as fields, 0 as table_number, 0 as table_line
from next_grant n
limit 0;

select count(*)::int as count from next_grant;

with g as materialized (
  select entitlement_key, principal_key, min(line) as first_line
  from next_grant
  where mod(entitlement_key, $1::bigint) = $2::bigint
  group by entitlement_key, principal_key
  having count(*) > 1
)
insert into repeated_grant
select n.*, g.first_line
from g
join next_grant n using (entitlement_key, principal_key);

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

update repeated_grant n
set fields = r.fields, table_number = r.table_number, table_line = r.table_line
from (
  select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $1, $2) as fields, b.kind,
    b.table_number, r.table_line, b.is_parent
  from sync_batches b, rows
  from (string_to_table(b.rows, $3), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
  where b.tenant_id = $4
    and b.sync_id = $5
    and b.kind = $6
    and true
    and b.first_line <= $7::int
    and b.first_line + b.row_count > $8::int + 1
    and (b.first_line + r.at::int - 1) > $9::int
    and (b.first_line + r.at::int - 1) <= $10::int
    and not exists (
      select 1
      from sync_dropped_rows d
      where d.tenant_id = $11
        and d.sync_id = $12
        and d.kind = b.kind
        and d.line = (b.first_line + r.at::int - 1)
    ) offset 0
) as r
where r.line = n.line;

update next_grant n
set added_at = g.added_at, last_used_at = g.last_used_at, last_reviewed_at = g.last_reviewed_at,
  expires_at = g.expires_at, is_direct = g.is_direct,
  path_keys = case when g.is_direct then '{}' else n.path_keys end
from (
  select first_line, min(added_at) as added_at, max(last_used_at) as last_used_at,
    max(last_reviewed_at) as last_reviewed_at,
    case when bool_or(says_expires and expires_at is null) then null else max(expires_at) end as expires_at,
    bool_or(is_direct) as is_direct
  from repeated_grant
  group by first_line
) g
where n.line = g.first_line;

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
  ), r.table_number, r.table_line, r.line, $7, left(r.fields[2], 100), $8,
  'says something else about the access of line ' || first.table_line || '; both were joined',
  coalesce(
    r.fields[1], ''
  ) || chr(31) || coalesce(r.fields[2], '') || chr(31) || coalesce(r.fields[3], '') || chr(31) || coalesce(r.fields[4], '') || chr(31) || coalesce(r.fields[5], ''),
  $9, true,
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
join repeated_grant n on n.line = r.line
join repeated_grant first on first.line = n.first_line
where n.line <> n.first_line and n.fields <> first.fields
order by r.line;

delete from next_grant where line in (select line from repeated_grant where line <> first_line);

update sync_files k
set row_count = k.row_count - c.count, merged_count = k.merged_count + c.count
from (
  select table_number, count(*)::int as count
  from (
    select 'grants' as kind, n.line, n.table_number, n.table_line
    from repeated_grant n
    join repeated_grant first on first.line = n.first_line
    where n.line <> n.first_line and n.fields = first.fields
  ) i
  group by table_number
) c
where k.tenant_id = $1 and k.sync_id = $2 and k.kind = 'grants' and k.table_number = c.table_number;

update sync_tables t
set repeated_count = t.repeated_count + c.count
from (
  select i.table_number, count(distinct i.table_line)::int as count
  from (
    select 'grants' as kind, n.line, n.table_number, n.table_line
    from repeated_grant n
    join repeated_grant first on first.line = n.first_line
    where n.line <> n.first_line and n.fields = first.fields
  ) i
  where not exists (
    select 1
    from (
      select (b.first_line + r.at::int - 1) as line, b.kind, b.table_number, r.table_line, b.is_parent
      from sync_batches b
      cross join lateral unnest(b.table_lines) with ordinality as r (table_line, at)
      where b.tenant_id = $1
        and b.sync_id = $2
        and true
        and true
        and true
        and true
        and not exists (
          select 1
          from sync_dropped_rows d
          where d.tenant_id = $3
            and d.sync_id = $4
            and d.kind = b.kind
            and d.line = (b.first_line + r.at::int - 1)
        )
    ) o
    where o.table_number = i.table_number
      and o.table_line = i.table_line
      and not o.is_parent
      and not (
        o.kind = 'grants'
          and o.line in (
            select line
            from (
              select 'grants' as kind, n.line, n.table_number, n.table_line
              from repeated_grant n
              join repeated_grant first on first.line = n.first_line
              where n.line <> n.first_line and n.fields = first.fields
            ) j
          )
      )
  )
  group by i.table_number
) c
where t.tenant_id = $5 and t.sync_id = $6 and t.table_number = c.table_number;

insert into sync_dropped_rows (tenant_id, sync_id, kind, line, table_number)
select $1, $2, x.kind, x.line, x.table_number
from (
  select kind, line, table_number
  from (
    select 'grants' as kind, n.line, n.table_number, n.table_line
    from repeated_grant n
    join repeated_grant first on first.line = n.first_line
    where n.line <> n.first_line and n.fields = first.fields
  ) i
) x
on conflict do nothing;

-- findGoneGrants
create temp table gone_grant (version bigint) on commit drop;

create temp table kept_grant (entitlement_key bigint, principal_key bigint) on commit drop;

insert into kept_grant (entitlement_key, principal_key)
select e.object_key, coalesce(p.object_key, q.object_key)
from (
  select string_to_array(row_key, chr(31)) as key
  from sync_faults
  where tenant_id = $1 and sync_id = $2 and kind = 'grants' and row_key <> '' and effect = 'LEFT_OUT'
) f
join known_app a on a.ref = f.key[1]
join known_object e on e.kind = 'entitlement' and e.app_id = a.app_id and e.ref = f.key[2]
left join known_object p on p.kind = 'account' and p.app_id = a.app_id and p.ref = f.key[3]
left join known_app ra on ra.ref = coalesce(nullif(f.key[5], ''), f.key[1])
left join known_object q on q.kind = 'resource' and q.app_id = ra.app_id and q.ref = f.key[4]
where coalesce(p.object_key, q.object_key) is not null;

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

select max(version)::text as last
from (
  select version
  from grant_versions
  where tenant_id = $1 and closed_at is null and source_id = $2 and version > $3::bigint
  order by tenant_id, version
  limit $4
) next;

select 1
where exists (select 1 from gone_entitlement)
  or exists (select 1 from gone_account)
  or exists (select 1 from gone_resource);

select (select count(*)::int from gone_grant) as gone,
  (select count(*)::int from grants where tenant_id = $1 and source_id = $2) as before;

-- compareGrants
select 1 from grants where tenant_id = $1 limit 1;

create temp table changed_grant (line integer primary key, version bigint) on commit drop;

insert into changed_grant (line, version)
select n.line, old.version
from next_grant n
left join grant_versions old on old.tenant_id = $1
  and old.entitlement_key = n.entitlement_key
  and old.principal_key = n.principal_key
  and old.closed_at is null
where true
  and (
    n.to_resource is not distinct from old.to_resource
      and coalesce(n.is_direct, old.is_direct, true) is not distinct from old.is_direct
      and coalesce(n.path_keys, old.path_keys, '{}') is not distinct from old.path_keys
      and coalesce(n.added_at, old.added_at, now()) is not distinct from old.added_at
      and case when n.says_last_used then n.last_used_at else old.last_used_at
        end is not distinct from old.last_used_at
      and greatest(n.last_reviewed_at, old.last_reviewed_at) is not distinct from old.last_reviewed_at
      and case when n.says_expires then n.expires_at else old.expires_at
        end is not distinct from old.expires_at
      and coalesce(
        n.access_profile_ids, old.access_profile_ids, '{}'
      ) is not distinct from old.access_profile_ids
      and coalesce(n.granted_by, old.granted_by) is not distinct from old.granted_by
      and coalesce(n.requested_by, old.requested_by) is not distinct from old.requested_by
      and $2::text is not distinct from old.source_id
  ) is not true;

analyze changed_grant;

create temp view changed_grant_row as
select n.*, c.version
from changed_grant c
join next_grant n using (line);

select count(*)::int - count(c.version)::int as added, count(c.version)::int as changed,
  (select count(*)::int from next_grant) - count(*)::int as unchanged
from changed_grant c;

-- removeGone
select count(*)::int as count from gone_grant;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_grant where ctid = any(array(select ctid from gone_grant limit $1)) returning version
)
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $2, removed = $3
from gone g
where old.tenant_id = $4 and old.version = g.version and old.closed_at is null;

insert into jobs (tenant_id, kind, key, payload, run_at)
values ($1, $2, $3, $4, coalesce($5, now()))
on conflict (tenant_id, kind, key)
where key is not null and locked_by is null and failed_at is null do nothing;

-- gatherNames
select set_config('gin_pending_list_limit', '64MB', true);

-- writeGrants
select 1 from changed_grant where version is not null limit 1;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

select count(c.version)::int as count from changed_grant c where c.line > $1::int and c.line <= $2::int;

update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1
where old.tenant_id = $2
  and old.closed_at is null
  and old.version = any(
    array(
      select c.version
      from changed_grant c
      where c.line > $3::int and c.line <= $4::int and c.version is not null
    )
  );

insert into grant_versions (
  tenant_id, entitlement_key, principal_key, opened_by, to_resource, is_direct, path_keys, added_at,
    last_used_at, last_reviewed_at, expires_at, access_profile_ids, granted_by, requested_by, source_id,
    created_at, opened_at
)
select $1, n.entitlement_key, n.principal_key, $2, n.to_resource,
  coalesce(n.is_direct, old.is_direct, true), coalesce(n.path_keys, old.path_keys, '{}'),
  coalesce(n.added_at, old.added_at, now()),
  case when n.says_last_used then n.last_used_at else old.last_used_at end,
  greatest(n.last_reviewed_at, old.last_reviewed_at),
  case when n.says_expires then n.expires_at else old.expires_at end,
  coalesce(n.access_profile_ids, old.access_profile_ids, '{}'), coalesce(n.granted_by, old.granted_by),
  coalesce(n.requested_by, old.requested_by), $3::text, coalesce(old.created_at, now()),
  coalesce(old.closed_at, now())
from (select * from changed_grant_row g where g.line > $4::int and g.line <= $5::int) as n
left join grant_versions old on old.tenant_id = $6 and old.version = n.version;
