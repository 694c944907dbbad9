-- What owners are told of removals: noted where it is found, and told with the mails of a local day.
create table removal_notices (
  tenant_id text collate "C" not null,
  notice_id bigint generated always as identity,
  -- The revocation.
  numeric_id bigint not null,
  -- OVERDUE, STILL_THERE, REAPPEARED.
  kind text collate "C" not null,
  found_at timestamptz not null default now(),
  -- The local date of the mails that told it; null until they are made.
  told_on date,
  primary key (tenant_id, notice_id)
);
create index removal_notices_untold on removal_notices (tenant_id) where told_on is null;
create index removal_notices_told on removal_notices (tenant_id, told_on) where told_on is not null;
