-- Who the accounts of a source belong to, where somebody has said so (docs/adr/0073).
create table source_links (
  tenant_id text collate "C" not null,
  source_id text collate "C" not null,
  -- What the files call the person, or else the account, in lower case and as it was given.
  ref text collate "C" not null,
  text text not null,
  -- Null: nobody's.
  user_id text collate "C",
  created_by text collate "C",
  created_at timestamptz not null default now(),
  primary key (tenant_id, source_id, ref),
  foreign key (tenant_id, source_id) references sources
);
