-- submission-entries.store.findSubmissionEntries
select e.entry_id::text as "entryId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.actor_id as "actorId",
  e.operation, coalesce(e.detail ->> 'submissionId', e.target_id, '') as "submissionId", e.detail
from audit_entries e
where e.tenant_id = $1
  and e.campaign_id = $2
  and e.outcome = 'done'
  and (e.detail ? 'decisionsDigest' or e.detail ? 'tokenDigest')
  and coalesce(e.detail ->> 'submissionId', e.target_id) = $3
order by e.entry_id;

-- submission-entries.store.listSubmissionEntries
select e.entry_id::text as "entryId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.actor_id as "actorId",
  e.operation, coalesce(e.detail ->> 'submissionId', e.target_id, '') as "submissionId", e.detail
from audit_entries e
where e.tenant_id = $1
  and e.campaign_id = $2
  and e.outcome = 'done'
  and (e.detail ? 'decisionsDigest' or e.detail ? 'tokenDigest')
  and e.entry_id > $3::bigint
order by e.tenant_id, e.campaign_id, e.entry_id
limit $4;
