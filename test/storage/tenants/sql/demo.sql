-- demo.store.findDemoState
select case
  when exists (
    select 1
    from (select tenant_id, kind, key from jobs where failed_at is null) j
    where j.tenant_id = $1 and j.kind = $2
  ) then 'DEMO_STATE_LOADING' when exists (select 1 from apps where tenant_id = $3 and source_id = $4)
  or exists (select 1 from users where tenant_id = $5 and source_id = $6) then 'DEMO_STATE_LOADED'
    when exists (select 1 from apps where tenant_id = $7)
  or exists (
    select 1 from users where tenant_id = $8 and source_id is not null
  ) then 'DEMO_STATE_UNAVAILABLE' else 'DEMO_STATE_AVAILABLE' end as state;

-- demo.store.listDemoMonitors
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

-- demo.store.listDemoAdministrators
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

select u.display_name as "displayName"
from users u
where u.tenant_id = $1
  and u.source_id = $2
  and u.status <> 'DELETED'
  and exists (
    select 1
    from user_roles r
    where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($3::text[])
  )
order by u.display_name, u.user_id;
