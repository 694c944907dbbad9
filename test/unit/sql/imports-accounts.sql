-- matchRows
create temp table keyed_account (
  tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C",
    object_id text, object_key bigint, old_version bigint
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into keyed_account (tenant_id, line, app_id, external_id, object_id, object_key, old_version)
select $1, r.line, a.app_id, r.fields[2],
  coalesce(old.account_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')),
  coalesce(old.account_key, nextval('object_keys')), old.version
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
left join accounts old on old.tenant_id = $15
  and old.source_id = $16
  and old.app_id = a.app_id
  and old.external_id = r.fields[2];

analyze keyed_account;

-- joinAccountsOfPeople
create temp table same_person (
  line integer, app_id text collate "C", ref text collate "C", user_id text, is_new boolean,
    first_line integer
) on commit drop;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into same_person (line, app_id, ref, user_id, is_new)
select p.line, p.app_id, p.external_id, p.user_id, p.old_version is null
from (
  select k.*,
    case when r.fields[6] is null then case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $1
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (
          select u.user_id
          from known_user u
          where u.by = $2 and u.ref = lower(coalesce(r.fields[5], old.email))
        ), (select u.user_id from known_user u where u.by = $3 and u.ref = lower(r.fields[4])),
          (
            select u.user_id
            from known_user u
            where u.by = $4 and u.ref = split_part(r.fields[10], chr(31), 1)
          )
      ) end else case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $5
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (select u.user_id from known_user u where u.by = $6 and u.ref = r.fields[6]),
          (select u.user_id from known_user u where u.by = $7 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $8 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $9 and u.ref = r.fields[6])
      ) end end as user_id
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $10, $11) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $12), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $13
      and b.sync_id = $14
      and b.kind = $15
      and true
      and b.first_line <= $16::int
      and b.first_line + b.row_count > $17::int + 1
      and (b.first_line + r.at::int - 1) > $18::int
      and (b.first_line + r.at::int - 1) <= $19::int
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $20
          and d.sync_id = $21
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_account k using (line)
  left join account_versions old on old.tenant_id = $22 and old.version = k.old_version
  where r.is_parent
) p
where p.user_id is not null;

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
from (select distinct on (app_id, external_id) * from keyed_account order by app_id, external_id, line) k;

insert into known_object (kind, app_id, ref, object_id, object_key, existed)
select $1, old.app_id, old.external_id, old.account_id, old.account_key, true
from accounts old
where old.tenant_id = $2
  and old.source_id = $3
  and not exists (select 1 from keyed_account k where k.object_id = old.account_id)
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

-- addSpellings
insert into known_object (kind, app_id, ref, object_id, object_key, existed)
select 'account', s.app_id, s.ref, k.object_id, k.object_key, k.old_version is not null
from same_person s
join keyed_account k on k.line = s.first_line
where not exists (
  select 1 from known_object n where n.kind = 'account' and n.app_id = s.app_id and n.ref = s.ref
);

-- computeNext
create temp table next_account on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from account_versions t
limit 0;

select max(first_line + row_count - 1) as line
from sync_batches
where tenant_id = $1 and sync_id = $2 and kind = $3;

