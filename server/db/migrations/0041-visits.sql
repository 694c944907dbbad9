-- Children of a resource are read as of a snapshot, too: also those that are closed by now.
drop index resource_versions_parent;
create index resource_versions_parent on resource_versions (tenant_id, parent_id) where parent_id is not null;

-- When each reviewer last opened a review, to the hour.
create table review_visits (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  user_id text collate "C" not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, review_key, user_id)
);
