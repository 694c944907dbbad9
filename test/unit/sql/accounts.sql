-- listAccounts by app, with all filters
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
where a.tenant_id = $3
  and a.app_id = $4
  and a.app_id = any($5::text[])
  and a.account_id = any($6::text[])
  and a.account_id <> all($7::text[])
  and (a.app_id, a.account_id) in (select * from unnest($8::text[], $9::text[]))
  and a.user_id = any($10::text[])
  and a.user_id is null
  and a.account_type = any($11::text[])
  and a.status = any($12::text[])
  and a.status_details = any($13::text[])
  and (
    case when a.domain = ''
      or not exists (select 1 from trusted_domains where tenant_id = $14) then 'APP_USER_DOMAIN_UNSPECIFIED'
        when a.domain in (
          select domain from trusted_domains where tenant_id = $15
        ) then 'APP_USER_DOMAIN_TRUSTED' else 'APP_USER_DOMAIN_EXTERNAL' end
  ) = any($16::text[])
  and false
  and lower(a.display_name || ' ' || a.username || ' ' || a.email) like $17
  and (a.app_id, a.account_id) > ($18, $19)
order by a.app_id, a.account_id
limit $20;
