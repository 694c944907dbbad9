-- The chain of an audit log is kept beside its entries: these are written once and never again, and have one index.
-- Chains that were sealed before begin anew: nothing tells in which order their entries would be now.
drop trigger audit_entries_append_only on audit_entries;
drop trigger audit_entries_sealed_once on audit_entries;
drop index audit_entries_order;
alter table audit_entries drop column seq, drop column hash;
delete from audit_heads;
-- The last entry that is sealed. All entries up to it are.
alter table audit_heads add column entry_id bigint not null;

-- The entries after those of the seal before, up to last_entry, have the numbers from first_seq on, and these hashes.
create table audit_seals (
  tenant_id text collate "C" not null references tenants,
  first_seq bigint not null,
  last_entry bigint not null,
  hashes bytea not null,
  primary key (tenant_id, first_seq)
);
-- Hashes cannot be made smaller.
alter table audit_seals alter column hashes set storage external;

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_entries_guard();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function audit_entries_guard();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function audit_entries_guard();
