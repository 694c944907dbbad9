-- The version that the kept reply shows, for its ETag.
alter table idempotency_keys add column version bigint;

-- Campaigns: what is reviewed, by whom it is run, and how far it is.
create table campaigns (
  -- Of a tenant there is: the one of the policy.
  tenant_id text collate "C" not null,
  campaign_id text collate "C" not null,
  display_name text not null,
  state text collate "C" not null,
  scope_type text collate "C" not null,
  policy_id text collate "C" not null,
  use_policy_override boolean not null default false,
  -- scopeV2, the legacy scopes and the setup choice, as the API shows them.
  scope jsonb not null default '{}',
  -- Counts changes of the scope and of what is selected beside it.
  scoping_version bigint not null default 0,
  -- Fields of the message that no statement goes by.
  settings jsonb not null default '{}',
  scheduled_start_at timestamptz,
  completion_at timestamptz,
  auto_start boolean not null default false,
  auto_close boolean not null default false,
  template_id text collate "C" not null default '',
  created_by text collate "C" not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  closed_at timestamptz,
  sources_frozen_at timestamptz,
  has_accuracy_support boolean not null default false,
  expected_count integer not null default 0,
  error_state text collate "C" not null default 'ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED',
  -- Counts every change: the ETag.
  revision bigint not null default 1,
  -- A deleted campaign is kept for the audit, and no operation shows it.
  deleted_at timestamptz,
  primary key (tenant_id, campaign_id),
  foreign key (tenant_id, policy_id) references policies
);
create index campaigns_newest on campaigns (tenant_id, created_at desc, campaign_id desc) where deleted_at is null;

create table campaign_owners (
  tenant_id text collate "C" not null,
  campaign_id text collate "C" not null,
  user_id text collate "C" not null,
  primary key (tenant_id, campaign_id, user_id),
  foreign key (tenant_id, campaign_id) references campaigns
);
create index campaign_owners_user on campaign_owners (tenant_id, user_id, campaign_id);

-- What the markers of a scope stand for (docs/adr/0024). A set never changes: another choice is another set, and a
-- duplicate of a campaign shares the sets of the first.
create table selection_entries (
  tenant_id text collate "C" not null references tenants,
  set_id text collate "C" not null,
  app_id text collate "C" not null default '',
  object_id text collate "C" not null,
  -- The role of a scope-and-role pair.
  role_id text collate "C" not null default '',
  -- The policy that reviews this entitlement, where it has its own in this campaign.
  policy_id text collate "C" not null default '',
  primary key (tenant_id, set_id, app_id, object_id, role_id)
);
create index selection_entries_policy on selection_entries (tenant_id, policy_id) where policy_id <> '';

create table campaign_selections (
  tenant_id text collate "C" not null,
  campaign_id text collate "C" not null,
  list text collate "C" not null check (list in ('entitlements', 'resource_types', 'excluded_entitlements',
    'excluded_resource_types', 'resources', 'scope_roles', 'conflict_monitors')),
  set_id text collate "C" not null,
  selected_at timestamptz not null default now(),
  primary key (tenant_id, campaign_id, list),
  foreign key (tenant_id, campaign_id) references campaigns
);
create index campaign_selections_set on campaign_selections (tenant_id, set_id);
