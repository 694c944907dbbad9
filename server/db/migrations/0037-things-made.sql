-- What the rows of a table made of each kind, and how much of that is one with something else: the other side of what is applied.
alter table sync_files add column made_count integer not null default 0, add column merged_count integer not null default 0;
-- By kind, once the rows have been compared: how much was made, applied, merged and left out.
alter table syncs add column things jsonb not null default '{}';
