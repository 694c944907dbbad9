-- versions.store.listVersions
select v.version::text, v.opened_at as "openedAt", v.closed_at as "closedAt", v.removed as "isRemoved",
  v.opened_by as "openedBy", v.closed_by as "closedBy", v.source_id as "sourceId", v.edited,
  jsonb_strip_nulls(to_jsonb(v) - $1::text[]) as
values
from account_versions v
where v.tenant_id = $2 and v.account_id = $3 and true and true
order by v.version desc
limit $4;

-- versions.store.reviseObjects
with old as (
  update account_versions as old
  set closed_at = clock_timestamp(), closed_by = $1
  where old.tenant_id = $2 and old.closed_at is null and old.account_id = $3
  returning *
)
insert into account_versions (
  tenant_id, opened_at, opened_by, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, owner_ref,
    source_id, external_id, edited, created_at
)
select old.tenant_id, old.closed_at, old.closed_by, old.account_id, old.account_key, old.app_id,
  old.user_id, old.account_type, $4, old.status_details, old.display_name, old.username, old.email,
  old.employee_ids, old.last_login_at, old.profile, old.owner_ref, old.source_id, old.external_id,
  old.edited, old.created_at
from old;

-- versions.store.reviseVersion
with old as (
  update account_versions as old
  set closed_at = clock_timestamp(), closed_by = $1
  where old.tenant_id = $2 and old.closed_at is null and old.version = $3
  returning *
)
insert into account_versions (
  tenant_id, opened_at, opened_by, account_id, account_key, app_id, user_id, account_type, status,
    status_details, display_name, username, email, employee_ids, last_login_at, profile, owner_ref,
    source_id, external_id, edited, created_at
)
select old.tenant_id, old.closed_at, old.closed_by, old.account_id, old.account_key, old.app_id,
  old.user_id, old.account_type, $4, old.status_details, old.display_name, old.username, old.email,
  old.employee_ids, old.last_login_at, old.profile, old.owner_ref, old.source_id, old.external_id,
  old.edited, old.created_at
from old;

-- versions.store.removeObjects
update account_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.account_id = $3;
