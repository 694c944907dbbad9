-- listEntitlements without filters
select e.entitlement_id as id, e.version::text, e.entitlement_key::text as key, e.app_id as "appId",
  e.resource_id as "appResourceId", e.resource_type_id as "appResourceTypeId",
  e.display_name as "displayName", e.description, e.alias, e.slug, e.purpose,
  e.is_app_access as "isAppAccess", e.owner_ids as "ownerIds", e.certify_policy_id as "certifyPolicyId",
  e.grant_policy_id as "grantPolicyId", e.revoke_policy_id as "revokePolicyId",
  e.risk_level_id as "riskLevelValueId", e.compliance_framework_ids as "complianceFrameworkValueIds",
  e.annotations, e.settings, e.source_id as "sourceId", e.external_id as "externalId", e.edited,
  e.created_at as "createdAt", e.opened_at as "updatedAt", e.closed_at as "deletedAt"
from entitlements e
where e.tenant_id = $1 and e.entitlement_id > $2 and true
order by e.entitlement_id
limit $3;

-- listEntitlements with all filters
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
  and e.app_id = $3
  and e.resource_id = $4
  and lower(e.display_name) like $5
  and lower(e.display_name) like $6
  and e.alias = $7
  and e.alias <> ''
  and e.app_id = any($8::text[])
  and e.app_id <> all($9::text[])
  and (e.app_id, e.entitlement_id) in (select * from unnest($10::text[], $11::text[]))
  and not (e.app_id, e.entitlement_id) in (select * from unnest($12::text[], $13::text[]))
  and e.resource_id = any($14::text[])
  and e.resource_type_id = any($15::text[])
  and e.resource_type_id <> all($16::text[])
  and e.risk_level_id = any($17::text[])
  and e.compliance_framework_ids && $18::text[]
  and array[e.certify_policy_id, e.grant_policy_id, e.revoke_policy_id,
  e.settings->>'emergencyGrantPolicyId'] && $19::text[]
    and e.settings->>'requestSchemaId' = any($20::text[])
    and e.source_id = $21
    and false
    and e.entitlement_key in (
      select v.entitlement_key
      from (
        select c.tenant_id, c.campaign_id, c.state, c.preparation_key
        from campaigns c
        where c.tenant_id = $22
          and c.campaign_id = $23
          and c.state <> 'ACCESS_REVIEW_STATE_DELETED'
          and exists (
            select 1
            from campaign_owners r
            where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $24
          )
      ) c
      join campaign_selections s on s.tenant_id = c.tenant_id
        and s.campaign_id = c.campaign_id
        and s.list = 'entitlements'
      join selection_entries n on n.tenant_id = s.tenant_id and n.set_id = s.set_id
      join entitlement_versions v on v.tenant_id = n.tenant_id
        and v.entitlement_id = n.object_id
        and (v.closed_at is null or v.removed)
      where c.state in ('ACCESS_REVIEW_STATE_DRAFT', 'ACCESS_REVIEW_STATE_PREPARING')
      union all select e.entitlement_key
      from (
        select c.tenant_id, c.campaign_id, c.state, c.preparation_key
        from campaigns c
        where c.tenant_id = $25
          and c.campaign_id = $26
          and c.state <> 'ACCESS_REVIEW_STATE_DELETED'
          and exists (
            select 1
            from campaign_owners r
            where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $27
          )
      ) c
      join preparations p on p.tenant_id = c.tenant_id
        and p.preparation_key = c.preparation_key
        and p.finished_at is not null
      join preparation_entitlements e on e.tenant_id = p.tenant_id and e.preparation_key = p.preparation_key
    )
    and e.app_id in (select app_id from apps where tenant_id = $28 and lower(display_name) like $29)
    and (e.app_id, e.resource_type_id) in (
      select app_id, resource_type_id from resource_types where tenant_id = $30 and trait_ids && $31::text[]
    )
    and (
      (
        e.entitlement_key in (
          select g.entitlement_key
          from accounts a
          join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
          where a.tenant_id = $32 and a.account_id = any($33::text[])
        )
      )
        or e.owner_ids && array(
          select a.user_id
          from accounts a
          where a.tenant_id = $34 and a.account_id = any($35::text[]) and a.user_id is not null
        )
    )
    and not (
      e.entitlement_key in (
        select g.entitlement_key
        from accounts a
        join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
        where a.tenant_id = $36 and a.account_id = any($37::text[])
      )
    )
    and (
      e.entitlement_key in (
        select g.entitlement_key
        from accounts a
        join grants g on g.tenant_id = a.tenant_id and g.principal_key = a.account_key
        where a.tenant_id = $38 and a.user_id = $39
      )
    ) = $40::boolean
    and e.entitlement_key in (
      select g.entitlement_key from grants g where g.tenant_id = $41 and g.expires_at is not null
    )
order by e.entitlement_id
limit $42;
