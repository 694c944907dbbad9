-- app.store.findApp
select a.app_id as id, a.version::text, a.display_name as "displayName", a.description,
  a.owner_ids as "ownerIds", a.certify_policy_id as "certifyPolicyId", a.grant_policy_id as "grantPolicyId",
  a.revoke_policy_id as "revokePolicyId", a.is_directory as "isDirectory",
  a.monthly_cost_usd as "monthlyCostUsd", a.annotations, a.settings, a.source_id as "sourceId",
  a.created_at as "createdAt", a.opened_at as "updatedAt"
from apps a
where a.tenant_id = $1 and a.app_id = any($2::text[]);

-- app.store.findApps
select a.app_id as id, a.version::text, a.display_name as "displayName", a.description,
  a.owner_ids as "ownerIds", a.certify_policy_id as "certifyPolicyId", a.grant_policy_id as "grantPolicyId",
  a.revoke_policy_id as "revokePolicyId", a.is_directory as "isDirectory",
  a.monthly_cost_usd as "monthlyCostUsd", a.annotations, a.settings, a.source_id as "sourceId",
  a.created_at as "createdAt", a.opened_at as "updatedAt"
from apps a
where a.tenant_id = $1 and a.app_id = any($2::text[]);

-- app.store.listApps
select a.app_id as id, a.version::text, a.display_name as "displayName", a.description,
  a.owner_ids as "ownerIds", a.certify_policy_id as "certifyPolicyId", a.grant_policy_id as "grantPolicyId",
  a.revoke_policy_id as "revokePolicyId", a.is_directory as "isDirectory",
  a.monthly_cost_usd as "monthlyCostUsd", a.annotations, a.settings, a.source_id as "sourceId",
  a.created_at as "createdAt", a.opened_at as "updatedAt"
from apps a
where a.tenant_id = $1 and a.app_id > $2 and true
order by a.app_id
limit $3;

-- app.store.removeApp
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.entitlement_key in (select entitlement_key from entitlements where tenant_id = $3 and app_id = $4);

update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.principal_key in (
    select account_key
    from accounts
    where tenant_id = $3 and app_id = $4
    union all select resource_key
    from resources
    where tenant_id = $5 and app_id = $6
  );

update account_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3;

update entitlement_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3;

update resource_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3;

update resource_type_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3;

update app_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.app_id = $3;

-- app.store.lockApp
select pg_advisory_xact_lock($1::int, hashtext($2::text || ':' || lock))
from (select distinct hashtext(app_id) & $3::int as lock from (select $4::text as app_id) a order by lock) l;

-- app.store.lockApps
select pg_advisory_xact_lock($1::int, hashtext($2::text || ':' || lock))
from (select distinct hashtext(app_id) & $3::int as lock from (select $4::text as app_id) a order by lock) l;
