-- account.store.findAccounts
select a.account_id as id, a.version::text, a.app_id as "appId",
  coalesce(a.user_id, '') as "identityUserId", a.account_type as "appUserType", a.status,
  a.status_details as "statusDetails", a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds",
  (
    case when a.domain = ''
      or not exists (select 1 from trusted_domains where tenant_id = $1) then 'APP_USER_DOMAIN_UNSPECIFIED'
        when a.domain in (
          select domain from trusted_domains where tenant_id = $2
        ) then 'APP_USER_DOMAIN_TRUSTED' else 'APP_USER_DOMAIN_EXTERNAL' end
  ) = 'APP_USER_DOMAIN_EXTERNAL' as "isExternal", a.profile, a.created_at as "createdAt",
  a.opened_at as "updatedAt", a.last_login_at as "lastLoginAt"
from accounts a
where a.tenant_id = $3 and a.account_id = any($4::text[]);

-- account.store.findAccountOfApp
select a.account_id as id, a.version::text, a.app_id as "appId",
  coalesce(a.user_id, '') as "identityUserId", a.account_type as "appUserType", a.status,
  a.status_details as "statusDetails", a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds",
  (
    case when a.domain = ''
      or not exists (select 1 from trusted_domains where tenant_id = $1) then 'APP_USER_DOMAIN_UNSPECIFIED'
        when a.domain in (
          select domain from trusted_domains where tenant_id = $2
        ) then 'APP_USER_DOMAIN_TRUSTED' else 'APP_USER_DOMAIN_EXTERNAL' end
  ) = 'APP_USER_DOMAIN_EXTERNAL' as "isExternal", a.profile, a.created_at as "createdAt",
  a.opened_at as "updatedAt", a.last_login_at as "lastLoginAt"
from accounts a
where a.tenant_id = $3 and a.account_id = any($4::text[]);

-- account.store.listAccounts
select a.account_id as id, a.version::text, a.app_id as "appId",
  coalesce(a.user_id, '') as "identityUserId", a.account_type as "appUserType", a.status,
  a.status_details as "statusDetails", a.display_name as "displayName", a.username, a.email,
  a.employee_ids as "employeeIds",
  (
    case when a.domain = ''
      or not exists (select 1 from trusted_domains where tenant_id = $1) then 'APP_USER_DOMAIN_UNSPECIFIED'
        when a.domain in (
          select domain from trusted_domains where tenant_id = $2
        ) then 'APP_USER_DOMAIN_TRUSTED' else 'APP_USER_DOMAIN_EXTERNAL' end
  ) = 'APP_USER_DOMAIN_EXTERNAL' as "isExternal", a.profile, a.created_at as "createdAt",
  a.opened_at as "updatedAt", a.last_login_at as "lastLoginAt"
from accounts a
where a.tenant_id = $3 and true and a.account_id > $4
order by a.account_id
limit $5;

-- account.store.updateAccountType
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
  old.user_id, $4, old.status, old.status_details, old.display_name, old.username, old.email,
  old.employee_ids, old.last_login_at, old.profile, old.owner_ref, old.source_id, old.external_id,
  (select coalesce(array_agg(distinct c order by c), '{}') from unnest(old.edited || $5::text[]) as c),
  old.created_at
from old;
