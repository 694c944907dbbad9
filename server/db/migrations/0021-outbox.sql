-- Mails (docs/adr/0058): a row is written in the transaction that makes a mail necessary, and a job sends it.
create table outbox (
  tenant_id text collate "C" not null,
  outbox_key bigint generated always as identity,
  -- One of MAIL_KINDS (contract/mail/mail.ts).
  kind text collate "C" not null,
  user_id text collate "C" not null,
  -- Empty for a mail about several campaigns.
  campaign_id text collate "C" not null default '',
  -- Makes it one mail: kind, campaign, person, and what else sets it apart from others.
  once_key text collate "C" not null,
  -- Whether later mails with this key become part of it, until it is taken to be sent.
  gathers boolean not null default false,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- When it is sent, or tried again. A sender that has taken it moves this ahead, so that nobody else takes it.
  due_at timestamptz not null default now(),
  -- WAITING, SENT, SKIPPED (no longer needed when it was to be sent), FAILED.
  state text collate "C" not null default 'WAITING',
  attempts integer not null default 0,
  ended_at timestamptz,
  last_error text not null default '',
  primary key (tenant_id, outbox_key),
  unique (tenant_id, once_key)
);
create index outbox_due on outbox (tenant_id, due_at) where state = 'WAITING';
create index outbox_of_campaign on outbox (tenant_id, campaign_id, user_id, outbox_key);

-- The last local date for which the mails of a day were made.
create table mail_days (
  tenant_id text collate "C" primary key references tenants,
  day date not null
);
