-- Settings of sources, and their end (docs/adr/0070). A deleted source keeps its row: its syncs refer to it.
alter table sources
  -- People who answer for it.
  add column owner_ids text[] not null default '{}',
  -- How often it should be imported; null: as often as its kind usually is.
  add column expected_every_seconds integer check (expected_every_seconds between 3600 and 31622400),
  -- Its time zone; empty: UTC.
  add column zone text not null default '',
  add column deleted_at timestamptz;
alter table sources drop constraint sources_kind_check;
alter table sources add constraint sources_kind_check
  check (kind in ('SOURCE_KIND_FILE', 'SOURCE_KIND_CONNECTOR', 'SOURCE_KIND_SCIM', 'SOURCE_KIND_DEMO'));
update sources set kind = 'SOURCE_KIND_DEMO' where display_name = 'Demo company' and kind = 'SOURCE_KIND_FILE';
-- The name of a deleted source is free again.
drop index sources_name;
create unique index sources_name on sources (tenant_id, lower(display_name)) where deleted_at is null;

-- The last sync of a source, which closes everything it has and proves nothing about it.
alter table syncs add column deletes_source boolean not null default false;
create index syncs_deleting on syncs (tenant_id, sync_id) where deletes_source;

-- Prepared campaigns keep how often their sources should have been imported.
alter table ledger_sources add column expected_every_seconds integer;
