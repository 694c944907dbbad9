-- candidates.store.loadManagers
select u.user_id as id, u.manager_ids as "userIds"
from users u
where u.tenant_id = $1 and u.user_id = any($2::text[]);

-- candidates.store.loadAppOwners
select a.app_id as id, a.owner_ids as "userIds"
from apps a
where a.tenant_id = $1 and a.app_id = any($2::text[]);

-- candidates.store.loadEntitlementOwners
select e.entitlement_key::text as id, e.owner_ids as "userIds"
from entitlements e
where e.tenant_id = $1 and e.entitlement_key = any($2::bigint[]);

-- candidates.store.loadResourceOwners
select r.resource_id as id, r.owner_ids as "userIds"
from resources r
where r.tenant_id = $1 and r.resource_id = any($2::text[]);

-- candidates.store.loadGroupMembers
select u.user_id as id
from users u
where u.tenant_id = $1
  and u.user_id in (
    select a.user_id
    from entitlements e
    join grants g on g.tenant_id = $2 and g.entitlement_key = e.entitlement_key
    join accounts a on a.tenant_id = $3 and a.account_key = g.principal_key
    where e.tenant_id = $4 and e.app_id = $5 and e.entitlement_id = $6
  )
order by u.status <> 'ENABLED', u.type <> 'USER_TYPE_HUMAN', u.user_id
limit $7;

-- candidates.store.loadPeople
select u.user_id as id, u.status = 'ENABLED' and u.type = 'USER_TYPE_HUMAN' as "isActive",
  coalesce(d.delegated_user_id, u.delegated_user_id) as "delegateId", d.starts_at::text as from,
  d.expires_at::text as until
from users u
left join user_delegations d on d.tenant_id = $1
  and d.user_id = u.user_id
  and d.starts_at <= $2
  and coalesce(d.expires_at > $3, true)
where u.tenant_id = $4 and u.user_id = any($5::text[]);
