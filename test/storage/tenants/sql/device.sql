-- device.store.findByDeviceToken
select d.login_id as id, d.user_id as "userId",
  (extract(epoch from d.token_expires_at - now()) * 1000)::float8 as "remainingMs",
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = u.tenant_id and r.user_id = u.user_id
    ), '{}'
  ) as roles
from device_logins d
join users u on u.tenant_id = d.tenant_id and u.user_id = d.user_id
where d.tenant_id = $1 and d.token_hash = $2 and d.token_expires_at > now() and u.status = 'ENABLED';

-- device.store.purgeDeviceLogins
update device_logins set expires_at = now() - interval '1 hour' where tenant_id = $1;
