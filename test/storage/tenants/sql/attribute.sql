-- attribute.store.findAttributeValue
select value_id as id, attribute_type as "attributeTypeId", value,
  case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($1::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt"
from attribute_values
where tenant_id = $2
  and value_id = $3
  and deleted_at is null
  and attribute_type = coalesce($4, attribute_type);

-- attribute.store.listAttributeValues
select value_id as id, attribute_type as "attributeTypeId", value,
  case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($1::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt"
from attribute_values
where tenant_id = $2 and value_id > $3 and deleted_at is null and value_id = any($4::text[])
order by value_id
limit $5;

-- attribute.store.renameAttributeValue
update attribute_values
set value = $1, updated_at = now(),
  rank = case when attribute_type = 'risk_level' then case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($2::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end end
where tenant_id = $3 and value_id = $4 and deleted_at is null
returning value_id as id, attribute_type as "attributeTypeId", value,
  case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($5::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt";

-- attribute.store.updateRank
update attribute_values
set rank = $1, updated_at = now()
where tenant_id = $2 and value_id = $3 and attribute_type = 'risk_level' and deleted_at is null
returning value_id as id, attribute_type as "attributeTypeId", value,
  case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($4::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt";

-- attribute.store.insertAttributeValue
with added as (
  insert into attribute_values (tenant_id, value_id, attribute_type, value)
  select $1, *
  from unnest($2::text[], $3::text[], $4::text[])
  on conflict (tenant_id, attribute_type, lower(value))
  where deleted_at is null do nothing
  returning value_id as id, attribute_type as "attributeTypeId", value,
    case
      when attribute_values.attribute_type = 'risk_level' then coalesce(
        attribute_values.rank, ($5::jsonb ->> lower(attribute_values.value))::int, 0
      ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt"
),
  recorded as (
    insert into audit_entries (
      tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address,
        campaign_id
    )
    select entry.*
    from (
      select $6::text, now(), $7::text, $8::text, $9::text, $10::text, $11::text, $12::jsonb, $13::text,
        $14::text, $15::text
      from added
    ) as entry (tenant_id, at, actor_id, principal_id, operation, outcome, target_id, detail, request_id, address, campaign_id),
      lateral pg_advisory_xact_lock_shared($16::int, hashtext(entry.tenant_id))
  )
select *
from added;

-- attribute.store.insertAttributeValues
insert into attribute_values (tenant_id, value_id, attribute_type, value)
select $1, *
from unnest($2::text[], $3::text[], $4::text[])
on conflict (tenant_id, attribute_type, lower(value))
where deleted_at is null do nothing
returning value_id as id, attribute_type as "attributeTypeId", value,
  case
    when attribute_values.attribute_type = 'risk_level' then coalesce(
      attribute_values.rank, ($5::jsonb ->> lower(attribute_values.value))::int, 0
    ) else 0 end as rank, created_at as "createdAt", updated_at as "updatedAt";
