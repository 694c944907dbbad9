-- audit.store.entriesBetween
select entry_id::text as "entryId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  actor_id as "actorId", principal_id as "principalId", operation, outcome, target_id as "targetId", detail,
  request_id as "requestId", address, campaign_id as "campaignId"
from audit_entries
where tenant_id = $1 and true and entry_id <= $2::bigint
order by audit_entries.entry_id
limit $3;

-- audit.store.sealsBetween
select first_seq::text as "firstSeq", last_entry::text as "lastEntry", hashes
from audit_seals
where tenant_id = $1 and true and first_seq <= $2::bigint
order by audit_seals.first_seq
limit $3;

-- audit.store.readHead
select seq::text as seq, hash, entry_id::text as "entryId",
  exists (select 1 from audit_seals s where s.tenant_id = h.tenant_id and s.first_seq > h.seq) as beyond
from audit_heads h
where tenant_id = $1;

-- audit.store.appendEntry
insert into audit_entries (
  tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
    campaign_id
)
select entry.*
from (
  values (
    $1::text, now(), $2::text, $3::text, $4::text, $5::text, $6::text, $7::jsonb, $8::text, $9::text,
      $10::text
  )
) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id),
  lateral pg_advisory_xact_lock_shared($11::int, hashtext(entry.tenant_id));
