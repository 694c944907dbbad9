-- schedule.store.listDueCampaigns
select c.campaign_id as id, 'start' as due
from campaigns c
where c.tenant_id = $1
  and (
    c.auto_start
      and c.state in ('ACCESS_REVIEW_STATE_DRAFT', 'ACCESS_REVIEW_STATE_PENDING')
      and c.scheduled_start_at <= now()
      and c.scheduled_start_at is distinct from c.start_tried_for
  )
union all select c.campaign_id, 'close'
from campaigns c
where c.tenant_id = $2
  and (
    c.auto_close
      and c.state = 'ACCESS_REVIEW_STATE_OPEN'
      and not c.is_closing
      and c.completion_at <= now()
      and c.completion_at is distinct from c.close_tried_for
  )
order by due, id;

-- schedule.store.isDue
select 1
from campaigns c
where c.tenant_id = $1
  and c.campaign_id = $2
  and (
    c.auto_close
      and c.state = 'ACCESS_REVIEW_STATE_OPEN'
      and not c.is_closing
      and c.completion_at <= now()
      and c.completion_at is distinct from c.close_tried_for
  );

-- schedule.store.spendDate
update campaigns
set close_tried_for = completion_at, held_reason = $1
where tenant_id = $2 and campaign_id = $3;

-- schedule.store.settleSchedule
select c.state,
  (
    c.auto_start
      and c.scheduled_start_at is not null
      and c.scheduled_start_at is distinct from c.start_tried_for
  ) as scheduled
from campaigns c
where c.tenant_id = $1 and c.campaign_id = $2;
