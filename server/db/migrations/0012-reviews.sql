-- The review (docs/adr/0036): tasks, who may answer them, and what was answered.

-- Dense numbers of the orders of items, given when the review starts: the places of an entitlement in the orders by app
-- and by resource, its app and its resource as numbers; the place of a principal, the person or resource that holds the
-- access as a number (0: nobody's account), and where its items begin among all, in that order.
alter table preparation_entitlements
  add column app_rank integer, add column resource_rank integer, add column app_no integer, add column resource_no integer;
alter table preparation_principals
  add column user_rank integer, add column holder_no integer, add column first_item integer, add column item_count integer;
create index preparation_entitlements_app_rank on preparation_entitlements (preparation_key, app_rank);
create index preparation_principals_user_rank on preparation_principals (preparation_key, user_rank);

-- The next number of a task. A number is never used twice, also not that of a start that was given up.
create table task_numbers (
  tenant_id text collate "C" primary key references tenants,
  next_number bigint not null default 1
);

-- One start of a campaign. Its tasks have the numbers from first_number on.
create table reviews (
  tenant_id text collate "C" not null,
  review_key bigint generated always as identity,
  campaign_id text collate "C" not null,
  preparation_key bigint not null,
  first_number bigint not null,
  task_count integer not null,
  created_at timestamptz not null default now(),
  -- Null when a schedule did it.
  started_by text collate "C",
  send_kickoff boolean,
  confirmed_reject_count integer,
  -- The snapshot that reviewers are assigned by: its time and the highest version of each kind; null until it is taken.
  assigned_at timestamptz,
  versions jsonb not null default '{}',
  -- What is being done, of starting or closing, and how far it is.
  phase text not null default 'WAITING',
  done bigint not null default 0,
  total bigint not null default 0,
  rule_failure_count integer not null default 0,
  -- Why the start was given up; the campaign has then let go of the review.
  problem jsonb,
  opened_at timestamptz,
  -- Closing has begun: by whom (null: a schedule), what becomes of open tasks, and why.
  closing_at timestamptz,
  closed_by text collate "C",
  close_decision text collate "C",
  close_comment text not null default '',
  closed_at timestamptz,
  insights text,
  health_checked_at timestamptz,
  phantom_count integer not null default 0,
  primary key (tenant_id, review_key),
  foreign key (tenant_id, campaign_id) references campaigns
);
create index reviews_of_campaign on reviews (tenant_id, campaign_id);
create index reviews_by_number on reviews (tenant_id, first_number);
-- A campaign lets go of a review whose start was given up; a job deletes its rows after that.
alter table campaigns add column review_key bigint;

-- Policies as they were, those that may replace them included, and the lists of steps in them.
create table review_policies (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  policy_no integer not null,
  policy_id text collate "C" not null,
  policy jsonb not null,
  sha256 text not null,
  taken_at timestamptz not null default now(),
  primary key (tenant_id, review_key, policy_no)
);
create table review_paths (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  path_key integer not null,
  policy_no integer not null,
  -- The key of the steps in the policy; empty for the one step of an item whose rules failed.
  name text not null,
  steps jsonb not null,
  primary key (tenant_id, review_key, path_key)
);
-- The path that the rules of a policy choose for a tuple of what they name (docs/adr/0036: tuple keys).
create table review_rule_results (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  policy_no integer not null,
  tuple_key bigint not null,
  path_key integer not null,
  problem text,
  primary key (tenant_id, review_key, policy_no, tuple_key)
);
-- To whom the first step of a path was given at the start, for one key; holder_no: for access of this person alone,
-- where it differs because nobody reviews their own access; 0 for everybody else.
create table review_groups (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  path_key integer not null,
  step_no smallint not null,
  group_key bigint not null,
  holder_no integer not null default 0,
  set_key integer not null,
  why smallint not null,
  because smallint not null,
  problem text,
  primary key (tenant_id, review_key, path_key, step_no, group_key, holder_no)
);

-- People of whom any one may answer. Sets are shared by tasks; set 0 is nobody and has no rows.
create sequence reviewer_set_keys as integer;
create table reviewer_sets (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  set_key integer not null default nextval('reviewer_set_keys'),
  digest bytea not null,
  primary key (tenant_id, review_key, set_key),
  unique (tenant_id, review_key, digest)
);
create table reviewer_set_members (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  set_key integer not null,
  user_id text collate "C" not null,
  -- Whom the person stands in for, and until when.
  on_behalf_of text collate "C",
  delegated_from timestamptz,
  delegated_until timestamptz,
  primary key (tenant_id, review_key, set_key, user_id)
);
create index reviewer_set_members_of_user on reviewer_set_members (tenant_id, user_id, review_key, set_key);

-- A million of these, made in the order of the primary key. The letters are explained in server/review/codes.ts.
create table tasks (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  numeric_id bigint not null,
  principal_key bigint not null,
  entitlement_key bigint not null,
  step_since timestamptz not null,
  -- When an escalation or the end of a wait is to be looked at.
  step_due_at timestamptz,
  outcome_at timestamptz,
  path_key integer not null,
  set_key integer not null,
  app_rank integer not null,
  resource_rank integer not null,
  step_no smallint not null,
  -- Counts the instances of steps; run_no the runs through the policy.
  step_seq smallint not null default 1,
  run_no smallint not null default 1,
  why smallint not null,
  because smallint not null,
  state "char" not null,
  outcome "char",
  outcome_reason "char",
  primary key (tenant_id, review_key, numeric_id)
);
-- A tenant has its own reviews, so these leave it out: half the size, and numbers are quicker to compare.
create index tasks_inbox_by_user on tasks (review_key, set_key, numeric_id) where state = 'O';
create index tasks_inbox_by_app on tasks (review_key, set_key, app_rank, numeric_id) where state = 'O';
create index tasks_inbox_by_resource on tasks (review_key, set_key, resource_rank, numeric_id) where state = 'O';
create index tasks_decided on tasks (tenant_id, principal_key, entitlement_key, outcome_at) where outcome_reason = 'P';
create index tasks_due on tasks (tenant_id, step_due_at) where step_due_at is not null and state <> 'C';

-- Answers, never changed. The key lets an instance of a step be answered once.
create table decisions (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  numeric_id bigint not null,
  step_seq smallint not null,
  step_no smallint not null,
  run_no smallint not null,
  path_key integer not null,
  user_id text collate "C" not null,
  on_behalf_of text collate "C",
  approved boolean not null,
  comment text not null default '',
  decided_at timestamptz not null,
  submission_key bigint not null,
  -- Who could have answered, and why they.
  set_key integer not null,
  why smallint not null,
  because smallint not null,
  step_since timestamptz not null,
  -- Relations between reviewer and subject when the step was opened, as bits (server/review/codes.ts).
  relations smallint not null default 0,
  -- When the choice was last made, and with how many others in one call; negative when by filter.
  chosen_at timestamptz not null,
  chosen_with integer not null default 1,
  primary key (tenant_id, review_key, numeric_id, step_seq)
);
create index decisions_of_submission on decisions (tenant_id, submission_key, numeric_id);

-- Everything else that happened to a task. An event that ends an instance of a step keeps what the instance was.
create table task_events (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  numeric_id bigint not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  kind text collate "C" not null,
  -- Null when nobody did it.
  user_id text collate "C",
  step_seq smallint not null,
  step_no smallint not null,
  run_no smallint not null,
  path_key integer not null,
  set_key integer not null,
  why smallint not null,
  because smallint not null,
  step_since timestamptz not null,
  comment text not null default '',
  detail jsonb not null default '{}',
  primary key (tenant_id, review_key, numeric_id, event_id)
);

-- What a reviewer has chosen and not submitted.
create table pending_decisions (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  review_key bigint not null,
  numeric_id bigint not null,
  step_seq smallint not null,
  approved boolean not null,
  comment text not null default '',
  chosen_at timestamptz not null,
  chosen_with integer not null,
  -- The submission that has locked it.
  submission_key bigint,
  primary key (tenant_id, user_id, review_key, numeric_id)
);
create index pending_decisions_of_review on pending_decisions (review_key, user_id);
create index pending_decisions_locked on pending_decisions (tenant_id, submission_key) where submission_key is not null;

create table submissions (
  tenant_id text collate "C" not null,
  submission_key bigint generated always as identity,
  review_key bigint not null,
  user_id text collate "C" not null,
  state text collate "C" not null,
  channel text collate "C" not null,
  comment text not null default '',
  submitted_at timestamptz not null default now(),
  deadline_at timestamptz,
  finished_at timestamptz,
  submitted_count integer not null default 0,
  approved_count integer not null default 0,
  denied_count integer not null default 0,
  refused_count integer not null default 0,
  decisions_digest text not null default '',
  primary key (tenant_id, submission_key)
);
create index submissions_of_review on submissions (review_key, submission_key);
create index submissions_of_user on submissions (tenant_id, user_id, review_key);
create table submission_refusals (
  tenant_id text collate "C" not null,
  submission_key bigint not null,
  numeric_id bigint not null,
  reason text collate "C" not null,
  description text not null,
  step_seq smallint not null,
  approved boolean not null,
  comment text not null default '',
  primary key (tenant_id, submission_key, numeric_id)
);

-- Counts of tasks as differences, so that no row is hot; a job adds them up. Dimensions: E entitlement (app_rank),
-- S reviewer set (set_key), T quarter of an hour in which tasks were closed (seconds since 1970). Measures: O open,
-- W waiting, I opened instances, or outcome and reason of closed tasks.
create table review_tallies (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  tally_id bigint generated always as identity,
  dimension "char" not null,
  key bigint not null,
  measure text collate "C" not null,
  n bigint not null,
  primary key (tenant_id, review_key, tally_id)
);

-- A trigger, so that no statement that changes tasks can forget the tallies. The start, which alone makes tasks, counts
-- them once at its end: by a trigger in each of its chunks they took a fifth of its time.
-- Counted by columns before they become measures: a text for each row would cost as much as changing the rows.
create function tally_changed_tasks() returns trigger language plpgsql as $$
begin
  insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
  with outcomes as (
    select tenant_id, review_key, app_rank, state, outcome, outcome_reason, count(*) as n, sum(step_seq) as instances
    from added group by 1, 2, 3, 4, 5, 6
    union all
    select tenant_id, review_key, app_rank, state, outcome, outcome_reason, -count(*), -sum(step_seq)
    from removed group by 1, 2, 3, 4, 5, 6
  ), times as (
    select tenant_id, review_key, outcome_at, outcome, outcome_reason, count(*) as n
    from added where state = 'C' group by 1, 2, 3, 4, 5
    union all
    select tenant_id, review_key, outcome_at, outcome, outcome_reason, -count(*)
    from removed where state = 'C' group by 1, 2, 3, 4, 5)
  select tenant_id, review_key, dimension, key, measure, sum(n) from (
    select tenant_id, review_key, 'E'::"char" as dimension, app_rank::bigint as key,
      case when state = 'C' then outcome::text || outcome_reason::text else state::text end as measure, n
    from outcomes
    union all
    select tenant_id, review_key, 'E', app_rank, 'I', instances from outcomes
    union all
    select tenant_id, review_key, 'S', set_key, 'O', count(*) from added where state = 'O' group by 1, 2, 4
    union all
    select tenant_id, review_key, 'S', set_key, 'O', -count(*) from removed where state = 'O' group by 1, 2, 4
    union all
    select tenant_id, review_key, 'T', floor(extract(epoch from outcome_at) / 900)::bigint * 900,
      outcome::text || outcome_reason::text, n
    from times) changes
  group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  return null;
end $$;
create trigger tally_changed_tasks after update on tasks referencing old table as removed new table as added
  for each statement execute function tally_changed_tasks();

-- How many people of a department, of a manager and with a job title hold an entitlement under review, and how many
-- people there are. By the numbers that the start gives to each value (review_peer_groups).
create table review_peer_groups (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  peer_no integer not null,
  -- D department, M manager, J job title.
  kind "char" not null,
  value text collate "C" not null,
  people_count integer not null,
  primary key (tenant_id, review_key, peer_no),
  unique (tenant_id, review_key, kind, value)
);
create table review_peers (
  tenant_id text collate "C" not null,
  review_key bigint not null,
  entitlement_key bigint not null,
  peer_no integer not null,
  holder_count integer not null,
  primary key (tenant_id, review_key, entitlement_key, peer_no)
);
