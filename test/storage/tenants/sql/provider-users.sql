-- provider-users.store.listProviderUsers
select kind, name, count(*) over ()::int as count
from (
  select 'policy' as kind, p.display_name as name
  from policies p
  where p.tenant_id = $1
    and p.deleted_at is null
    and exists (
      select 1
      from jsonb_path_query(p.steps, '$.*.steps[*].approval.requiresStepUpProviderId') as v (value)
      where v.value #>> '{}' = $2
    )
) users
order by kind desc, name
limit $3;
