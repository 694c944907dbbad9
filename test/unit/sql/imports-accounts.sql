-- matchRows
create temp table keyed_account (
  tenant_id text, line integer, app_id text collate "C", external_id text collate "C", object_id text,
    object_key bigint, old_version bigint
) on commit drop;

insert into keyed_account (tenant_id, line, app_id, external_id, object_id, object_key, old_version)
select $1, r.line, a.app_id, r.fields[2],
  coalesce(old.account_id, $2::text || lpad(nextval('object_keys')::text, 21, '0')),
  coalesce(old.account_key, nextval('object_keys')), old.version
from (select line, fields from sync_rows where tenant_id = $3 and sync_id = $4 and kind = $5) as r
join known_app a on a.ref = r.fields[1]
left join accounts old on old.tenant_id = $6
  and old.source_id = $7
  and old.app_id = a.app_id
  and old.external_id = r.fields[2];

analyze keyed_account;

-- addKnownObjects
select 1 from sync_faults where tenant_id = $1 and sync_id = $2 and kind = $3 and row_key = '' limit 1;

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
      or (
        select a.external_id || chr(31) || old.external_id
        from apps a
        where a.tenant_id = old.tenant_id and a.app_id = old.app_id
      ) in (select row_key from (select line, row_key from sync_faults where tenant_id = $5 and sync_id = $6 and kind = $7) as f)
  );

insert into known_object (kind, app_id, ref, object_id, object_key, existed)
select $1, f.app_id, f.ref, '?', -1, false
from (
  select distinct a.app_id, split_part(f.row_key, chr(31), 2) as ref
  from (select line, row_key from sync_faults where tenant_id = $2 and sync_id = $3 and kind = $4) as f
  join known_app a on a.ref = split_part(f.row_key, chr(31), 1)
) f
where not exists (select 1 from known_object n where n.kind = $5 and n.app_id = f.app_id and n.ref = f.ref);

-- computeNext
create temp table next_account on commit drop as
select 0 as line, 0::bigint as old_version, false as same, t.*
from account_versions t
limit 0;

insert into next_account (
  line, old_version, same, tenant_id, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, edited, source_id,
    external_id, created_at
)
select v.line, v.old_version,
  coalesce(
    v.user_id is not distinct from old.user_id
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
  ), $2, v.account_id, v.account_key, v.app_id, v.user_id, v.account_type, v.status, v.status_details,
  v.display_name, v.username, v.email, v.employee_ids, v.last_login_at, v.profile,
  coalesce(old.edited, '{}'::text[]), $3, v.external_id, coalesce(old.created_at, now())
from (
  select k.line, k.old_version, k.external_id, k.object_id as account_id, k.object_key as account_key,
    k.app_id as app_id,
    case when $4 = any(old.edited) then old.user_id else case
      when r.fields[6] is null then (
        select u.user_id
        from known_user u
        where u.by_email and u.ref = lower(coalesce(r.fields[5], old.email))
      )
      else coalesce(
        (select u.user_id from known_user u where not u.by_email and u.ref = r.fields[6]),
          (select u.user_id from known_user u where u.by_email and u.ref = lower(r.fields[6]))
      ) end end as user_id,
    case when $5 = any(old.edited) then old.account_type else case
      when r.fields[7] is null then coalesce(old.account_type, 'APP_USER_TYPE_USER')
      else coalesce(nullif(r.fields[7], ''), 'APP_USER_TYPE_USER') end end as account_type,
    case when $6 = any(old.edited) then old.status else case
      when r.fields[8] is null then coalesce(old.status, 'STATUS_ENABLED')
      else coalesce(nullif(r.fields[8], ''), 'STATUS_ENABLED') end end as status,
    case when $7 = any(old.edited) then old.status_details else case
      when r.fields[9] is null then coalesce(old.status_details, '')
      else coalesce(nullif(r.fields[9], ''), '') end end as status_details,
    case when $8 = any(old.edited) then old.display_name else case
      when r.fields[3] is null then coalesce(
        old.display_name, coalesce(nullif(r.fields[4], ''), k.external_id)
      ) else coalesce(nullif(r.fields[3], ''), nullif(r.fields[4], ''), k.external_id) end
      end as display_name,
    case when $9 = any(old.edited) then old.username else case
      when r.fields[4] is null then coalesce(old.username, '') else coalesce(nullif(r.fields[4], ''), '')
      end end as username,
    case when $10 = any(old.edited) then old.email else case
      when r.fields[5] is null then coalesce(old.email, '') else coalesce(nullif(r.fields[5], ''), '') end
      end as email,
    case when $11 = any(old.edited) then old.employee_ids else case
      when r.fields[10] is null then coalesce(old.employee_ids, '{}'::text[])
      else coalesce(string_to_array(nullif(r.fields[10], ''), chr(31)), '{}') end end as employee_ids,
    case when $12 = any(old.edited) then old.last_login_at else case
      when r.fields[11] is null then coalesce(old.last_login_at, null::timestamptz)
      else nullif(r.fields[11], '')::timestamptz end end as last_login_at,
    case when $13 = any(old.edited) then old.profile else case
      when r.fields[12] is null then coalesce(old.profile, '{}'::jsonb)
      else coalesce(nullif(r.fields[12], ''), '{}')::jsonb end end as profile
  from (select line, fields from sync_rows where tenant_id = $14 and sync_id = $15 and kind = $16) as r
  join keyed_account k using (line)
  left join account_versions old on old.tenant_id = $17 and old.version = k.old_version
) as v
left join account_versions old on old.tenant_id = $18 and old.version = v.old_version;

