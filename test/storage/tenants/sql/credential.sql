-- credential.store.findByClientIds
select asked.n, c.credential_id as id, c.user_id as "userId", c.public_key as "publicKey",
  c.secret_hash as "secretHash", c.allowed_cidrs as "allowedCidrs", c.scoped_roles as "scopedRoles",
  u.status = 'ENABLED' as "ownerEnabled", c.expires_at as "expiresAt", now() as now,
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = u.tenant_id and r.user_id = u.user_id
    ), '{}'
  ) as "ownerRoles"
from unnest($1::int[], $2::text[], $3::text[]) as asked (n, tenant_id, client_id)
join credentials c on c.tenant_id = asked.tenant_id and c.client_id = asked.client_id and c.deleted_at is null
join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id;

-- credential.store.findCredential
select c.credential_id as id, c.client_id as "clientId", c.display_name as "displayName",
  c.user_id as "userId", c.allowed_cidrs as "allowSourceCidr", c.scoped_roles as "scopedRoles",
  c.expires_at as "expiresTime", c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.last_used_at as "lastUsedAt"
from credentials c
where c.tenant_id = $1
  and c.credential_id = $2
  and c.deleted_at is null
  and c.user_id = coalesce($3, c.user_id);

-- credential.store.listCredentials
select c.credential_id as id, c.client_id as "clientId", c.display_name as "displayName",
  c.user_id as "userId", c.allowed_cidrs as "allowSourceCidr", c.scoped_roles as "scopedRoles",
  c.expires_at as "expiresTime", c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.last_used_at as "lastUsedAt"
from credentials c
where c.tenant_id = $1 and c.credential_id > $2 and c.deleted_at is null and c.user_id = any($3::text[])
order by c.credential_id
limit $4;

-- credential.store.purgeExpired
update access_tokens set expires_at = now() - interval '1 hour' where tenant_id = $1;
