-- Previews that were made before show less than their page needs now: these imports are previewed again.
update syncs set state = 'SYNC_STATE_UPLOADING', questions = '[]', updated_at = now() where state = 'SYNC_STATE_PREVIEWED';
delete from sync_previews;
