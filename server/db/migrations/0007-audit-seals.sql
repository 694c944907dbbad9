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

-- The last entry of a tenant, when all that come later will have larger numbers; null when somebody takes long to write
-- one. A function, because the lock must end with the statement: writers of the tenant wait for it.
create function audit_last_entry(lock_key integer, of_tenant text, wait text) returns bigint language plpgsql as $$
begin
  perform set_config('lock_timeout', wait, true);
  perform pg_advisory_xact_lock(lock_key, hashtext(of_tenant));
  return (select coalesce(max(entry_id), 0) from audit_entries where tenant_id = of_tenant);
exception when lock_not_available then
  return null;
end $$;

create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_entries_guard();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function audit_entries_guard();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function audit_entries_guard();
