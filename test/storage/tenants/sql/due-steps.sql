-- due-steps.store.listWaiting
select numeric_id::text as number
from (
  select t.numeric_id
  from tasks t
  where t.tenant_id = $1
    and t.review_key = $2
    and t.state = 'W'
    and (t.path_key, t.step_no) in (select * from unnest($3::int[], $4::int[]))
    and t.numeric_id > $5::bigint
    and t.numeric_id <= $6::bigint
) waiting
order by numeric_id;
