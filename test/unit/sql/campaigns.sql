-- findCampaign that the caller owns
select c.campaign_id, c.display_name, c.state, c.scope_type, c.policy_id, c.use_policy_override,
  c.scoping_version, c.scheduled_start_at, c.completion_at, c.auto_start, c.auto_close, c.template_id,
  c.created_by, c.created_at, c.updated_at, c.started_at, c.closed_at, c.sources_frozen_at,
  c.has_accuracy_support, c.expected_count, c.error_state, c.settings, c.scope, c.revision, c.is_closing,
  (
    select json_build_object('checkedAt', r.health_checked_at, 'phantomLockedCount', r.phantom_count)
    from reviews r
    where r.tenant_id = c.tenant_id and r.review_key = c.review_key and r.opened_at is not null
  ) as health,
  (
    select r.insights from reviews r where r.tenant_id = c.tenant_id and r.review_key = c.review_key
  ) as insights,
  coalesce(
    (
      select true
      from campaign_owners o
      where o.tenant_id = c.tenant_id and o.campaign_id = c.campaign_id and o.user_id = $1
    ), false
  ) as owned
from campaigns c
where c.tenant_id = $2
  and c.campaign_id = $3
  and c.state <> 'ACCESS_REVIEW_STATE_DELETED'
  and exists (
    select 1
    from campaign_owners r
    where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $4
  );

-- listCampaigns that the caller owns
select c.campaign_id, c.display_name, c.state, c.scope_type, c.policy_id, c.use_policy_override,
  c.scoping_version, c.scheduled_start_at, c.completion_at, c.auto_start, c.auto_close, c.template_id,
  c.created_by, c.created_at, c.updated_at, c.started_at, c.closed_at, c.sources_frozen_at,
  c.has_accuracy_support, c.expected_count, c.error_state, c.settings, c.scope, c.revision, c.is_closing,
  (
    select json_build_object('checkedAt', r.health_checked_at, 'phantomLockedCount', r.phantom_count)
    from reviews r
    where r.tenant_id = c.tenant_id and r.review_key = c.review_key and r.opened_at is not null
  ) as health,
  coalesce(
    (
      select true
      from campaign_owners o
      where o.tenant_id = c.tenant_id and o.campaign_id = c.campaign_id and o.user_id = $1
    ), false
  ) as owned
from campaigns c
where c.tenant_id = $2
  and c.deleted_at is null
  and exists (
    select 1
    from campaign_owners r
    where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
  )
  and true
  and true
order by c.created_at desc, c.campaign_id desc
limit $4;

-- listCampaigns, next page
select c.campaign_id, c.display_name, c.state, c.scope_type, c.policy_id, c.use_policy_override,
  c.scoping_version, c.scheduled_start_at, c.completion_at, c.auto_start, c.auto_close, c.template_id,
  c.created_by, c.created_at, c.updated_at, c.started_at, c.closed_at, c.sources_frozen_at,
  c.has_accuracy_support, c.expected_count, c.error_state, c.settings, c.scope, c.revision, c.is_closing,
  (
    select json_build_object('checkedAt', r.health_checked_at, 'phantomLockedCount', r.phantom_count)
    from reviews r
    where r.tenant_id = c.tenant_id and r.review_key = c.review_key and r.opened_at is not null
  ) as health,
  coalesce(
    (
      select true
      from campaign_owners o
      where o.tenant_id = c.tenant_id and o.campaign_id = c.campaign_id and o.user_id = $1
    ), false
  ) as owned
from campaigns c
where c.tenant_id = $2
  and c.deleted_at is null
  and true
  and (c.created_at, c.campaign_id) < (
    (select b.created_at from campaigns b where b.tenant_id = $3 and b.campaign_id = $4), $5
  )
  and true
order by c.created_at desc, c.campaign_id desc
limit $6;

-- insertCampaign
with policy as (
  select policy_id
  from policies
  where tenant_id = $1
    and deleted_at is null
    and policy_type = 'POLICY_TYPE_CERTIFY'
    and policy_id = $2 for share
),
  active as (
    select user_id from users where tenant_id = $3 and user_id = any($4::text[]) and status = 'ENABLED'
  ),
  c as (
    insert into campaigns (
      tenant_id, campaign_id, state, scope_type, created_by, scope, settings, policy_id, display_name,
        use_policy_override, scheduled_start_at, completion_at, auto_start, auto_close
    )
    select $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, policy_id, $12::text, $13::boolean, $14::timestamptz,
      $15::timestamptz, $16::boolean, $17::boolean
    from policy
    where (select count(*) from active) = $18
      and (
        case when $19::timestamptz <= now() then 'past'
          when $20::timestamptz > now() + $21 * interval '1 year' then 'too far' end
      ) is null
    returning tenant_id, campaign_id, policy_id, created_at
  ),
  owners as (
    insert into campaign_owners (tenant_id, campaign_id, user_id)
    select c.tenant_id, c.campaign_id, user_id
    from c, active
  ),
  recorded as (
    insert into audit_entries (
      tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
        campaign_id
    )
    select entry.*
    from (
      select $22::text, now(), $23::text, $24::text, $25::text, $26::text, $27::text,
        $28::jsonb || jsonb_build_object('policyId', c.policy_id), $29::text, $30::text, $31::text
      from c
    ) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id),
      lateral pg_advisory_xact_lock_shared($32::int, hashtext(entry.tenant_id))
  )
select policy_id as "policyId", created_at as "createdAt"
from c;

-- updateCampaign
update campaigns
set display_name = $1::text, policy_id = $2::text, use_policy_override = $3::boolean,
  scheduled_start_at = $4::timestamptz, completion_at = $5::timestamptz, auto_start = $6::boolean,
  auto_close = $7::boolean, scope = $8::jsonb, settings = $9::jsonb, updated_at = now(),
  revision = revision + 1, scoping_version = scoping_version + $10,
  error_state = case when $11 then $12 else error_state end,
  held_reason = case when $13 then '' else held_reason end
where tenant_id = $14 and campaign_id = $15;

-- moveCampaign with a preparation
update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, preparation_key = $3
where tenant_id = $4 and campaign_id = $5 and state = $6;

-- findPreparation
select p.preparation_key::text as key, p.campaign_id as "campaignId", p.frozen_at as "frozenAt",
  p.frozen_at::text as at, p.versions, p.trusted_domains as "trustedDomains", p.phase,
  p.done::float8 as done, p.total::float8 as total, p.item_count::float8 as "itemCount",
  p.created_at as "createdAt", p.finished_at as "finishedAt"
from (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key, completion_at,
    closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c
join preparations p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
where c.tenant_id = $1 and c.campaign_id = $2;

-- finishPreparation
update preparations p
set phase = 'DONE', finished_at = now(), updated_at = now()
where tenant_id = $1 and preparation_key = $2
returning campaign_id as "campaignId", item_count::float8 as "expectedTicketCount",
  frozen_at::text as "connectorSourcesFrozenAt",
  coalesce(
    (
      select true
      from ledger_entries l
      where l.tenant_id = p.tenant_id
        and l.preparation_key = p.preparation_key
        and l.rule = ''
        and l.source_id <> ''
        and l.grant_count > 0
      limit 1
    ), false
  ) as "hasAccuracySupport";

update campaigns
set state = $1, updated_at = now(), revision = revision + 1, held_reason = $2, expected_count = $3,
  sources_frozen_at = $4, has_accuracy_support = $5, error_state = $6
where tenant_id = $7 and campaign_id = $8 and state = $9;
