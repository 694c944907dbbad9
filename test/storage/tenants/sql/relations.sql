-- relations.store.loadRelations
select v.user_id as "userId", v.manager_ids as "managerIds", v.opened_at as "openedAt",
  v.closed_at as "closedAt"
from user_versions v
where v.tenant_id = $1
  and v.user_id = any($2::text[])
  and v.closed_at is null
  and (v.user_id = $3 or $4 = any(v.manager_ids))
union all select v.user_id as "userId", v.manager_ids as "managerIds", v.opened_at as "openedAt",
  v.closed_at as "closedAt"
from user_versions v
where v.tenant_id = $5
  and v.user_id = any($6::text[])
  and v.closed_at > $7
  and (v.user_id = $8 or $9 = any(v.manager_ids));

select 1 from grant_versions g where g.tenant_id = $1 and g.granted_by = $2 limit 1;
