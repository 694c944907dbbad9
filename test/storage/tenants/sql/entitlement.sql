-- entitlement.store.findEntitlements
select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
  e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
  e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
  e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
  e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
  e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
  e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt"
from entitlements e
where e.tenant_id = $1 and e.entitlement_id = any($2::text[]);

-- entitlement.store.findEntitlement
select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
  e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
  e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
  e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
  e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
  e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
  e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt"
from entitlements e
where e.tenant_id = $1 and e.entitlement_id = any($2::text[]);

-- entitlement.store.listEntitlements
select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
  e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
  e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
  e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
  e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
  e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
  e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt"
from (select * from entitlement_versions where closed_at is null or removed) e
where e.tenant_id = $1
  and e.entitlement_id > $2
  and (
    (
      e.entitlement_key in (
        select g.entitlement_key
        from accounts a
        join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
        where a.tenant_id = $3 and a.account_id = any($4::text[])
      )
    )
  )
order by e.entitlement_id
limit $5;

-- entitlement.store.listEntitlementsOfAccount
select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
  e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
  e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
  e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
  e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
  e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
  e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt"
from grants g
join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
where g.tenant_id = $1
  and g.entitlement_key > $2::bigint
  and g.principal_key = (select account_key from accounts where tenant_id = $3 and account_id = $4)
order by g.entitlement_key
limit $5;

-- entitlement.store.countGrants
select g.version::text, g.entitlement_key::text as "entitlementKey", g.principal_key::text as "accountKey",
  e.entitlement_id as "appEntitlementId", e.app_id as "appId", g.account_id as "appUserId",
  coalesce(g.added_at, g.created_at) as "addedAt", g.created_at as "discoveredAt",
  g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt", g.is_direct as "isDirect",
  case when g.path_keys = '{}' then '[]'
    else (
      select coalesce(
        json_agg(json_build_object('appId', s.app_id, 'id', s.entitlement_id) order by step.n), '[]'
      )
      from unnest(g.path_keys) with ordinality as step (key, n)
      join entitlements s on s.tenant_id = g.tenant_id and s.entitlement_key = step.key
    ) end as "grantSources"
from entitlements e
join (
  select g.*, a.account_id
  from grants g
  join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
  where a.account_id = $1
) g on g.tenant_id = e.tenant_id
  and g.entitlement_key = e.entitlement_key
where e.tenant_id = $2 and e.entitlement_id = $3;

-- entitlement.store.listUntagged
select *
from (
  select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
    e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
    e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
    e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
    e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
    e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
    e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
    e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt",
    (
      select count(*) from grants g where g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    )::text as grants
  from entitlements e
  where e.tenant_id = $1 and e.compliance_framework_ids = '{}' and true
) e
where true
order by -grants::bigint, id
limit $2;

-- entitlement.store.removeEntitlement
update grant_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2
  and old.closed_at is null
  and old.entitlement_key = (
    select entitlement_key from entitlements where tenant_id = $3 and entitlement_id = $4
  );

update entitlement_versions as old
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where old.tenant_id = $2 and old.closed_at is null and old.entitlement_id = $3;
