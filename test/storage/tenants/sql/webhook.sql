-- webhook.store.findWebhook
select w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt"
from webhooks w
where w.tenant_id = $1 and w.deleted_at is null and w.webhook_id > $2 and w.webhook_id = any($3::text[])
order by w.webhook_id
limit $4;

-- webhook.store.lockWebhook
select w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt"
from webhooks w
where w.tenant_id = $1 and w.deleted_at is null and w.webhook_id > $2 and w.webhook_id = any($3::text[])
order by w.webhook_id
limit $4;

-- webhook.store.listWebhooks
select w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt"
from webhooks w
where w.tenant_id = $1 and w.deleted_at is null and w.webhook_id > $2
order by w.webhook_id
limit $3;

-- webhook.store.updateWebhook
update webhooks w
set display_name = $1, description = $2, url = $3, callback_seconds = $4, updated_at = now()
where w.tenant_id = $5 and w.webhook_id = $6 and w.deleted_at is null
returning w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt";

-- webhook.store.insertWebhook
insert into webhooks as w (tenant_id, webhook_id, display_name, description, url, callback_seconds)
values ($1, $2, $3, $4, $5, $6)
returning w.webhook_id as id, w.display_name as "displayName", w.description, w.url,
  w.callback_seconds as "callbackSeconds", w.created_at as "createdAt", w.updated_at as "updatedAt";
