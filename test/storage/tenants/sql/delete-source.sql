-- delete-source.store.countSourceData
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

select (
  select count(*)::int
  from grants
  where tenant_id = $1
    and (
      source_id = $2
        or entitlement_key in (
          select entitlement_key
          from entitlements
          where tenant_id = $3
            and app_id in (select app_id from apps where tenant_id = $4 and source_id = $5)
        )
        or principal_key in (
          select account_key
          from accounts
          where tenant_id = $6
            and app_id in (select app_id from apps where tenant_id = $7 and source_id = $8)
          union all select resource_key
          from resources
          where tenant_id = $9
            and app_id in (select app_id from apps where tenant_id = $10 and source_id = $11)
        )
    )
) as "grantCount",
  (
    select count(*)::int
    from users old
    where old.tenant_id = $12
      and old.source_id = $13
      and old.status <> 'DELETED'
      and not exists (
        select 1
        from user_roles r
        where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($14::text[])
      )
  ) as "userCount",
  (
    select count(*)::int
    from users old
    where old.tenant_id = $15
      and old.source_id = $16
      and old.status <> 'DELETED'
      and exists (
        select 1
        from user_roles r
        where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($17::text[])
      )
  ) as "administratorCount",
  (select count(*)::int from apps where tenant_id = $18 and source_id = $19) as "appCount",
  (
    select count(*)::int
    from resource_types
    where tenant_id = $20 and app_id in (select app_id from apps where tenant_id = $21 and source_id = $22)
  ) as "resourceTypeCount",
  (
    select count(*)::int
    from resources
    where tenant_id = $23 and app_id in (select app_id from apps where tenant_id = $24 and source_id = $25)
  ) as "resourceCount",
  (
    select count(*)::int
    from entitlements
    where tenant_id = $26 and app_id in (select app_id from apps where tenant_id = $27 and source_id = $28)
  ) as "entitlementCount",
  (
    select count(*)::int
    from accounts
    where tenant_id = $29 and app_id in (select app_id from apps where tenant_id = $30 and source_id = $31)
  ) as "accountCount";

-- delete-source.store.countCampaignsOfSource
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

select c.state, count(*)::int as "campaignCount"
from (
  select null::text, null::text, null::text
  where false
  union
  select c.campaign_id, c.display_name, c.state
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
  join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
  join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id and a.source_id = $1
  where c.tenant_id = $2 and c.state = 'ACCESS_REVIEW_STATE_DRAFT'
  union
  select c.campaign_id, c.display_name, c.state
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join ledger_entries l on l.tenant_id = c.tenant_id
    and l.preparation_key = c.preparation_key
    and l.source_id = $3
    and l.rule = ''
    and l.grant_count > 0
  where c.tenant_id = $4
) c (campaign_id, display_name, state)
group by 1
order by 1;

-- delete-source.store.listCampaignsOfSource
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

select c.campaign_id as id, c.display_name as "displayName", c.state
from (
  select null::text, null::text, null::text
  where false
  union
  select c.campaign_id, c.display_name, c.state
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join campaign_selections s on s.tenant_id = c.tenant_id and s.campaign_id = c.campaign_id
  join selection_entries e on e.tenant_id = s.tenant_id and e.set_id = s.set_id
  join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id and a.source_id = $1
  where c.tenant_id = $2 and c.state = 'ACCESS_REVIEW_STATE_DRAFT'
  union
  select c.campaign_id, c.display_name, c.state
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  join ledger_entries l on l.tenant_id = c.tenant_id
    and l.preparation_key = c.preparation_key
    and l.source_id = $3
    and l.rule = ''
    and l.grant_count > 0
  where c.tenant_id = $4
) c (campaign_id, display_name, state)
order by 2, 1;

-- delete-source.store.listPreparing
select q.name
from (
  select coalesce(nullif(display_name, ''), campaign_id)
  from (
    select tenant_id, campaign_id, display_name, state, policy_id, preparation_key, review_key,
      completion_at, closed_at, held_reason
    from campaigns
    where state <> 'ACCESS_REVIEW_STATE_DELETED'
  ) c
  where c.tenant_id = $1 and c.state = 'ACCESS_REVIEW_STATE_PREPARING'
) q (name)
order by 1;

-- delete-source.store.nextGrants
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

-- delete-source.store.closeObjects
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

with found as (
  select version
  from account_versions
  where tenant_id = $1
    and closed_at is null
    and app_id in (select app_id from apps where tenant_id = $2 and source_id = $3)
  limit $4
),
  gone as (
    update account_versions as old
    set closed_at = clock_timestamp(), closed_by = $5, removed = true
    where old.tenant_id = $6 and old.closed_at is null and old.version in (select version from found)
    returning account_key as key
  ),
  hanging as (
    update grant_versions as g
    set closed_at = clock_timestamp(), closed_by = $7, removed = true
    from gone
    where g.tenant_id = $8 and g.closed_at is null and g.principal_key = gone.key
    returning 1
  )
select (select count(*)::int from found) as found, (select count(*)::int from gone) as objects,
  (select count(*)::int from hanging) as grants;

-- delete-source.store.releasePeople
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

with found as (
  select version from user_versions where tenant_id = $1 and closed_at is null and source_id = $2 limit $3
),
  old as (
    update user_versions as old
    set closed_at = clock_timestamp(), closed_by = $4
    where old.tenant_id = $5 and old.closed_at is null and old.version in (select version from found)
    returning old.*
  ),
  written as (
    insert into user_versions (
      user_id, email, display_name, status, type, origin, username, department, job_title,
        employment_status, employment_type, employee_ids, manager_ids, delegated_user_id, profile,
        source_id, external_id, edited, created_at, tenant_id, opened_by, opened_at
    )
    select old.user_id, old.email, old.display_name,
      case
        when (
          old.status = 'DELETED'
            or exists (
              select 1
              from user_roles r
              where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($6::text[])
            )
        ) then old.status else 'DELETED' end, old.type, old.origin, old.username, old.department,
      old.job_title, old.employment_status, old.employment_type, old.employee_ids, old.manager_ids,
      old.delegated_user_id, old.profile, null, '', old.edited, old.created_at, old.tenant_id, $7,
      old.closed_at
    from old
  )
select (select count(*)::int from found) as found,
  (
    select count(*)::int
    from old
    where not (
      old.status = 'DELETED'
        or exists (
          select 1
          from user_roles r
          where r.tenant_id = old.tenant_id and r.user_id = old.user_id and r.role_id = any($8::text[])
        )
    )
  ) as removed;

-- delete-source.store.closeGrants
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

update grant_versions
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where tenant_id = $2
  and closed_at is null
  and source_id = $3
  and version > $4::bigint
  and version <= $5::bigint;

-- delete-source.store.closeApps
update user_versions set source_id = $1 where tenant_id = $2;

update app_versions set source_id = $1 where tenant_id = $2;

update account_versions set source_id = $1 where tenant_id = $2;

update entitlement_versions set source_id = $1 where tenant_id = $2;

update grant_versions set source_id = $1 where tenant_id = $2;

update app_versions
set closed_at = clock_timestamp(), closed_by = $1, removed = true
where tenant_id = $2 and closed_at is null and source_id = $3;

-- delete-source.store.lockSourceApps
select pg_advisory_xact_lock($1::int, hashtext($2::text || ':' || lock))
from (
  select distinct hashtext(app_id) & $3::int as lock
  from ((select app_id from apps where tenant_id = $4 and source_id = $5)) a
  order by lock
) l;
