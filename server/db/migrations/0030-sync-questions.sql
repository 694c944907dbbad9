-- What has to be answered before a sync goes on: a code, a sentence and its numbers each.
alter table syncs add column questions jsonb not null default '[]';
