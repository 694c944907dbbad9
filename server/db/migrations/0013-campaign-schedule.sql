-- A campaign that is being closed stays OPEN until all of its tasks have an outcome, and nothing in it can be changed.
alter table campaigns add column is_closing boolean not null default false;

-- A scheduled date acts once: the dates that the scheduler has acted on, and why that is not yet, or not, what was wanted.
alter table campaigns
  add column start_tried_for timestamptz, add column close_tried_for timestamptz,
  add column held_reason text not null default '';
create index campaigns_to_start on campaigns (tenant_id, scheduled_start_at)
  where auto_start and state in ('ACCESS_REVIEW_STATE_DRAFT', 'ACCESS_REVIEW_STATE_PENDING');
create index campaigns_to_close on campaigns (tenant_id, completion_at)
  where auto_close and state = 'ACCESS_REVIEW_STATE_OPEN';

-- The last tally that was added up, and how many rows were left then: reviews are added up again when as many are new.
alter table reviews add column folded_to bigint not null default 0, add column folded_count integer not null default 0;
