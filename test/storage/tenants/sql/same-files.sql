-- same-files.store.keepState
update syncs
set access_state = coalesce(
  case
    when not exists (
      select 1
      from pg_locks l
      where l.locktype = 'advisory'
        and l.pid <> pg_backend_pid()
        and l.database = (select d.oid from pg_database d where d.datname = current_database())
        and l.classid::bigint = $1::bigint
        and l.objid::bigint = hashtext($2)::bigint & 4294967295
    )
    and not exists (select 1 from half_written_sources h where h.tenant_id = $3) then json_build_array(
      (select max(t.version) from user_versions t where t.tenant_id = $4),
        (
          select extract(epoch from max(t.closed_at))
          from user_versions t
          where t.tenant_id = $5 and t.closed_at is not null
        ), (select max(t.version) from app_versions t where t.tenant_id = $6),
        (
          select extract(epoch from max(t.closed_at))
          from app_versions t
          where t.tenant_id = $7 and t.closed_at is not null
        ), (select max(t.version) from resource_type_versions t where t.tenant_id = $8),
        (
          select extract(epoch from max(t.closed_at))
          from resource_type_versions t
          where t.tenant_id = $9 and t.closed_at is not null
        ), (select max(t.version) from resource_versions t where t.tenant_id = $10),
        (
          select extract(epoch from max(t.closed_at))
          from resource_versions t
          where t.tenant_id = $11 and t.closed_at is not null
        ), (select max(t.version) from entitlement_versions t where t.tenant_id = $12),
        (
          select extract(epoch from max(t.closed_at))
          from entitlement_versions t
          where t.tenant_id = $13 and t.closed_at is not null
        ), (select max(t.version) from account_versions t where t.tenant_id = $14),
        (
          select extract(epoch from max(t.closed_at))
          from account_versions t
          where t.tenant_id = $15 and t.closed_at is not null
        ), (select max(t.version) from grant_versions t where t.tenant_id = $16),
        (
          select extract(epoch from max(t.closed_at))
          from grant_versions t
          where t.tenant_id = $17 and t.closed_at is not null
        ),
        (
          select md5(
            string_agg(v.value_id || v.value || coalesce(v.deleted_at::text, ''), ',' order by v.value_id)
          )
          from attribute_values v
          where v.tenant_id = $18
        ),
        (
          select md5(
            string_agg(
              p.access_profile_id || p.display_name || coalesce(p.deleted_at::text, ''), ','
              order by p.access_profile_id
            )
          )
          from access_profiles p
          where p.tenant_id = $19
        ),
        (
          select md5(string_agg(r.policy_id || r.display_name, ',' order by r.policy_id))
          from (
            select policy_id, display_name
            from policies
            where tenant_id = $20 and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'
          ) r
        ),
        (
          select md5(string_agg(u.user_id, ',' order by u.user_id))
          from users u
          where u.tenant_id = $21
            and exists (
              select 1
              from user_roles r
              where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($22::text[])
            )
        )
    )::text
      end || (
        select coalesce(
          md5(string_agg(l.ref || chr(31) || coalesce(l.user_id, ''), chr(31) order by l.ref)), ''
        )
        from source_links l
        where l.tenant_id = $23 and l.source_id = $24
      ), ''
)
where tenant_id = $25 and sync_id = $26 and inputs <> '';

-- same-files.store.findSame
update syncs
set inputs = 'x', state = 'SYNC_STATE_DONE',
  access_state = case
    when not exists (
      select 1
      from pg_locks l
      where l.locktype = 'advisory'
        and l.pid <> pg_backend_pid()
        and l.database = (select d.oid from pg_database d where d.datname = current_database())
        and l.classid::bigint = $1::bigint
        and l.objid::bigint = hashtext($2)::bigint & 4294967295
    )
    and not exists (select 1 from half_written_sources h where h.tenant_id = $3) then json_build_array(
      (select max(t.version) from user_versions t where t.tenant_id = $4),
        (
          select extract(epoch from max(t.closed_at))
          from user_versions t
          where t.tenant_id = $5 and t.closed_at is not null
        ), (select max(t.version) from app_versions t where t.tenant_id = $6),
        (
          select extract(epoch from max(t.closed_at))
          from app_versions t
          where t.tenant_id = $7 and t.closed_at is not null
        ), (select max(t.version) from resource_type_versions t where t.tenant_id = $8),
        (
          select extract(epoch from max(t.closed_at))
          from resource_type_versions t
          where t.tenant_id = $9 and t.closed_at is not null
        ), (select max(t.version) from resource_versions t where t.tenant_id = $10),
        (
          select extract(epoch from max(t.closed_at))
          from resource_versions t
          where t.tenant_id = $11 and t.closed_at is not null
        ), (select max(t.version) from entitlement_versions t where t.tenant_id = $12),
        (
          select extract(epoch from max(t.closed_at))
          from entitlement_versions t
          where t.tenant_id = $13 and t.closed_at is not null
        ), (select max(t.version) from account_versions t where t.tenant_id = $14),
        (
          select extract(epoch from max(t.closed_at))
          from account_versions t
          where t.tenant_id = $15 and t.closed_at is not null
        ), (select max(t.version) from grant_versions t where t.tenant_id = $16),
        (
          select extract(epoch from max(t.closed_at))
          from grant_versions t
          where t.tenant_id = $17 and t.closed_at is not null
        ),
        (
          select md5(
            string_agg(v.value_id || v.value || coalesce(v.deleted_at::text, ''), ',' order by v.value_id)
          )
          from attribute_values v
          where v.tenant_id = $18
        ),
        (
          select md5(
            string_agg(
              p.access_profile_id || p.display_name || coalesce(p.deleted_at::text, ''), ','
              order by p.access_profile_id
            )
          )
          from access_profiles p
          where p.tenant_id = $19
        ),
        (
          select md5(string_agg(r.policy_id || r.display_name, ',' order by r.policy_id))
          from (
            select policy_id, display_name
            from policies
            where tenant_id = $20 and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'
          ) r
        ),
        (
          select md5(string_agg(u.user_id, ',' order by u.user_id))
          from users u
          where u.tenant_id = $21
            and exists (
              select 1
              from user_roles r
              where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($22::text[])
            )
        )
    )::text
      end || (
        select coalesce(
          md5(string_agg(l.ref || chr(31) || coalesce(l.user_id, ''), chr(31) order by l.ref)), ''
        )
        from source_links l
        where l.tenant_id = $23 and l.source_id = $24
      ), left_out_count = 0