insert into next_account (
  line, old_version, same, tenant_id, account_id, account_key, app_id, user_id, owner_ref, account_type,
    status, status_details, display_name, username, email, employee_ids, last_login_at, profile, edited,
    source_id, external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.user_id is not distinct from old.user_id
      and v.owner_ref is not distinct from old.owner_ref
      and v.account_type is not distinct from old.account_type
      and v.status is not distinct from old.status
      and v.status_details is not distinct from old.status_details
      and v.display_name is not distinct from old.display_name
      and v.username is not distinct from old.username
      and v.email is not distinct from old.email
      and v.employee_ids is not distinct from old.employee_ids
      and v.last_login_at is not distinct from old.last_login_at
      and v.profile is not distinct from old.profile
      and old.source_id = $1
      and old.external_id = v.external_id, false
  ), $2, v.account_id, v.account_key, v.app_id, v.user_id, v.owner_ref, v.account_type, v.status,
  v.status_details, v.display_name, v.username, v.email, v.employee_ids, v.last_login_at, v.profile,
  coalesce(old.edited, '{}'::text[]), $3, v.external_id, coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as account_id, k.object_key as account_key,
    k.app_id as app_id,
    case when $4 = any(old.edited) then old.user_id else case when r.fields[6] is null then case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $5
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (
          select u.user_id
          from known_user u
          where u.by = $6 and u.ref = lower(coalesce(r.fields[5], old.email))
        ), (select u.user_id from known_user u where u.by = $7 and u.ref = lower(r.fields[4])),
          (
            select u.user_id
            from known_user u
            where u.by = $8 and u.ref = split_part(r.fields[10], chr(31), 1)
          )
      ) end else case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $9
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (select u.user_id from known_user u where u.by = $10 and u.ref = r.fields[6]),
          (select u.user_id from known_user u where u.by = $11 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $12 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $13 and u.ref = r.fields[6])
      ) end end end as user_id,
    case when $14 = any(old.edited) then old.owner_ref else case when r.fields[6] is null then case
      when case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $15
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (
          select u.user_id
          from known_user u
          where u.by = $16 and u.ref = lower(coalesce(r.fields[5], old.email))
        ), (select u.user_id from known_user u where u.by = $17 and u.ref = lower(r.fields[4])),
          (
            select u.user_id
            from known_user u
            where u.by = $18 and u.ref = split_part(r.fields[10], chr(31), 1)
          )
      ) end is null then coalesce(nullif(r.fields[6], ''), r.fields[5], '') else '' end else case when case
      when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
        select u.user_id
        from known_user u
        where u.by = $19
          and u.ref = lower(
            left(
              coalesce(
                nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
              ), 100
            )
          )
      )
      else coalesce(
        (select u.user_id from known_user u where u.by = $20 and u.ref = r.fields[6]),
          (select u.user_id from known_user u where u.by = $21 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $22 and u.ref = lower(r.fields[6])),
          (select u.user_id from known_user u where u.by = $23 and u.ref = r.fields[6])
      ) end is null then coalesce(nullif(r.fields[6], ''), r.fields[5], '') else '' end end
      end as owner_ref,
    case when $24 = any(old.edited) then old.account_type else case
      when r.fields[7] is null then coalesce(old.account_type, 'APP_USER_TYPE_USER')
      else coalesce(nullif(r.fields[7], ''), 'APP_USER_TYPE_USER') end end as account_type,
    case when $25 = any(old.edited) then old.status else case
      when r.fields[8] is null then coalesce(old.status, 'STATUS_ENABLED')
      else coalesce(nullif(r.fields[8], ''), 'STATUS_ENABLED') end end as status,
    case when $26 = any(old.edited) then old.status_details else case
      when r.fields[9] is null then coalesce(old.status_details, '')
      else coalesce(nullif(r.fields[9], ''), '') end end as status_details,
    case when $27 = any(old.edited) then old.display_name else case
      when r.fields[3] is null then coalesce(
        old.display_name, coalesce(nullif(r.fields[4], ''), k.external_id)
      ) else coalesce(nullif(r.fields[3], ''), nullif(r.fields[4], ''), k.external_id) end
      end as display_name,
    case when $28 = any(old.edited) then old.username else case
      when r.fields[4] is null then coalesce(old.username, '') else coalesce(nullif(r.fields[4], ''), '')
      end end as username,
    case when $29 = any(old.edited) then old.email else case
      when r.fields[5] is null then coalesce(old.email, '') else coalesce(nullif(r.fields[5], ''), '') end
      end as email,
    case when $30 = any(old.edited) then old.employee_ids else case
      when r.fields[10] is null then coalesce(old.employee_ids, '{}'::text[])
      else coalesce(string_to_array(nullif(r.fields[10], ''), chr(31)), '{}') end end as employee_ids,
    case when $31 = any(old.edited) then old.last_login_at else case
      when r.fields[11] is null then coalesce(old.last_login_at, null::timestamptz)
      else nullif(r.fields[11], '')::timestamptz end end as last_login_at,
    case when $32 = any(old.edited) then old.profile else case
      when r.fields[12] is null then coalesce(old.profile, '{}'::jsonb)
      else coalesce(nullif(r.fields[12], ''), '{}')::jsonb end end as profile
  from (
    select (b.first_line + r.at::int - 1) as line, string_to_array(r.row, $33, $34) as fields, b.kind,
      b.table_number, r.table_line, b.is_parent
    from sync_batches b, rows
    from (string_to_table(b.rows, $35), unnest(b.table_lines)) with ordinality as r (row, table_line, at)
    where b.tenant_id = $36
      and b.sync_id = $37
      and b.kind = $38
      and true
      and b.first_line <= $39::int
      and b.first_line + b.row_count > $40::int + 1
      and (b.first_line + r.at::int - 1) > $41::int
      and (b.first_line + r.at::int - 1) <= $42::int
      and not exists (
        select 1
        from sync_dropped_rows d
        where d.tenant_id = $43
          and d.sync_id = $44
          and d.kind = b.kind
          and d.line = (b.first_line + r.at::int - 1)
      ) offset 0
  ) as r
  join keyed_account k using (line)
  left join account_versions old on old.tenant_id = $45 and old.version = k.old_version offset 0
) as v
left join account_versions old on old.tenant_id = $46 and old.version = v.old_version;

