-- findByToken
select c.credential_id as id, c.user_id as "userId", c.public_key as "publicKey",
  c.secret_hash as "secretHash", c.allowed_cidrs as "allowedCidrs", c.scoped_roles as "scopedRoles",
  u.status = 'ENABLED' as "ownerEnabled", c.expires_at as "expiresAt", now() as now,
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = u.tenant_id and r.user_id = u.user_id
    ), '{}'
  ) as "ownerRoles", t.expires_at as "tokenEndsAt"
from access_tokens t
join credentials c on c.tenant_id = t.tenant_id and c.credential_id = t.credential_id
join users u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
where t.tenant_id = $1 and t.token_hash = $2 and t.expires_at > now() and c.deleted_at is null;

-- insertTokens
with asked as (
  select *
  from unnest(
    $1::int[], $2::text[], $3::text[], $4::bytea[], $5::int[], $6::text[], $7::timestamptz[], $8::text[],
      $9::text[], $10::text[], $11::text[]
  ) as asked (n, tenant_id, credential_id, token_hash, life_seconds, use_key, use_until, cidrs, method, request_id, address)
),
  usable as (
    select asked.*, c.user_id, least(now() + make_interval(secs => life_seconds), c.expires_at) as expires_at
    from asked
    join credentials c using (tenant_id, credential_id)
    join users u using (tenant_id, user_id)
    where c.deleted_at is null
      and (c.expires_at is null or c.expires_at >= now() + interval '1 second')
      and u.status = 'ENABLED'
      and array_to_string(c.allowed_cidrs, ' ') = cidrs
  ),
  firsts as (
    select distinct on (tenant_id, credential_id, use_key) *
    from usable
    where use_key is not null
    order by tenant_id, credential_id, use_key, n
  ),
  used as (
    insert into assertion_uses (tenant_id, credential_id, use_key, expires_at)
    select tenant_id, credential_id, use_key, use_until
    from firsts
    on conflict do nothing
    returning tenant_id, credential_id, use_key
  ),
  accepted as (
    select *
    from usable
    where use_key is null
    union all select firsts.*
    from firsts
    where exists (
      select 1
      from used
      where used.tenant_id = firsts.tenant_id
        and used.credential_id = firsts.credential_id
        and used.use_key = firsts.use_key
    )
  ),
  stored as (
    insert into access_tokens (tenant_id, token_hash, credential_id, expires_at)
    select tenant_id, token_hash, credential_id, expires_at
    from accepted
  ),
  recorded as (
    insert into audit_entries (
      tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
        campaign_id
    )
    select entry.*
    from (
      select tenant_id, now(), user_id, credential_id, $12, 'done', null,
        jsonb_build_object('method', method), request_id, address, null
      from accepted
    ) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id),
      lateral pg_advisory_xact_lock_shared($13::int, hashtext(entry.tenant_id))
  ),
  seen as (
    update credentials c
    set last_used_at = now()
    from (select distinct tenant_id, credential_id from accepted) as a
    where c.tenant_id = a.tenant_id
      and c.credential_id = a.credential_id
      and (c.last_used_at is null or c.last_used_at < now() - interval '1 minute')
  )
select usable.n, floor(extract(epoch from accepted.expires_at - now()))::int as seconds
from usable
left join accepted using (n);

-- findSession
select s.session_id as id, s.user_id as "userId",
  (extract(epoch from s.expires_at - now()) * 1000)::float8 as "remainingMs",
  coalesce(
    (
      select array_agg(r.role_id order by r.role_id)
      from user_roles r
      where r.tenant_id = s.tenant_id and r.user_id = s.user_id
    ), '{}'
  ) as roles
from sessions s
join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id
where s.tenant_id = $1 and s.token_hash = $2 and s.expires_at > now() and u.status = 'ENABLED';