where tenant_id = $25;

select y.sync_id as id, y.counts, y.problem, y.mapping_version as "mappingVersion", y.inputs,
  coalesce(
    y.left_out_count = 0
      and y.access_state = case
        when not exists (
          select 1
          from pg_locks l
          where l.locktype = 'advisory'
            and l.pid <> pg_backend_pid()
            and l.database = (select d.oid from pg_database d where d.datname = current_database())
            and l.classid::bigint = $1::bigint
            and l.objid::bigint = hashtext($2)::bigint & 4294967295
        )
      and not exists (select 1 from half_written_sources h where h.tenant_id = $3) then json_build_array(
        (select max(t.version) from user_versions t where t.tenant_id = $4),
          (
            select extract(epoch from max(t.closed_at))
            from user_versions t
            where t.tenant_id = $5 and t.closed_at is not null
          ), (select max(t.version) from app_versions t where t.tenant_id = $6),
          (
            select extract(epoch from max(t.closed_at))
            from app_versions t
            where t.tenant_id = $7 and t.closed_at is not null
          ), (select max(t.version) from resource_type_versions t where t.tenant_id = $8),
          (
            select extract(epoch from max(t.closed_at))
            from resource_type_versions t
            where t.tenant_id = $9 and t.closed_at is not null
          ), (select max(t.version) from resource_versions t where t.tenant_id = $10),
          (
            select extract(epoch from max(t.closed_at))
            from resource_versions t
            where t.tenant_id = $11 and t.closed_at is not null
          ), (select max(t.version) from entitlement_versions t where t.tenant_id = $12),
          (
            select extract(epoch from max(t.closed_at))
            from entitlement_versions t
            where t.tenant_id = $13 and t.closed_at is not null
          ), (select max(t.version) from account_versions t where t.tenant_id = $14),
          (
            select extract(epoch from max(t.closed_at))
            from account_versions t
            where t.tenant_id = $15 and t.closed_at is not null
          ), (select max(t.version) from grant_versions t where t.tenant_id = $16),
          (
            select extract(epoch from max(t.closed_at))
            from grant_versions t
            where t.tenant_id = $17 and t.closed_at is not null
          ),
          (
            select md5(
              string_agg(
                v.value_id || v.value || coalesce(v.deleted_at::text, ''), ',' order by v.value_id
              )
            )
            from attribute_values v
            where v.tenant_id = $18
          ),
          (
            select md5(
              string_agg(
                p.access_profile_id || p.display_name || coalesce(p.deleted_at::text, ''), ','
                order by p.access_profile_id
              )
            )
            from access_profiles p
            where p.tenant_id = $19
          ),
          (
            select md5(string_agg(r.policy_id || r.display_name, ',' order by r.policy_id))
            from (
              select policy_id, display_name
              from policies
              where tenant_id = $20 and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'
            ) r
          ),
          (
            select md5(string_agg(u.user_id, ',' order by u.user_id))
            from users u
            where u.tenant_id = $21
              and exists (
                select 1
                from user_roles r
                where r.tenant_id = u.tenant_id and r.user_id = u.user_id and r.role_id = any($22::text[])
              )
          )
      )::text
        end || (
          select coalesce(
            md5(string_agg(l.ref || chr(31) || coalesce(l.user_id, ''), chr(31) order by l.ref)), ''
          )
          from source_links l
          where l.tenant_id = $23 and l.source_id = $24
        ), false
  ) as "isSame"
from syncs y
where y.tenant_id = $25 and y.source_id = $26 and y.state = 'SYNC_STATE_DONE'
order by y.finished_at desc
limit 1;

-- same-files.store.copyFindings
insert into sync_tables (
  tenant_id, sync_id, table_number, file_name, member, part_name, format, encoding, separator, header_line,
    columns, row_count, empty_count, repeated_count, filtered_count, left_out_count, filtered, mapping_file
)
select tenant_id, $1, table_number, file_name, member, part_name, format, encoding, separator, header_line,
  columns, row_count, empty_count, repeated_count, filtered_count, left_out_count, filtered, mapping_file
from sync_tables
where tenant_id = $2 and sync_id = $3;

insert into sync_files (
  tenant_id, sync_id, kind, table_number, file_name, columns, sha256, row_count, left_out_count, made_count,
    merged_count
)
select tenant_id, $1, kind, table_number, file_name, columns, sha256, row_count, left_out_count, made_count,
  merged_count
from sync_files
where tenant_id = $2 and sync_id = $3;

insert into sync_faults (
  tenant_id, sync_id, kind, file_name, line, column_name, value, reason, problem, row_key, table_number,
    effect, row_line, is_compared, field, cells
)
select tenant_id, $1, kind, file_name, line, column_name, value, reason, problem, row_key, table_number,
  effect, row_line, is_compared, field, cells
from sync_faults
where tenant_id = $2 and sync_id = $3
order by fault_id;
