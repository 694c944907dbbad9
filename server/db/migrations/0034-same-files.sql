-- The same files again change nothing while nothing else has changed: then they are not read.
alter table syncs
  -- Hash of what it read: the files and their mapping. Empty where what they say depends on the day.
  add column inputs text not null default '',
  -- The access data after it was applied, and the names and links it knew. Empty where somebody was changing them.
  add column access_state text not null default '';
