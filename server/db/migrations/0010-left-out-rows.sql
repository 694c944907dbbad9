-- Rows of a file that were read but not applied. Syncs that were applied before count the lines that had a fault.
alter table sync_files add column left_out_count integer not null default 0;
update sync_files f set left_out_count = (
    select count(distinct x.line) from sync_faults x
    where x.tenant_id = f.tenant_id and x.sync_id = f.sync_id and x.kind = f.kind)
  from syncs y
  where y.tenant_id = f.tenant_id and y.sync_id = f.sync_id and y.state = 'SYNC_STATE_DONE' and y.fault_count > 0;

-- Prepared campaigns keep the files of their sources with these counts.
update ledger_sources l set files = (
  select jsonb_agg(f || jsonb_build_object('syncId', l.sync_id, 'leftOutCount', coalesce(s.left_out_count, 0))
      order by f ->> 'kind')
  from jsonb_array_elements(l.files) f
  left join sync_files s on s.tenant_id = l.tenant_id and s.sync_id = l.sync_id and s.kind = f ->> 'kind')
where l.files <> '[]';

-- An owner of a campaign has accepted the rows that were left out of a source's data, by their number. It holds for the
-- campaign as long as this is the source's last sync, however often the campaign is prepared.
create table left_out_acknowledgements (
  tenant_id text collate "C" not null,
  campaign_id text collate "C" not null,
  source_id text collate "C" not null,
  sync_id text collate "C" not null,
  left_out_count bigint not null,
  comment text not null,
  acknowledged_by text collate "C" not null,
  acknowledged_at timestamptz not null default now(),
  primary key (tenant_id, campaign_id, source_id, sync_id)
);
