-- unknownEntries of entitlements
select app_id as "appId", entitlement_id as id
from entitlements
where entitlement_id = any($1::text[]) and tenant_id = $2;

-- replaceEntries
delete from campaign_selections
where tenant_id = $1 and campaign_id = $2 and list = $3
returning set_id as "setId";

select pg_advisory_xact_lock(hashtextextended($1, 0));

delete from selection_entries e
where e.tenant_id = $1
  and e.set_id = $2
  and not exists (select 1 from campaign_selections s where s.tenant_id = e.tenant_id and s.set_id = e.set_id);

insert into selection_entries (tenant_id, set_id, app_id, object_id, role_id, policy_id)
select $1, $2, e.app_id, e.object_id, e.role_id, e.policy_id
from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as e (app_id, object_id, role_id, policy_id);

insert into campaign_selections (tenant_id, campaign_id, list, set_id) values ($1, $2, $3, $4);
