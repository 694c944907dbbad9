-- Previews that were made before show less than their page needs now: these imports are previewed again.
update syncs set state = 'SYNC_STATE_UPLOADING', questions = '[]', updated_at = now() where state = 'SYNC_STATE_PREVIEWED';
delete from sync_previews;

-- How far a sync is in rows, and how long its phases took.
alter table sync_progress add column done_rows integer, add column total_rows integer;
alter table syncs add column phase_seconds jsonb not null default '{}';
