-- Which of some grants a person gave.
create index grant_versions_given on grant_versions (tenant_id, granted_by, version) where granted_by is not null;

-- Submissions of a review that ended since a time, and those that have not ended.
create index submissions_by_end on submissions (tenant_id, review_key, finished_at);

-- What an organisation has set, by name; the rest is as contract/auth/settings.ts says.
alter table tenants add column settings jsonb not null default '{}';

-- Reasons to look closer at the access of tasks, for filters and counts; tasks without any have no row.
create table review_insights (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  numeric_id bigint not null,
  codes text[] not null,
  primary key (tenant_id, review_key, numeric_id)
);
