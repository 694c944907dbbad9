-- outline-tree.store.listTreeNodes
with recursive line as (
  select r.resource_id, r.display_name, r.parent_id, r.app_id, 0 as step
  from resource_versions r
  where r.tenant_id = $1
    and r.resource_id = any($2::text[])
    and (r.version <= $3::bigint and (r.closed_at is null or r.closed_at > $4::timestamptz))
  union
  select r.resource_id, r.display_name, r.parent_id, r.app_id, line.step + 1
  from line
  join resource_versions r on r.tenant_id = $5
    and r.resource_id = line.parent_id
    and (r.version <= $6::bigint and (r.closed_at is null or r.closed_at > $7::timestamptz))
  where line.step < 32
)
select distinct resource_id as id, display_name as "displayName", coalesce(parent_id, app_id) as "parentId"
from line
union all select a.app_id, a.display_name, ''
from app_versions a
where a.tenant_id = $8
  and a.app_id = any($9::text[])
  and (a.version <= $10::bigint and (a.closed_at is null or a.closed_at > $11::timestamptz));
