-- sourced.store.reviseSourced
with old as (
  update account_versions as old
  set closed_at = clock_timestamp(), closed_by = $1
  where old.tenant_id = $2
    and old.closed_at is null
    and old.account_id = $3
    and (
      case when $4::text = any(old.edited) then old.display_name else $5
        end is distinct from old.display_name
        or case when $6::text = any(old.edited) then old.source_id else $7 end is distinct from old.source_id
    )
  returning *
)
insert into account_versions (
  tenant_id, opened_at, opened_by, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, owner_ref,
    source_id, external_id, edited, created_at
)
select old.tenant_id, old.closed_at, old.closed_by, old.account_id, old.account_key, old.app_id,
  old.user_id, old.account_type, old.status, old.status_details,
  case when $8::text = any(old.edited) then old.display_name else $9 end, old.username, old.email,
  old.employee_ids, old.last_login_at, old.profile, old.owner_ref,
  case when $10::text = any(old.edited) then old.source_id else $11 end, old.external_id, old.edited,
  old.created_at
from old;

-- sourced.store.removeSourced
update account_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.account_id = $3 and old.source_id = $4;

-- sourced.store.removeSourcedGrants
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.entitlement_key = $3::bigint
  and old.source_id = $4
  and not exists (select 1 from unnest($5::bigint[]) as h (key) where h.key = old.principal_key);

-- sourced.store.removeGrantsAround
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and (old.entitlement_key = any($3::bigint[]) or old.principal_key = any($4::bigint[]));

-- sourced.store.findSourcedPerson
select u.user_id as id, u.email, u.status, u.source_id as "sourceId", u.external_id as "externalId",
  u.edited,
  exists (
    select 1
    from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($1::text[])
  ) as "isAdministrator"
from users u
where u.tenant_id = $2 and u.source_id = $3 and u.external_id = $4;

-- sourced.store.findPersonByEmail
select u.user_id as id, u.email, u.status, u.source_id as "sourceId", u.external_id as "externalId",
  u.edited,
  exists (
    select 1
    from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($1::text[])
  ) as "isAdministrator"
from users u
where u.tenant_id = $2 and lower(u.email) = lower($3);

-- sourced.store.insertSourced
insert into app_versions (app_id, display_name, tenant_id, source_id, opened_by) values ($1, $2, $3, $4, $5);
