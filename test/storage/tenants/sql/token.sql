-- token.store.listTokens
select t.token_id as id, t.source_id as "sourceId", t.display_name as "displayName",
  t.allowed_cidrs as "allowSourceCidr", coalesce(t.created_by, '') as "createdById",
  t.created_at as "createdAt", t.last_used_at as "lastUsedAt"
from scim_tokens t
where t.tenant_id = $1 and t.source_id = $2 and t.token_id > $3
order by t.token_id
limit $4;

-- token.store.insertToken
insert into scim_tokens as t (
  tenant_id, token_id, source_id, display_name, token_hash, allowed_cidrs, created_by
)
values ($1, $2, $3, $4, $5, $6, $7)
returning t.token_id as id, t.source_id as "sourceId", t.display_name as "displayName",
  t.allowed_cidrs as "allowSourceCidr", coalesce(t.created_by, '') as "createdById",
  t.created_at as "createdAt", t.last_used_at as "lastUsedAt";
