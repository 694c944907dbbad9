-- review-mails.store.mailClosed
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (select distinct user_id from reviewer_set_members where tenant_id = $10 and review_key = $11) p
on conflict (tenant_id, once_key) do nothing;

-- review-mails.store.mailReminders
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (
  select p.user_id
  from (
    select distinct m.user_id
    from reviewer_set_members m
    where m.tenant_id = $10
      and m.review_key = any($11::bigint[])
      and exists (
        select 1
        from tasks t
        where t.tenant_id = $12 and t.review_key = m.review_key and t.set_key = m.set_key and t.state = 'O'
      )
  ) p
  join users u on u.tenant_id = $13 and u.user_id = p.user_id and u.status = 'ENABLED'
  where true
    and not exists (
      select 1
      from outbox o
      where o.tenant_id = $14
        and o.campaign_id = $15
        and o.user_id = p.user_id
        and o.kind = 'REMINDER_NOW'
        and o.created_at > now() - interval '1 hour'
    )
) p
on conflict (tenant_id, once_key) do nothing;

-- review-mails.store.mailDelegationOffers
insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, data, gathers, due_at)
select $1, $2::text, p.user_id, $3::text, concat_ws(' ', $4::text, $5::text, p.user_id, $6::text),
  $7::jsonb, $8, now() + make_interval(secs => $9)
from (
  select d.user_id
  from user_delegations d
  where d.tenant_id = $10
    and d.starts_at between now() - interval '1 day'
    and now()
    and coalesce(d.expires_at > now(), true)
    and not exists (
      select 1
      from outbox o
      where o.tenant_id = d.tenant_id
        and o.campaign_id = ''
        and o.user_id = d.user_id
        and o.kind = 'DELEGATION_OFFER'
        and o.created_at >= d.starts_at
    )
    and exists (
      select 1
      from reviews r
      join (
        select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
          completion_at, closed_at, held_reason
        from campaigns
        where state <> 'ACCESS_REVIEW_STATE_DELETED'
      ) c on c.tenant_id = r.tenant_id
        and c.campaign_id = r.campaign_id
        and c.review_key = r.review_key
      join reviewer_set_members m on m.tenant_id = r.tenant_id and m.review_key = r.review_key
      where r.tenant_id = d.tenant_id
        and r.opened_at is not null
        and r.closing_at is null
        and m.user_id = d.user_id
        and exists (
          select 1
          from tasks t
          where t.tenant_id = m.tenant_id
            and t.review_key = m.review_key
            and t.set_key = m.set_key
            and t.state = 'O'
        )
    )
) p
on conflict (tenant_id, once_key) do nothing;

-- review-mails.store.listAnswerableReviews
select r.review_key::text as key, r.campaign_id as "campaignId", r.opened_at as "openedAt"
from reviews r
join (
  select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
    completion_at, closed_at, held_reason
  from campaigns
  where state <> 'ACCESS_REVIEW_STATE_DELETED'
) c on c.tenant_id = r.tenant_id
  and c.campaign_id = r.campaign_id
  and c.review_key = r.review_key
where r.tenant_id = $1 and r.opened_at is not null and r.closing_at is null
order by r.review_key;
