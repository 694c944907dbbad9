-- gone.store.listOpenCampaigns
select r.campaign_id as id
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1
  and r.opened_at is not null
  and r.closing_at is null
  and c.state = 'ACCESS_REVIEW_STATE_OPEN'
order by 1;

-- gone.store.nextRemoved
select to_char(
  closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ'
) || ' ' || entitlement_key || ' ' || principal_key as "upTo"
from (
  select g.closed_at, g.entitlement_key, g.principal_key
  from grant_versions g
  where g.tenant_id = $1
    and g.removed
    and g.closed_at is not null
    and (g.closed_at, g.entitlement_key, g.principal_key) > ($2::timestamptz, $3::bigint, $4::bigint)
  order by g.closed_at, g.entitlement_key, g.principal_key
  limit $5
) g
order by closed_at desc, entitlement_key desc, principal_key desc
limit 1;

-- gone.store.listGone
select distinct t.numeric_id, t.numeric_id::text as number
from grant_versions g
join preparation_principals p on p.tenant_id = g.tenant_id
  and p.preparation_key = $1
  and p.principal_key = g.principal_key
join tasks t on t.tenant_id = g.tenant_id
  and t.review_key = $2
  and t.numeric_id >= $3::bigint + p.first_item
  and t.numeric_id < $4::bigint + p.first_item + p.item_count
  and t.entitlement_key = g.entitlement_key
  and t.state <> 'C'
where g.tenant_id = $5
  and g.removed
  and (g.closed_at, g.entitlement_key, g.principal_key) > ($6::timestamptz, $7::bigint, $8::bigint)
  and (g.closed_at, g.entitlement_key, g.principal_key) <= ($9::timestamptz, $10::bigint, $11::bigint)
  and not exists (
    select 1
    from grants o
    where o.tenant_id = g.tenant_id
      and o.entitlement_key = g.entitlement_key
      and o.principal_key = g.principal_key
  )
  and true
  and not exists (
    select 1
    from syncs deletion
    where deletion.tenant_id = g.tenant_id and deletion.sync_id = g.closed_by and deletion.deletes_source
  )
order by t.numeric_id;

-- gone.store.loadGoneSince
select q.entitlement_key || ' ' || q.principal_key as pair, max(g.closed_at) as since
from unnest($1::bigint[], $2::bigint[]) as q (entitlement_key, principal_key)
join grant_versions g on g.tenant_id = $3
  and g.entitlement_key = q.entitlement_key
  and g.principal_key = q.principal_key
  and g.removed
  and not exists (
    select 1
    from syncs deletion
    where deletion.tenant_id = g.tenant_id and deletion.sync_id = g.closed_by and deletion.deletes_source
  )
where not exists (
  select 1
  from grants o
  where o.tenant_id = $4 and o.entitlement_key = q.entitlement_key and o.principal_key = q.principal_key
)
group by 1;
