-- involvement.store.findInvolvement
select (
  select c.state
  from (
    select c.tenant_id, c.campaign_id, c.state, c.preparation_key
    from campaigns c
    where c.tenant_id = $1
      and c.campaign_id = $2
      and c.state <> 'ACCESS_REVIEW_STATE_DELETED'
      and exists (
        select 1
        from campaign_owners r
        where r.tenant_id = c.tenant_id and r.campaign_id = c.campaign_id and r.user_id = $3
      )
  ) c
) as "visibleState",
  exists (
    select 1
    from reviewer_set_members m
    where m.tenant_id = $4 and m.user_id = $5 and m.review_key = $6::bigint
  ) as "isReviewer";
