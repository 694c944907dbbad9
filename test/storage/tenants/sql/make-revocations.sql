-- make-revocations.store.listDenied
select t.numeric_id::text as number
from tasks t
where t.tenant_id = $1
  and t.review_key = $2
  and t.outcome = 'D'
  and t.numeric_id > $3::bigint
  and t.numeric_id <= $4::bigint
  and not exists (
    select 1
    from revocations x
    where x.tenant_id = t.tenant_id
      and x.review_key = t.review_key
      and x.task_number = t.numeric_id
      and x.run_no = t.run_no
      and x.task_number > $5::bigint
      and x.task_number <= $6::bigint
  )
order by t.numeric_id;

-- make-revocations.store.listGone
select x.numeric_id::text as number, last.closed_by as "syncId",
  coalesce(last.unproven, false) as "isUnproven"
from revocations x
left join lateral (
  select v.closed_by,
    exists (
      select 1
      from syncs deletion
      where deletion.tenant_id = v.tenant_id and deletion.sync_id = v.closed_by and deletion.deletes_source
    ) as unproven
  from grant_versions v
  where v.tenant_id = x.tenant_id
    and v.entitlement_key = x.entitlement_key
    and v.principal_key = x.principal_key
    and v.removed
  order by v.closed_at desc
  limit 1
) last on true
where x.tenant_id = $1
  and x.is_open
  and x.numeric_id > $2::bigint
  and x.numeric_id <= $3::bigint
  and not exists (
    select 1
    from grants g
    where g.tenant_id = x.tenant_id
      and g.entitlement_key = x.entitlement_key
      and g.principal_key = x.principal_key
  )
order by x.numeric_id;
