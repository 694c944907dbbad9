-- What a campaign reviews (docs/adr/0026): prepared once, from one moment of the access data.

-- As they were at a moment: the partial indexes know the open versions only.
create index user_versions_of_user on user_versions (tenant_id, user_id, version);
create index app_versions_of_app on app_versions (tenant_id, app_id, version);
create index resource_versions_of_resource on resource_versions (tenant_id, resource_id, version);
-- What was true at a moment and is not any more.
create index grant_versions_closed on grant_versions (tenant_id, principal_key, entitlement_key, closed_at)
  where closed_at is not null;
create index entitlement_versions_of_key on entitlement_versions (tenant_id, entitlement_key, version);

-- A job that gets on is not tried out of its attempts: those before its last saved step do not count.
alter table jobs add column settled integer not null default 0;

-- Items belong to a preparation, not to the campaign: a campaign that is reset lets go of it at once, however many items
-- there are, and a job deletes them after that.
create table preparations (
  tenant_id text collate "C" not null,
  preparation_key bigint generated always as identity,
  campaign_id text collate "C" not null,
  created_at timestamptz not null default now(),
  -- The moment that the items show, and the highest version of each kind then; null until it is known.
  frozen_at timestamptz,
  versions jsonb not null default '{}',
  trusted_domains text[] not null default '{}',
  -- What is being done, and how far it is.
  phase text not null default 'WAITING',
  done bigint not null default 0,
  total bigint not null default 0,
  item_count bigint not null default 0,
  -- Apps of which something is reviewed.
  app_ids text[] not null default '{}',
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, preparation_key),
  foreign key (tenant_id, campaign_id) references campaigns
);
create index preparations_of_campaign on preparations (tenant_id, campaign_id);
alter table campaigns add column preparation_key bigint;

-- Resources that a selection reaches, and for what flows in the way to the selected one, nearest first.
create table preparation_resources (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  resource_id text collate "C" not null,
  path text[] not null default '{}',
  primary key (tenant_id, preparation_key, resource_id)
);

-- Grants that took part in an active conflict.
create table preparation_conflicts (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  entitlement_key bigint not null,
  principal_key bigint not null,
  violation_id text collate "C" not null,
  primary key (tenant_id, preparation_key, entitlement_key, principal_key, violation_id)
);

-- Entitlements and principals as they were; until the items are there also those that are left out, by which rule.
create table preparation_entitlements (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  entitlement_key bigint not null,
  entitlement_version bigint not null,
  policy_id text collate "C" not null,
  -- Places in the orders by app and by resource.
  app_order text collate "C" not null,
  resource_order text collate "C" not null,
  rule text collate "C",
  primary key (tenant_id, preparation_key, entitlement_key)
);
create index preparation_entitlements_by_app on preparation_entitlements
  (tenant_id, preparation_key, app_order, entitlement_key);
create index preparation_entitlements_by_resource on preparation_entitlements
  (tenant_id, preparation_key, resource_order, entitlement_key);

create table preparation_principals (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  principal_key bigint not null,
  -- One of both.
  account_version bigint,
  resource_version bigint,
  -- The person behind the account.
  user_version bigint,
  user_order text collate "C" not null,
  rule text collate "C",
  primary key (tenant_id, preparation_key, principal_key)
);
create index preparation_principals_by_user on preparation_principals
  (tenant_id, preparation_key, user_order, principal_key);

-- A million of these. They are made in the order of the primary key, which so grows at its end only; the other index
-- leaves out the tenant, of which there is one for each preparation: half the size, and numbers are quicker to compare.
create table items (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  entitlement_key bigint not null,
  principal_key bigint not null,
  grant_version bigint not null,
  primary key (tenant_id, preparation_key, principal_key, entitlement_key)
);
create index items_of_entitlement on items (preparation_key, entitlement_key, principal_key);

-- The books: for each source the grants that became items (no rule) and those that each rule left out.
create table ledger_entries (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  -- Empty for what was made here.
  source_id text collate "C" not null,
  rule text collate "C" not null,
  grant_count bigint not null,
  primary key (tenant_id, preparation_key, source_id, rule)
);

-- The sources as they were: the last sync that was applied, its files, and how many grants there were, counted apart.
create table ledger_sources (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  source_id text collate "C" not null,
  display_name text not null,
  kind text not null,
  sync_id text collate "C" not null default '',
  synced_at timestamptz,
  last_state text not null default '',
  files jsonb not null default '[]',
  grant_count bigint not null default 0,
  primary key (tenant_id, preparation_key, source_id)
);

-- People and accounts for which the expression of a scope failed.
create table preparation_faults (
  tenant_id text collate "C" not null,
  preparation_key bigint not null,
  rule text collate "C" not null,
  object_id text collate "C" not null,
  problem text not null,
  primary key (tenant_id, preparation_key, rule, object_id)
);
