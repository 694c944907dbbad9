-- audit-search.store.searchEntries
select e.entry_id::text as "entryId", e.at, e.actor_id as "actorId", e.principal_id as "principalId",
  e.operation, e.outcome, e.target_id as "targetId", e.detail, e.request_id as "requestId", e.address,
  e.campaign_id as "campaignId",
  e.entry_id <= coalesce(
    (select h.entry_id from audit_heads h where h.tenant_id = e.tenant_id), 0
  ) as "isSealed"
from audit_entries e
where e.tenant_id = $1
  and true
  and true
  and true
  and true
  and true
  and true
  and true
  and true
  and true
  and true
order by e.entry_id desc
limit $2;
