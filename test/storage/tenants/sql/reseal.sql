-- reseal.store.lockSealed
select delivery_id as id, sealed_body as sealed
from webhook_deliveries
where tenant_id = $1
  and delivery_id > $2
  and octet_length(sealed_body) > 0
  and substring(sealed_body from 1 for $3::int) <> $4
order by delivery_id
limit $5 for update;

-- reseal.store.updateSealed
update webhook_deliveries t
set sealed_body = v.sealed
from unnest($1::text[], $2::bytea[]) as v (id, sealed)
where t.tenant_id = $3 and t.delivery_id = v.id;

-- reseal.store.countOthers
select count(*)::int as n
from webhook_deliveries
where tenant_id = $1 and octet_length(sealed_body) > 0 and substring(sealed_body from 1 for $2::int) <> $3;