create index on next_account (line);

analyze next_account (line, old_version, same, account_id);

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
  ), r.table_number, r.table_line, r.line, $7,
  left(coalesce(nullif(r.fields[6], ''), r.fields[5], ''), 100),
  case
    when exists (
      select 1
      from known_user u
      where u.by in ('username', 'employee_id')
        and u.user_id is null
        and u.ref in (
          coalesce(nullif(r.fields[6], ''), r.fields[5], ''),
            lower(coalesce(nullif(r.fields[6], ''), r.fields[5], '')), lower(r.fields[4])
        )
    ) then 'person_ambiguous' else 'person_not_found' end,
  $8 || coalesce(nullif(r.fields[6], ''), r.fields[5], '') || '".', r.fields[1] || chr(31) || r.fields[2],
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
join keyed_account k on k.line = r.line
left join account_versions old on old.tenant_id = $24 and old.version = k.old_version
where coalesce(nullif(r.fields[6], ''), r.fields[5], '') <> ''
  and case when r.fields[6] is null then case
    when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
      select u.user_id
      from known_user u
      where u.by = $25
        and u.ref = lower(
          left(
            coalesce(
              nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
            ), 100
          )
        )
    )
    else coalesce(
      (
        select u.user_id
        from known_user u
        where u.by = $26 and u.ref = lower(coalesce(r.fields[5], old.email))
      ), (select u.user_id from known_user u where u.by = $27 and u.ref = lower(r.fields[4])),
        (select u.user_id from known_user u where u.by = $28 and u.ref = split_part(r.fields[10], chr(31), 1))
    ) end else case
    when exists (select 1 from known_user u where u.by = 'link' and u.ref = lower(left(coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]), 100))) then (
      select u.user_id
      from known_user u
      where u.by = $29
        and u.ref = lower(
          left(
            coalesce(
              nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]
            ), 100
          )
        )
    )
    else coalesce(
      (select u.user_id from known_user u where u.by = $30 and u.ref = r.fields[6]),
        (select u.user_id from known_user u where u.by = $31 and u.ref = lower(r.fields[6])),
        (select u.user_id from known_user u where u.by = $32 and u.ref = lower(r.fields[6])),
        (select u.user_id from known_user u where u.by = $33 and u.ref = r.fields[6])
    ) end end is null
  and r.fields[6] is distinct from ''
  and not exists (
    select 1
    from known_user u
    where u.by = 'link'
      and u.ref = lower(
        left(
          coalesce(nullif(r.fields[6], ''), nullif(r.fields[5], ''), nullif(r.fields[4], ''), r.fields[2]),
            100
        )
      )
  )
order by r.line;

delete from next_account
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
create temp table gone_account (version bigint, object_id text, object_key bigint) on commit drop;

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

insert into gone_account (version, object_id, object_key)
select old.version, old.account_id, old.account_key
from account_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_account k where k.object_id = old.account_id)
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
from next_account;

-- removeGone
select count(*)::int as count from gone_account;

select pg_advisory_xact_lock_shared($1::int, hashtext($2)),
  exists (
    select 1 from half_written_sources h where h.tenant_id = $3 and h.sync_id <> $4 and h.state <> 'ENDED'
  ) as "isHeld";

with gone as (
  delete from gone_account where ctid = any(array(select ctid from gone_account limit $1)) returning version
)
update account_versions as old
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
from next_account n
left join account_versions old on old.tenant_id = $1 and old.version = n.old_version
where not n.same and n.line > $2::int and n.line <= $3::int and true;

update account_versions as o
set closed_at = clock_timestamp(), closed_by = $1
where o.tenant_id = $2
  and o.closed_at is null
  and o.version = any(
    array(
      select n.old_version
      from next_account n
      left join account_versions old on old.tenant_id = $3 and old.version = n.old_version
      where not n.same and n.line > $4::int and n.line <= $5::int and true and n.old_version is not null
    )
  );

insert into account_versions (
  tenant_id, opened_by, opened_at, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, owner_ref,
    source_id, external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.account_id, n.account_key, n.app_id, n.user_id,
  n.account_type, n.status, n.status_details, n.display_name, n.username, n.email, n.employee_ids,
  n.last_login_at, n.profile, n.owner_ref, n.source_id, n.external_id, n.edited, n.created_at
from next_account n
left join account_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same and n.line > $4::int and n.line <= $5::int and true;
