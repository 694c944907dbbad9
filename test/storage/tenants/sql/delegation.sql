-- delegation.store.deleteDelegation
delete from user_delegations
where tenant_id = $1 and user_id = $2
returning user_id as "userId", delegated_user_id as "delegatedUserId", starts_at as "startAt",
  expires_at as "expirationAt", created_at as "createdAt", updated_at as "updatedAt";

-- delegation.store.findDelegation
select user_id as "userId", delegated_user_id as "delegatedUserId", starts_at as "startAt",
  expires_at as "expirationAt", created_at as "createdAt", updated_at as "updatedAt"
from user_delegations
where tenant_id = $1 and user_id = $2 and coalesce(expires_at > now(), true);

-- delegation.store.replaceDelegation
insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at, expires_at)
values ($1, $2, $3, $4, $5)
on conflict (tenant_id, user_id) do update
set delegated_user_id = excluded.delegated_user_id, starts_at = excluded.starts_at,
  expires_at = excluded.expires_at, updated_at = now()
returning user_id as "userId", delegated_user_id as "delegatedUserId", starts_at as "startAt",
  expires_at as "expirationAt", created_at as "createdAt", updated_at as "updatedAt";
