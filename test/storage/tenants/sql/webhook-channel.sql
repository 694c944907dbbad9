-- webhook-channel.store.lockToSend
select x.numeric_id::text as number, coalesce(x.webhook_id, '') as "webhookId"
from revocations x
where x.tenant_id = $1
  and x.state = 'READY'
  and x.channel = 'WEBHOOK'
  and x.delivery_id is null
  and x.carried_by is null
order by x.numeric_id
limit $2 for update;

-- webhook-channel.store.hasToSend
select exists (
  select 1
  from revocations x
  where x.tenant_id = $1
    and x.state = 'READY'
    and x.channel = 'WEBHOOK'
    and x.delivery_id is null
    and x.carried_by is null
    and x.numeric_id = any($2::bigint[])
) as found;
