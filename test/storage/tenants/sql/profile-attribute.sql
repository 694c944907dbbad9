-- profile-attribute.store.listUserAttributes
select app_id as "appId", name,
  coalesce((array_agg(value order by value) filter (where value <> ''))[1:$1], '{}') as "values"
from (
  select distinct p.app_id, a.key as name,
    case when jsonb_typeof(a.value) in ('string', 'number', 'boolean') then left(a.value #>> '{}', 200)
      else '' end as value
  from (
    select '' as app_id,
      jsonb_build_object(
        'department', department, 'jobTitle', job_title, 'employmentType', employment_type,
          'employmentStatus', employment_status
      ) || profile as profile
    from users
    where tenant_id = $2
    order by user_id desc
    limit $3
  ) p, jsonb_each(p.profile) a
) found
group by app_id, name
order by name collate "C", app_id
limit $4;

-- profile-attribute.store.listAccountAttributes
select app_id as "appId", name,
  coalesce((array_agg(value order by value) filter (where value <> ''))[1:$1], '{}') as "values"
from (
  select distinct p.app_id, a.key as name,
    case when jsonb_typeof(a.value) in ('string', 'number', 'boolean') then left(a.value #>> '{}', 200)
      else '' end as value
  from (select app_id, profile from accounts where tenant_id = $2 order by account_id desc limit $3) p,
    jsonb_each(p.profile) a
) found
group by app_id, name
order by name collate "C", app_id
limit $4;
