-- appendEntries
insert into audit_entries (
  tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
    campaign_id
)
select entry.*
from (
  select e.tenant_id, now(), e.actor_id, e.principal_id, e.operation, e.outcome, e.target_id,
    e.detail::jsonb, e.request_id, e.address, e.campaign_id
  from unnest(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[]
  ) as e (tenant_id, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id)
) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id),
  lateral pg_advisory_xact_lock_shared($11::int, hashtext(entry.tenant_id));

-- insertEntries
insert into audit_entries (
  tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
    campaign_id
)
select entry.*
from (select * from changed) as entry (
  tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
    campaign_id
), lateral pg_advisory_xact_lock_shared($1::int, hashtext(entry.tenant_id));

-- lastEntry
select audit_last_entry($1::int, $2, $3)::text as id;

-- lockHead
insert into audit_heads (tenant_id, seq, hash, entry_id) values ($1, 0, '\x', 0) on conflict do nothing;

select seq::text as seq, hash, entry_id::text as "entryId" from audit_heads where tenant_id = $1 for update;

-- entriesBetween
select entry_id::text as "entryId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  actor_id as "actorId", principal_id as "principalId", operation, outcome, target_id as "targetId", detail,
  request_id as "requestId", address, campaign_id as "campaignId"
from audit_entries
where tenant_id = $1 and entry_id > $2::bigint and entry_id <= $3::bigint
order by audit_entries.entry_id
limit $4;

-- addSeal
insert into audit_seals (tenant_id, first_seq, last_entry, hashes) values ($1, $2::bigint, $3::bigint, $4);

update audit_heads set seq = $1::bigint, hash = $2, entry_id = $3::bigint where tenant_id = $4;
