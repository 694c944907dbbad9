-- Which imports were applied with a version of a source's mapping, and when the last one was.
create index syncs_of_mapping on syncs (tenant_id, source_id, mapping_version, finished_at)
  where state = 'SYNC_STATE_DONE' and mapping_version > 0;
