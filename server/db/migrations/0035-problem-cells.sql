-- What the mapping reads of a row with a problem, as text: whoever gets the list of problems finds the row by it.
alter table sync_faults add column cells text not null default '';
