-- reviewer-gaps.store.groupByPolicy
select coalesce(
  null, nullif(e.certify_policy_id, ''),
    (
      select nullif(ap.certify_policy_id, '')
      from app_versions ap
      where ap.tenant_id = $1 and ap.app_id = e.app_id and ap.closed_at is null
    ), $2::text
) as "policyId", array_agg(e.entitlement_id) as "entitlementIds"
from entitlement_versions e
where e.tenant_id = $3 and e.closed_at is null and e.entitlement_id in (select unnest($4::text[]))
group by 1;
