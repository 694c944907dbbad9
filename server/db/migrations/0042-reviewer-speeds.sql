-- How fast each reviewer chose the decisions that were applied. A choice is of one decision, or of several at once.
create table reviewer_speeds (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  user_id text collate "C" not null,
  choice_count integer not null,
  -- Choices that came within seconds of the one before.
  quick_count integer not null,
  last_chosen_at timestamptz not null,
  -- The largest choice that approved much at once, high risk among it: how much, and how much of high risk.
  bulk_count integer not null,
  bulk_risk_count integer not null,
  primary key (tenant_id, review_key, user_id)
);
