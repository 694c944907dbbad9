-- different-names.store.listDifferentInApps
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

-- different-names.store.deleteDifferentNames
delete from source_different_names d using unnest(
  $1::text[], $2::text[], $3::text[], $4::text[]
) as x (kind, app, name, other_name)
where d.tenant_id = $5
  and d.source_id = $6
  and d.kind = x.kind
  and d.app = x.app
  and d.name = x.name
  and d.other_name = x.other_name;

-- different-names.store.putDifferentNames
insert into source_different_names (tenant_id, source_id, kind, app, name, other_name, created_by)
select $1, $2, x.kind, x.app, x.name, x.other_name, $3
from unnest($4::text[], $5::text[], $6::text[], $7::text[]) as x (kind, app, name, other_name)
on conflict do nothing;
