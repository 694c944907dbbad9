-- Writable members of the message that nothing here goes by.
alter table resource_versions add column settings jsonb not null default '{}';
-- A view has the columns that its table had when it was made.
create or replace view resources as select * from resource_versions where closed_at is null;
