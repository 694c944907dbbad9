-- outbox.store.insertMails
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (select unnest($10::text[]) as user_id) p
on conflict (tenant_id, once_key) do nothing;
