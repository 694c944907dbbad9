-- Keys that a tenant signs with (docs/adr/0060). Private keys are sealed with SECRET_KEY.
create table signing_keys (
  tenant_id text collate "C" not null references tenants,
  key_id text collate "C" not null,
  public_key text not null,
  sealed_key bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, key_id)
);
create unique index signing_keys_current on signing_keys (tenant_id) where retired_at is null;

create table webhooks (
  tenant_id text collate "C" not null references tenants,
  webhook_id text collate "C" not null,
  display_name text not null,
  description text not null default '',
  url text not null,
  callback_seconds integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, webhook_id)
);

-- What is sent, once or until it succeeds. The body has the callback URL, so it is sealed; every attempt sends its bytes.
create table webhook_deliveries (
  tenant_id text collate "C" not null,
  delivery_id text collate "C" not null,
  webhook_id text collate "C" not null,
  event text collate "C" not null,
  url text not null,
  sealed_body bytea not null,
  callback_hash bytea not null,
  state text collate "C" not null default 'WEBHOOK_STATE_PENDING',
  attempts integer not null default 0,
  problem text not null default '',
  answer jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_attempted_at timestamptz,
  -- Null when nothing is left to send. While it is being sent, when it is sent again if nobody tells how it ended.
  next_attempt_at timestamptz default now(),
  completed_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, delivery_id),
  foreign key (tenant_id, webhook_id) references webhooks
);
create unique index webhook_deliveries_callback on webhook_deliveries (tenant_id, callback_hash);
create index webhook_deliveries_of_webhook on webhook_deliveries (tenant_id, webhook_id, delivery_id);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, webhook_id, next_attempt_at)
  where next_attempt_at is not null;

create table webhook_attempts (
  tenant_id text collate "C" not null,
  delivery_id text collate "C" not null,
  attempt_no integer not null,
  at timestamptz not null,
  status integer not null,
  problem text not null,
  milliseconds integer not null,
  primary key (tenant_id, delivery_id, attempt_no),
  foreign key (tenant_id, delivery_id) references webhook_deliveries
);
