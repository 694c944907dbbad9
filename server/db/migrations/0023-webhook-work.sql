-- What a delivery is about: an instance of a step of a review task, a revocation (a number without a review), or nothing
-- when it is a test (docs/adr/0063).
alter table webhook_deliveries
  add column review_key bigint,
  add column numeric_id bigint,
  add column step_seq smallint,
  -- The task as receivers and clients know it.
  add column ticket_id text collate "C" not null default '';
create unique index webhook_deliveries_of_step on webhook_deliveries (tenant_id, review_key, numeric_id, step_seq)
  where review_key is not null;
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, expires_at)
  where state = 'WEBHOOK_STATE_WAITING_CALLBACK';

-- The webhook that removes the access, and the delivery that asks it to; null when it is to be sent.
alter table revocations
  add column webhook_id text collate "C",
  add column delivery_id text collate "C";
create index revocations_to_send on revocations (tenant_id, numeric_id)
  where state = 'READY' and channel = 'WEBHOOK' and delivery_id is null and carried_by is null;