analyze known_object;

-- checkRows
insert into sync_faults (
  tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key
)
select $1, $2, $3, $4, r.line, $5, left(r.fields[1], 100), $6,
  'This source has no app "' || r.fields[1] || '".', r.fields[1] || chr(31) || r.fields[2]
from (select line, fields from sync_rows where tenant_id = $7 and sync_id = $8 and kind = $9) as r
where not exists (select 1 from known_app a where a.ref = r.fields[1])
order by r.line;

insert into sync_faults (
  tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key
)
select $1, $2, $3, $4, r.line, $5, left(k.external_id, 100), $6,
  'Line ' || k.first_line || ' already has the id "' || k.external_id || '".',
  r.fields[1] || chr(31) || r.fields[2]
from (select line, fields from sync_rows where tenant_id = $7 and sync_id = $8 and kind = $9) as r
join (
  select line, external_id, min(line) over (partition by app_id, external_id) as first_line from keyed_account
) k on k.line = r.line
where k.line > k.first_line
order by r.line;

insert into sync_faults (
  tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key
)
select $1, $2, $3, $4, r.line, $5, left(r.fields[6], 100), $6, $7 || r.fields[6] || '".',
  r.fields[1] || chr(31) || r.fields[2]
from (select line, fields from sync_rows where tenant_id = $8 and sync_id = $9 and kind = $10) as r
join keyed_account k on k.line = r.line
where r.fields[6] <> ''
  and coalesce(
    (select u.user_id from known_user u where not u.by_email and u.ref = r.fields[6]),
      (select u.user_id from known_user u where u.by_email and u.ref = lower(r.fields[6]))
  ) is null
order by r.line;

delete from next_account
where line in (
  select line
  from (select line, row_key from sync_faults where tenant_id = $1 and sync_id = $2 and kind = $3) as f
);

-- findGone
create temp table gone_account (version bigint, object_id text, object_key bigint) on commit drop;

select 1 from sync_faults where tenant_id = $1 and sync_id = $2 and kind = $3 and row_key = '' limit 1;

insert into gone_account (version, object_id, object_key)
select old.version, old.account_id, old.account_key
from account_versions old
where old.tenant_id = $1
  and old.closed_at is null
  and (
    old.source_id = $2
      and not exists (select 1 from keyed_account k where k.object_id = old.account_id)
      and (
        select a.external_id || chr(31) || old.external_id
        from apps a
        where a.tenant_id = old.tenant_id and a.app_id = old.app_id
      ) not in (select row_key from (select line, row_key from sync_faults where tenant_id = $3 and sync_id = $4 and kind = $5) as f)
      or old.app_id in (select object_id from gone_app)
  )
  and not (false);

-- writeObjects
select count(*) filter (where old_version is null)::int as added,
  count(*) filter (where old_version is not null and not same)::int as changed,
  count(*) filter (where same)::int as unchanged
from next_account;

update account_versions as old
set closed_at = clock_timestamp(), closed_by = $1
from next_account n
where old.tenant_id = $2 and old.version = n.old_version and old.closed_at is null and not n.same;

update account_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = $2
from gone_account g
where old.tenant_id = $3 and old.version = g.version and old.closed_at is null;

insert into account_versions (
  tenant_id, opened_by, opened_at, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, source_id,
    external_id, edited, created_at
)
select $1, $2, coalesce(old.closed_at, now()), n.account_id, n.account_key, n.app_id, n.user_id,
  n.account_type, n.status, n.status_details, n.display_name, n.username, n.email, n.employee_ids,
  n.last_login_at, n.profile, n.source_id, n.external_id, n.edited, n.created_at
from next_account n
left join account_versions old on old.tenant_id = $3 and old.version = n.old_version
where not n.same;
